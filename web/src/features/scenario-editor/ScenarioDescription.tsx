import { limits } from '@vincere/contract/constants';
import { simulations, scenarios as texts } from '@vincere/contract/messages';
import { messageOf, send } from '../../lib/api.ts';
import { EditableText } from '../../ui/EditableText.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { refreshAuthoring, type Scenario } from '../authoring/useSimulation.ts';

/** What a scenario is about, changed where it stands; `whole` as participants read it, else as one paragraph. */
export function ScenarioDescription({ scenario, whole }: { scenario: Scenario; whole?: boolean }) {
  return (
    <EditableText
      long
      label={`description of ${scenario.name}`}
      draft={draftKey('scenario', scenario.id, 'description')}
      value={scenario.description}
      empty="No description yet."
      maxLength={limits.description}
      onSave={async (description) => {
        await send('updateScenario', { params: { scenarioId: scenario.id }, body: { description } });
        await refreshAuthoring();
        toast(texts.descriptionUpdated);
      }}
      failure={{
        title: simulations.descriptionFailed,
        text: (error) => messageOf(error, texts.descriptionProblem),
      }}
    >
      {whole ? <Prose text={scenario.description} /> : <p className="story scn-d">{scenario.description}</p>}
    </EditableText>
  );
}
