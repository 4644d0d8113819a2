import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConditionSource, PostCondition } from './post-condition.ts';
import { conditionProblems } from './problems.ts';

const decision = (id: number, link_next_scenario_id: number | null) => ({
  id,
  title_of_decision: `Decision ${id}`,
  link_next_scenario_id,
  conditions: [{ id: id + 900 }],
});

/** Decision 11 leads to scenario 2, 12 to 3, and 13 ends the simulation. Scenario 4 follows scenario 3 after 31 only. */
const source: ConditionSource = {
  stages: [
    {
      duration_seconds: null,
      scenarios: [{ id: 1, decisions: [decision(11, 2), decision(12, 3), decision(13, null)] }],
    },
    {
      duration_seconds: 600,
      scenarios: [
        { id: 2, decisions: [decision(21, 5), decision(22, 5)] },
        { id: 3, decisions: [decision(31, 4), decision(32, 5)] },
      ],
    },
    {
      duration_seconds: 600,
      scenarios: [
        { id: 4, decisions: [decision(41, null)] },
        { id: 5, decisions: [decision(51, null), decision(52, null)] },
        { id: 6, decisions: [] },
      ],
    },
  ],
  facts: [
    { id: 71, text: 'The wall moves', carriers: [{ room_name: 'legal' }] },
    { id: 72, text: 'It rains', carriers: [{ room_name: 'dashboard' }, { room_name: 'economic' }] },
  ],
  posts: [{ id: 81 }],
  rooms: ['social', 'legal'],
};
const spots = (scenarioId: number, ...when: PostCondition[]) =>
  conditionProblems({ id: 83, when }, scenarioId, source, (room) => `room ${room}`).map(({ kind, facts }) =>
    [kind, ...Object.values(facts)].join(' '),
  );
const decided = (decision_id: number, scenario_id = 1): PostCondition => ({
  kind: 'decided',
  scenario_id,
  decision_id,
});
const judged = (decisionId: number, is_met: boolean): PostCondition => ({
  kind: 'condition',
  condition_id: decisionId + 900,
  is_met,
});

describe('conditions about earlier decisions', () => {
  test('conditions about earlier decisions can hold if a way with them leads to the scenario', () => {
    expect(spots(2, decided(11))).toEqual([]);
    expect(spots(4, decided(12), decided(31, 3), judged(31, false))).toEqual([]);
    expect(spots(5, decided(11), judged(22, true))).toEqual([]);
  });

  test('conditions about earlier decisions can never hold if no way with them leads there', () => {
    expect(spots(2, decided(12))).toEqual(['when-no-way Decision 12']);
    expect(spots(2, judged(12, true))).toEqual(['when-no-way Decision 12']);
    expect(spots(5, decided(13))).toEqual(['when-no-way Decision 13']);
    expect(spots(4, decided(21, 2))).toEqual(['when-no-way Decision 21']);
  });

  test('conditions about earlier decisions that exclude each other are reported', () => {
    expect(spots(5, decided(11), decided(12))).toEqual(['when-excluded']);
    expect(spots(5, decided(12), judged(21, true))).toEqual(['when-excluded']);
    expect(spots(5, decided(21, 2), decided(32, 3))).toEqual(['when-excluded']);
    expect(spots(5, judged(21, true), judged(21, false))).toEqual(['when-excluded']);
  });

  test('conditions about earlier decisions are not reported in a scenario that no way reaches', () => {
    expect(spots(6, decided(11), decided(12))).toEqual([]);
  });

  test('problems of conditions about earlier decisions match a walk along every way', () => {
    const scenarioIds = [2, 3, 4, 5];
    const link = (ids: number[]) => fc.constantFrom(null, ...ids);
    const stage = (ids: number[], next: number[]) =>
      fc.tuple(
        ...ids.map((id) =>
          fc.tuple(link(next), link(next)).map(([one, other]) => ({
            id,
            decisions: [decision(id * 10, one), decision(id * 10 + 1, other)],
          })),
        ),
      );
    const stages = fc.tuple(stage([1], [2, 3]), stage([2, 3], [4, 5]), stage([4, 5], []));
    const condition = fc
      .tuple(fc.constantFrom(10, 11, 20, 21, 30, 31), fc.constantFrom('decided', 'condition'))
      .map(([id, kind]) => (kind === 'decided' ? decided(id, Math.floor(id / 10)) : judged(id, true)));
    const when = fc.array(condition, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(stages, fc.constantFrom(...scenarioIds), when, (drawn, scenarioId, conditions) => {
        const written = {
          ...source,
          stages: drawn.map((scenarios) => ({ duration_seconds: null, scenarios })),
        };
        const ways = waysTo(written, scenarioId, 1);
        // Conditions refer to earlier stages only.
        const isEarlier = (id: number) => id < 20 || (id < 40 && scenarioId >= 4);
        const required = conditions.map((one) =>
          one.kind === 'decided' ? one.decision_id : one.kind === 'condition' ? one.condition_id - 900 : 0,
        );
        fc.pre(required.every(isEarlier));
        const canHold = ways.some((way) => required.every((id) => way.includes(id)));
        const found = conditionProblems({ id: 83, when: conditions }, scenarioId, written, String);
        expect(found.length === 0).toBe(canHold || ways.length === 0);
      }),
    );
  });
});

