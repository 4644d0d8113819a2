import type { SystemAccess } from '../../platform/app.ts';
import type { App } from '../app.ts';
import { listAbandoned, removeRehearsal } from '../store/runs/rehearsals.ts';

/** A rehearsal without a step for this long (ms) counts as abandoned. */
const abandonedMs = 60 * 60_000;

/** Deletes abandoned rehearsals, each in one change. */
export async function sweepRehearsals(app: App, inChange: SystemAccess['systemChange']): Promise<void> {
  const abandonedIds = await listAbandoned(app.db.read, app.clock() - abandonedMs);
  for (const id of abandonedIds) await inChange(({ tx }) => removeRehearsal(tx, id));
}
