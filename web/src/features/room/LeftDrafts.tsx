import { useState } from 'react';
import { dropDraft } from '../../lib/drafts.ts';
import { LeftDraft } from '../../ui/LeftDraft.tsx';
import { draftsOf, leftDrafts } from './left-drafts.ts';

const titles = {
  note: 'A note of yours was not sent before the stage changed.',
  reasoning: 'Your reasoning was not submitted before the stage changed.',
};

type Place = { userId: number; runId: number; scenarioId: number };

/** Offers back what the person was typing when the run moved on. */
export function LeftDrafts({ userId, runId, scenarioId }: Place) {
  const find = () => leftDrafts(draftsOf(userId, runId), scenarioId);
  const [held, setHeld] = useState(() => ({ scenarioId, drafts: find() }));
  if (held.scenarioId !== scenarioId) setHeld({ scenarioId, drafts: find() });
  return held.drafts.map(({ key, what, text }) => (
    <LeftDraft
      key={key}
      title={titles[what]}
      text={text}
      onDiscard={() => {
        dropDraft(key);
        setHeld({ scenarioId, drafts: find() });
      }}
    />
  ));
}
