import { ScenarioTitle } from '../../authoring/scenarios/ScenarioTitle.tsx';
import type { Scenario, Simulation, Stage } from '../../authoring/useSimulation.ts';
import type { Links } from '../useLinks.ts';
import { DecisionLinks } from './DecisionLinks.tsx';
import { Description } from './Description.tsx';
import { ReachedBy } from './ReachedBy.tsx';
import { RoomRows } from './RoomRows.tsx';

/** The content of the inspector: title, description, decisions and their links, links to the scenario, and rooms. */
export function InspectorBody({
  simulation,
  stage,
  scenario,
  links,
}: {
  simulation: Simulation;
  stage: Stage;
  scenario: Scenario;
  links: Links;
}) {
  const index = simulation.stages.indexOf(stage);
  return (
    <>
      <ScenarioTitle scenario={scenario} />
      <Description scenario={scenario} />
      <DecisionLinks scenario={scenario} next={simulation.stages[index + 1]} links={links} />
      {index > 0 && <ReachedBy scenario={scenario} before={simulation.stages[index - 1]} links={links} />}
      <RoomRows simulation={simulation} stage={stage} scenario={scenario} />
    </>
  );
}
