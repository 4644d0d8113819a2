import type { Answer, Calls, Run } from '@vincere/contract';

type ListedRun = Answer<Calls['listRuns']>['all_sim_run'][number];
const now = '2026-11-02T09:00:00.000Z';

/** Returns a run in the first stage of a simulation, with nobody on it. */
export const run = (changes: Partial<Run> = {}): Run => ({
  id: 5,
  name: 'Evening workshop',
  status: 'IN_PROGRESS',
  access_code: 'HARB42',
  created_at: now,
  updatedAt: now,
  sim_pass: false,
  guest_join: false,
  questionnaires: 'full',
  names_answers: false,
  rehearsal: null,
  total_run_time: 0,
  last_start_time: now,
  elapsed_seconds: 0,
  server_time: now,
  revision: 1,
  simulation: {
    id: 1,
    name: 'Harbour Dark',
    description: 'A port loses its cranes.',
    created_at: now,
    total_stages: 3,
    string_briefing: '',
    files: [],
  },
  current_stage: { id: 11, stage_number: 1, stage_instruction: 'The first hour' },
  current_scenario: {
    id: 21,
    name: 'The cranes stop',
    description: 'Nothing moves on the quay.',
    asks_order: false,
    all_decisions: [],
    files: [],
  },
  last_outcome: null,
  is_outcome_shown: true,
  stage_begun_at: now,
  stage_clock: null,
  plenary_ends_at: null,
  table: false,
  asks_confidence: false,
  shared: false,
  rooms: null,
  nudged_at: null,
  announcements: [],
  users_playing: [],
  all_users_decision: [],
  notes: '',
  takeaway: '',
  ...changes,
});

/** Returns a run as the lists show it. */
export const listedRun = (changes: Partial<ListedRun> = {}): ListedRun => ({
  id: 5,
  name: 'Evening workshop',
  status: 'IN_PROGRESS',
  access_code: 'HARB42',
  created_at: now,
  updatedAt: now,
  started_at: now,
  ended_at: null,
  archived_at: null,
  sim_pass: false,
  total_run_time: 0,
  last_start_time: now,
  elapsed_seconds: 0,
  participant_count: 6,
  simulation: { id: 1, name: 'Harbour Dark' },
  current_stage: { stage_number: 1 },
  ...changes,
});

type RunBoard = Answer<Calls['getRunBoard']>;

/** Returns the seat of a person in a room who has not voted. */
export const seat = (changes: Partial<RunBoard['seats'][number]> = {}): RunBoard['seats'][number] => ({
  user_run_id: 101,
  user_id: 7,
  first_name: 'Ada',
  last_name: 'Okafor',
  email_address: 'ada@example.org',
  is_guest: false,
  is_active: true,
  room_name: 'legal',
  created_at: now,
  is_connected: true,
  last_seen_at: now,
  room_vote: null,
  final_vote: null,
  room_vote_in: null,
  final_vote_in: null,
  on_behalf: false,
  ...changes,
});

/** Returns the board of a scenario without seats and votes. */
export const board = (changes: Partial<RunBoard> = {}): RunBoard => ({
  run_id: 5,
  revision: 1,
  server_time: now,
  scenario_id: 21,
  public_url: null,
  seats: [],
  facilitators: [],
  removed: [],
  room_votes: {},
  final_votes: [],
  missing_user_run_ids: [],
  leading: [],
  rule_choice: null,
  next: [],
  path: [],
  last_closed: null,
  ...changes,
});
