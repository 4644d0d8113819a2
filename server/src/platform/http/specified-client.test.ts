import { questionKeys, roles } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/server.ts';

/*
 * Plays a workshop with plain requests and without the contract. Other clients of the API rely on these addresses and on
 * these fields of requests and answers. Renaming one of them in the contract fails here.
 */

type Step = {
  /** Method and address. `{name}` stands for a value that an earlier step kept. */
  line: string;
  /** The kept token to send; `nobody` sends none. */
  as: 'administrator' | 'ada' | 'ben' | 'refresh' | 'nobody';
  /** A JSON body. A text that is only a `{name}` becomes the kept value itself. */
  body?: object;
  /** Fields of a form; with `file`, of a multipart form. */
  form?: Record<string, string>;
  /** The name of a file to upload. */
  file?: string;
  /** The fields of the answer, such as `simulation.name`. An index stands for an entry of a list. */
  answers: readonly string[];
  /** The fields to keep, by the names under which later steps use them. */
  keeps?: Record<string, string>;
  /** The status of the answer, if the request is to be refused. */
  refusal?: number;
};

let server: TestServer;
const kept: Record<string, unknown> = {};

beforeAll(async () => {
  server = await startServer();
  const { token } = await server.administrator();
  kept['administrator'] = token;
});
afterAll(() => server.close());

const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(kept[name]));
const filled = (body: object): unknown =>
  JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'string' && /^\{\w+\}$/.test(value) ? kept[value.slice(1, -1)] : value,
  );

function contentOf({ body, form, file }: Step): Pick<RequestInit, 'body' | 'headers'> {
  if (file !== undefined) {
    const data = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) data.append(name, value);
    data.append('file', new Blob(['berth,draft\n1,9\n'], { type: 'text/csv' }), file);
    return { body: data };
  }
  if (form !== undefined) return { body: new URLSearchParams(form) };
  if (body === undefined) return {};
  return { body: JSON.stringify(filled(body)), headers: { 'content-type': 'application/json' } };
}

function send(step: Step): Promise<Response> {
  const [method = '', path = ''] = step.line.split(' ');
  const content = contentOf(step);
  const headers = new Headers(content.headers);
  if (step.as !== 'nobody') headers.set('authorization', `Bearer ${String(kept[step.as])}`);
  return fetch(`${server.origin}/api/v1/${fill(path)}`, { ...content, method, headers });
}

/** Returns the value of a field, or undefined. The dots of `path` separate the names of nested fields. */
function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      content,
    );
}

/** The names of fields below another field, such as `user.first_name` and `user.last_name`. */
const below = (path: string, ...names: string[]) => names.map((name) => `${path}.${name}`);

const simulationFields = [
  'id',
  'name',
  'description',
  'string_briefing',
  'stages',
  'files',
  'created_at',
  'updatedAt',
  'total_stages',
];
const stageFields = ['id', 'stage_number', 'stage_instruction', 'scenarios'];
const scenarioFields = [
  'id',
  'name',
  'description',
  'all_decisions',
  'decision1_id',
  'decision2_id',
  'decision3_id',
  'files',
];
const decisionFields = [
  'id',
  'title_of_decision',
  'description_of_decision',
  'link_next_scenario_id',
  'next_scenario',
];
const fileFields = [
  'id',
  'name',
  'size',
  'file_type',
  'url',
  'room_name',
  'upload_date',
  'uploader_id',
  'simulation_id',
];
const postFields = [
  'id',
  'content',
  'created_at',
  'room_run_id',
  ...below('author', 'name', 'handle', 'avatar'),
  'likes',
  'retweets',
  'replies',
];
const runFields = [
  'id',
  'access_code',
  'name',
  'status',
  'created_at',
  'sim_pass',
  'total_run_time',
  'last_start_time',
  ...below('simulation', 'name', 'description', 'created_at', 'total_stages', 'string_briefing', 'files'),
  ...below('current_stage', 'stage_number', 'stage_instruction'),
  ...below('current_scenario', 'id', 'name', 'description', 'all_decisions'),
  'users_playing',
  'all_users_decision',
];
const playingFields = below(
  'users_playing.0',
  'user_id',
  'created_at',
  'user_run_id',
  ...below('user', 'first_name', 'last_name', 'email_address'),
  ...below('room', 'id', 'room_name', 'notes'),
);
const decidedFields = below(
  'all_users_decision.0',
  'user_run_id',
  'scenario_id',
  'decision_chosen_id',
  'reasoning',
);
const seatFields = ['id', 'user_id', 'room.room_name', 'created_at'];
const questionnaireFields = ['id', 'user_id', 'questionnaire_type', 'simulation_run_id', ...questionKeys];
const answers = Object.fromEntries(questionKeys.map((key) => [key, key.endsWith('q4') ? 'By asking.' : 3]));

