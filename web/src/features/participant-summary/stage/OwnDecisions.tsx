import { t } from '../../../lib/text.ts';
import { DecisionMark } from '../../../parts/marks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { alignmentOf } from '../questionnaires/alignment.ts';
import type { ReportStage } from '../types.ts';
import styles from './OwnDecisions.module.css';
import { decisionIndexOf, type StageScenario } from './useStageScenarios.ts';

/** Titles by number of decisions. A simulation has at most three stages. */
const titles = [
  t('Your decisions'),
  t('Your decision'),
  t('Your two decisions'),
  t('Your three decisions'),
] as const;

/** The participant's final decisions by stage, compared with those of the group. */
export function OwnDecisions({
  stages,
  scenarios,
}: {
  stages: readonly ReportStage[];
  scenarios: ReadonlyMap<number, StageScenario>;
}) {
  if (stages.length === 0) return null;
  const decisionCount = stages.filter((stage) => stage.user_chosen_decision !== null).length;
  return (
    <Section title={titles[decisionCount] ?? titles[0]}>
      <ol className="rows">
        {stages.map((stage) => (
          <li key={stage.stage_number} className={styles.ownDecision}>
            <div className={styles.stage}>
              <span className={`number meta-text ${styles.stageNumber}`}>
                {t('Stage {number}', { number: stage.stage_number })}
              </span>
              <span className="story">{stage.title_of_scenario}</span>
            </div>
            <div>
              {stage.user_chosen_decision && (
                <span className={styles.ownDecisionTitle}>
                  <DecisionMark
                    size="sm"
                    filled={alignmentOf(stage) === 'with'}
                    index={decisionIndexOf(
                      scenarios.get(stage.stage_number),
                      stage.user_chosen_decision.decision_chosen_id,
                    )}
                  />
                  <b className="story">{stage.user_chosen_decision.decision_chosen}</b>
                </span>
              )}
              <span className={`meta-text ${styles.comparison}`}>{comparedWithGroup(stage)}</span>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function comparedWithGroup(stage: ReportStage): string {
  switch (alignmentOf(stage)) {
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
