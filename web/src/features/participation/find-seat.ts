import { accessCodeIn } from '@vincere/domain';
import { send } from '../../lib/api.ts';
import type { MyRun } from './useMyRuns.ts';

/** Returns the user's seat on the run with this access code; undefined if there is none or the server doesn't answer. */
export async function findSeat(code: string): Promise<MyRun | undefined> {
  const answer = await send('listMyRuns', {}).catch(() => null);
  return answer?.user_run.find(({ sim_run }) => sim_run.access_code.toUpperCase() === accessCodeIn(code));
}
