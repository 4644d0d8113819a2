import type { Call } from '@vincere/contract';
import { withAudit } from './platform/audit/with-audit.ts';
import type { HandlerOf } from './platform/http/gate.ts';
import type { Handler } from './platform/http/handle.ts';
import { buildServer } from './platform/http/server.ts';
import { openGate } from './play/access/gate.ts';
import { rejudged } from './play/access/rights.ts';
import type { App } from './play/app.ts';
import { routes } from './routes.ts';

/** Returns the server that answers every call with `app`. It does not listen yet. */
export function serve(app: App): ReturnType<typeof buildServer> {
  return buildServer(app, { gate: openGate(app), handlerOf: handlersWith(app) });
}

/** A changing call gets its own app per request, which checks rights again and writes the audit entry. */
function handlersWith(app: App): HandlerOf {
  return (noun, name, call: Call) => {
    const handlerFor = (own: App) =>
      (routes[noun](own) as Record<string, (request: never) => Promise<unknown>>)[name] as Handler;
    const shared = handlerFor(app);
    return (request) => {
      const own = withAudit(rejudged(app, call, request), name, call, request);
      return own === app ? shared(request) : handlerFor(own)(request);
    };
  };
}
