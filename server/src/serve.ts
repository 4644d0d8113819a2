import type { Call } from '@vincere/contract';
import { withAudit } from './platform/audit/with-audit.ts';
import type { HandlerOf } from './platform/http/gate.ts';
import type { Handler } from './platform/http/handle.ts';
import { buildServer } from './platform/http/server.ts';
import { withIdempotency } from './platform/idempotency/with-idempotency.ts';
import { openGate } from './play/access/gate.ts';
import { withAccessRecheck } from './play/access/rights.ts';
import type { App } from './play/app.ts';
import { routes } from './routes.ts';

/** Returns the HTTP server for an app. It does not listen yet. */
export function serve(app: App): ReturnType<typeof buildServer> {
  return buildServer(app, { gate: openGate(app), handlerOf: handlersWith(app) });
}

/**
 * Returns the handlers of all calls. A call whose rights are checked again or that is audited gets its own app for each
 * request, and therefore its own handler. Other calls share one handler.
 */
function handlersWith(app: App): HandlerOf {
  return (noun, name, call: Call) => {
    const handlerFor = (own: App) =>
      (routes[noun](own) as Record<string, (request: never) => Promise<unknown>>)[name] as Handler;
    const shared = handlerFor(app);
    return (request) => {
      const rechecked = withAccessRecheck(app, call, request);
      const own = withAudit(withIdempotency(rechecked, name, call, request), name, call, request);
      return own === app ? shared(request) : handlerFor(own)(request);
    };
  };
}
