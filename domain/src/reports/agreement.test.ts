import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roles } from '../rooms/rooms.ts';
import { roomLeaders, ruleChoice } from '../runs/advance.ts';
import { tally } from '../votes/tally.ts';
import { agreement, median, runnerUp, scenariosNotMet } from './agreement.ts';

const votes = (...decisions: number[]) => decisions.map((decision_chosen_id) => ({ decision_chosen_id }));

describe('the runner-up', () => {
  test('the runner-up has the most votes of the decisions that were not chosen', () => {
    expect(runnerUp(votes(1, 1, 1, 2, 3, 3), 1, [])).toBe(3);
    expect(runnerUp(votes(1, 1, 2, 2), 2, [])).toBe(1);
  });

  test('the runner-up is the first to reach its count if votes and rooms are level', () => {
    expect(runnerUp(votes(3, 2, 2, 3, 1, 1, 1), 1, [])).toBe(2);
  });

  test('the runner-up leads in more rooms than others with as many votes', () => {
    const rooms = [
      { room_name: 'legal', decision_chosen_id: 1 },
      { room_name: 'social', decision_chosen_id: 3 },
    ] as const;
    expect(runnerUp(votes(3, 2, 1), 3, rooms)).toBe(1);
    expect(runnerUp(votes(3, 2, 1), 3, [])).toBe(2);
    expect(runnerUp(votes(3, 3, 2, 1), 3, rooms)).toBe(1);
  });

  test('the runner-up is null if all agreed or nobody voted', () => {
    expect(runnerUp(votes(1, 1), 1, [])).toBeNull();
    expect(runnerUp([], 1, [])).toBeNull();
  });

  test('the runner-up is the choice of the rules without the chosen decision, and second in the order of a tie', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1 }),
        fc.array(fc.tuple(fc.constantFrom(...roles), fc.integer({ min: 1, max: 3 })), { maxLength: 8 }),
        (cast, inRooms) => {
          const room_votes = inRooms.map(([room_name, decision_chosen_id]) => ({
            room_name,
            decision_chosen_id,
          }));
          const chosen = ruleChoice({ final_votes: votes(...cast), room_votes })?.decision_id ?? 0;
          const others = votes(...cast.filter((id) => id !== chosen));
          const second = runnerUp(votes(...cast), chosen, room_votes);
          expect(second).toBe(ruleChoice({ final_votes: others, room_votes })?.decision_id ?? null);
          const { leaders } = tally(votes(...cast));
          const led = [...roomLeaders(room_votes).values()];
          const roomCount = (id: number) => led.filter((one) => one === id).length;
          // The sort is stable: decisions that lead in equally many rooms stay in the order of time.
          const inOrder = leaders.toSorted((a, b) => roomCount(b) - roomCount(a));
          expect([chosen, second].slice(0, leaders.length)).toEqual(inOrder.slice(0, 2));
        },
      ),
    );
  });

  test('the runner-up is never the chosen decision, and no other decision not chosen has more votes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 })),
        fc.integer({ min: 1, max: 3 }),
        (cast, chosen) => {
          const second = runnerUp(votes(...cast), chosen, []);
          const count = (id: number) => cast.filter((one) => one === id).length;
          const others = [1, 2, 3].filter((id) => id !== chosen);
          expect(second).not.toBe(chosen);
          expect(second === null ? 0 : count(second)).toBe(Math.max(...others.map(count)));
        },
      ),
    );
  });
});

describe('scenarios not met', () => {
  const ways = [
    { id: 1, link_next_scenario_id: 10 },
    { id: 2, link_next_scenario_id: 11 },
    { id: 3, link_next_scenario_id: 12 },
  ];

  test('scenarios not met are the targets of the other decisions, with that of the runner-up first', () => {
    expect(scenariosNotMet(ways, 1, 3)).toEqual([
      { scenario_id: 12, decision_ids: [3] },
      { scenario_id: 11, decision_ids: [2] },
    ]);
  });

  test('scenarios not met are listed once, without the scenario that was met and without ends', () => {
    const alike = [...ways, { id: 4, link_next_scenario_id: 11 }, { id: 5, link_next_scenario_id: 10 }];
    expect(scenariosNotMet([...alike, { id: 6, link_next_scenario_id: null }], 1, null)).toEqual([
      { scenario_id: 11, decision_ids: [2, 4] },
      { scenario_id: 12, decision_ids: [3] },
    ]);
    expect(scenariosNotMet([{ id: 6, link_next_scenario_id: null }], 6, null)).toEqual([]);
  });
});

test('the agreement of a room counts only stages that both the room and the group decided', () => {
  const stages = [
    { chosen: 1, room: 1 },
    { chosen: 2, room: 3 },
    { chosen: 4, room: null },
    { chosen: null, room: null },
  ];
  expect(agreement(stages)).toEqual({ agreed: 1, of: 2 });
});

describe('the median', () => {
  test('the median is the middle value, or the mean of the two in the middle', () => {
    expect(median([9, 1, 4])).toBe(4);
    expect(median([9, 1, 4, 6])).toBe(5);
    expect(median([])).toBeNull();
  });

  test('the median has as many values above as below', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), (values) => {
        const middle = median(values) ?? Number.NaN;
        const above = values.filter((value) => value > middle).length;
        expect(above).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});
