import { useRead } from '../../lib/api.ts';
import { storedRun, useSession } from '../../lib/session/session.ts';

/**
 * Finds the finished run of a post-questionnaire by its id, else by its access code, else by the run stored in this tab. `seat`
 * is the user's seat on it, or undefined.
 */
export function useRunToAnswer({
  runId,
  code,
}: {
  /** A string if the id in the address is malformed. */
  runId?: number | string | undefined;
  code?: string | undefined;
}) {
  const session = useSession();
  const history = useRead('listMyRuns', {}, { enabled: session !== null });
  const wantedCode = code?.trim().toUpperCase();
  const seatByCode = history.data?.user_run.find(
    ({ sim_run }) => sim_run.access_code.toUpperCase() === wantedCode,
  );
  const isMalformed = typeof runId === 'string';
  const validId = isMalformed ? undefined : runId;
  const foundRunId =
    validId ?? (wantedCode === undefined ? undefined : seatByCode?.simulation_run_id) ?? storedRun.id();
  const id = isMalformed ? undefined : (foundRunId ?? undefined);
  return {
    id,
    isMalformed,
    seat: history.data?.user_run.find((seat) => seat.simulation_run_id === id),
    history,
  };
}