/** Returns the decisions of every way from one scenario to another. */
function waysTo({ stages }: ConditionSource, scenarioId: number, from: number): number[][] {
  if (from === scenarioId) return [[]];
  const here = stages.flatMap(({ scenarios }) => scenarios).find(({ id }) => id === from);
  return (here?.decisions ?? []).flatMap(({ id, link_next_scenario_id: next }) =>
    next === null ? [] : waysTo({ ...source, stages }, scenarioId, next).map((way) => [id, ...way]),
  );
}

describe('conditions about the scenario itself', () => {
  test('a condition about the table needs a room in use that can put the fact on it', () => {
    expect(spots(2, { kind: 'on-table', fact_id: 71 })).toEqual([]);
    expect(spots(2, { kind: 'on-table', fact_id: 72 })).toEqual(['when-not-carried It rains']);
    expect(spots(2, { kind: 'not-on-table', fact_id: 72, by_minute: 5 })).toEqual([]);
  });

  test('a condition about the table needs another carrier of the fact than the post that waits', () => {
    const own = { room_name: 'legal', post_id: 83 } as const;
    const other = { room_name: 'legal', post_id: 84 } as const;
    const kindsWith = (...carriers: ConditionSource['facts'][number]['carriers'][number][]) =>
      conditionProblems(
        { id: 83, when: [{ kind: 'on-table', fact_id: 71 }] },
        2,
        { ...source, facts: [{ id: 71, text: 'The wall moves', carriers }] },
        String,
      ).map(({ kind }) => kind);
    expect(kindsWith(own)).toEqual(['when-not-carried']);
    expect(kindsWith(own, other)).toEqual([]);
  });

  test('a condition about a room that is not in use is reported', () => {
    expect(spots(2, { kind: 'voted', room_name: 'legal' })).toEqual([]);
    expect(spots(2, { kind: 'voted', room_name: null })).toEqual([]);
    const room_name = 'economic';
    for (const condition of [
      { kind: 'voted', room_name },
      { kind: 'leans', room_name, decision_id: 21 },
      { kind: 'unread', room_name, post_id: 81, by_minute: 1 },
    ] as const)
      expect(spots(2, condition)).toEqual(['when-room-unused room economic']);
  });

  test('conditions that ask a room to lean two ways are reported', () => {
    const leans = (decision_id: number): PostCondition => ({
      kind: 'leans',
      room_name: 'legal',
      decision_id,
    });
    expect(spots(2, leans(21), leans(21))).toEqual([]);
    expect(spots(2, leans(21), leans(22))).toEqual(['when-excluded']);
  });

  test('a condition that waits longer than the stage clock is reported', () => {
    const late = (by_minute: number): PostCondition => ({ kind: 'not-on-table', fact_id: 71, by_minute });
    expect(spots(2, late(9))).toEqual([]);
    expect(spots(2, late(10))).toEqual(['when-after-clock 10']);
    expect(spots(1, late(10))).toEqual([]);
  });

  test('a condition that refers to something deleted is reported', () => {
    for (const condition of [
      decided(19),
      judged(19, true),
      { kind: 'leans', room_name: 'legal', decision_id: 11 },
      { kind: 'on-table', fact_id: 79 },
      { kind: 'not-on-table', fact_id: 79, by_minute: 5 },
      { kind: 'unread', room_name: 'legal', post_id: 89, by_minute: 5 },
    ] as const)
      expect(spots(2, condition)).toEqual(['when-gone']);
  });
});
