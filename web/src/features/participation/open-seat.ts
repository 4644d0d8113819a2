import { isFinished } from '@vincere/domain';
import { readOnce } from '../../lib/api.ts';
import { heldRun } from '../../lib/session.ts';
import type { MyRun } from './useMyRuns.ts';

/**
 * The caller's seat on a run that is not over: of the run that this tab is about, else of the newest. Undefined where
 * there is none. Throws where the server does not answer.
 */
export async function openSeat(): Promise<MyRun | undefined> {
  const { user_run } = await readOnce('listMyRuns', {});
  const open = user_run.filter(({ sim_run }) => !isFinished(sim_run.status));
  return open.find(({ sim_run }) => sim_run.id === heldRun.id()) ?? open[0];
}
