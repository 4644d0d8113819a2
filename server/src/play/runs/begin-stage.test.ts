import type { Run } from '@vincere/contract';
import { rooms } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf } from '../../testing/files.ts';
import { readEverything } from '../../testing/readable.ts';
import { type BuiltRun, buildRun, decideAll, join, type Member, observe } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type BuiltScenario, buildSimulation } from '../../testing/simulations.ts';
import { follow } from '../../testing/streams.ts';

/* The three beats of a stage's end: reveal the result, show what came of it, begin the next stage. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The mark of everything that participants may read only once a stage has begun. */
const secret = 'UNBEGUN';
/** The mark of what came of the decision. */
const outcome = 'OUTCOME';

/** Writes the mark into all texts and files of a scenario, and returns the id of one file of the legal room. */
async function markScenario({ id, stage_id, decision_ids }: BuiltScenario): Promise<number> {
  const author = await server.administrator();
  const params = { scenarioId: id };
  await author.call('updateStage', { params: { stageId: stage_id }, body: { stage_instruction: secret } });
  await author.call('updateScenario', { params, body: { description: secret, asks_order: true } });
  for (const decisionId of decision_ids)
    await author.call('updateDecision', {
      params: { decisionId },
      body: { title_of_decision: secret, description_of_decision: secret, outcome: `${outcome}.` },
    });
  for (const room_name of rooms) {
    await author.call('createPost', { body: { scenario_id: id, room_name, content: secret } });
    await author.call('saveAuthoredNotes', {
      params: { ...params, roomName: room_name },
      body: { notes: secret },
    });
  }
  const upload = (room: 'legal' | 'dashboard') =>
    author.call('uploadScenarioFile', { params, body: { room }, ...fileOf(`${secret}.txt`, secret) });
  await upload('dashboard');
  return (await upload('legal')).id;
}

type RevealedRun = BuiltRun & { second: BuiltScenario; fileId: number; observer: { token: string } };

const scenarioAt = ({ simulation }: Pick<BuiltRun, 'simulation'>, stage: number): BuiltScenario => {
  const scenario = simulation.stages[stage - 1]?.scenarios[0];
  if (scenario === undefined) throw new Error('There is no such scenario');
  return scenario;
};

/** Returns a run of a member, a guest, a person in the dashboard and an observer, whose first result has been revealed. */
async function revealedRun(): Promise<RevealedRun> {
  const simulation = await buildSimulation(server.app);
  const fileId = await markScenario(scenarioAt({ simulation }, 2));
  const run = await buildRun(server, { simulation, rooms: ['legal', 'dashboard'], status: 'DRAFT' });
  const params = { runId: run.id };
  const { facilitator, first } = run;
  for (const decisionId of first.decision_ids)
    await facilitator.call('updateDecision', { params: { decisionId }, body: { outcome: `${outcome}.` } });
  await facilitator.call('setGuestJoin', { params, body: { guest_join: true } });
  const observer = await observe(server, run);
  await facilitator.call('changeRunStatus', { params, body: { status: 'IN_PROGRESS' } });
  server.clock.advance(60_000);
  await decideAll(run, first);
  await facilitator.call('advanceRun', { params, body: { scenario_id: first.id, begin: false } });
  return { ...run, second: scenarioAt(run, 2), fileId, observer };
}

const memberOf = (run: BuiltRun): Member => run.members[0] as Member;
const runAs = async (member: Member): Promise<Run> =>
  (await member.call('getUserRun', { params: { userRunId: member.seat_id } })).sim_run;
const runOf = ({ id, facilitator }: BuiltRun) => facilitator.call('getRun', { params: { runId: id } });

/** Returns the calls whose answers to a reader have a mark. */
async function callsTelling(
  run: BuiltRun,
  { token }: { token: string | null },
  scenario: BuiltScenario,
  { mark, fileId }: { mark: string; fileId: number },
) {
  const { id: roomRunId } =
    scenario.stage_number === 1
      ? { id: 1 }
      : await run.facilitator.call('getRoomRunByName', { params: { runId: run.id, roomName: 'legal' } });
  const answers = await readEverything(server, token, {
    runId: run.id,
    simulationId: run.simulation.id,
    stageId: scenario.stage_id,
    scenarioId: scenario.id,
    decisionId: scenario.decision_ids[0] ?? 0,
    userRunId: memberOf(run).seat_id,
    userId: memberOf(run).id,
    roomRunId,
    roomName: 'legal',
    roomId: 'legal',
    fileId,
  });
  return [...answers].filter(([, text]) => text.includes(mark)).map(([name]) => name);
}

