import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunBoard } from '../types.ts';

/** A closed stage, with the votes that counted. */
export type Reveal = { stage: RunBoard['path'][number]; votes: RunBoard['last_closed'] };

/** A reveal ends by itself after this time. */
const revealMs = 15_000;
/** Escape leaves the projector view, and the others are pressed with another key. */
const otherKeys = /^(Escape|Shift|Control|Alt|Meta)$/;

/** Returns the stage that was closed while the page was open, for 15 seconds or until `end` is called or a key is pressed. */
export function useReveal(board: RunBoard): { reveal: Reveal | null; end: () => void } {
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const closedCount = useRef(board.path.length);
  useEffect(() => {
    const stage = board.path.at(-1);
    if (stage !== undefined && board.path.length > closedCount.current)
      setReveal({ stage, votes: board.last_closed });
    closedCount.current = board.path.length;
  }, [board]);
  const end = useCallback(() => setReveal(null), []);
  useEffect(() => {
    if (reveal === null) return;
    const timer = setTimeout(end, revealMs);
    const endOnKey = ({ key }: KeyboardEvent) => !otherKeys.test(key) && end();
    addEventListener('keydown', endOnKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', endOnKey);
    };
  }, [reveal, end]);
  return { reveal, end };
}
