import type { Change } from '../../platform/db/database.ts';
import { listRehearsals, removeRehearsal } from '../store/runs/rehearsals.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';

/**
 * Ends the rehearsals that would prevent the deletion of a simulation, stage or scenario. Only bots have played them. The
 * simulation must be locked.
 */
export async function endRehearsalsOf(
  change: Change,
  of: Parameters<typeof listRehearsals>[1],
): Promise<void> {
  for (const id of await listRehearsals(change.tx, of)) {
    const run = await lockRun(change, id);
    await removeRehearsal(change.tx, id);
    announceOn(change, run, 'run-status-changed');
  }
}
