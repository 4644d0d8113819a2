import { limits } from '@vincere/contract/constants';
import { shared, scenarios as texts } from '@vincere/contract/messages';
import { messageOf, send } from '../../lib/api.ts';
import { EditableText } from '../../ui/EditableText.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { refreshAuthoring, type Scenario } from '../authoring/useSimulation.ts';

/** The title of a scenario, changed where it stands; an unchanged one is not saved. */
export function ScenarioTitle({ scenario }: { scenario: Scenario }) {
  return (
    <EditableText
      heading
      label={`title of ${scenario.name}`}
      draft={draftKey('scenario', scenario.id, 'title')}
      value={scenario.name}
      maxLength={limits.name}
      validate={(name) => (name.trim() === '' ? shared.fieldRequired : undefined)}
      onSave={async (name) => {
        await send('updateScenario', { params: { scenarioId: scenario.id }, body: { name } });
        await refreshAuthoring();
      }}
      failure={{
        title: texts.titleFailed,
        text: (error) => messageOf(error, 'There was a problem updating the title.'),
      }}
    >
      <h1 className="t-h1">{scenario.name}</h1>
    </EditableText>
  );
}
