import { expect, test } from 'vitest';
import { countFinal, howDecided, leadersOf } from './how.ts';
import type { StageReport } from './types.ts';

const decision = (id: number) => ({ id, title_of_decision: `Decision ${id}`, description_of_decision: '' });
const stageWith = (votes: number[], changes: Partial<StageReport> = {}): StageReport => ({
  stage_number: 1,
  scenario_id: 1,
  title_of_stage: '',
  title_of_scenario: '',
  offered_decisions: [1, 2, 3].map(decision),
  chosen_decision: decision(1),
  decided_by: 'majority',
  forced: false,
  missing_users: [],
  removed_users: [],
  all_user_decisions: votes.map((id) => ({
    user_info: { first_name: 'Ada', last_name: 'Osei', email_address: 'ada@example.org', is_guest: false },
    decision_chosen: decision(id),
    reasoning: '',
    evidence: [],
    on_behalf: false,
  })),
  room_decisions: {},
  room_decisions_all_user_votes: {},
  evidence_posts: [],
  ...changes,
});

test('a majority is told with its votes, a tie with what decided it', () => {
  expect(howDecided(stageWith([1, 1, 2]), 'COMPLETED')).toBe('Majority, 2 of 3');
  expect(howDecided(stageWith([1, 2], { decided_by: 'rooms' }), 'COMPLETED')).toBe(
    'Tie, decided by the rooms',
  );
  expect(howDecided(stageWith([1, 2], { decided_by: 'first' }), 'COMPLETED')).toBe(
    'Tie, by rooms and then the first to reach its votes',
  );
  expect(howDecided(stageWith([1, 2], { decided_by: 'facilitator' }), 'COMPLETED')).toBe(
    'Tie, decided by the facilitator',
  );
});

test('a stage without a decision is where the run was ended, or where the simulation ended by itself', () => {
  const stage = stageWith([], { chosen_decision: null, decided_by: null });
  expect(howDecided(stage, 'ENDED')).toBe('The run was ended here');
  expect(howDecided(stage, 'COMPLETED')).toBe('The simulation ended here');
});

test('a room leads for one decision, for several when they are level, for none without votes', () => {
  const votesFor = (ids: number[]) => stageWith(ids).all_user_decisions;
  expect(leadersOf(votesFor([2, 1, 1]))).toEqual([1]);
  expect(leadersOf(votesFor([2, 1]))).toEqual([2, 1]);
  expect(leadersOf([])).toEqual([]);
});

test('decisions without votes are counted too, in the order of the scenario', () => {
  expect(countFinal(stageWith([2, 1, 1])).map(({ count, percentage }) => [count, percentage])).toEqual([
    [2, 67],
    [1, 33],
    [0, 0],
  ]);
});

test('level decisions are tied, and one of them is the chosen one', () => {
  const counted = countFinal(stageWith([2, 1], { decided_by: 'facilitator' }));
  expect(counted.map(({ isTied }) => isTied)).toEqual([true, true, false]);
  expect(counted.map(({ isChosen }) => isChosen)).toEqual([true, false, false]);
});
