import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { discardDraft, draftsOf, type LeftDraft, leftDrafts } from './left-drafts.ts';

type Place = { userId: number; runId: number; scenarioId: number };

/** Offers back what the person was typing when the run moved on. */
export function LeftDrafts({ userId, runId, scenarioId }: Place) {
  const find = () => leftDrafts(draftsOf(userId, runId), scenarioId);
  const [held, setHeld] = useState(() => ({ scenarioId, drafts: find() }));
  if (held.scenarioId !== scenarioId) setHeld({ scenarioId, drafts: find() });

  const copy = async (draft: LeftDraft) => {
    try {
      await navigator.clipboard.writeText(draft.text);
      toast('Copied', 'Paste it wherever you need it.');
    } catch {
      toast('Not copied', 'Select the text and copy it by hand.');
    }
  };
  const discard = (draft: LeftDraft) => {
    discardDraft(draft.key);
    setHeld({ scenarioId, drafts: find() });
  };

  return held.drafts.map((draft) => (
    <div key={draft.key} className="notice left">
      <div>
        <b>
          {draft.what === 'note'
            ? 'A note of yours was not sent before the stage changed.'
            : 'Your reasoning was not submitted before the stage changed.'}
        </b>
        <p className="left-t">{draft.text}</p>
      </div>
      <div className="left-b">
        <Button kind="line" size="sm" onClick={() => void copy(draft)}>
          Copy
        </Button>
        <Button kind="quiet" size="sm" onClick={() => discard(draft)}>
          Discard
        </Button>
      </div>
    </div>
  ));
}
