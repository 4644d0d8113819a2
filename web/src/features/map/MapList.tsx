import { t } from '../../lib/text.ts';
import type { Simulation } from '../authoring/useSimulation.ts';
import { decisionInWords } from './in-words.ts';
import type { Way } from './way/way.ts';

/** The map as a list, for screen readers. */
export function MapList({ simulation, way }: { simulation: Simulation; way: Way | undefined }) {
  const { stages } = simulation;
  return (
    <ol className="visually-hidden" aria-label={t('The map as a list')}>
      {stages.map((stage, index) => (
        <li key={stage.id}>
          {t('Stage {number}', { number: stage.stage_number })}
          <ol>
            {stage.scenarios.map((scenario) => {
              const visit = way?.visited.find(({ scenario_id }) => scenario_id === scenario.id);
              return (
                <li key={scenario.id}>
                  {visit
                    ? visitedInWords(scenario.name, way?.current === scenario.id ? way : undefined)
                    : scenario.name}
                  <ul>
                    {scenario.all_decisions.map((decision, place) => (
                      <li key={decision.id}>
                        {decisionInWords(decision, place, index === stages.length - 1)}
                        {visit?.decision_id === decision.id && t(', chosen by the group')}
                      </li>
                    ))}
                  </ul>
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** Describes a visited scenario. `here` is the path of the group if it is, or ended, in this scenario. */
function visitedInWords(scenario: string, here: Way | undefined): string {
  if (here === undefined) return t('{scenario}, played', { scenario });
  return here.isOver
    ? t('{scenario}, the group ended here', { scenario })
    : t('{scenario}, the group is here', { scenario });
}
