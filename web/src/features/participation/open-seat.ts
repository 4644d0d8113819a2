import { isFinished } from '@vincere/domain';
import { readOnce } from '../../lib/api.ts';
import { storedRun } from '../../lib/session/session.ts';
import type { MyRun } from './useMyRuns.ts';

/**
 * Returns the user's seat on an unfinished run: on the run of this tab if it has one, else on the newest. Undefined if there is
 * none. Rejects if the server doesn't answer.
 */
export async function openSeat(): Promise<MyRun | undefined> {
  const { user_run } = await readOnce('listMyRuns', {});
  const openSeats = user_run.filter(({ sim_run }) => !isFinished(sim_run.status));
  return openSeats.find(({ sim_run }) => sim_run.id === storedRun.id()) ?? openSeats[0];
}
