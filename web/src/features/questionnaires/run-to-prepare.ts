import type { QuestionnaireScope } from '@vincere/domain';
import { readOnce, useRead } from '../../lib/api.ts';
import { pendingJoin, useSession } from '../../lib/session/session.ts';

/** A run with the scope of its questionnaires, and whether facilitators may read the answers with names. */
export type AskingRun = {
  id: number;
  name: string;
  questionnaires: QuestionnaireScope;
  names_answers: boolean;
};

/**
 * Returns the run for which the user prepares: the one with the access code `code`, else the one they joined last. Null if there
 * is none, or if the server doesn't answer.
 */
export async function runToPrepare(code: string | undefined): Promise<AskingRun | null> {
  if (code !== undefined) return readOnce('getJoin', { params: { accessCode: code } }).catch(() => null);
  const mine = await readOnce('listMyRuns', {}).catch(() => null);
  return mine?.user_run[0]?.sim_run ?? null;
}

/** Reads the run for which the user prepares: the one that they are about to join, else the one they joined last. */
export function useRunToPrepare(): { run: AskingRun | undefined; isLoading: boolean } {
  const hasSession = useSession() !== null;
  const code = pendingJoin.code();
  const join = useRead('getJoin', { params: { accessCode: code ?? '' } }, { enabled: code !== undefined });
  const mine = useRead('listMyRuns', {}, { enabled: code === undefined && hasSession });
  return {
    run: code === undefined ? mine.data?.user_run[0]?.sim_run : join.data,
    isLoading: join.isLoading || mine.isLoading,
  };
}
