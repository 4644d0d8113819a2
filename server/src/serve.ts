import { openPipeline } from './pipeline.ts';
import type { Implementation } from './platform/http/gate.ts';
import type { Handler } from './platform/http/handle.ts';
import { buildServer } from './platform/http/server.ts';
import { openGate } from './play/access/gate.ts';
import type { App, SystemApp } from './play/app.ts';
import { routes } from './routes.ts';

/** Returns the HTTP server for an app. It does not listen yet. */
export function serve(app: SystemApp): ReturnType<typeof buildServer> {
  const { changesOf } = openPipeline(app.database, app.unsavedSessions, app.clock);
  return buildServer(app, { gate: openGate(app), handlerOf: buildHandlers(app), changesOf });
}

/**
 * Builds the handlers of all calls. They keep no state between requests. The cast forgets which request each handler takes: `mount`
 * parses a request with the schemas of its call before it passes it on.
 */
function buildHandlers(app: App): Implementation['handlerOf'] {
  const handlers = Object.fromEntries(
    Object.entries(routes).map(([noun, build]) => [noun, build(app)]),
  ) as unknown as Record<string, Record<string, Handler>>;
  return (noun, name) => {
    const handler = handlers[noun]?.[name];
    if (handler === undefined) throw new Error(`The call ${name} has no handler`);
    return handler;
  };
}
