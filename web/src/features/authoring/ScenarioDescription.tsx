import { limits } from '@vincere/contract/constants';
import { simulations, scenarios as texts } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { EditableText } from '../../ui/EditableText.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { draftKey } from './drafts.ts';
import { filled } from './filled.ts';
import { refreshAuthoring, type Scenario } from './useSimulation.ts';

/** What a scenario is about, changed where it stands; `children` show it as it reads there. */
export function ScenarioDescription({ scenario, children }: { scenario: Scenario; children: ReactNode }) {
  return (
    <EditableText
      long
      label={`description of ${scenario.name}`}
      draft={draftKey('scenario', scenario.id, 'description')}
      value={scenario.description}
      empty="No description yet."
      maxLength={limits.description}
      validate={filled}
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
      {children}
    </EditableText>
  );
}
