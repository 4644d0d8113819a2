import { formatClock } from '../../../lib/format.ts';
import { plural, t } from '../../../lib/text.ts';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import { Prose } from '../../../parts/prose/Prose.tsx';
import reportStyles from '../facilitator-report.module.css';
import type { RecordedStage } from '../types.ts';
import recordStyles from './run-record.module.css';

/** The record of a stage: its times, the runner-up of the chosen decision, and scenarios that were not met. */
export function Fork({ stage }: { stage: RecordedStage }) {
  const indexOf = (id: number) => stage.decisions.findIndex((decision) => decision.id === id);
  const runnerUp = stage.decisions.find(({ id }) => id === stage.runner_up_id);
  return (
    <div className={recordStyles.fork}>
      <dl className={recordStyles.forkFigures}>
        <div>
          <dt>{stage.chosen_decision_id === null ? t('Time until the end') : t('Time to decide')}</dt>
          <dd className={`digits ${recordStyles.time}`}>{formatClock(stage.decision_seconds)}</dd>
        </div>
        {stage.median_vote_seconds !== null && (
          <div>
            <dt>{t('Half had voted after')}</dt>
            <dd className={`digits ${recordStyles.time}`}>{formatClock(stage.median_vote_seconds)}</dd>
          </div>
        )}
        {stage.chosen_decision_id !== null && (
          <div>
            <dt>{t('Runner-up')}</dt>
            <dd className="row">
              {runnerUp ? (
                <>
                  <DecisionMark index={indexOf(runnerUp.id)} size="sm" />
                  <span>
                    <span className="story">{runnerUp.title_of_decision}</span>,{' '}
                    {plural(runnerUp.votes, '{count} vote', '{count} votes')}
                  </span>
                </>
              ) : (
                t('Nobody voted for another way')
              )}
            </dd>
          </div>
        )}
      </dl>
      {stage.not_met.map(({ scenario_id, name, text, decision_ids }) => (
        <details key={scenario_id} className={`${reportStyles.stageSection} ${recordStyles.forkOther}`}>
          <summary>
            {t('Not reached: {scenario}, after {decisions}', {
              scenario: name,
              decisions: decision_ids.map((id) => letterOf(indexOf(id))).join(t(' or ')),
            })}
          </summary>
          <Prose text={text} />
        </details>
      ))}
    </div>
  );
}