const administrator = 'administrator';
const registering: readonly Step[] = ['Ada', 'Ben'].flatMap((first_name): Step[] => {
  const name = first_name.toLowerCase() as 'ada' | 'ben';
  const email = `${name}@example.org`;
  return [
    {
      line: 'POST users',
      as: 'nobody',
      body: {
        first_name,
        last_name: 'Okafor',
        email_address: email,
        username: email,
        password: 'correct horse',
      },
      answers: ['id'],
      keeps: { [`${name}_id`]: 'id' },
    },
    {
      line: `POST users/{${name}_id}/preferences`,
      as: 'nobody',
      body: { preferences: roles.map((room_id, index) => ({ room_id, preference_order: index + 1 })) },
      answers: [],
    },
    {
      line: 'POST users/login',
      as: 'nobody',
      form: { username: email, password: 'correct horse' },
      answers: [
        'access_token',
        'refresh_token',
        'id',
        'first_name',
        'last_name',
        'email_address',
        'username',
        'is_admin',
        'has_completed_questionnaire',
      ],
      keeps: { [name]: 'access_token', refresh: 'refresh_token' },
    },
    {
      line: 'POST users/refresh',
      as: 'refresh',
      answers: ['access_token'],
      keeps: { [name]: 'access_token' },
    },
    {
      line: `POST users/{${name}_id}/questionnaire`,
      as: name,
      // Answers beside the other fields or in a field of their own.
      body: {
        ...(name === 'ada' ? { answers } : answers),
        questionnaire_type: 'pre',
        user_id: `{${name}_id}`,
      },
      answers: questionnaireFields,
    },
    { line: `GET users/{${name}_id}/questionnaire`, as: name, answers: questionnaireFields },
  ];
});

const stage = (number: number): Step => ({
  line: 'POST stage-create/{simulation}',
  as: administrator,
  body: { stage_instruction: `Hour ${number}`, stage_number: number },
  answers: stageFields.slice(0, 3),
  keeps: { [`stage${number}`]: 'id' },
});
const scenario = (number: number): Step => ({
  line: `POST scenario-create/{stage${number}}`,
  as: administrator,
  body: { name: `Scenario ${number}`, description: 'Nothing moves on the quay.' },
  answers: scenarioFields.slice(0, 3),
  keeps: { [`scenario${number}`]: 'id' },
});
const decision = (name: string, inScenario: number, link: string | null): Step => ({
  line: `POST decision-create/{scenario${inScenario}}`,
  as: administrator,
  body: { title_of_decision: name, description_of_decision: '', link_next_scenario_id: link },
  answers: decisionFields.slice(0, 4),
  keeps: { [name]: 'id' },
});

