import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Moment, mayQuote, replayAt } from './replay.ts';

const joined = (seat_id: number): Moment => ({ at_ms: 0, kind: 'joined', seat_id });
const stage = (scenario_id: number): Moment => ({ at_ms: 1, kind: 'stage', scenario_id });
const final = (seat_id: number, decision_id: number, on_behalf = false): Moment => ({
  at_ms: 2,
  kind: 'final-vote',
  seat_id,
  room_name: 'legal',
  decision_id,
  on_behalf,
});
const room = (seat_id: number, room_name: string): Moment => ({
  at_ms: 2,
  kind: 'room-vote',
  seat_id,
  room_name,
  decision_id: 1,
  on_behalf: false,
});

describe('a run at a moment', () => {
  const moments: Moment[] = [
    joined(1),
    joined(2),
    stage(10),
    room(1, 'legal'),
    { at_ms: 2, kind: 'post', scenario_id: 10, room_name: 'legal' },
    final(1, 7),
    final(2, 7),
    { at_ms: 3, kind: 'closed', scenario_id: 10, decision_id: 7 },
    stage(11),
    { at_ms: 4, kind: 'left', seat_id: 2 },
    final(1, 8),
  ];

  test('a replay has no seats and no stage before the first moment', () => {
    expect(replayAt(moments, 0)).toMatchObject({ scenario_id: null, closed_with: undefined, posts: 0 });
    expect(replayAt(moments, 0).seats.size).toBe(0);
  });

  test('a run at a moment has the votes cast so far in its stage', () => {
    const state = replayAt(moments, 6);
    expect(state).toMatchObject({ scenario_id: 10, closed_with: undefined, posts: 1 });
    expect([...state.counts]).toEqual([[7, 1]]);
    expect([...state.voted]).toEqual([1]);
    expect([...state.roomVotes]).toEqual([['legal', 1]]);
    expect(replayAt(moments, 8)).toMatchObject({ scenario_id: 10, closed_with: 7 });
  });

  test('a replayed stage starts without votes, and without people who have left', () => {
    expect(replayAt(moments, 9)).toMatchObject({ scenario_id: 11, closed_with: undefined, posts: 0 });
    expect(replayAt(moments, 9).voted.size).toBe(0);
    expect([...replayAt(moments, 11).seats]).toEqual([1]);
  });

  test('a replay never loses votes or seats within a stage', () => {
    const any = fc.oneof(
      fc.nat(5).map(joined),
      fc.nat(2).map(stage),
      fc.tuple(fc.nat(5), fc.nat(2)).map(([seat, decision]) => final(seat, decision)),
      fc.nat(5).map((seat) => room(seat, 'social')),
    );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), fc.nat(20), (happened, count) => {
        const [now, next] = [replayAt(happened, count), replayAt(happened, count + 1)];
        const isNew = happened[count]?.kind === 'stage';
        const sum = (counts: ReadonlyMap<unknown, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
        expect(sum(next.counts)).toBeGreaterThanOrEqual(isNew ? 0 : sum(now.counts));
        expect(next.seats.size).toBeGreaterThanOrEqual(now.seats.size);
      }),
    );
  });
});

describe('the reason of a vote', () => {
  const quotes = (moments: Moment[], vote: Moment | undefined) =>
    (vote?.kind === 'room-vote' || vote?.kind === 'final-vote') && mayQuote(moments, vote);

  test('the reason of a vote may be quoted if somebody else decided alike', () => {
    const votes = [final(1, 7), final(2, 7), final(3, 8)];
    expect(votes.map((vote) => quotes(votes, vote))).toEqual([true, true, false]);
  });

  test('the reason of a vote may not be quoted if the others alike were recorded on behalf of people', () => {
    const votes = [final(1, 7), final(2, 7, true), final(3, 8), final(4, 8), final(5, 8, true)];
    expect(votes.map((vote) => quotes(votes, vote))).toEqual([false, false, true, true, false]);
  });

  test('the reason of a room vote may be quoted only if somebody in this room voted alike', () => {
    const votes = [room(1, 'legal'), room(2, 'legal'), room(3, 'social'), final(4, 1)];
    expect(votes.map((vote) => quotes(votes, vote))).toEqual([true, true, false, false]);
  });
});
