import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readOnce } from '../../lib/api.ts';
import { type GatheredReading, gatherReading } from './gather-reading.ts';

export type Reading = {
  /** Ids of the unread posts; empty until the read receipts are loaded. */
  unread: ReadonlySet<number>;
  /** Reports that the user has read a post. */
  see: (id: number) => void;
};

const none: ReadonlySet<number> = new Set();

/**
 * Returns the unread posts of the user's own room, from read receipts of all their devices. On the first visit no post is
 * marked as unread; only posts that come later are. `feed` is the id of the room run, undefined for a room that is not the
 * user's own. `posts` are undefined while they load.
 */
export function useReading(
  runId: number,
  feed: number | undefined,
  posts: readonly { id: number }[] | undefined,
): Reading {
  const [known, setKnown] = useState<{ feed: number; read: ReadonlySet<number> }>();
  const currentGatherer = useRef<GatheredReading>(undefined);
  const isReady = posts !== undefined;
  const idsNow = useEffectEvent(() => new Set(posts?.map(({ id }) => id)));

  useEffect(() => {
    if (feed === undefined || !isReady) return;
    let isClosed = false;
    const first = idsNow();
    const markSaved = (ids: readonly number[]) =>
      setKnown((now) => (now?.feed === feed ? { feed, read: new Set([...now.read, ...ids]) } : now));
    const gatherer = gatherReading(runId, feed, markSaved);
    currentGatherer.current = gatherer;
    readOnce('getOwnReading', { params: { runId } })
      .then(({ room_run_id, read }) => {
        if (!isClosed && room_run_id === feed) setKnown({ feed, read: read ? new Set(read) : first });
      })
      // Without read receipts no post is marked as unread; the feed works anyway.
      .catch(() => {});
    return () => {
      isClosed = true;
      gatherer.close();
      currentGatherer.current = undefined;
    };
  }, [runId, feed, isReady]);

  const see = useCallback((id: number) => currentGatherer.current?.see(id), []);
  if (known === undefined || known.feed !== feed) return { unread: none, see };
  return {
    unread: new Set(posts?.map(({ id }) => id).filter((id) => !known.read.has(id))),
    see,
  };
}
