import { describe, expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { runStatuses } from './run-status.ts';
import { type Ballot, judgeVote, takeEvidence } from './votes.ts';

const vote = { decision_chosen_id: 11, reasoning: 'It keeps the hospitals open.' };
const ballot: Ballot = {
  kind: 'room',
  status: 'IN_PROGRESS',
  room_name: 'social',
  meant_room: null,
  offered: [11, 12, 13],
  cast: null,
};

describe('a vote', () => {
  test('is cast while the run is in progress, for a decision of the current scenario', () => {
    expect(judgeVote(ballot, vote)).toBe('cast');
    expect(judgeVote({ ...ballot, kind: 'final' }, vote)).toBe('cast');
  });

  test.each(runStatuses.filter((status) => status !== 'IN_PROGRESS'))(
    'is refused while the run is %s',
    (status) => {
      expect(() => judgeVote({ ...ballot, status }, vote)).toThrow(new Refusal('run.not-in-progress'));
    },
  );

  test('for a decision of another scenario is refused', () => {
    const elsewhere = { ...vote, decision_chosen_id: 99 };
    expect(() => judgeVote(ballot, elsewhere)).toThrow(new Refusal('vote.not-offered'));
  });

  test('of the dashboard counts for the final decision, but not in a room', () => {
    const seated: Ballot = { ...ballot, room_name: 'dashboard' };
    expect(judgeVote({ ...seated, kind: 'final' }, vote)).toBe('cast');
    expect(() => judgeVote(seated, vote)).toThrow(new Refusal('vote.no-room-vote'));
  });
});

describe('a vote that names the room it was meant for', () => {
  const moved: Ballot = { ...ballot, meant_room: 'legal' };
  const refusal = new Refusal('vote.other-room');

  test('is cast in that room, and refused in another one', () => {
    expect(judgeVote({ ...ballot, meant_room: 'social' }, vote)).toBe('cast');
    expect(() => judgeVote(moved, vote)).toThrow(refusal);
  });

  test('is a repeat, or told of the one before, wherever the voter is by now', () => {
    expect(judgeVote({ ...moved, cast: vote }, vote)).toBe('repeat');
    const other = { ...vote, decision_chosen_id: 12 };
    expect(() => judgeVote({ ...moved, cast: vote }, other)).toThrow(new Refusal('vote.already-submitted'));
  });
});

describe('a second vote', () => {
  test('that is the same is a repeat', () => {
    expect(judgeVote({ ...ballot, cast: vote }, { ...vote })).toBe('repeat');
  });

  test.each(runStatuses)('that is the same is a repeat also when the run is %s by then', (status) => {
    expect(judgeVote({ ...ballot, status, cast: vote }, vote)).toBe('repeat');
  });

  test.each([
    ['decision', { ...vote, decision_chosen_id: 12 }],
    ['reasoning', { ...vote, reasoning: 'It costs less.' }],
    ['decision of another scenario', { ...vote, decision_chosen_id: 99 }],
  ])('with another %s is refused', (_, other) => {
    const refusal = new Refusal('vote.already-submitted');
    expect(() => judgeVote({ ...ballot, cast: vote }, other)).toThrow(refusal);
  });
});

describe('the evidence of a vote', () => {
  const posts = { stored: new Set([1, 2, 3]), before: new Set([1, 2]) };

  test('is what was marked and is still there, once', () => {
    expect(takeEvidence([2, 1, 2, 9], posts)).toEqual([2, 1]);
    expect(takeEvidence([], posts)).toEqual([]);
  });

  test('is no post that the voter does not have', () => {
    expect(() => takeEvidence([1, 3], posts)).toThrow(new Refusal('vote.bad-evidence'));
  });
});
