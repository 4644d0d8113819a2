import { readNotes } from '@vincere/domain';
import { useEffect } from 'react';
import { useDraft } from '../../lib/drafts.ts';

/**
 * Returns the number of notes by others that the user has not seen: those that came after the notes were last shown
 * (`isShown`). The number seen is stored in this browser. `draftKey` is that of `RoomNotes`, and `author` the user's name.
 */
export function useUnreadNotes(
  draftKey: string,
  notes: string | undefined,
  author: string,
  isShown: boolean,
): number {
  const [stored, store] = useDraft(`${draftKey}:notesSeen`);
  const byOthers = readNotes(notes ?? '').filter((note) => note.author !== author).length;
  const seenCount = Number(stored) || 0;
  const mustStore = isShown && notes !== undefined && byOthers !== seenCount;
  useEffect(() => {
    if (mustStore) store(String(byOthers));
  }, [mustStore, byOthers, store]);
  return isShown ? 0 : Math.max(0, byOthers - seenCount);
}
