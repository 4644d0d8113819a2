import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readOnce } from '../../lib/api.ts';
import { type GatheredReading, gatherReading } from './gather-reading.ts';

export type Reading = {
  /** The posts that came since the reader last looked; none while that is not known. */
  unread: ReadonlySet<number>;
  /** A post stood before the reader's eyes. */
  see: (id: number) => void;
};

const none: ReadonlySet<number> = new Set();

/**
 * What the holder of a room has read of its posts, on whichever device. Who looks for the first time has nothing marked: all
 * that is there is new to them, and what comes then is told from it. `feed` is the room run; undefined for a room that
 * is not the reader's own. `posts` are those that the room has, undefined while they are read.
 */
export function useReading(
  runId: number,
  feed: number | undefined,
  posts: readonly { id: number }[] | undefined,
): Reading {
  const [known, setKnown] = useState<{ feed: number; read: ReadonlySet<number> }>();
  const gathered = useRef<GatheredReading>(undefined);
  const isReady = posts !== undefined;
  const idsNow = useEffectEvent(() => new Set(posts?.map(({ id }) => id)));

  useEffect(() => {
    if (feed === undefined || !isReady) return;
    let isLeft = false;
    const first = idsNow();
    const keep = (ids: readonly number[]) =>
      setKnown((now) => (now?.feed === feed ? { feed, read: new Set([...now.read, ...ids]) } : now));
    const gathering = gatherReading(runId, feed, keep);
    gathered.current = gathering;
    readOnce('getOwnReading', { params: { runId } })
      .then(({ room_run_id, read }) => {
        if (!isLeft && room_run_id === feed) setKnown({ feed, read: read ? new Set(read) : first });
      })
      // Without it nothing is marked: the posts are there all the same.
      .catch(() => {});
    return () => {
      isLeft = true;
      gathering.close();
      gathered.current = undefined;
    };
  }, [runId, feed, isReady]);

  const see = useCallback((id: number) => gathered.current?.see(id), []);
  if (known === undefined || known.feed !== feed) return { unread: none, see };
  return {
    unread: new Set(posts?.map(({ id }) => id).filter((id) => !known.read.has(id))),
    see,
  };
}
