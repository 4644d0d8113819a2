import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { checkPostConditions, holds } from './check.ts';
import type { ConditionSubjects, PostCondition, StageState } from './post-condition.ts';

const subjects: ConditionSubjects = {
  earlier: [{ id: 11, scenario_id: 1, conditions: [91] }],
  decisions: [21, 22],
  facts: [31],
  posts: [
    { id: 41, room_name: 'legal' },
    { id: 42, room_name: 'economic' },
  ],
  rooms: ['social', 'legal'],
};
const facts: StageState = {
  stageMs: 10 * 60_000,
  closed: [{ scenario_id: 1, decision_id: 11, conditions: [{ id: 91, is_met: true }] }],
  votes: [],
  seats: [
    { id: 1, room_name: 'legal' },
    { id: 2, room_name: 'legal' },
    { id: 3, room_name: 'social' },
    { id: 4, room_name: 'dashboard' },
  ],
  facts: [{ id: 31, posts: [41], files: [51] }],
  items: [],
  reads: [],
};
const vote = (seat_id: number, decision_chosen_id: number, room_name: 'legal' | 'social' = 'legal') => ({
  seat_id,
  room_name,
  decision_chosen_id,
});
const everyKind: readonly PostCondition[] = [
  { kind: 'decided', scenario_id: 1, decision_id: 11 },
  { kind: 'condition', condition_id: 91, is_met: true },
  { kind: 'leans', room_name: 'legal', decision_id: 21 },
  { kind: 'on-table', fact_id: 31 },
  { kind: 'not-on-table', fact_id: 31, by_minute: 5 },
  { kind: 'unread', room_name: 'legal', post_id: 41, by_minute: 5 },
  { kind: 'voted', room_name: null },
];

