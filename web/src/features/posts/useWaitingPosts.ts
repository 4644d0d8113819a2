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
  const newest = posts?.reduce((id, post) => Math.max(id, post.id), 0);
  const [seen, setSeen] = useState<{ feed: number | undefined; upTo: number }>();
  const isNew = posts !== undefined && seen?.feed !== feed;
  if (isNew) setSeen({ feed, upTo: newest ?? 0 });
  const upTo = isNew ? (newest ?? 0) : (seen?.upTo ?? 0);
  const show = () => setSeen({ feed, upTo: newest ?? 0 });

  // Where the reader is stands in the document, not in React.
  useLayoutEffect(() => {
    if (newest !== undefined && isAtTop())
      setSeen((now) => (now?.feed === feed && now?.upTo === newest ? now : { feed, upTo: newest }));
    // Only an arrival asks where the reader is.
  }, [feed, newest]);

  const shown = (posts ?? []).filter((post) => post.id <= upTo).toReversed();
  return { shown, waiting: (posts?.length ?? 0) - shown.length, show };
}
