import type { Run } from '@vincere/contract';
import { percentage } from '@vincere/domain';
import { Smartphone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { rich, t } from '../../../lib/text.ts';
import { votesText } from '../../../lib/words/group-decision.ts';
import { OutcomeText } from '../../../parts/decisions/OutcomeText.tsx';
import { VoteBar } from '../../../parts/decisions/VoteBar.tsx';
import type { RunBoard } from '../types.ts';
import styles from './Beats.module.css';

const b = (words: ReactNode) => <b>{words}</b>;

/** What a facilitator leads through between two stages: the vote, what came of it to read aloud, and the next stage. */
export function Beats({ run, board }: { run: Run; board: RunBoard }) {
  const id = useId();
  const closedStage = board.path.at(-1);
  const votes = board.last_closed?.final_votes ?? [];
  const cast = votes.reduce((sum, { count }) => sum + count, 0);
  const chosenVotes = votes.find(({ decision_id }) => decision_id === closedStage?.decision?.id);
  const number = run.current_stage?.stage_number ?? '';
  const outcome = run.last_outcome;
  return (
    <div className={styles.beats}>
      <ol className={styles.steps} aria-label={t('Between two stages')}>
        <Step title={t('Vote')} state={outcome === null || run.is_outcome_shown ? 'done' : 'now'}>
          {t('Everybody sees the decision and the votes.')}
        </Step>
        {outcome !== null && (
          <Step title={t('What came of it')} state={run.is_outcome_shown ? 'now' : 'next'}>
            {run.is_outcome_shown ? t('Everybody reads it now.') : t('Only you read it yet.')}
          </Step>
        )}
        <Step
          title={t('Stage {number}', { number })}
          state={outcome === null || run.is_outcome_shown ? 'next' : 'later'}
        >
          {t('The beginning opens {scenario} and starts the clock.', {
            scenario: run.current_scenario?.name ?? '',
          })}
        </Step>
      </ol>
      <div className={styles.columns} data-single={outcome === null || undefined}>
        <section aria-labelledby={`${id}-vote`}>
          <h2 id={`${id}-vote`}>{t('The vote')}</h2>
          <p className="story">
            <b>{closedStage?.decision?.title_of_decision}</b>
          </p>
          <div className="stack">
            {votes.map(({ decision_id, title_of_decision, count }, index) => (
              <VoteBar
                key={decision_id}
                index={index}
                title={title_of_decision}
                count={count}
                percentage={percentage(count, cast)}
              />
            ))}
          </div>
          {closedStage && chosenVotes && (
            <p className="meta-text">{votesText(chosenVotes.count, cast, closedStage.decided_by)}</p>
          )}
        </section>
        {outcome !== null && (
          <section aria-labelledby={`${id}-outcome`}>
            <h2 id={`${id}-outcome`}>{t('What came of it, to read aloud')}</h2>
            <OutcomeText outcome={outcome} />
          </section>
        )}
      </div>
      <p className="notice notice-now" role="status">
        <Smartphone className="icon" aria-hidden />
        <span>
          {run.is_outcome_shown && outcome !== null
            ? rich(
                '<b>All phones show the decision and what came of it.</b> Nobody can read stage {number} yet.',
                {
                  b,
                  number,
                },
              )
            : rich('<b>All phones show the decision and the votes.</b> Nobody can read stage {number} yet.', {
                b,
                number,
              })}
        </span>
      </p>
    </div>
  );
}

type StepState = 'done' | 'now' | 'next' | 'later';

function Step({ title, state, children }: { title: string; state: StepState; children: ReactNode }) {
  return (
    <li data-state={state} aria-current={state === 'now' || undefined}>
      <b>{title}</b>
      <span>{children}</span>
    </li>
  );
}
