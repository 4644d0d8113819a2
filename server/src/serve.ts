import type { CallName } from '@vincere/contract';
import { openPipeline } from './pipeline.ts';
import type { Implementation } from './platform/http/gate.ts';
import type { CallHandler } from './platform/http/handle.ts';
import { buildServer } from './platform/http/server.ts';
import { openGate } from './play/access/gate.ts';
import type { App, SystemApp } from './play/app.ts';
import { routes } from './routes.ts';

/** Returns the HTTP server for an app. It does not listen yet. */
export function serve(app: SystemApp): ReturnType<typeof buildServer> {
  const { changesOf } = openPipeline(app.database, app.unsavedSessions, app.clock);
  return buildServer(app, { gate: openGate(app), handlerOf: handlersWith(app), changesOf });
}

/**
 * Returns a function that finds the handler of a call. The cast forgets which request each handler takes: `mount` parses a request
 * with the schemas of its call before it passes it on.
 */
function handlersWith(app: App): Implementation['handlerOf'] {
  return (noun, name) => {
    const handle = (routes[noun] as unknown as Record<string, CallHandler<CallName, App>>)[name];
    if (handle === undefined) throw new Error(`The call ${name} has no handler`);
    return (request) => handle(request as never, app);
  };
}
