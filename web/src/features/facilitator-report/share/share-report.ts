import { queryClient, queryOf, send } from '../../../lib/api.ts';

/** Shares a report or stops sharing it, and reads the run again. */
export async function shareReport(runId: number, isShared: boolean): Promise<void> {
  const params = { runId };
  await send('shareReport', { params, body: { shared: isShared } });
  await queryClient.invalidateQueries({ queryKey: queryOf('getRun', { params }).queryKey });
}
