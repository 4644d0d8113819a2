import type { App } from '../app.ts';
import { listAbandoned, removeRehearsal } from '../store/rehearsals.ts';

/** A rehearsal without a step for this long (ms) counts as abandoned. */
const abandonedMs = 60 * 60_000;

/** Deletes abandoned rehearsals. */
export async function sweepRehearsals(app: App): Promise<void> {
  const abandoned = await listAbandoned(app.db.read, app.clock() - abandonedMs);
  for (const id of abandoned) await app.db.change(({ tx }) => removeRehearsal(tx, id));
}