const authoring: readonly Step[] = [
  {
    line: 'POST simulation',
    as: administrator,
    body: { name: 'Harbour Dark', description: 'A port loses its cranes.', total_stages: 2 },
    answers: ['id'],
    keeps: { simulation: 'id' },
  },
  {
    line: 'PUT simulation-update/{simulation}',
    as: administrator,
    body: { name: 'Harbour', description: 'Dark.' },
    answers: [],
  },
  {
    line: 'PUT simulation-update/{simulation}',
    as: administrator,
    body: { description: 'Darker.' },
    answers: [],
  },
  {
    line: 'PUT simulation-update/{simulation}',
    as: administrator,
    body: { string_briefing: 'Read.' },
    answers: [],
  },
  stage(1),
  stage(2),
  {
    line: 'PUT stage-update/{stage1}',
    as: administrator,
    body: { stage_instruction: 'The first hour' },
    answers: [],
  },
  scenario(1),
  scenario(2),
  {
    line: 'PUT scenario-update/{scenario1}',
    as: administrator,
    body: { description: 'Still nothing moves.' },
    answers: [],
  },
  decision('wait', 1, '{scenario2}'),
  decision('tow', 1, null),
  {
    line: 'PUT decision-update/{tow}',
    as: administrator,
    body: { link_next_scenario_id: '{scenario2}' },
    answers: [],
  },
  decision('close', 2, null),
  decision('spare', 2, null),
  { line: 'DELETE decision-delete/{spare}', as: administrator, answers: ['id'] },
  {
    line: 'PUT scenario-update/{scenario1}',
    as: administrator,
    body: { decision1_id: '{wait}', decision2_id: '{tow}', decision3_id: null },
    answers: [],
  },
  {
    line: 'GET decisions-by-scenario/{scenario1}',
    as: administrator,
    answers: below('0', ...decisionFields),
  },
  {
    line: 'POST file-simulation-create/{simulation}',
    as: administrator,
    file: 'berths.csv',
    form: { days: '1' },
    answers: fileFields,
    keeps: { briefing_file: 'id' },
  },
  {
    line: 'POST file-scenario-create/{scenario1}',
    as: administrator,
    file: 'cranes.csv',
    form: { room: 'political' },
    answers: ['id', 'name', 'room_name'],
    keeps: { room_file: 'id' },
  },
  {
    line: 'POST files?room_id=political&day=1&scenario_id={scenario1}',
    as: administrator,
    file: 'fuel.csv',
    answers: fileFields,
    keeps: { day_file: 'id' },
  },
  { line: 'DELETE files/{day_file}', as: administrator, answers: ['id'] },
  {
    line: 'POST tweets/create',
    as: administrator,
    body: { content: 'The cranes stand still.', room_name: 'political', scenario_id: '{scenario1}' },
    answers: postFields,
  },
  { line: 'GET tweets/{scenario1}/political', as: administrator, answers: below('0', ...postFields) },
  {
    line: 'GET get-single-simulation/{simulation}',
    as: administrator,
    answers: [
      ...simulationFields,
      ...below('stages.0', ...stageFields),
      ...below('stages.0.scenarios.0', ...scenarioFields),
      ...below('stages.0.scenarios.0.all_decisions.0', ...decisionFields),
    ],
  },
  {
    line: 'GET get-all-simulations',
    as: administrator,
    answers: below(
      '0',
      ...simulationFields,
      ...below('stages.0', ...stageFields),
      'stages.0.scenarios.0.name',
      'files.0.name',
    ),
  },
  { line: 'GET simulations/{simulation}/stages', as: administrator, answers: below('0', ...stageFields) },
  {
    line: 'GET simulations/{simulation}/stages/{stage1}/scenarios',
    as: administrator,
    answers: below('0', ...scenarioFields),
  },
];

