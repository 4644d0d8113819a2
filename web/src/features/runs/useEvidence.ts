import { useDraft } from '../../lib/drafts.ts';
import { parseStored } from '../../lib/stored.ts';

/**
 * The posts marked as evidence for a vote that is being written, stored under its draft key. Marked posts that are not in
 * `posts` are ignored, because they were deleted. While `posts` is undefined, because they are still loading, all marked
 * posts count; the server ignores ids that no longer exist.
 */
export function useEvidence(draftKey: string, posts: readonly { id: number }[] | undefined) {
  const [stored, store] = useDraft(`${draftKey}:evidence`);
  const ids = parseStored(stored);
  const storedIds: number[] = Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  const marked = posts ? posts.map(({ id }) => id).filter((id) => storedIds.includes(id)) : storedIds;
  return { marked, mark: (next: readonly number[]) => store(next.length === 0 ? '' : JSON.stringify(next)) };
}
