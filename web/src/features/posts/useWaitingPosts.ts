import type { Answer, Calls } from '@vincere/contract';
import { useLayoutEffect, useState } from 'react';

export type Post = Answer<Calls['getRoomRun']>['tweets'][number];

export type WaitingPosts = {
  /** The visible posts, newest first. */
  shown: readonly Post[];
  /** Number of hidden new posts. */
  waiting: number;
  show: () => void;
};

/**
 * Hides posts that arrive until `show` is called. If the user is at the very top of the feed (`isAtTop`), they are shown at
 * once. `feed` identifies the feed: a different one starts with all its posts visible.
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
  const knownIds = new Set(isNew ? all : seen?.ids);
  const show = () => setSeen({ feed, ids: all });
  const arrivedIds = all.filter((id) => !knownIds.has(id)).join();

  // The scroll position is in the DOM, so check it in a layout effect.
  useLayoutEffect(() => {
    if (arrivedIds !== '' && isAtTop()) show();
    // Check the scroll position only when posts arrive.
  }, [feed, arrivedIds]);

  const shownPosts = (posts ?? []).filter((post) => knownIds.has(post.id)).toReversed();
  return { shown: shownPosts, waiting: all.length - shownPosts.length, show };
}