const playing: readonly Step[] = [
  {
    line: 'POST simulation-run-create/{simulation}',
    as: administrator,
    body: { name: 'Evening', access_code: 'HARB42' },
    answers: ['id'],
    keeps: { run: 'id' },
  },
  {
    line: 'PUT simulation-runs/{run}/status',
    as: administrator,
    body: { status: 'IN_PROGRESS' },
    answers: [],
  },
  {
    line: 'POST simulation-run-verify',
    as: 'ada',
    body: { access_code: 'HARB42', room_name: 'political' },
    answers: [...runFields, ...playingFields],
    keeps: { ada_seat: 'users_playing.0.user_run_id' },
  },
  {
    line: 'POST simulation-run-verify',
    as: 'ben',
    body: { access_code: 'HARB42', room_name: 'legal' },
    answers: [...runFields, ...playingFields],
    keeps: { ben_seat: 'users_playing.0.user_run_id' },
  },
  {
    line: 'POST simulation-runs/{run}/participants',
    as: administrator,
    body: { name: 'Cy Marsh', email: 'cy@example.org' },
    answers: seatFields,
    keeps: { cy_seat: 'id' },
  },
  { line: 'DELETE user-run-delete/{cy_seat}', as: administrator, answers: ['id'] },
  { line: 'GET user-run-get/{ada_seat}', as: 'ada', answers: [...seatFields, 'sim_run'] },
  {
    line: 'GET room-run-get-by-name/{run}/political',
    as: 'ada',
    answers: ['id', 'notes'],
    keeps: { room_run: 'id' },
  },
  {
    line: 'GET room-run-get/{room_run}',
    as: 'ada',
    answers: ['room_name', 'scenario_id', ...below('tweets.0', ...postFields)],
  },
  {
    line: 'PUT room-run-update/{room_run}',
    as: 'ada',
    body: { notes: 'Ask the pilots.' },
    answers: ['notes'],
  },
  {
    line: 'POST tweet-room-run-create/{room_run}',
    as: administrator,
    body: { content: 'A tug is free.', room_name: 'political', scenario_id: '{scenario1}' },
    answers: postFields,
  },
  { line: 'GET room-run-get-files/{room_run}', as: 'ada', answers: below('0', ...fileFields) },
  {
    line: 'POST user-decision-room-create/{run}',
    as: 'ada',
    body: { decision_chosen_id: '{wait}', reasoning: 'It costs least.' },
    answers: [],
  },
  {
    line: 'GET room-get-all-vote/{run}/political',
    as: 'ada',
    answers: [
      'Counts votes',
      'max_vote.title_of_decision',
      'max_vote_count',
      ...below(
        'all_room_decisions.0',
        'decision_chosen_id',
        'reasoning',
        'user.first_name',
        'user.last_name',
        'user.email_address',
      ),
      'Simulation_run_details.all_users_decision',
    ],
  },
  {
    line: 'POST user-decision-create/{run}',
    as: 'ada',
    body: { decision_chosen_id: '{wait}', reasoning: 'It costs least.' },
    answers: [],
  },
  {
    line: 'POST simulation-run-go-next-stage/{run}',
    as: administrator,
    answers: ['detail', 'missing_users'],
    refusal: 409,
  },
  {
    line: 'POST simulation-runs/{run}',
    as: administrator,
    body: { participantId: '{ben_seat}', scenarioId: '{scenario1}', decisionId: '{tow}' },
    answers: [],
  },
  {
    line: 'PUT simulation-runs/{run}/notes',
    as: administrator,
    body: { notes: 'A lively room.' },
    answers: [],
  },
  {
    line: 'GET simulation-run-get/{run}',
    as: administrator,
    answers: [
      ...runFields,
      ...playingFields,
      ...decidedFields,
      ...below('current_scenario.all_decisions.0', 'id', 'title_of_decision', 'description_of_decision'),
    ],
  },
  {
    line: 'POST simulation-run-go-next-stage/{run}',
    as: administrator,
    answers: ['current_stage.stage_number'],
  },
  { line: 'PUT simulation-runs/{run}/status', as: administrator, body: { status: 'PAUSED' }, answers: [] },
  {
    line: 'PUT simulation-runs/{run}/status',
    as: administrator,
    body: { status: 'IN_PROGRESS' },
    answers: [],
  },
  ...(['ada', 'ben'] as const).map(
    (as): Step => ({
      line: 'POST user-decision-create/{run}',
      as,
      body: { decision_chosen_id: '{close}', reasoning: 'There is nothing else.' },
      answers: [],
    }),
  ),
  { line: 'POST simulation-run-go-next-stage/{run}', as: administrator, answers: ['message'] },
  { line: 'PUT simulation-runs/{run}/status', as: administrator, body: { status: 'COMPLETED' }, answers: [] },
  {
    line: 'POST simulation-run-verify',
    as: 'ada',
    body: { access_code: 'HARB42', room_name: 'political' },
    answers: ['detail'],
    refusal: 409,
  },
];

