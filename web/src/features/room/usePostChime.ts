import { useEffect, useEffectEvent, useRef } from 'react';
import { useChime } from '../../lib/browser/useChime.ts';

/** Plays a sound when a post arrives in a room. Posts that are there on the first read of a room or stage are silent. */
export function usePostChime(roomRunId: number | undefined, posts: readonly { id: number }[] = []): void {
  const sound = useEffectEvent(useChime());
  const ids = posts.map(({ id }) => id).join();
  const lastFeed = useRef({ roomRunId, ids });
  useEffect(() => {
    const previous = lastFeed.current;
    lastFeed.current = { roomRunId, ids };
    if (roomRunId === undefined || previous.roomRunId !== roomRunId) return;
    const knownIds = new Set(previous.ids.split(','));
    if (ids !== '' && ids.split(',').some((id) => !knownIds.has(id))) sound();
  }, [roomRunId, ids]);
}
