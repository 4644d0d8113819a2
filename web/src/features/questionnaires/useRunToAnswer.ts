import { useRead } from '../../lib/api.ts';
import { storedRun, useSession } from '../../lib/session.ts';

/**
 * The finished run that a post-questionnaire is about: named by its id, else by its access code, else the one this tab
 * holds. `seat` is the caller's entry of it, undefined where there is none.
 */
export function useRunToAnswer({
  runId,
  code,
}: {
  /** Text where the address has one that is no id. */
  runId?: number | string | undefined;
  code?: string | undefined;
}) {
  const session = useSession();
  const history = useRead('listMyRuns', {}, { enabled: session !== null });
  const wanted = code?.trim().toUpperCase();
  const ofCode = history.data?.user_run.find(({ sim_run }) => sim_run.access_code.toUpperCase() === wanted);
  const isMalformed = typeof runId === 'string';
  const named = isMalformed ? undefined : runId;
  const found = named ?? (wanted === undefined ? undefined : ofCode?.simulation_run_id) ?? storedRun.id();
  const id = isMalformed ? undefined : (found ?? undefined);
  return {
    id,
    isMalformed,
    seat: history.data?.user_run.find((seat) => seat.simulation_run_id === id),
    history,
  };
}
