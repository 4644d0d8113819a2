import type { Simulation } from '../authoring/useSimulation.ts';
import { decisionInWords } from './in-words.ts';
import type { Way } from './way.ts';

/** The map as a list, for screen readers. */
export function MapList({ simulation, way }: { simulation: Simulation; way: Way | undefined }) {
  const { stages } = simulation;
  return (
    <ol className="sr" aria-label="The map as a list">
      {stages.map((stage, index) => (
        <li key={stage.id}>
          Stage {stage.stage_number}
          <ol>
            {stage.scenarios.map((scenario) => {
              const visit = way?.visited.find(({ scenario_id }) => scenario_id === scenario.id);
              return (
                <li key={scenario.id}>
                  {scenario.name}
                  {visit && (way?.current === scenario.id ? hereOr(way) : ', played')}
                  <ul>
                    {scenario.all_decisions.map((decision, place) => (
                      <li key={decision.id}>
                        {decisionInWords(decision, place, index === stages.length - 1)}
                        {visit?.decision_id === decision.id && ', chosen by the group'}
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

function hereOr({ isOver }: Way): string {
  return isOver ? ', the group ended here' : ', the group is here';
}
