import { Check } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { DecisionMark } from '../../parts/marks.tsx';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import styles from './scenario.module.css';
import type { ReachedScenario } from './types.ts';

/** The decisions of a scenario. Those that a run's group chose are filled. */
export function ScenarioDecisions({ scenario: { all_decisions, runs } }: { scenario: ReachedScenario }) {
  const chosenIn = (id: number) => runs.filter((run) => run.decision_chosen_id === id);
  return (
    <Section title={t('Decisions')}>
      {all_decisions.length === 0 ? (
        <Empty title={t('No decisions to show')}>
          {/* A scenario that a run has entered shows all its decisions. */}
          {runs.length === 0 && t('They appear once the simulation has started.')}
        </Empty>
      ) : (
        <ol className="rows">
          {all_decisions.map((decision, index) => {
            const choosingRuns = chosenIn(decision.id);
            return (
              <li key={decision.id} className={styles.decision}>
                <DecisionMark index={index} filled={choosingRuns.length > 0} />
                <b>{decision.title_of_decision}</b>
                <p>{decision.description_of_decision}</p>
                {choosingRuns.length > 0 && (
                  <span className={`tag tag-ok ${styles.chosenTag}`}>
                    <Check className="icon" aria-hidden />
                    {runs.length > 1
                      ? t('Chosen in {runs}', { runs: choosingRuns.map((run) => run.run_name).join(', ') })
                      : t('Chosen')}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Section>
  );
}
