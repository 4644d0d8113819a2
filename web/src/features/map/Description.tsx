import { limits } from '@vincere/contract/constants';
import { simulations, scenarios as texts } from '@vincere/contract/messages';
import { useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { EditableText } from '../../ui/EditableText.tsx';
import { draftKey } from '../authoring/drafts.ts';
import type { Scenario } from '../authoring/useSimulation.ts';

/** From so many characters on, only the beginning is shown at first. */
const longText = 280;

/** The description of a scenario, changed where it stands; a long one is unfolded on request. */
export function Description({
  scenario,
  onSave,
}: {
  scenario: Scenario;
  onSave: (description: string) => Promise<void>;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = scenario.description.length > longText;
  return (
    <>
      <EditableText
        long
        label={`description of ${scenario.name}`}
        draft={draftKey('scenario', scenario.id, 'description')}
        value={scenario.description}
        empty="No description yet."
        maxLength={limits.description}
        onSave={onSave}
        failure={{
          title: simulations.descriptionFailed,
          text: (error) => messageOf(error, texts.descriptionProblem),
        }}
      >
        <p className={isLong && !isWhole ? 'story ds short' : 'story ds'}>{scenario.description}</p>
      </EditableText>
      {isLong && (
        <Button
          kind="quiet"
          size="sm"
          className="ins-m"
          aria-expanded={isWhole}
          onClick={() => setIsWhole((whole) => !whole)}
        >
          {isWhole ? 'Show Less' : 'Show All of It'}
        </Button>
      )}
    </>
  );
}
