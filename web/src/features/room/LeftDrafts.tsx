import { useEffect, useState } from 'react';
import { dropDraft, keepDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { LeftDraft } from '../../parts/LeftDraft.tsx';
import { notesOutbox } from '../notes/notes-outbox.ts';
import { useIsSubmitted } from '../runs/decisions/vote-outbox.ts';
import { draftsOf, type Here, leftDrafts } from './left-drafts.ts';

const titles = {
  note: t('You were still writing a note. It was not sent.'),
  unsent: t('You were still writing a note. It was not sent.'),
  overtaken: t('Your decision was already submitted elsewhere. This reasoning was not submitted.'),
  reasoning: t('You were still writing your reasoning. It was not submitted.'),
};

/** Offers the texts that the user was typing when the run moved on, or when the facilitator moved the user to another room. */
export function LeftDrafts({ userId, runId, here }: { userId: number; runId: number; here: Here }) {
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  const isSubmitted = useIsSubmitted();
  const prefix = draftsOf(userId, runId);
  // The server may have a note of an earlier stage whose answer was lost. Otherwise it refuses the note.
  useEffect(() => notesOutbox.resumeAll(prefix), [prefix]);
  const unsent = notesOutbox.listAll(prefix).filter(({ state }) => state === 'waiting' || state === 'failed');
  return leftDrafts(
    prefix,
    here,
    unsent.map(({ data }) => data),
  )
    .filter(({ key }) => !discarded.includes(key) && !isSubmitted(key.replace(/:reasoning$/, '')))
    .map(({ key, kind, text }) => (
      <LeftDraft
        key={key}
        title={titles[kind]}
        text={text}
        {...(kind !== 'unsent' && { onChange: (typedText: string) => keepDraft(key, typedText) })}
        onDiscard={() => {
          if (kind !== 'unsent') dropDraft(key);
          else for (const item of unsent) if (item.data.draftKey === key) notesOutbox.discard(item);
          setDiscarded([...discarded, key]);
        }}
      />
    ));
}
