import { t } from '../../lib/text.ts';
import { DecisionMark } from '../../parts/marks.tsx';
import { Section } from '../../ui/Section.tsx';
import { standingOf } from './alignment.ts';
import styles from './OwnDecisions.module.css';
import type { ReportStage } from './types.ts';
import { placeOf, type StageScenario } from './useStageScenarios.ts';

/** By how many decisions there are; a simulation has at most three stages. */
const titles = [
  t('Your decisions'),
  t('Your decision'),
  t('Your two decisions'),
  t('Your three decisions'),
] as const;

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
  return (
    <Section title={titles[made] ?? titles[0]}>
      <ol className="rows">
        {stages.map((stage) => (
          <li key={stage.stage_number} className={styles.ownDecision}>
            <span className="number meta-text">{t('Stage {number}', { number: stage.stage_number })}</span>
            <div>
              {stage.user_chosen_decision && (
                <span className={styles.ownDecisionTitle}>
                  <DecisionMark
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
              <span className="meta-text">{besideTheGroup(stage)}</span>
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
      return t('with the group');
    case 'against':
      return t('the group chose {decision}', { decision: stage.chosen_decision ?? '' });
    case 'undecided':
      return t('the run ended before the group decided');
    case 'none':
      return stage.chosen_decision === null
        ? t('no decision')
        : t('no decision; the group chose {decision}', { decision: stage.chosen_decision });
  }
}
