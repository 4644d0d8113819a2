import { send } from '../../lib/api.ts';
import type { MyRun } from './useMyRuns.ts';

export function codeOf(typed: string): string {
  return typed.trim().toUpperCase();
}

/** The caller's seat on the run behind a code; undefined where there is none, or it can't be found out. */
export async function findSeat(code: string): Promise<MyRun | undefined> {
  const answer = await send('listMyRuns', {}).catch(() => null);
  return answer?.user_run.find(({ sim_run }) => sim_run.access_code.toUpperCase() === codeOf(code));
}
