import { useEffect, useEffectEvent, useRef } from 'react';
import { useChime } from '../../lib/useChime.ts';

/** Sounds when a post arrives in a room. What is there when the room is read first, or with a new stage, is no news. */
export function usePostChime(roomRunId: number | undefined, posts: readonly { id: number }[] = []): void {
  const sound = useEffectEvent(useChime());
  const ids = posts.map(({ id }) => id).join();
  const heard = useRef({ roomRunId, ids });
  useEffect(() => {
    const before = heard.current;
    heard.current = { roomRunId, ids };
    if (roomRunId === undefined || before.roomRunId !== roomRunId) return;
    const known = new Set(before.ids.split(','));
    if (ids !== '' && ids.split(',').some((id) => !known.has(id))) sound();
  }, [roomRunId, ids]);
}
