import type { App } from '../app.ts';
import { listForgotten, removeRehearsal } from './store.ts';

/** After so long without a step nobody watches a rehearsal any more, in ms. */
const patienceMs = 60 * 60_000;

/** Deletes rehearsals whose author went away without ending them. */
export async function sweepRehearsals(app: App): Promise<void> {
  const forgotten = await listForgotten(app.db.read, app.clock() - patienceMs);
  for (const id of forgotten) await app.db.change(({ tx }) => removeRehearsal(tx, id));
}
