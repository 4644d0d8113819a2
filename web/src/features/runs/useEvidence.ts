import { maxEvidence } from '@vincere/domain';
import { useCallback } from 'react';
import { readDraft, useDraft } from '../../lib/drafts.ts';
import { parseStored } from '../../lib/stored.ts';

/**
 * The posts marked as evidence for a vote that is being written, stored under its draft key. Marked posts that are not in
 * `posts` are ignored, because they were deleted. While `posts` is undefined, because they are still loading, all marked
 * posts count; the server ignores ids that no longer exist. `toggle` stays the same function under one key.
 */
export function useEvidence(draftKey: string, posts: readonly { id: number }[] | undefined) {
  const key = `${draftKey}:evidence`;
  const [stored, store] = useDraft(key);
  const storedIds = idsOf(stored);
  const marked = posts ? posts.map(({ id }) => id).filter((id) => storedIds.includes(id)) : storedIds;
  const mark = useCallback(
    (next: readonly number[]) => store(next.length === 0 ? '' : JSON.stringify(next)),
    [store],
  );
  const toggle = useCallback(
    (id: number) => {
      const before = idsOf(readDraft(key));
      mark(before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
    },
    [key, mark],
  );
  return { marked, isFull: marked.length >= maxEvidence, mark, toggle };
}

export type Evidence = ReturnType<typeof useEvidence>;

function idsOf(stored: string | null): number[] {
  const ids = parseStored(stored);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}
