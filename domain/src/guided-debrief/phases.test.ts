import { describe, expect, test } from 'vitest';
import { defaultMinutes } from './minutes.ts';
import {
  type CurrentPhase,
  debriefPhases,
  isFinal,
  judgePhaseMove,
  reopeningMs,
  secondsInPhase,
} from './phases.ts';
import { debriefState } from './state.ts';

const at = (phase: CurrentPhase['phase'], entered_at = 0): CurrentPhase => ({ phase, entered_at });

describe('a move between phases', () => {
  test('a move between phases goes one phase forward or back', () => {
    const allowed = debriefPhases.flatMap((from) =>
      debriefPhases
        .filter((to) => {
          try {
            judgePhaseMove(at(from), { from, to }, 0);
            return true;
          } catch {
            return false;
          }
        })
        .map((to) => debriefPhases.indexOf(to) - debriefPhases.indexOf(from)),
    );
    const leap = () => judgePhaseMove(at('reactions'), { from: 'reactions', to: 'why' }, 0);
    expect(leap).toThrow(expect.objectContaining({ code: 'debrief.not-next' }));
    expect(allowed).toEqual([1, -1, 1, -1, 1, -1, 1, -1, 1, -1]);
  });

  test('a move between phases is refused if the debrief has moved on', () => {
    expect(() => judgePhaseMove(at('why'), { from: 'reactions', to: 'what-happened' }, 0)).toThrow(
      expect.objectContaining({ code: 'debrief.moved-on' }),
    );
  });

  test('a debrief can move back from its last phase within 24 hours only', () => {
    const done = at('done', 1000);
    const back = { from: 'done', to: 'commitment' } as const;
    expect(() => judgePhaseMove(done, back, 999 + reopeningMs)).not.toThrow();
    expect(() => judgePhaseMove(done, back, 1000 + reopeningMs)).toThrow(
      expect.objectContaining({ code: 'debrief.final' }),
    );
    expect(isFinal(at('commitment'), 10 * reopeningMs)).toBe(false);
  });
});

test('a debrief is over in its last phase, and no longer listed once its result is final', () => {
  expect(debriefState({ phase: 'commitment', is_final: false })).toBe('open');
  expect(debriefState({ phase: 'done', is_final: false })).toBe('over');
  expect(debriefState({ phase: 'done', is_final: true })).toBe(null);
});

test('time in a phase adds up over all stays', () => {
  const stays = [
    { phase: 'why', entered_at: 0, left_at: 60_000 },
    { phase: 'lessons', entered_at: 60_000, left_at: 90_000 },
    { phase: 'why', entered_at: 90_000, left_at: null },
  ] as const;
  expect(secondsInPhase(stays, 'why', 100_500)).toBe(70);
  expect(secondsInPhase(stays, 'lessons', 100_500)).toBe(30);
  expect(secondsInPhase(stays, 'done', 100_500)).toBe(0);
});

describe('planned minutes', () => {
  const list = (seconds: number) => Object.values(defaultMinutes(seconds));

  test('a debrief has 50 planned minutes after a run of an hour or more', () => {
    expect(list(3600)).toEqual([5, 10, 20, 10, 5]);
    expect(list(7200)).toEqual([5, 10, 20, 10, 5]);
  });

  test('a debrief has half of the time of a shorter run, at least 20 minutes, each part rounded', () => {
    expect(list(3599)).toEqual([3, 6, 12, 6, 3]);
    expect(list(50 * 60)).toEqual([3, 5, 10, 5, 3]);
    expect(list(10 * 60)).toEqual([2, 4, 8, 4, 2]);
    expect(list(0)).toEqual([2, 4, 8, 4, 2]);
  });
});
