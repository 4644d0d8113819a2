import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { runStatuses } from '../runs/run-status.ts';
import { type Ballot, judgeVote, maxEvidence, requireEvidence, requireWithdrawable } from './votes.ts';

const vote = { decision_chosen_id: 11, reasoning: 'It keeps the hospitals open.' };
const ballot: Ballot = {
  kind: 'room',
  status: 'IN_PROGRESS',
  has_begun: true,
  room_name: 'social',
  requested_room: null,
  offered: [11, 12, 13],
  cast: null,
};

describe('a vote', () => {
  test('a vote is accepted during the run for a decision of the current scenario', () => {
    expect(judgeVote(ballot, vote)).toBe('cast');
    expect(judgeVote({ ...ballot, kind: 'final' }, vote)).toBe('cast');
  });

  test.each(runStatuses.filter((status) => status !== 'IN_PROGRESS'))(
    'a vote is refused while the run is %s',
    (status) => {
      expect(() => judgeVote({ ...ballot, status }, vote)).toThrow(new Refusal('run.not-in-progress'));
    },
  );

  test('a vote is refused for a decision of another scenario', () => {
    const elsewhere = { ...vote, decision_chosen_id: 99 };
    expect(() => judgeVote(ballot, elsewhere)).toThrow(new Refusal('vote.not-offered'));
  });

  test('a vote from the dashboard is accepted as a final decision, but not as a room vote', () => {
    const seated: Ballot = { ...ballot, room_name: 'dashboard' };
    expect(judgeVote({ ...seated, kind: 'final' }, vote)).toBe('cast');
    expect(() => judgeVote(seated, vote)).toThrow(new Refusal('vote.no-room-vote'));
  });
});

describe('a vote that names its room', () => {
  const moved: Ballot = { ...ballot, requested_room: 'legal' };
  const refusal = new Refusal('vote.other-room');

  test('a vote that names its room is accepted in that room and refused in another', () => {
    expect(judgeVote({ ...ballot, requested_room: 'social' }, vote)).toBe('cast');
    expect(() => judgeVote(moved, vote)).toThrow(refusal);
  });

  test('a second vote that names its room is judged as one even after the voter has moved', () => {
    expect(judgeVote({ ...moved, cast: vote }, vote)).toBe('repeat');
    const other = { ...vote, decision_chosen_id: 12 };
    expect(() => judgeVote({ ...moved, cast: vote }, other)).toThrow(new Refusal('vote.already-submitted'));
  });
});

describe('a second vote', () => {
  test('a second vote with the same content is a repeat', () => {
    expect(judgeVote({ ...ballot, cast: vote }, { ...vote })).toBe('repeat');
  });

  test.each(runStatuses)(
    'a second vote with the same content is a repeat even if the run is %s',
    (status) => {
      expect(judgeVote({ ...ballot, status, cast: vote }, vote)).toBe('repeat');
    },
  );

  test.each([
    ['decision', { ...vote, decision_chosen_id: 12 }],
    ['reasoning', { ...vote, reasoning: 'It costs less.' }],
    ['decision of another scenario', { ...vote, decision_chosen_id: 99 }],
  ])('a second vote with another %s is refused', (_, other) => {
    const refusal = new Refusal('vote.already-submitted');
    expect(() => judgeVote({ ...ballot, cast: vote }, other)).toThrow(refusal);
  });
});

describe('withdrawing a final decision', () => {
  test.each(['IN_PROGRESS', 'PAUSED'] as const)(
    'withdrawing a final decision is possible if a facilitator recorded it: %s',
    (status) => {
      const recorded = { recorded_by: 4 };
      expect(requireWithdrawable(status, recorded)).toBe(recorded);
    },
  );

  test('withdrawing is refused for an own vote, without a vote, and on a run that is not under way', () => {
    const refusal = new Refusal('vote.not-on-behalf');
    expect(() => requireWithdrawable('IN_PROGRESS', { recorded_by: null })).toThrow(refusal);
    expect(() => requireWithdrawable('IN_PROGRESS', null)).toThrow(refusal);
    for (const status of ['DRAFT', 'COMPLETED', 'ENDED'] as const)
      expect(() => requireWithdrawable(status, { recorded_by: 4 })).toThrow(
        new Refusal('run.not-in-progress'),
      );
  });
});

describe('the evidence of a vote', () => {
  const citable = {
    posts: { visible: new Set([1, 2, 40]), isGone: (id: number) => id >= 9 },
    files: { visible: new Set([5]), isGone: (id: number) => id === 6 },
  };
  const judge = (posts: number[], files: number[] = [], hasTable = true) =>
    requireEvidence({ posts, files }, citable, hasTable);

  test('the evidence of a vote holds each marked post and file once, without those that are gone', () => {
    expect(judge([2, 1, 2, 9, 40], [5, 6, 5])).toEqual({ posts: [2, 1, 40], files: [5] });
    expect(judge([])).toEqual({ posts: [], files: [] });
  });

  test('the evidence of a vote cannot include what the voter cannot cite', () => {
    expect(() => judge([1, 3])).toThrow(new Refusal('vote.foreign-evidence'));
    expect(() => judge([], [7])).toThrow(new Refusal('vote.foreign-evidence'));
    expect(() => judge([1, 3], [], false)).toThrow(new Refusal('vote.bad-evidence'));
    expect(() => judge([], [7], false)).toThrow(new Refusal('vote.bad-evidence'));
  });

  test(`the evidence of a vote has at most ${maxEvidence} posts and files in all`, () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const all = { visible: new Set(ids(20)), isGone: () => false };
    const cite = (posts: number, files: number) =>
      requireEvidence({ posts: ids(posts), files: ids(files) }, { posts: all, files: all }, true);
    expect(cite(6, 4)).toEqual({ posts: ids(6), files: ids(4) });
    expect(() => cite(6, 5)).toThrow(new Refusal('vote.too-much-evidence', { limit: maxEvidence }));
  });
});
