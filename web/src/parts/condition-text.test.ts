import type { PostCondition } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import { type ConditionSubjects, describeConditions, listConditions } from './condition-text.ts';
import { roomsFor } from './rooms.tsx';

const subjects: ConditionSubjects = {
  earlier: [
    {
      id: 1,
      name: 'The cranes stop',
      stage_number: 1,
      all_decisions: [
        { id: 11, title_of_decision: 'Cut the port off', conditions: [] },
        { id: 12, title_of_decision: 'Run it by hand', conditions: [{ id: 91, text: 'a signed permit' }] },
      ],
    },
  ],
  decisions: [
    { id: 21, title_of_decision: 'Keep the night shift' },
    { id: 22, title_of_decision: 'Stand down' },
  ],
  facts: [{ id: 31, text: 'The walkway is loose' }],
  posts: [{ id: 41, room_name: 'legal', content: `Read this\n${'very '.repeat(20)}long post` }],
};
const rooms = roomsFor(null);
const say = (...when: PostCondition[]) => listConditions(when, subjects, rooms);

describe('the conditions of a post in words', () => {
  test.each<[PostCondition, string]>([
    [{ kind: 'decided', scenario_id: 1, decision_id: 12 }, 'stage 1 was closed with B “Run it by hand”'],
    [
      { kind: 'condition', condition_id: 91, is_met: true },
      'the condition “a signed permit” of stage 1 was met',
    ],
    [
      { kind: 'condition', condition_id: 91, is_met: false },
      'the condition “a signed permit” of stage 1 was not met',
    ],
    [
      { kind: 'leans', room_name: 'economic', decision_id: 21 },
      'the Economist room leans to A “Keep the night shift”',
    ],
    [{ kind: 'on-table', fact_id: 31 }, 'the key fact “The walkway is loose” is on the table'],
    [
      { kind: 'not-on-table', fact_id: 31, by_minute: 25 },
      'the key fact “The walkway is loose” is still not on the table at minute 25',
    ],
    [{ kind: 'voted', room_name: 'legal' }, 'everybody in the Legal Expert room has voted'],
    [{ kind: 'voted', room_name: null }, 'everybody in the rooms has voted'],
  ])('the condition %j is described in words', (condition, clause) => {
    expect(say(condition)).toBe(clause);
  });

  test('a condition quotes the beginning of a long post in one line', () => {
    expect(say({ kind: 'unread', room_name: 'legal', post_id: 41, by_minute: 10 })).toMatch(
      /^the Legal Expert room has not read the post “Read this very (very )+ver?y?…” by minute 10$/,
    );
  });

  test('a condition says if its subject no longer exists', () => {
    for (const condition of [
      { kind: 'decided', scenario_id: 1, decision_id: 19 },
      { kind: 'condition', condition_id: 99, is_met: true },
      { kind: 'leans', room_name: 'legal', decision_id: 11 },
      { kind: 'on-table', fact_id: 39 },
      { kind: 'unread', room_name: 'legal', post_id: 49, by_minute: 1 },
    ] as const)
      expect(say(condition)).toBe('something happens that no longer exists');
  });

  test('several conditions are one sentence, with the earliest time', () => {
    const when: PostCondition[] = [
      { kind: 'on-table', fact_id: 31 },
      { kind: 'voted', room_name: null },
    ];
    const sentence =
      'Once the key fact “The walkway is loose” is on the table and everybody in the rooms has voted';
    expect(describeConditions({ when, release: null }, subjects, rooms)).toBe(sentence);
    expect(describeConditions({ when, release: 720 }, subjects, rooms)).toBe(
      `${sentence}, but not before 12:00 into the stage`,
    );
  });
});
