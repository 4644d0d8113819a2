import { useDraft } from '../../lib/drafts.ts';
import { parseStored } from '../../lib/stored.ts';

/**
 * The posts that are marked for a vote that is being written, kept under its draft key. Of those that were marked only
 * the ones in `posts` count: another may have been taken back since.
 */
export function useEvidence(draftKey: string, posts: readonly { id: number }[]) {
  const [stored, keep] = useDraft(`${draftKey}:evidence`);
  const ids = parseStored(stored);
  const marked = posts.map(({ id }) => id).filter((id) => Array.isArray(ids) && ids.includes(id));
  return { marked, mark: (next: readonly number[]) => keep(next.length === 0 ? '' : JSON.stringify(next)) };
}