describe('the conditions of a post', () => {
  const codeOf = (when: PostCondition[], post: Parameters<typeof checkPostConditions>[1]) => {
    try {
      checkPostConditions(when, post, subjects);
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
    return undefined;
  };
  const social = { room_name: 'social' as const, is_held: false };

  test('conditions of a post refer to what exists: earlier decisions, and parts of the own scenario', () => {
    for (const condition of everyKind) expect(codeOf([condition], social)).toBeUndefined();
    const foreign: PostCondition[] = [
      { kind: 'decided', scenario_id: 1, decision_id: 21 },
      { kind: 'decided', scenario_id: 2, decision_id: 11 },
      { kind: 'condition', condition_id: 92, is_met: false },
      { kind: 'leans', room_name: 'legal', decision_id: 11 },
      { kind: 'on-table', fact_id: 32 },
      { kind: 'not-on-table', fact_id: 32, by_minute: 5 },
      { kind: 'unread', room_name: 'social', post_id: 41, by_minute: 5 },
    ];
    for (const condition of foreign) {
      expect(codeOf([condition], social)).toBe('when.foreign');
    }
  });

  test('conditions of a post are about rooms in use', () => {
    const unused: PostCondition[] = [
      { kind: 'leans', room_name: 'economic', decision_id: 21 },
      { kind: 'unread', room_name: 'economic', post_id: 42, by_minute: 5 },
      { kind: 'voted', room_name: 'economic' },
    ];
    for (const condition of unused) expect(codeOf([condition], social)).toBe('when.room-not-in-use');
  });

  test('a post that a facilitator releases cannot have conditions', () => {
    expect(codeOf([{ kind: 'voted', room_name: null }], { ...social, is_held: true })).toBe('when.held');
    expect(codeOf([], { ...social, is_held: true })).toBeUndefined();
  });

  test('neither a room nor the dashboard can see a post that depends on how the room leans', () => {
    const leans: PostCondition[] = [{ kind: 'leans', room_name: 'legal', decision_id: 21 }];
    for (const room_name of ['legal', 'dashboard'] as const)
      expect(codeOf(leans, { room_name, is_held: false })).toBe('when.leans-here');
  });
});

describe('a condition', () => {
  test('a condition about an earlier decision holds once its scenario was closed with it', () => {
    const decided = { kind: 'decided', scenario_id: 1, decision_id: 11 } as const;
    expect(holds(decided, facts)).toBe(true);
    expect(holds({ ...decided, decision_id: 12 }, facts)).toBe(false);
  });

  test('a condition about a judgement holds neither way while nobody has judged', () => {
    const met = { kind: 'condition', condition_id: 91, is_met: true } as const;
    expect(holds(met, facts)).toBe(true);
    expect(holds({ ...met, is_met: false }, facts)).toBe(false);
    const unjudged = {
      ...facts,
      closed: [{ scenario_id: 1, decision_id: 11, conditions: [{ id: 91, is_met: null }] }],
    };
    expect(holds(met, unjudged)).toBe(false);
    expect(holds({ ...met, is_met: false }, unjudged)).toBe(false);
  });

  test('a condition about how a room leans needs half of its votes and a single leader', () => {
    const leans = { kind: 'leans', room_name: 'legal', decision_id: 21 } as const;
    expect(holds(leans, facts)).toBe(false);
    expect(holds(leans, { ...facts, votes: [vote(1, 21)] })).toBe(true);
    expect(holds(leans, { ...facts, votes: [vote(1, 21), vote(2, 22)] })).toBe(false);
    const three = [...facts.seats, { id: 5, room_name: 'legal' as const }];
    expect(holds(leans, { ...facts, seats: three, votes: [vote(1, 21)] })).toBe(false);
    expect(holds({ ...leans, room_name: 'economic' }, { ...facts, votes: [] })).toBe(false);
  });

  test('a condition about votes counts seats of rooms, not of the dashboard, and never holds for an empty room', () => {
    const all = { kind: 'voted', room_name: null } as const;
    const votes = [vote(1, 21), vote(2, 22)];
    expect(holds({ kind: 'voted', room_name: 'legal' }, { ...facts, votes })).toBe(true);
    expect(holds(all, { ...facts, votes })).toBe(false);
    expect(holds(all, { ...facts, votes: [...votes, vote(3, 21, 'social')] })).toBe(true);
    expect(holds({ kind: 'voted', room_name: 'economic' }, { ...facts, votes })).toBe(false);
    expect(holds(all, { ...facts, seats: [{ id: 4, room_name: 'dashboard' }] })).toBe(false);
  });

  test('a condition about the table looks at what carries the fact now', () => {
    const onTable = { kind: 'on-table', fact_id: 31 } as const;
    const item = { post_id: null, file_id: 51, added_ms: 60_000, taken_back_ms: null };
    expect(holds(onTable, facts)).toBe(false);
    expect(holds(onTable, { ...facts, items: [item] })).toBe(true);
    expect(holds(onTable, { ...facts, items: [{ ...item, taken_back_ms: 90_000 }] })).toBe(false);
    expect(holds(onTable, { ...facts, items: [{ ...item, file_id: 52 }] })).toBe(false);
    expect(holds({ ...onTable, fact_id: 32 }, { ...facts, items: [item] })).toBe(false);
  });

  test('a condition with a minute is open before, and then looks at that minute', () => {
    const missing = { kind: 'not-on-table', fact_id: 31, by_minute: 5 } as const;
    expect(holds(missing, { ...facts, stageMs: 5 * 60_000 - 1 })).toBeUndefined();
    expect(holds(missing, facts)).toBe(true);
    const late = { post_id: 41, file_id: null, added_ms: 6 * 60_000, taken_back_ms: null };
    expect(holds(missing, { ...facts, items: [late] })).toBe(true);
    expect(holds(missing, { ...facts, items: [{ ...late, added_ms: 4 * 60_000 }] })).toBe(false);
    expect(holds({ ...missing, fact_id: 32 }, facts)).toBe(false);
    const unread = { kind: 'unread', room_name: 'legal', post_id: 41, by_minute: 5 } as const;
    const read = { room_name: 'legal', post_id: 41, read_ms: 4 * 60_000 } as const;
    expect(holds(unread, { ...facts, stageMs: 0 })).toBeUndefined();
    expect(holds(unread, facts)).toBe(true);
    expect(holds(unread, { ...facts, reads: [{ ...read, room_name: 'social' }] })).toBe(true);
    expect(holds(unread, { ...facts, reads: [read] })).toBe(false);
    expect(holds(unread, { ...facts, reads: [{ ...read, read_ms: 6 * 60_000 }] })).toBe(true);
    // Nobody is in the room who could have read it.
    expect(holds({ ...unread, room_name: 'economic' }, facts)).toBe(false);
  });
});
