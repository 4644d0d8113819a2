import type { Run } from '@vincere/contract';
import { limits } from '@vincere/contract/constants';
import { useState } from 'react';
import { messageOf, useSend } from '../../../../lib/api.ts';
import { t } from '../../../../lib/text.ts';
import { titled } from '../../../../lib/words/titled.ts';
import { DecisionChoice } from '../../../../parts/decisions/DecisionChoice.tsx';
import { letterOf } from '../../../../parts/marks.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { FieldError, TextArea } from '../../../../ui/Field.tsx';
import { toast } from '../../../../ui/toasts/Toaster.tsx';
import type { Decisions, Seat } from '../../types.ts';
import { readBoard } from '../../useControlRoom.ts';
import { fullName } from '../../votes/vote-status.ts';
import styles from './OnBehalfForm.module.css';

const failureTitle = t('Failed to record the decision');

/** Records a final decision for a participant who told the facilitator by voice, on paper or by phone. */
export function OnBehalfForm({
  run,
  seat,
  decisions,
  reasoning,
  onReasoning,
}: {
  run: Run;
  seat: Seat;
  decisions: Decisions;
  /** The typed reasoning. It is kept when the person decides in the meantime or the run moves on. */
  reasoning: string;
  onReasoning: (reasoning: string) => void;
}) {
  const [picked, setPicked] = useState<number | null>(null);
  const record = useSend('recordVoteFor');
  const chosenId = decisions.some(({ id }) => id === picked) ? picked : null;
  const isClosed = seat.final_vote !== null || decisions.length === 0 || run.status !== 'IN_PROGRESS';
  if (isClosed && (reasoning === '' || record.isPending)) return null;
  const submit = () => {
    const scenarioId = run.current_scenario?.id;
    if (chosenId === null || scenarioId === undefined) return;
    record.mutate(
      {
        params: { runId: run.id },
        body: { participantId: seat.user_run_id, scenarioId, decisionId: chosenId, reasoning },
      },
      {
        onSuccess: () => {
          toastRecorded(seat, decisions, chosenId);
          onReasoning('');
          readBoard(run.id);
        },
      },
    );
  };
  return (
    <section className={styles.onBehalf} aria-label={t('Final decision on behalf')}>
      <p className="field-label">{t('Record a final decision on their behalf')}</p>
      {isClosed ? (
        <p className="notice" role="status">
          {seat.final_vote !== null
            ? t('{name} has decided in the meantime. Your text was not recorded.', { name: fullName(seat) })
            : t('The run accepts no decisions now. Your text was not recorded.')}
        </p>
      ) : (
        <DecisionChoice
          decisions={decisions.map((decision) => ({ ...decision, description_of_decision: '' }))}
          value={chosenId}
          onChange={setPicked}
          label={t('Final decision on behalf')}
        />
      )}
      {(chosenId !== null || reasoning !== '') && (
        <>
          <TextArea
            label={t('Reasoning (optional)')}
            className="story"
            rows={2}
            maxLength={limits.reasoning}
            value={reasoning}
            onChange={(event) => onReasoning(event.target.value)}
          />
          <div className="row">
            {isClosed ? (
              <Button kind="line" onClick={() => onReasoning('')}>
                {t('Discard')}
              </Button>
            ) : (
              <>
                <Button disabled={chosenId === null} busy={record.isPending} onClick={submit}>
                  {record.isPending ? t('Recording') : t('Record Decision')}
                </Button>
                <p className="hint">{t('The report says that a facilitator recorded it.')}</p>
              </>
            )}
          </div>
        </>
      )}
      {record.isError && (
        <FieldError>
          {titled(failureTitle, messageOf(record.error, t('Nothing was recorded. Please try again.')))}
        </FieldError>
      )}
    </section>
  );
}

function toastRecorded(seat: Seat, decisions: Decisions, decisionId: number): void {
  const letter = letterOf(decisions.findIndex(({ id }) => id === decisionId));
  toast(
    t('Decision Recorded'),
    t('{letter} for {name}, marked as recorded by a facilitator.', { letter, name: fullName(seat) }),
  );
}
