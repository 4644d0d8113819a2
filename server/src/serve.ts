import { openPipeline } from './pipeline.ts';
import type { Implementation } from './platform/http/gate.ts';
import { buildServer } from './platform/http/server.ts';
import { openGate } from './play/access/gate.ts';
import type { App, SystemApp } from './play/app.ts';
import { routes } from './routes.ts';

/** Returns the HTTP server for an app. It does not listen yet. */
export function serve(app: SystemApp): ReturnType<typeof buildServer> {
  const { changesOf } = openPipeline(app.database, app.unsavedSessions, app.clock);
  return buildServer(app, { gate: openGate(app), handlerOf: handlersWith(app), changesOf });
}

/** A handler of some call. Only the handler itself knows which request it takes. */
type SomeHandler = (request: never, app: App) => Promise<unknown>;

/** Returns a function that finds the handler of a call. */
function handlersWith(app: App): Implementation['handlerOf'] {
  const handlersByNoun: Readonly<Record<string, Readonly<Record<string, SomeHandler>>>> = routes;
  return (noun, name) => {
    const handle = handlersByNoun[noun]?.[name];
    if (handle === undefined) throw new Error(`The call ${name} has no handler`);
    // `mount` has parsed the request with the schemas of its call.
    return (request) => handle(request as never, app);
  };
}
