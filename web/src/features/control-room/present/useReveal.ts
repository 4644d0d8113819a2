import type { Run } from '@vincere/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Decisions, RunBoard } from '../types.ts';

/** A closed stage, with its votes if all of them were known when it was closed. */
export type Reveal = {
  stage: RunBoard['path'][number];
  votes: { decisions: Decisions; board: RunBoard } | null;
};

/** A reveal ends by itself after this time. */
const revealMs = 15_000;
/** Escape leaves the projector view, and the others are pressed with another key. */
const otherKeys = /^(Escape|Shift|Control|Alt|Meta)$/;
const noDecisions: Decisions = [];

/**
 * Returns the stage that was closed while the page was open, for 15 seconds or until `end` is called or a key is pressed.
 * Votes are left out if the run advanced without everyone, because a late vote may be missing from them.
 */
export function useReveal(run: Run, board: RunBoard): { reveal: Reveal | null; end: () => void } {
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const before = useRef<{ closed: number; votes: Reveal['votes'] }>({
    closed: board.path.length,
    votes: null,
  });
  useEffect(() => {
    const stage = board.path.at(-1);
    const { closed, votes } = before.current;
    if (stage !== undefined && board.path.length > closed) {
      const isComplete =
        votes?.board.scenario_id === stage.scenario.id &&
        votes.board.missing_user_run_ids.length === 0 &&
        !stage.forced;
      setReveal({ stage, votes: isComplete ? votes : null });
    }
    // Run and board are read separately, so they may be of different scenarios.
    const isOfOneScenario = run.current_scenario?.id === board.scenario_id && board.final_votes.length > 0;
    before.current = {
      closed: board.path.length,
      votes: isOfOneScenario
        ? { decisions: run.current_scenario?.all_decisions ?? noDecisions, board }
        : votes,
    };
  }, [run, board]);
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
