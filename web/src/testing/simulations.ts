import type { Answer, Calls } from '@vincere/contract';

type Simulation = Answer<Calls['getSimulation']>;
type Stage = Simulation['stages'][number];
type Scenario = Stage['scenarios'][number];
type Decision = Scenario['all_decisions'][number];
type Post = Answer<Calls['listPosts']>[number];
type ListedSimulation = Answer<Calls['searchSimulations']>['simulations'][number];

/** Returns a decision that leads nowhere. */
export const decision = (changes: Partial<Decision> = {}): Decision => ({
  id: 31,
  title_of_decision: 'Cut the port off',
  description_of_decision: '',
  link_next_scenario_id: null,
  next_scenario: null,
  outcome: '',
  conditions: [],
  ...changes,
});

/** Returns a scenario without decisions. */
export const scenario = (changes: Partial<Scenario> = {}): Scenario => ({
  id: 21,
  name: 'The cranes stop',
  description: 'Nothing moves on the quay.',
  asks_order: false,
  all_decisions: [],
  decision1_id: null,
  decision2_id: null,
  decision3_id: null,
  files: [],
  rooms: [],
  ...changes,
});

/** Returns an authored post of the legal room that appears with its stage. */
export const authoredPost = (changes: Partial<Post> = {}): Post => ({
  id: 41,
  content: 'The inspectors are at the gate',
  timestamp: null,
  created_at: '2026-11-01T09:00:00.000Z',
  room_run_id: null,
  scenario_id: 21,
  room_name: 'legal',
  author: { name: 'Ada', handle: '@ada', avatar: null },
  likes: 0,
  retweets: 0,
  replies: 0,
  release: null,
  ...changes,
});

/** Returns a stage without scenarios. */
export const stage = (changes: Partial<Stage> = {}): Stage => ({
  id: 11,
  stage_number: 1,
  stage_instruction: 'The first hour',
  duration_seconds: 930,
  scenarios: [],
  ...changes,
});

/** Returns a simulation without stages. */
export const simulation = (changes: Partial<Simulation> = {}): Simulation => ({
  id: 1,
  name: 'Harbour Dark',
  description: 'A port loses its cranes.',
  string_briefing: '',
  total_stages: 3,
  created_at: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  asks_confidence: false,
  rooms: null,
  stages: [],
  files: [],
  ...changes,
});

/** Returns a simulation as the list shows it, without stages. */
export function listedSimulation(changes: Partial<ListedSimulation> = {}): ListedSimulation {
  const { files: _, ...listed } = simulation();
  return { ...listed, stages: [], scenario_count: 0, ...changes };
}

/** Returns the first page of the list with these simulations. */
export const simulationPage = (
  simulations: ListedSimulation[],
  total = simulations.length,
): Answer<Calls['searchSimulations']> => ({ simulations, total, page: 1, page_size: 50 });
