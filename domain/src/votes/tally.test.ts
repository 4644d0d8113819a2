import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentage, tally } from './tally.ts';

const votesFor = (...ids: number[]) => ids.map((decision_chosen_id) => ({ decision_chosen_id }));
const anyVotes = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 30 });

describe('a tally', () => {
  test('a tally without votes has no leader', () => {
    expect(tally([])).toEqual({ counts: new Map(), total: 0, count: 0, leaders: [], leader: null });
  });

  test('a tally is led by the decision with the most votes', () => {
    expect(tally(votesFor(1, 2, 2))).toMatchObject({ total: 3, count: 2, leaders: [2], leader: 2 });
  });

  test('a tally gives a tie to the decision that reached its count first', () => {
    expect(tally(votesFor(1, 2, 2, 1)).leaders).toEqual([2, 1]);
    expect(tally(votesFor(1, 2, 1, 2)).leaders).toEqual([1, 2]);
    expect(tally(votesFor(3, 2, 1)).leaders).toEqual([3, 2, 1]);
  });

  test('a tally counts every vote once', () => {
    fc.assert(
      fc.property(anyVotes, (ids) => {
        const { counts, total, count } = tally(votesFor(...ids));
        expect(total).toBe(ids.length);
        for (const id of ids) expect(counts.get(id)).toBe(ids.filter((other) => other === id).length);
        expect(count).toBe(Math.max(0, ...counts.values()));
      }),
    );
  });

  test('a tally is led by the first decision to reach the top count as votes come in', () => {
    fc.assert(
      fc.property(anyVotes, (ids) => {
        const { count, leader } = tally(votesFor(...ids));
        const moments = ids.map((_, index) => tally(votesFor(...ids.slice(0, index + 1))));
        expect(leader).toBe(moments.find((moment) => moment.count === count)?.leader ?? null);
      }),
    );
  });

  test('a tally keeps the leader of a tie if the votes for other decisions are removed', () => {
    fc.assert(
      fc.property(anyVotes, (ids) => {
        const { leaders, leader } = tally(votesFor(...ids));
        const amongTied = tally(votesFor(...ids.filter((id) => leaders.includes(id))));
        expect(amongTied.leaders).toEqual(leaders);
        expect(amongTied.leader).toBe(leader);
      }),
    );
  });
});

describe('a percentage', () => {
  test('a percentage is a whole number', () => {
    expect(percentage(1, 3)).toBe(33);
    expect(percentage(2, 3)).toBe(67);
    expect(percentage(5, 5)).toBe(100);
  });

  test('a percentage of nothing is 0', () => {
    expect(percentage(0, 0)).toBe(0);
  });
});
