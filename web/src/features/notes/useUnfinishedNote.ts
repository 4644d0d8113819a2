import { useSyncExternalStore } from 'react';
import { readDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { unsentNotes } from './unsent-notes.ts';

/**
 * What a writer still has to do in the notes of a place: a note that failed, or one that was begun; undefined for nothing.
 * `draftKey` is that of `RoomNotes`. What is being typed counts from the next drawing on.
 */
export function useUnfinishedNote(draftKey: string): string | undefined {
  const unsent = unsentNotes.useList(`${draftKey}:unsent`);
  const draft = useSyncExternalStore(never, () => readDraft(`${draftKey}:note`));
  if (unsent.some(({ state }) => state === 'failed')) return t('a note was not sent');
  return draft?.trim() ? t('a note was begun') : undefined;
}

const never = () => () => {};
