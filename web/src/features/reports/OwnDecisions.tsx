import { Section } from '../../ui/Section.tsx';
import { inWords, standingOf } from './alignment.ts';
import { ReportMark } from './ReportMark.tsx';
import type { ReportStage } from './types.ts';
import { placeOf, type StageScenario } from './useStageScenarios.ts';

/** The final decisions of the participant, stage by stage, beside those of the group. */
export function OwnDecisions({
  stages,
  scenarios,
}: {
  stages: readonly ReportStage[];
  scenarios: ReadonlyMap<number, StageScenario>;
}) {
  if (stages.length === 0) return null;
  const made = stages.filter((stage) => stage.user_chosen_decision !== null).length;
  const title =
    made === 0 ? 'Your decisions' : made === 1 ? 'Your decision' : `Your ${inWords(made)} decisions`;
  return (
    <Section title={title}>
      <ol className="rows">
        {stages.map((stage) => (
          <li key={stage.stage_number} className="yd">
            <span className="num t-meta">Stage {stage.stage_number}</span>
            <div>
              {stage.user_chosen_decision && (
                <span className="yd-t">
                  <ReportMark
                    size="sm"
                    filled={standingOf(stage) === 'with'}
                    index={placeOf(
                      scenarios.get(stage.stage_number),
                      stage.user_chosen_decision.decision_chosen_id,
                    )}
                  />
                  <b className="story">{stage.user_chosen_decision.decision_chosen}</b>
                </span>
              )}
              <span className="t-meta">{besideTheGroup(stage)}</span>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function besideTheGroup(stage: ReportStage): string {
  switch (standingOf(stage)) {
    case 'with':
      return 'with the group';
    case 'against':
      return `the group chose ${stage.chosen_decision}`;
    case 'undecided':
      return 'the run ended before the group decided';
    case 'none':
      return stage.chosen_decision === null
        ? 'no decision'
        : `no decision; the group chose ${stage.chosen_decision}`;
  }
}
