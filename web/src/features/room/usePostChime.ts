import { useEffect, useEffectEvent, useRef } from 'react';
import { useChime } from '../../lib/useChime.ts';

/** Sounds when a post arrives in a room. What is there when the room is read first, or with a new stage, is no news. */
export function usePostChime(roomRunId: number | undefined, newestPostId: number | undefined): void {
  const sound = useEffectEvent(useChime());
  const heard = useRef({ roomRunId, newestPostId });
  useEffect(() => {
    const before = heard.current;
    heard.current = { roomRunId, newestPostId };
    if (roomRunId === undefined || before.roomRunId !== roomRunId) return;
    if ((newestPostId ?? 0) > (before.newestPostId ?? 0)) sound();
  }, [roomRunId, newestPostId]);
}
