import type { Run } from '@vincere/contract';
import { expect, test } from 'vitest';
import { statusAfterDecision } from './turnout.ts';

/** Returns a run in which the people named have seats and the first `decided` of them have decided. The user is the first. */
function runOf(names: readonly string[], decided: number, { stage = 1 } = {}): Run {
  const seat = (first_name: string, index: number) => ({
    user_run_id: index + 1,
    user_id: index + 1,
    user: { first_name, last_name: 'King', email_address: null },
    room: { id: 5, room_name: 'legal' },
  });
  return {
    current_stage: { stage_number: stage },
    current_scenario: { id: 21 },
    simulation: { total_stages: 3 },
    users_playing: names.map(seat),
    all_users_decision: names
      .slice(0, decided)
      .map((_, index) => ({ scenario_id: 21, user_run_id: index + 1 })),
  } as unknown as Run;
}

const nine = ['Ada', 'Ravi', 'Lea', 'Tom', 'Ines', 'Seun', 'Maud', 'Priya', 'Jonas'];

test('the turnout names two missing voters, and counts the others', () => {
  expect(statusAfterDecision(runOf(nine, 1))).toBe(
    'Your decision is in. 1 of 9 so far, waiting for Ravi, Lea and 6 others.',
  );
});

test('the turnout names up to three missing voters', () => {
  expect(statusAfterDecision(runOf(nine, 6))).toBe(
    'Your decision is in. 6 of 9 so far, waiting for Maud, Priya and Jonas.',
  );
  expect(statusAfterDecision(runOf(nine, 8))).toBe('Your decision is in. 8 of 9 so far, waiting for Jonas.');
});

test('the turnout says when everyone has decided', () => {
  expect(statusAfterDecision(runOf(nine, 9))).toBe('Your decision is in. Everyone has decided.');
});

test('the turnout of the last stage says what comes next', () => {
  expect(statusAfterDecision(runOf(nine, 9, { stage: 3 }))).toBe(
    'Your decision is in. Everyone has decided. This is the last stage: the simulation ends when your facilitator closes it.',
  );
});

test('the turnout ignores decisions of earlier stages', () => {
  const run = runOf(['Ada', 'Ravi'], 1);
  const earlier = { ...run.all_users_decision[0]!, scenario_id: 20, user_run_id: 2 };
  expect(statusAfterDecision({ ...run, all_users_decision: [...run.all_users_decision, earlier] })).toBe(
    'Your decision is in. 1 of 2 so far, waiting for Ravi.',
  );
});