const after: readonly Step[] = [
  {
    line: 'POST users/{ada_id}/questionnaire',
    as: 'ada',
    body: { answers, questionnaire_type: 'post', user_id: '{ada_id}', simulation_run_id: '{run}' },
    answers: questionnaireFields,
  },
  {
    line: 'GET generate-report/{run}',
    as: 'ada',
    answers: [
      ...below(
        'report_per_stage.0',
        'title_of_stage',
        'title_of_scenario',
        'chosen_decision',
        'user_chosen_decision.decision_chosen',
        'user_chosen_decision.reasoning',
        'room_decisions.political.decision_id',
        'room_decisions.political.votes',
      ),
      'pre-questionnaire.strategy_q1',
      'post-questionnaire.leadership_q4',
    ],
  },
  {
    line: 'GET generate-report-admin/{run}',
    as: administrator,
    answers: below(
      '0',
      'title_of_stage',
      'title_of_scenario',
      'chosen_decision.title_of_decision',
      'chosen_decision.description_of_decision',
      ...below(
        'all_user_decisions.0',
        'user_info.first_name',
        'user_info.last_name',
        'user_info.email_address',
        'decision_chosen',
        'reasoning',
      ),
      ...below('room_decisions.political', 'votes', 'decision_id.title', 'decision_id.description'),
      'room_decisions_all_user_votes.political.0',
    ),
  },
  {
    line: 'GET user-runs',
    as: 'ada',
    answers: below(
      'user_run.0',
      'id',
      'user_id',
      'created_at',
      'simulation_run_id',
      'room.room_name',
      ...below('sim_run', 'name', 'status', 'access_code', 'total_run_time'),
    ),
  },
  {
    line: 'GET simulation-run-get-all',
    as: administrator,
    answers: below('all_sim_run.0', 'id', 'name', 'status', 'access_code', 'simulation.name', 'created_at'),
  },
];

let count = 0;
for (const step of [...registering, ...authoring, ...playing, ...after]) {
  count += 1;
  test(`${count}. ${step.line} answers ${step.as} with the specified fields`, async () => {
    const response = await send(step);
    const content: unknown = await response.json();
    const missing = step.answers.filter((path) => valueAt(content, path) === undefined);
    expect({ refusal: response.ok ? undefined : response.status, missing }).toEqual({
      refusal: step.refusal,
      missing: [],
    });
    for (const [name, path] of Object.entries(step.keeps ?? {})) kept[name] = valueAt(content, path);
  });
}

test.each([
  'simulation-run-download/{run}/{briefing_file}',
  'room-run-download/{run}/{room_file}',
  'file-scenario-get/{scenario1}',
  'files/{room_file}',
])('GET %s downloads a file under its name', async (path) => {
  const response = await send({ line: `GET ${path}`, as: 'ada', answers: [] });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
});

test.each([
  'file-simulation-delete/{briefing_file}',
  'file-scenario-delete/{room_file}',
  'simulation/{simulation}',
])('DELETE %s answers with the id', async (path) => {
  const response = await send({ line: `DELETE ${path}`, as: administrator, answers: [] });
  expect(await response.json()).toEqual({ id: expect.any(Number) });
});
