import { shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { send, useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import type { DebriefPhase } from '../../../parts/guided-debrief/types.ts';
import { debriefQuestionInWords } from '../../../parts/guided-debrief/words.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { keepFocus } from '../kept-focus.ts';
import type { ControlQuestion } from '../types.ts';
import { useAct } from '../useDebrief.ts';
import styles from './ReasonsDialog.module.css';

/** The reasons of a minority, of which the facilitator shows one with the question, or none. */
export function ReasonsDialog({
  runId,
  question,
  from,
  quotation,
  onClose,
}: {
  runId: number;
  question: ControlQuestion;
  /** The phase that the facilitator sees. */
  from: DebriefPhase;
  /** The reason that is shown now. */
  quotation: string | null;
  onClose: () => void;
}) {
  const reasons = useRead('listMinorityReasons', { params: { runId, questionId: question.id } });
  const [chosen, setChosen] = useState<number | null>();
  const { act, isBusy, failure } = useAct(runId);
  const shownId = reasons.data?.reasons.find(({ text }) => text === quotation)?.id ?? null;
  const selectedId = chosen === undefined ? shownId : chosen;
  const show = async () => {
    const body = { from, question_id: question.id, reason_id: selectedId };
    if (!(await act(() => send('showDebriefQuestion', { params: { runId }, body })))) return;
    onClose();
    keepFocus('onProjector');
  };
  const option = (id: number | null, content: React.ReactNode) => (
    <label key={id} className={styles.option}>
      <input type="radio" name="reason" checked={selectedId === id} onChange={() => setChosen(id)} />
      {content}
    </label>
  );
  return (
    <FormDialog
      title={t('Which reason is shown?')}
      text={debriefQuestionInWords(question).question}
      action={[t('Show'), t('Showing')]}
      onClose={onClose}
      isBusy={isBusy}
      isReady={reasons.data !== undefined}
      isDirty={false}
      failure={failure}
      onSubmit={show}
    >
      <Loaded
        query={reasons}
        failed={t('The reasons could not be loaded')}
        retry={t(shared.retry)}
        label={t('Loading the reasons')}
      >
        {(data) => (
          <fieldset className={styles.options}>
            <legend className="muted">
              {t('The projector shows it without a name. Read it first: could the group tell who wrote it?')}
            </legend>
            {option(null, <span>{t('No reason, the question alone')}</span>)}
            {data.reasons.map(({ id, text }) => option(id, <span className="story">{text}</span>))}
          </fieldset>
        )}
      </Loaded>
    </FormDialog>
  );
}
