import { maxEvidence } from '@vincere/domain';
import { useCallback } from 'react';
import { readDraft, useDraft } from '../../lib/drafts.ts';
import { parseStored } from '../../lib/stored.ts';

type Citable = { posts: readonly { id: number }[]; files: readonly { id: number }[] };

/**
 * The posts and files marked as evidence for a vote that is being written, stored under its draft key. What is not `citable`
 * is ignored, because it was deleted or taken back. While `citable` is undefined, because it is still loading, everything
 * marked counts; the server ignores what is gone. `toggle` and `toggleFile` stay the same functions under one key.
 */
export function useEvidence(draftKey: string, citable: Citable | undefined) {
  const posts = useMarks(`${draftKey}:evidence`, citable?.posts);
  const files = useMarks(`${draftKey}:evidence-files`, citable?.files);
  const count = posts.marked.length + files.marked.length;
  return {
    marked: posts.marked,
    markedFiles: files.marked,
    isFull: count >= maxEvidence,
    toggle: posts.toggle,
    toggleFile: files.toggle,
  };
}

function useMarks(key: string, citable: readonly { id: number }[] | undefined) {
  const [stored, store] = useDraft(key);
  const storedIds = idsOf(stored);
  const ids = citable && [...new Set(citable.map(({ id }) => id))];
  const markedIds = ids ? ids.filter((id) => storedIds.includes(id)) : storedIds;
  const mark = useCallback(
    (next: readonly number[]) => store(next.length === 0 ? '' : JSON.stringify(next)),
    [store],
  );
  const toggle = useCallback(
    (id: number) => {
      const before = idsOf(readDraft(key));
      mark(before.includes(id) ? before.filter((markedId) => markedId !== id) : [...before, id]);
    },
    [key, mark],
  );
  return { marked: markedIds, toggle };
}

export type Evidence = ReturnType<typeof useEvidence>;

function idsOf(storedText: string | null): number[] {
  const ids = parseStored(storedText);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}
