import { useSyncExternalStore } from 'react';
import { readDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { useUnsentNotes } from './notes-outbox.ts';

/**
 * Returns a text that says what is unfinished in the user's notes: a failed note or a begun one; undefined for nothing.
 * `draftKey` is that of `RoomNotes`. A draft being typed counts from the next render.
 */
export function useUnfinishedNote(draftKey: string): string | undefined {
  const unsent = useUnsentNotes(draftKey);
  const draft = useSyncExternalStore(subscribeToNothing, () => readDraft(`${draftKey}:note`));
  if (unsent.some(({ state }) => state === 'failed')) return t('a note was not sent');
  return draft?.trim() ? t('a note was begun') : undefined;
}

const subscribeToNothing = () => () => {};
