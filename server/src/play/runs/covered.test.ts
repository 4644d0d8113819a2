import { expect, test } from 'vitest';
import type { RunRow } from '../store/runs/runs.ts';
import { decisionViews } from './views.ts';

const run = { status: 'IN_PROGRESS' } as RunRow;
const vote = (id: number, scenario_id: number, seat_id: number) => ({
  id,
  scenario_id,
  seat_id,
  room_name: 'legal' as const,
  decision_chosen_id: 1,
  reasoning: 'Secret',
  recorded_by: null,
  created_at: 0,
  evidence: [seat_id],
  evidence_files: [seat_id],
});

test('votes are hidden unless the facts say that their scenario is closed', () => {
  const votes = [vote(1, 10, 2), vote(2, 20, 2)];
  const views = decisionViews(votes, run, new Set([10]), false);
  expect(views.map(({ reasoning }) => reasoning)).toEqual(['Secret', null]);
  expect(views.map(({ evidence }) => evidence)).toEqual([[2], []]);
  expect(views.map(({ evidence_files }) => evidence_files)).toEqual([[2], []]);
});
