import { formatClock } from '../../lib/format.ts';
import { DecisionMark, letterOf } from '../../ui/marks.tsx';
import { Prose } from '../../ui/Prose.tsx';
import type { DebriefStage } from './types.ts';

/** A stage as a fork of the way: how long it took, what came next to the chosen decision, and where else it could have led. */
export function Fork({ stage }: { stage: DebriefStage }) {
  const indexOf = (id: number) => stage.decisions.findIndex((decision) => decision.id === id);
  const second = stage.decisions.find(({ id }) => id === stage.runner_up_id);
  return (
    <div className="fork">
      <dl className="fork-f">
        <div>
          <dt>Time to decide</dt>
          <dd className="t-clock">{formatClock(stage.decision_seconds)}</dd>
        </div>
        {stage.median_vote_seconds !== null && (
          <div>
            <dt>Half had voted after</dt>
            <dd className="t-clock">{formatClock(stage.median_vote_seconds)}</dd>
          </div>
        )}
        {stage.chosen_decision_id !== null && (
          <div>
            <dt>Runner-up</dt>
            <dd className="row">
              {second ? (
                <>
                  <DecisionMark index={indexOf(second.id)} size="sm" />
                  <span>
                    <span className="story">{second.title_of_decision}</span>, {second.votes}{' '}
                    {second.votes === 1 ? 'vote' : 'votes'}
                  </span>
                </>
              ) : (
                'Nobody voted for another way'
              )}
            </dd>
          </div>
        )}
      </dl>
      {stage.not_met.map(({ scenario_id, name, text, decision_ids }) => (
        <details key={scenario_id} className="acb-s fork-o">
          <summary>
            Not met: {name}, after {decision_ids.map((id) => letterOf(indexOf(id))).join(' or ')}
          </summary>
          <Prose text={text} />
        </details>
      ))}
    </div>
  );
}
