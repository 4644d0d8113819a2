import { hasEnding } from '@vincere/domain';
import { queryClient, send } from '../../lib/api.ts';

/** Returns whether a finished run has an ending to read. A failed read counts as none. */
export async function readHasEnding(runId: number): Promise<boolean> {
  try {
    const { user_run } = await queryClient.fetchQuery({
      queryKey: ['listMyRuns', {}],
      queryFn: () => send('listMyRuns', {}),
      staleTime: 0,
    });
    const seat = user_run.find(({ simulation_run_id }) => simulation_run_id === runId);
    if (seat === undefined) return false;
    const { sim_run } = await send('getUserRun', { params: { userRunId: seat.id } });
    return hasEnding(sim_run);
  } catch {
    return false;
  }
}
