import { limits } from '@vincere/contract/constants';
import { shared, scenarios as texts } from '@vincere/contract/messages';
import { messageOf, send } from '../../lib/api.ts';
import { EditableText } from '../../ui/EditableText.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { refreshAuthoring, type Scenario, type Simulation, type Stage } from '../authoring/useSimulation.ts';
import { DecisionLinks } from './DecisionLinks.tsx';
import { Description } from './Description.tsx';
import { ReachedBy } from './ReachedBy.tsx';
import { RoomRows } from './RoomRows.tsx';
import type { Links } from './useLinks.ts';

/** Name and description of a scenario, where its decisions lead, what leads to it, what its rooms hold. */
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
  const save = async (body: { name?: string; description?: string }) => {
    await send('updateScenario', { params: { scenarioId: scenario.id }, body });
    await refreshAuthoring();
  };
  const index = simulation.stages.indexOf(stage);
  return (
    <>
      <EditableText
        label={`name of ${scenario.name}`}
        draft={draftKey('scenario', scenario.id, 'name')}
        value={scenario.name}
        maxLength={limits.name}
        validate={(name) => (name.trim() === '' ? shared.fieldRequired : undefined)}
        onSave={(name) => save({ name })}
        failure={{
          title: texts.titleFailed,
          text: (error) => messageOf(error, 'There was a problem updating the scenario title.'),
        }}
      >
        <h2 className="t-h3">{scenario.name}</h2>
      </EditableText>
      <Description scenario={scenario} onSave={(description) => save({ description })} />
      <DecisionLinks
        simulation={simulation}
        stage={stage}
        scenario={scenario}
        next={simulation.stages[index + 1]}
        links={links}
      />
      {index > 0 && <ReachedBy scenario={scenario} before={simulation.stages[index - 1]} links={links} />}
      <RoomRows simulation={simulation} stage={stage} scenario={scenario} />
    </>
  );
}
