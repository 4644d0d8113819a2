import { afterEach, expect, test, vi } from 'vitest';
import { isStillMeant, listKeptVotes, type SentVote } from './kept-votes.ts';

afterEach(() => void vi.unstubAllGlobals());

function keep(items: Record<string, string>): void {
  const getItem = (key: string) => items[key] ?? null;
  vi.stubGlobal('localStorage', Object.assign(Object.create({ getItem }), items));
}

const sent = (seatId: number): SentVote => ({
  kind: 'room',
  room: 'legal',
  runId: 2,
  seatId,
  draftKey: `room:1:2:3:legal`,
  vote: { decision_chosen_id: 7, reasoning: 'Onward' },
});

test('a seat finds what it has submitted, not what another has, nor what is damaged', () => {
  keep({
    'draft:vote:a': JSON.stringify(sent(5)),
    'draft:vote:b': JSON.stringify(sent(6)),
    'draft:vote:c': '{"kind":"room","seatId":5',
    'draft:vote:e': JSON.stringify({ ...sent(5), room: undefined }),
    'draft:vote:d': JSON.stringify({ ...sent(5), vote: { decision_chosen_id: '7' } }),
    'draft:room:1:2:3:legal:reasoning': 'Onward',
  });
  expect(listKeptVotes(5)).toEqual([sent(5)]);
  expect(listKeptVotes(7)).toEqual([]);
});

test('a vote is still meant while its drafts say the same', () => {
  const choice = { 'draft:room:1:2:3:legal:choice': '7' };
  keep({ ...choice, 'draft:room:1:2:3:legal:reasoning': 'Onward' });
  expect(isStillMeant(sent(5))).toBe(true);
  keep({ ...choice, 'draft:room:1:2:3:legal:reasoning': 'Written anew' });
  expect(isStillMeant(sent(5))).toBe(false);
  keep(choice);
  expect(isStillMeant(sent(5))).toBe(false);
});
