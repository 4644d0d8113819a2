import { useDraft } from '../../lib/drafts.ts';
import { parseStored } from '../../lib/stored.ts';

/**
 * The posts that are marked for a vote that is being written, kept under its draft key. Of those that were marked only
 * the ones in `posts` count: another may have been taken back since. While it is not known what there is, `posts` is
 * undefined and all count; the server leaves out what it no longer has.
 */
export function useEvidence(draftKey: string, posts: readonly { id: number }[] | undefined) {
  const [stored, keep] = useDraft(`${draftKey}:evidence`);
  const ids = parseStored(stored);
  const kept: number[] = Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  const marked = posts ? posts.map(({ id }) => id).filter((id) => kept.includes(id)) : kept;
  return { marked, mark: (next: readonly number[]) => keep(next.length === 0 ? '' : JSON.stringify(next)) };
}
