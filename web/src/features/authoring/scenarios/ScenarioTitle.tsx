import { limits } from '@vincere/contract/constants';
import { scenarios as texts } from '@vincere/contract/messages';
import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { EditableText } from '../../../ui/editable/EditableText.tsx';
import { draftKey } from '../drafts.ts';
import { filled } from '../filled.ts';
import { refreshAuthoring, type Scenario } from '../useSimulation.ts';

/** The title of a scenario, edited in place: the heading of the page with `heading`, else the heading of a section. */
export function ScenarioTitle({ scenario, heading = false }: { scenario: Scenario; heading?: boolean }) {
  return (
    <EditableText
      heading={heading}
      label={t('title of {name}', { name: scenario.name })}
      draft={draftKey('scenario', scenario.id, 'title')}
      value={scenario.name}
      maxLength={limits.name}
      validate={filled}
      onSave={async (name) => {
        await send('updateScenario', { params: { scenarioId: scenario.id }, body: { name } });
        await refreshAuthoring();
      }}
      failure={{
        title: t(texts.titleFailed),
        text: (error) => messageOf(error, t('There was a problem updating the title.')),
      }}
    >
      {heading ? (
        <h1 className="heading-1">{scenario.name}</h1>
      ) : (
        <h2 className="heading-3">{scenario.name}</h2>
      )}
    </EditableText>
  );
}
