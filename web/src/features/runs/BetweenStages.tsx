import type { Run } from '@vincere/contract';
import { percentage } from '@vincere/domain';
import { Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRead } from '../../lib/api.ts';
import { rich, t } from '../../lib/text.ts';
import { tieOf } from '../../lib/words/group-decision.ts';
import { OutcomeText } from '../../parts/decisions/OutcomeText.tsx';
import { VoteBar } from '../../parts/decisions/VoteBar.tsx';
import { DecisionMark } from '../../parts/marks.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { OrderFold } from '../orders/OrderFold.tsx';
import styles from './BetweenStages.module.css';

const b = (words: ReactNode) => <b>{words}</b>;

/**
 * The result of the stage that was closed last, while the next one has not begun: the decision with the votes, then what came
 * of it once the facilitator shows it. Nothing else can be done, so it takes the place of the whole page.
 */
export function BetweenStages({ run }: { run: Run }) {
  const report = useRead('getParticipantReport', { params: { runId: run.id } });
  const stage = report.data?.report_per_stage.at(-1);
  const scenario = useRead(
    'getScenario',
    { params: { scenarioId: stage?.scenario_id ?? 0 } },
    { enabled: stage !== undefined },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = run.last_outcome;
  const isLoaded = stage !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus({ preventScroll: true });
  }, [isLoaded]);

  const votes = run.all_users_decision.filter(({ scenario_id }) => scenario_id === stage?.scenario_id);
  const decisions = scenario.data?.all_decisions ?? [];
  const countOf = (id: number | null) => votes.filter((vote) => vote.decision_chosen_id === id).length;
  const index = decisions.findIndex(({ id }) => id === stage?.chosen_decision_id);
  const ownVote = stage?.user_chosen_decision ?? null;
  const tie = stage && tieOf(stage.decided_by);
  return (
    <div className={styles.between}>
      {stage === undefined ? (
        <Skeleton lines={6} label={t('Reading the result.')} />
      ) : (
        <article className={styles.result}>
          <p className={styles.label}>
            {outcome
              ? t('What came of it')
              : t('Stage {number}: the decision', { number: stage.stage_number })}
          </p>
          <h1 className={`heading-1 story ${styles.decision}`} ref={heading} tabIndex={-1}>
            <DecisionMark index={index < 0 ? undefined : index} filled size="lg" />
            <span>{stage.chosen_decision ?? t('No decision')}</span>
          </h1>
          <p className="muted">
            {t('{part} of {total} chose it.', {
              part: countOf(stage.chosen_decision_id),
              total: votes.length,
            })}{' '}
            {tie !== undefined && `${tie}. `}
            {ownVote !== null &&
              (ownVote.decision_chosen_id === stage.chosen_decision_id
                ? t('You chose it too.')
                : t('You chose {decision}.', { decision: ownVote.decision_chosen }))}
          </p>
          {outcome ? (
            <div className={styles.outcome}>
              <OutcomeText outcome={outcome} />
              {stage.order && <OrderFold order={stage.order} />}
            </div>
          ) : (
            <div className="stack">
              {decisions.map(({ id, title_of_decision }) => (
                <VoteBar
                  key={id}
                  index={decisions.findIndex((decision) => decision.id === id)}
                  title={title_of_decision}
                  count={countOf(id)}
                  percentage={percentage(countOf(id), votes.length)}
                />
              ))}
            </div>
          )}
        </article>
      )}
      <p className={`notice notice-now ${styles.waiting}`} role="status">
        <Hourglass className="icon" aria-hidden />
        <span>
          {rich(
            '<b>Stage {number} has not begun.</b> Look up: your facilitator opens it for everyone at once.',
            {
              b,
              number: run.current_stage?.stage_number ?? '',
            },
          )}
        </span>
      </p>
    </div>
  );
}
