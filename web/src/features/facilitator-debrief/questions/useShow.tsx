import { useState } from 'react';
import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import type { DebriefPhase } from '../../../parts/guided-debrief/types.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { keepFocus } from '../kept-focus.ts';
import type { ControlQuestion } from '../types.ts';
import { useAct } from '../useDebrief.ts';
import { ReasonsDialog } from './ReasonsDialog.tsx';

/**
 * Returns a function that shows a question on the projector, and the dialog that it may open. A question about a minority first
 * opens the reasons. One about key facts that are held back opens a warning. `from` is the phase that the facilitator sees.
 */
export function useShow(runId: number, question: ControlQuestion, from: DebriefPhase) {
  const { act, isBusy, failure } = useAct(runId);
  const [isReading, setIsReading] = useState(false);
  const [notRead, setNotRead] = useState<string>();
  const [opened, setOpened] = useState<'reasons' | 'held'>();
  const kind = question.from_run?.finding.kind;
  const close = () => setOpened(undefined);
  const show = async () => {
    const body = { from, question_id: question.id, reason_id: null };
    if (!(await act(() => send('showDebriefQuestion', { params: { runId }, body })))) return;
    close();
    keepFocus('onProjector');
  };
  const showUnlessHeld = async () => {
    setIsReading(true);
    setNotRead(undefined);
    try {
      if (await holdsFactsBack(runId)) setOpened('held');
      else await show();
    } catch (error) {
      setNotRead(messageOf(error, t('Nothing was changed. Please try again.')));
    } finally {
      setIsReading(false);
    }
  };
  const begin = () => {
    if (kind === 'minority') setOpened('reasons');
    else void (kind === 'unshared-facts' ? showUnlessHeld() : show());
  };
  return {
    isBusy: isBusy || isReading,
    failure: notRead ?? failure,
    begin,
    dialog:
      opened === 'reasons' ? (
        <ReasonsDialog runId={runId} question={question} from={from} quotation={null} onClose={close} />
      ) : (
        opened === 'held' && (
          <FormDialog
            title={t('Show facts that you hold back?')}
            text={t(
              'You hold the key facts of this run back from participants. This question and its picture show some of them to everybody.',
            )}
            action={[t('Show'), t('Showing')]}
            onClose={close}
            isBusy={isBusy}
            isDirty={false}
            failure={failure}
            onSubmit={show}
          >
            {null}
          </FormDialog>
        )
      ),
  };
}

/** Returns whether participants don't see the key facts of a run. A shared report contains them. */
async function holdsFactsBack(runId: number): Promise<boolean> {
  const params = { runId };
  const [facts, run] = await Promise.all([send('getRunFacts', { params }), send('getRun', { params })]);
  return facts.holds_facts && !run.shared;
}
