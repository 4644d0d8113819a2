import { useState } from 'react';
import { dropDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { LeftDraft } from '../../parts/LeftDraft.tsx';
import { useIsSubmitted } from '../runs/vote-outbox.ts';
import { draftsOf, type Here, leftDrafts } from './left-drafts.ts';

const titles = {
  note: t('You were still writing a note. It was not sent.'),
  reasoning: t('You were still writing your reasoning. It was not submitted.'),
};

/** Offers back what the person was typing when the run moved on, or their facilitator moved them. */
export function LeftDrafts({ userId, runId, here }: { userId: number; runId: number; here: Here }) {
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const isSubmitted = useIsSubmitted();
  return leftDrafts(draftsOf(userId, runId), here)
    .filter(({ key }) => !dropped.includes(key) && !isSubmitted(key.replace(/:reasoning$/, '')))
    .map(({ key, what, text }) => (
      <LeftDraft
        key={key}
        title={titles[what]}
        text={text}
        onDiscard={() => {
          dropDraft(key);
          setDropped([...dropped, key]);
        }}
      />
    ));
}
