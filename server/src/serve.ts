import type { Call } from '@vincere/contract';
import type { FastifyInstance } from 'fastify';
import { withAudit } from './platform/audit/with-audit.ts';
import type { HandlerOf } from './platform/http/gate.ts';
import type { Handler } from './platform/http/handle.ts';
import { buildServer } from './platform/http/server.ts';
import { openGate } from './play/access/gate.ts';
import { rejudged } from './play/access/rights.ts';
import type { App } from './play/app.ts';
import { routes } from './routes.ts';

/** Returns the server that answers every call with `app`. It does not listen yet. */
export function serve(app: App): Promise<FastifyInstance> {
  return buildServer(app, { gate: openGate(app), handlerOf: handlersWith(app) });
}

/** A call that is judged again or withAudit gets an app for each request, so its handler is made for each request. */
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
