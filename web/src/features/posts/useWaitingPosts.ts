import type { Answer, Calls } from '@vincere/contract';
import { useLayoutEffect, useState } from 'react';

export type Post = Answer<Calls['getRoomRun']>['tweets'][number];

export type WaitingPosts = {
  /** What the feed shows, newest first. */
  shown: readonly Post[];
  /** How many wait to be shown. */
  waiting: number;
  show: () => void;
};

/**
 * Keeps posts that arrive back until the reader asks for them; only a reader at the very top of the feed
 * (`isAtTop`) gets them at once. `feed` names the feed: another one starts anew, with all it has.
 */
export function useWaitingPosts(
  feed: number | undefined,
  posts: readonly Post[] | undefined,
  isAtTop: () => boolean,
): WaitingPosts {
  const all = (posts ?? []).map(({ id }) => id);
  const [seen, setSeen] = useState<{ feed: number | undefined; ids: readonly number[] }>();
  const isNew = posts !== undefined && seen?.feed !== feed;
  if (isNew) setSeen({ feed, ids: all });
  const known = new Set(isNew ? all : seen?.ids);
  const show = () => setSeen({ feed, ids: all });
  const arrived = all.filter((id) => !known.has(id)).join();

  // Where the reader is stands in the document, not in React.
  useLayoutEffect(() => {
    if (arrived !== '' && isAtTop()) show();
    // Only an arrival asks where the reader is.
  }, [feed, arrived]);

  const shown = (posts ?? []).filter((post) => known.has(post.id)).toReversed();
  return { shown, waiting: all.length - shown.length, show };
}
