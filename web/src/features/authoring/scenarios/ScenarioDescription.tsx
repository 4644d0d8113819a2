import { limits } from '@vincere/contract/constants';
import { simulations, scenarios as texts } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { EditableText } from '../../../ui/editable/EditableText.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { draftKey } from '../drafts.ts';
import { filled } from '../filled.ts';
import { refreshAuthoring, type Scenario } from '../useSimulation.ts';

/** The description of a scenario, edited in place; `children` show it while it is not being edited. */
export function ScenarioDescription({ scenario, children }: { scenario: Scenario; children: ReactNode }) {
  return (
    <EditableText
      long
      label={t('description of {name}', { name: scenario.name })}
      draft={draftKey('scenario', scenario.id, 'description')}
      value={scenario.description}
      empty={t('No description yet.')}
      hint={t(
        'A blank line parts paragraphs. **bold**, *italic*, # heading, - item, 1. item, [text](https://…), ![text](picture.png) for a picture from the files.',
      )}
      maxLength={limits.description}
      validate={filled}
      onSave={async (description) => {
        await send('updateScenario', { params: { scenarioId: scenario.id }, body: { description } });
        await refreshAuthoring();
        toast(t(texts.descriptionUpdated));
      }}
      failure={{
        title: t(simulations.descriptionFailed),
        text: (error) => messageOf(error, t(texts.descriptionProblem)),
      }}
    >
      {children}
    </EditableText>
  );
}
