import { expect, test } from 'vitest';
import type { StageReport } from '../types.ts';
import { countFinal, howDecided, leadersOf } from './decided-by.ts';

const decision = (id: number) => ({ id, title_of_decision: `Decision ${id}`, description_of_decision: '' });
const stageWith = (votes: number[], changes: Partial<StageReport> = {}): StageReport => ({
  stage_number: 1,
  scenario_id: 1,
  title_of_stage: '',
  title_of_scenario: '',
  room_texts: null,
  offered_decisions: [1, 2, 3].map(decision),
  chosen_decision: decision(1),
  decided_by: 'majority',
  forced: false,
  missing_users: [],
  removed_users: [],
  all_user_decisions: votes.map((id) => ({
    user_info: { first_name: 'Ada', last_name: 'Osei', email_address: 'ada@example.org', is_guest: false },
    room_name: 'legal',
    decision_chosen: decision(id),
    reasoning: '',
    evidence: [],
    evidence_files: [],
    on_behalf: false,
  })),
  room_decisions: {},
  room_decisions_all_user_votes: {},
  evidence_posts: [],
  evidence_files: [],
  shift: null,
  ...changes,
});

test('a majority is described by its votes, and a tie by the rule that decided it', () => {
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

test('a stage without a decision says that the run or the simulation ended in it', () => {
  const stage = stageWith([], { chosen_decision: null, decided_by: null });
  expect(howDecided(stage, 'ENDED')).toBe('The run was ended here');
  expect(howDecided(stage, 'COMPLETED')).toBe('The simulation ended here');
});

test('one decision leads, several lead in a tie, and none leads without votes', () => {
  const votesFor = (ids: number[]) => stageWith(ids).all_user_decisions;
  expect(leadersOf(votesFor([2, 1, 1]))).toEqual([1]);
  expect(leadersOf(votesFor([2, 1]))).toEqual([2, 1]);
  expect(leadersOf([])).toEqual([]);
});

test('counts all decisions in the order of the scenario, also those without votes', () => {
  expect(countFinal(stageWith([2, 1, 1])).map(({ count, percentage }) => [count, percentage])).toEqual([
    [2, 67],
    [1, 33],
    [0, 0],
  ]);
});

test('decisions with the same number of votes are tied, and one of them is chosen', () => {
  const counted = countFinal(stageWith([2, 1], { decided_by: 'facilitator' }));
  expect(counted.map(({ isTied }) => isTied)).toEqual([true, true, false]);
  expect(counted.map(({ isChosen }) => isChosen)).toEqual([true, false, false]);
});