describe('a revealed result', () => {
  test('a reveal closes the stage, and the clock of the next stage stands until it begins', async () => {
    const run = await revealedRun();
    const params = { runId: run.id };
    const revealed = await runOf(run);
    expect(revealed).toMatchObject({
      current_scenario: { id: run.second.id },
      stage_begun_at: null,
      is_outcome_shown: false,
      stage_clock: { remaining_seconds: 930, running: false },
    });
    server.clock.advance(300_000);
    expect((await runOf(run)).stage_clock).toEqual(revealed.stage_clock);
    const begun = await run.facilitator.call('beginStage', { params, body: { scenario_id: run.second.id } });
    expect(begun).toMatchObject({
      stage_begun_at: begun.server_time,
      is_outcome_shown: true,
      stage_clock: { remaining_seconds: 930, running: true },
    });
    server.clock.advance(30_000);
    expect((await runAs(memberOf(run))).stage_clock).toMatchObject({ remaining_seconds: 900 });
  });

  test('no call, file or stream tells anything of a stage before it begins, except the name of its scenario', async () => {
    const run = await revealedRun();
    const { facilitator, second, fileId } = run;
    const guest = await server.nobody.call('joinAsGuest', {
      body: { access_code: run.access_code, name: 'Grace', key: 'k'.repeat(32) },
    });
    const [ada, eve] = run.members as [Member, Member];
    const readers = { ada, eve, guest: { token: guest.access_token }, observer: run.observer };
    const stream = await follow(server, run.id, ada.token);
    for (const [name, reader] of Object.entries(readers))
      expect({ name, calls: await callsTelling(run, reader, second, { mark: secret, fileId }) }).toEqual({
        name,
        calls: [],
      });
    expect(await callsTelling(run, facilitator, second, { mark: secret, fileId })).not.toEqual([]);
    expect((await runAs(ada)).current_scenario).toEqual({
      id: second.id,
      name: 'Scenario 2.1',
      description: '',
      asks_order: false,
      all_decisions: [],
      files: [],
    });
    await facilitator.call('beginStage', { params: { runId: run.id }, body: { scenario_id: second.id } });
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'stage-begun'))).toBe(true);
    stream.close();
    expect(JSON.stringify(stream.events)).not.toContain(secret);
    const calls = await callsTelling(run, ada, second, { mark: secret, fileId });
    expect(calls).toEqual(
      expect.arrayContaining(['getUserRun', 'getScenario', 'listPosts', 'downloadFile', 'getRoomRun']),
    );
  });

  test('a stage that has not begun accepts no votes, notes, table items, orders or reminders', async () => {
    const run = await revealedRun();
    const params = { runId: run.id };
    const { facilitator, second, fileId } = run;
    const ada = memberOf(run);
    const { id: roomRunId } = await facilitator.call('getRoomRunByName', {
      params: { ...params, roomName: 'legal' },
    });
    const vote = { decision_chosen_id: second.decision_ids[0] ?? 0, reasoning: 'So' };
    const calls = [
      () => ada.call('castRoomVote', { params, body: vote }),
      () => ada.call('castFinalVote', { params, body: vote }),
      () => ada.call('addRoomNote', { params: { roomRunId }, body: { text: 'Early' } }),
      () => ada.call('replaceRoomNotes', { params: { roomRunId }, body: { notes: 'Early' } }),
      () => ada.call('getRoomRun', { params: { roomRunId } }),
      () => ada.call('listRoomFiles', { params: { roomRunId } }),
      () => ada.call('saveOwnReading', { params: { roomRunId }, body: { post_ids: [1] } }),
      () => ada.call('getRoomRunByName', { params: { ...params, roomName: 'legal' } }),
      () => ada.call('putOnTable', { params, body: { scenario_id: second.id, file_id: fileId, line: '' } }),
      () => ada.call('saveOrder', { params, body: { scenario_id: second.id, text: 'Early', revision: 0 } }),
      () => facilitator.call('nudge', { params }),
      () => facilitator.call('advanceRun', { params, body: { force: true } }),
      () =>
        facilitator.call('recordVoteFor', {
          params,
          body: { participantId: ada.seat_id, scenarioId: second.id, decisionId: vote.decision_chosen_id },
        }),
    ];
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ status: 409, code: 'stage.not-begun' });
    await facilitator.call('beginStage', { params, body: { scenario_id: second.id } });
    expect(await ada.call('castRoomVote', { params, body: vote })).toMatchObject({ room_name: 'legal' });
  });

  test('the outcome of a decision is open to everybody once a facilitator shows it, and hidden before', async () => {
    const run = await revealedRun();
    const params = { runId: run.id };
    const { facilitator, first, fileId } = run;
    const readers = [...run.members, run.observer];
    for (const reader of readers)
      expect(await callsTelling(run, reader, first, { mark: outcome, fileId })).toEqual([]);
    const stream = await follow(server, run.id, memberOf(run).token);
    const show = () => facilitator.call('showOutcome', { params, body: { scenario_id: first.id } });
    const { revision, is_outcome_shown, stage_begun_at } = await show();
    expect({ is_outcome_shown, stage_begun_at }).toEqual({ is_outcome_shown: true, stage_begun_at: null });
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'outcome-shown'))).toBe(true);
    stream.close();
    expect((await runAs(memberOf(run))).last_outcome?.text).toBe(`${outcome}.`);
    expect((await show()).revision).toBe(revision);
  });

  test('the begin of a stage shows the outcome too, and changes nothing when it is repeated', async () => {
    const run = await revealedRun();
    const begin = () =>
      run.facilitator.call('beginStage', {
        params: { runId: run.id },
        body: { scenario_id: run.second.id },
      });
    const { revision, stage_begun_at } = await begin();
    expect((await runAs(memberOf(run))).last_outcome?.text).toBe(`${outcome}.`);
    server.clock.advance(5_000);
    expect(await begin()).toMatchObject({ revision, stage_begun_at });
  });

  test('a begin or an outcome of another scenario is refused', async () => {
    const run = await revealedRun();
    const params = { runId: run.id };
    const { facilitator, first, second } = run;
    const refusal = { status: 409, code: 'advance.moved-on' };
    await expect(
      facilitator.call('beginStage', { params, body: { scenario_id: first.id } }),
    ).rejects.toMatchObject(refusal);
    await expect(
      facilitator.call('showOutcome', { params, body: { scenario_id: second.id } }),
    ).rejects.toMatchObject(refusal);
  });

  test('two facilitators who begin a stage in the same moment begin it once', async () => {
    const run = await revealedRun();
    const params = { runId: run.id };
    const begin = () => run.facilitator.call('beginStage', { params, body: { scenario_id: run.second.id } });
    const stream = await follow(server, run.id, run.facilitator.token);
    await Promise.all([begin(), begin(), begin()]);
    await run.facilitator.call('announce', { params, body: { content: 'Go', room_name: null } });
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'announced'))).toBe(true);
    stream.close();
    expect(stream.events.filter(({ kind }) => kind === 'stage-begun')).toHaveLength(1);
  });

  test('timed posts count from the begin of their stage', async () => {
    const simulation = await buildSimulation(server.app);
    const second = scenarioAt({ simulation }, 2);
    const author = await server.administrator();
    await author.call('createPost', {
      body: { scenario_id: second.id, room_name: 'legal', content: 'Later', release: 60 },
    });
    const run = await buildRun(server, { simulation, rooms: ['legal'] });
    const params = { runId: run.id };
    await decideAll(run, run.first);
    await run.facilitator.call('advanceRun', { params, body: { begin: false } });
    server.clock.advance(120_000);
    await run.facilitator.call('beginStage', { params, body: { scenario_id: second.id } });
    const posts = () =>
      memberOf(run).call('listPosts', { params: { scenarioId: second.id, roomName: 'legal' } });
    server.clock.advance(59_000);
    expect(await posts()).toEqual([]);
    server.clock.advance(1_000);
    expect(await posts()).toMatchObject([{ content: 'Later' }]);
  });

  test('an announcement of the last stage stays until the next stage begins', async () => {
    const run = await revealedRun();
    const params = { runId: run.id };
    await run.facilitator.call('announce', { params, body: { content: 'Look here', room_name: null } });
    const contents = async () => (await runAs(memberOf(run))).announcements.map(({ content }) => content);
    expect(await contents()).toEqual(['Look here']);
    server.clock.advance(1_000);
    await run.facilitator.call('beginStage', { params, body: { scenario_id: run.second.id } });
    expect(await contents()).toEqual([]);
  });

  test('a run that ends before its next stage begins shows the outcome, and nothing of that stage', async () => {
    const run = await revealedRun();
    const { second, fileId } = run;
    await run.facilitator.call('changeRunStatus', {
      params: { runId: run.id },
      body: { status: 'ENDED' },
    });
    const ada = memberOf(run);
    expect(await runAs(ada)).toMatchObject({
      current_scenario: { id: run.first.id },
      last_outcome: { text: `${outcome}.` },
    });
    expect(await callsTelling(run, ada, second, { mark: secret, fileId })).toEqual([]);
    const report = await run.facilitator.call('getAdminReport', { params: { runId: run.id } });
    expect(report).toHaveLength(1);
  });

  test('an advance begins the next stage at once unless it says otherwise', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    await decideAll(run, run.first);
    const params = { runId: run.id };
    const advanced = await run.facilitator.call('advanceRun', { params, body: {} });
    expect(advanced).toMatchObject({ stage_begun_at: advanced.server_time, is_outcome_shown: true });
    expect((await runAs(memberOf(run))).current_scenario?.all_decisions).toHaveLength(2);
  });
});

test('before the start of a run, participants and observers read nothing of its first scenario but the name', async () => {
  const simulation = await buildSimulation(server.app);
  const first = scenarioAt({ simulation }, 1);
  const fileId = await markScenario(first);
  const run = await buildRun(server, { simulation, rooms: ['legal'], status: 'DRAFT' });
  const observer = await observe(server, run);
  const late = await join(server, run.facilitator, run, 'social');
  for (const reader of [memberOf(run), late, observer])
    expect(await callsTelling(run, reader, first, { mark: secret, fileId })).toEqual([]);
  expect((await runAs(memberOf(run))).current_scenario).toMatchObject({ id: first.id, name: 'Scenario 1.1' });
});
