import type { Run } from '@vincere/contract';
import { useState } from 'react';
import { messageOf, queryClient, send, useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { letterOf } from '../../parts/marks.tsx';
import { OutcomeText } from '../../parts/OutcomeText.tsx';
import { Prose } from '../../parts/Prose.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { toast } from '../../ui/Toaster.tsx';
import type { Decision } from '../authoring/useSimulation.ts';
import { ConditionTicks } from '../orders/ConditionTicks.tsx';
import { JudgedConditions } from '../orders/OrderFold.tsx';
import { ReadOrder } from '../orders/OrderSection.tsx';
import runReportStyles from './run-report.module.css';
import type { DebriefStage, StageReport } from './types.ts';

/**
 * What came of the decision of a stage, the order with its judged conditions, and the outcomes of the decisions that were
 * not taken, which only facilitators see.
 */
export function Outcomes({
  run,
  stage,
  outcome,
  decisions,
}: {
  run: Run;
  stage: StageReport;
  outcome: DebriefStage['outcome'];
  decisions: readonly Decision[];
}) {
  const { data } = useRead('getRunOrders', { params: { runId: run.id } });
  const [isJudging, setJudging] = useState(false);
  const order = data?.orders.find(({ scenario_id }) => scenario_id === stage.scenario_id);
  const chosenId = stage.chosen_decision?.id;
  const chosen = decisions.find(({ id }) => id === chosenId);
  const others = decisions
    .map((decision, index) => ({ ...decision, index }))
    .filter(({ id, outcome: text }) => id !== chosenId && text.trim() !== '');
  const isLast = data?.orders.findLast(({ conditions }) => conditions.length > 0) === order;
  const conditions = order?.conditions ?? [];
  return (
    <>
      {outcome && (
        <section className={runReportStyles.stageSection}>
          <h4 className="label-text">{t('What came of it')}</h4>
          <OutcomeText outcome={outcome} />
        </section>
      )}
      {order && order.is_asked && (
        <details className={runReportStyles.stageSection}>
          <summary>{t('The order of the group')}</summary>
          <ReadOrder order={order} />
        </details>
      )}
      {conditions.length > 0 && (
        <section className={runReportStyles.stageSection}>
          {conditions.every(({ is_met }) => is_met === null) ? (
            <p className="muted">{t('Nobody has judged the conditions of this decision.')}</p>
          ) : (
            <JudgedConditions conditions={conditions} />
          )}
          {isLast && chosen && (
            <Button kind="line" size="sm" onClick={() => setJudging(true)}>
              {t('Correct the Judgement')}
            </Button>
          )}
        </section>
      )}
      {others.map(({ id, index, title_of_decision, outcome: text }) => (
        <details key={id} className={runReportStyles.stageSection}>
          <summary>
            {t('Not taken: {letter}, {decision}', {
              letter: letterOf(index),
              decision: title_of_decision,
            })}
          </summary>
          <Prose text={text} />
        </details>
      ))}
      {isJudging && chosen && (
        <CorrectDialog
          run={run}
          scenarioId={stage.scenario_id}
          decision={chosen}
          met={conditions.flatMap(({ id, is_met }) => (is_met ? [id] : []))}
          onClose={() => setJudging(false)}
        />
      )}
    </>
  );
}

function CorrectDialog({
  run,
  scenarioId,
  decision,
  met,
  onClose,
}: {
  run: Run;
  scenarioId: number;
  decision: Decision;
  /** The conditions that were judged as met. */
  met: readonly number[];
  onClose: () => void;
}) {
  const [ticked, setTicked] = useState(met);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send('correctJudgement', {
        params: { runId: run.id },
        body: { scenario_id: scenarioId, conditions_met: [...ticked] },
      });
      await Promise.all(
        ['getRunOrders', 'getDebrief', 'getRun'].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      );
      toast(t('Judgement corrected'), t('Everyone reads the new text now.'));
      onClose();
    } catch (error) {
      setFailure(messageOf(error, t('Nothing was changed. Please try again.')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('Correct the Judgement')}
      text={decision.title_of_decision}
      action={[t('Save Judgement'), t('Saving...')]}
      isBusy={isBusy}
      isDirty={ticked.join() !== met.join()}
      failure={failure}
      onSubmit={submit}
    >
      <ConditionTicks conditions={decision.conditions} met={ticked} onChange={setTicked} />
    </FormDialog>
  );
}
