import { isFinished } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import type { Kind } from './kinds.ts';
import type { AskingRun } from './run-to-prepare.ts';

const withoutNames = () =>
  t('Facilitators read these answers without names, question by question, and only from four people up.');

/**
 * Returns a text that says who can read the answers to a questionnaire; empty until it is known. `asks` is the run of a
 * post-questionnaire, or the run for which the user prepares.
 */
export function useReaders(kind: Kind, asks: AskingRun | undefined): string {
  const hasSession = useSession() !== null;
  const mine = useRead('listMyRuns', {}, { enabled: hasSession && kind !== 'post' });
  if (kind === 'post')
    return asks?.names_answers ? t('Facilitators can read these answers with your name.') : withoutNames();
  if (mine.isLoading) return '';
  if (mine.isError)
    return t(
      'Facilitators read these answers without names, unless you take part in a run that names answers.',
    );
  const seats = mine.data?.user_run ?? [];
  // Runs that have finished keep the answers that they have.
  const naming = seats.find(({ sim_run }) => sim_run.names_answers && !isFinished(sim_run.status));
  if (naming)
    return t('You take part in {run}, which names answers: facilitators can read these with your name.', {
      run: naming.sim_run.name,
    });
  return asks?.names_answers && !seats.some(({ sim_run }) => sim_run.id === asks.id)
    ? `${withoutNames()} ${t('What you answer once you have joined {run}, they can read with your name.', { run: asks.name })}`
    : withoutNames();
}
