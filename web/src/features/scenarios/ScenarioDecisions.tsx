import { Check } from 'lucide-react';
import { DecisionMark } from '../../ui/marks.tsx';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import type { ReachedScenario } from './types.ts';

/** What there was to choose from; what a run's group chose is filled. */
export function ScenarioDecisions({ scenario: { all_decisions, runs } }: { scenario: ReachedScenario }) {
  const chosenIn = (id: number) => runs.filter((run) => run.decision_chosen_id === id);
  return (
    <Section title="Decisions">
      {all_decisions.length === 0 ? (
        <Empty title="No decisions to show">They appear once the simulation has started.</Empty>
      ) : (
        <ol className="rows">
          {all_decisions.map((decision, index) => {
            const chosen = chosenIn(decision.id);
            return (
              <li key={decision.id} className="scn-d">
                <DecisionMark index={index} filled={chosen.length > 0} />
                <b>{decision.title_of_decision}</b>
                <p>{decision.description_of_decision}</p>
                {chosen.length > 0 && (
                  <span className="tag tag-ok">
                    <Check className="ic" aria-hidden />
                    {runs.length > 1 ? `Chosen in ${chosen.map((run) => run.run_name).join(', ')}` : 'Chosen'}
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
