import { apiPrefix } from '@vincere/contract';
import { questionSlots, roles } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readZip } from '../testing/file-contents.ts';
import { readEverything } from '../testing/readable.ts';
import { type BuiltRun, buildRun, join, type Member } from '../testing/runs.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type BuiltScenario, buildSimulation } from '../testing/simulations.ts';
import { follow } from '../testing/streams.ts';

/*
 * A run that uses everything an author can prepare in secret, read by everybody who is not a facilitator. And the answers to
 * questionnaires, read by facilitators.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const fact = 'SECRET-FACT';
const waiting = 'SECRET-POST';
/** Each decision has its own outcome and condition, because those of a decision that was taken become open. */
const outcomeOf = (id: number) => `SECRET-OUTCOME-${id}.`;
const conditionOf = (id: number) => `SECRET-CONDITION-${id}.`;

/** A confidence or forecast with a value that does not belong to the totals of a scenario. */
const estimate = /"(confidence|forecast|forecast_id)":\s*[\d{]/;
const totals = '"confidence":{"room_votes":';

/** Writes an outcome and a condition for every decision, a fact into every scenario, and posts that wait. */
async function writeSecrets() {
  const author = await server.administrator();
  const simulation = await buildSimulation(server.app);
  const scenarios = simulation.stages.flatMap((stage) => stage.scenarios);
  for (const { id: scenarioId, decision_ids } of scenarios) {
    await author.call('updateScenario', { params: { scenarioId }, body: { asks_order: true } });
    for (const decisionId of decision_ids) {
      const text = conditionOf(decisionId);
      await author.call('updateDecision', {
        params: { decisionId },
        body: { outcome: outcomeOf(decisionId), conditions: [{ text, met: text, unmet: text }] },
      });
    }
    for (const room_name of roles) {
      const post = { scenario_id: scenarioId, room_name };
      const open = await author.call('createPost', { body: { ...post, content: 'Open to the room' } });
      if (room_name === 'legal')
        await author.call('createFact', {
          params: { scenarioId },
          body: { text: fact, posts: [open.id], files: [], supports: [decision_ids[0] ?? 0], opposes: [] },
        });
      await author.call('createPost', { body: { ...post, content: waiting, release: 'held' } });
      await author.call('createPost', {
        body: { ...post, content: waiting, when: [{ kind: 'voted', room_name: null }] },
      });
    }
  }
  return { simulation, scenarios };
}

/** Lets a guest join. */
async function guestOf({ id, access_code, facilitator }: BuiltRun) {
  await facilitator.call('setGuestJoin', { params: { runId: id }, body: { guest_join: true } });
  const { access_token } = await server.nobody.call('joinAsGuest', {
    body: { access_code, name: 'Grace', key: 'k'.repeat(32) },
  });
  const guest = server.as(access_token);
  return { ...guest, token: access_token };
}

async function observerOf(run: BuiltRun) {
  const observer = await server.user();
  await run.facilitator.call('addObserver', {
    params: { runId: run.id },
    body: { account: observer.email_address },
  });
  return observer;
}

test('no call, file or stream gives away what waits for later, nor how sure somebody else is', async () => {
  const { simulation, scenarios } = await writeSecrets();
  const run = await buildRun(server, { simulation, rooms: ['legal', 'legal', 'social'], status: 'DRAFT' });
  const params = { runId: run.id };
  const { facilitator } = run;
  await facilitator.call('setRunOptions', { params, body: { asks_confidence: true } });
  const guest = await guestOf(run);
  await facilitator.call('changeRunStatus', { params, body: { status: 'IN_PROGRESS' } });
  const observer = await observerOf(run);
  const outsider = await server.user();
  const [ada] = run.members as [Member, ...Member[]];
  const readers = { ada, guest, observer, outsider, nobody: { token: null } };
  const streams = await Promise.all([ada, guest, observer].map(({ token }) => follow(server, run.id, token)));

  /** Reads everything as everybody, and expects none of the secrets. Voters read their own estimates in the call `own`. */
  async function expectSecrecy(scenario: BuiltScenario, secrets: readonly string[], own: string) {
    const { id: roomRunId } = await facilitator.call('getRoomRunByName', {
      params: { ...params, roomName: 'legal' },
    });
    for (const [name, { token }] of Object.entries(readers)) {
      const answers = await readEverything(server, token, {
        runId: run.id,
        simulationId: simulation.id,
        stageId: scenario.stage_id,
        scenarioId: scenario.id,
        decisionId: scenario.decision_ids[0] ?? 0,
        userRunId: ada.seat_id,
        userId: ada.id,
        roomRunId,
        roomName: 'legal',
        roomId: 'legal',
      });
      expect(answers.size).toBeGreaterThan(50);
      for (const [call, text] of answers) {
        const found = secrets.filter((secret) => text.includes(secret));
        expect({ name, call, found }).toEqual({ name, call, found: [] });
        const isOwn = (name === 'ada' || name === 'guest') && call === own;
        const isEstimate = !isOwn && estimate.test(text.replaceAll(totals, '"totals":{'));
        expect({ name, call, isEstimate }).toEqual({ name, call, isEstimate: false });
      }
      for (const format of ['json', 'csv', 'xlsx', 'pdf']) {
        const response = await fetch(`${server.origin}${apiPrefix}/simulation-run-export/${run.id}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token !== null && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ format }),
        });
        expect({ name, format, isRefused: response.status >= 400 }).toEqual({
          name,
          format,
          isRefused: true,
        });
      }
    }
  }

  const all = scenarios.flatMap(({ decision_ids }) => decision_ids);
  // A facilitator does read them, so the search below would find them.
  const read = await readEverything(server, facilitator.token, { ...params, scenarioId: run.first.id });
  for (const secret of [fact, waiting, outcomeOf(all[0] ?? 0), conditionOf(all[0] ?? 0)])
    expect([...read.values()].some((text) => text.includes(secret))).toBe(true);
  const secretsBut = (taken: readonly number[]) => [
    fact,
    waiting,
    ...all.filter((id) => !taken.includes(id)).flatMap((id) => [outcomeOf(id), conditionOf(id)]),
  ];
  const vote = async (scenario: BuiltScenario, voters: readonly Pick<Member, 'call'>[]) => {
    const decision_chosen_id = scenario.decision_ids[0] ?? 0;
    const body = { decision_chosen_id, reasoning: 'So', confidence: 70 as const };
    for (const voter of voters) {
      await voter.call('castRoomVote', { params, body: { ...body, forecast: decision_chosen_id } });
      await voter.call('castFinalVote', { params, body });
    }
  };

  // Before all have voted, nothing that waits has appeared.
  const first = run.first;
  await vote(first, [ada, guest]);
  await expectSecrecy(first, secretsBut([]), 'getOwnEstimates');
  await facilitator.call('advanceRun', { params, body: { force: true } });

  // The outcome of the decision that was taken is open now, and its condition with it.
  const [taken = 0] = first.decision_ids;
  const second = scenarios.find(({ stage_number }) => stage_number === 2) as BuiltScenario;
  await expectSecrecy(second, secretsBut([taken]), 'getParticipantReport');
  for (const stream of streams) {
    stream.close();
    expect(stream.events.length).toBeGreaterThan(3);
    expect(JSON.stringify(stream.events)).not.toMatch(/SECRET|confidence|forecast/);
  }
});

/** Returns all answers, each open one with the person's mark and the key of its question. */
const marked = (mark: string) =>
  Object.fromEntries(
    questionSlots.map(({ key, type }) => [key, type === 'scale' ? 2 : `ANSWER-${mark}-${key}.`]),
  );

/** Lets people answer before and after a run, which this ends. */
async function answerAll(run: BuiltRun, people: readonly Member[]) {
  const params = { runId: run.id };
  const answer = (person: Member, type: 'pre' | 'post') =>
    person.call('submitQuestionnaire', {
      params: { userId: person.id },
      body: { ...marked(`${type}-${person.id}`), questionnaire_type: type, simulation_run_id: run.id },
    });
  for (const person of people) await answer(person, 'pre');
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  for (const person of people) await answer(person, 'post');
}

/** Returns everything that a facilitator can read about a run and one of its people: all calls, and all files except the PDF, by name. */
async function readAsFacilitator(run: BuiltRun, person: Member): Promise<Map<string, string>> {
  const { token } = run.facilitator;
  const read = new Map(
    await readEverything(server, token, {
      runId: run.id,
      simulationId: run.simulation.id,
      stageId: run.first.stage_id,
      scenarioId: run.first.id,
      decisionId: run.first.decision_ids[0] ?? 0,
      userRunId: person.seat_id,
      userId: person.id,
      roomRunId: 1,
      roomName: 'legal',
      roomId: 'legal',
    }),
  );
  for (const query of [
    `simulation_run_id=${run.id}`,
    `questionnaire_type=post&simulation_run_id=${run.id}`,
  ]) {
    const response = await fetch(`${server.origin}${apiPrefix}/users/${person.id}/questionnaire?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    read.set(`getQuestionnaire?${query}`, await response.text());
  }
  for (const format of ['json', 'csv', 'xlsx'] as const) {
    const body = { format, with_notes: true, with_help: true };
    const file = Buffer.from(
      await (await run.facilitator.call('exportRun', { params: { runId: run.id }, body })).arrayBuffer(),
    );
    read.set(format, format === 'xlsx' ? Object.values(readZip(file)).join('') : file.toString('latin1'));
  }
  return read;
}

test('no call or file tells a facilitator who gave an answer, and none shows the answers of fewer than four people', async () => {
  const run = await buildRun(server, { rooms: ['legal', 'legal', 'social', 'social', 'economic'] });
  await answerAll(run, run.members);
  const [ada] = run.members as [Member, ...Member[]];
  const read = await readAsFacilitator(run, ada);
  const showing = [...read].filter(([, text]) => text.includes('ANSWER-')).map(([name]) => name);
  expect(showing.sort()).toEqual(['getOpenAnswers', 'json', 'xlsx']);
  const file = JSON.parse(read.get('json') ?? '{}') as Record<string, unknown>;
  expect(Object.keys(file).filter((part) => JSON.stringify(file[part]).includes('ANSWER-'))).toEqual([
    'open_answers',
  ]);
  expect(file).toMatchObject({ responses: [], people: run.members.map(() => ({ pre: null, post: null })) });
  // Nothing but the texts themselves: no id, room or time beside them.
  for (const question of JSON.parse(read.get('getOpenAnswers') ?? '[]') as Record<string, unknown>[])
    expect(Object.keys(question)).toEqual(['key', 'pre', 'post']);

  const few = await buildRun(server, { rooms: ['legal', 'legal', 'social'] });
  await answerAll(few, few.members);
  for (const [name, text] of await readAsFacilitator(few, few.members[0] as Member))
    expect({ name, isShown: text.includes('ANSWER-') }).toEqual({ name, isShown: false });
});

test('a run that names answers shows them to facilitators only', async () => {
  const run = await buildRun(server, { status: 'DRAFT' });
  const params = { runId: run.id };
  await run.facilitator.call('setNamesAnswers', { params, body: { names_answers: true } });
  const people: Member[] = [];
  for (const room of ['legal', 'legal', 'social', 'economic'] as const)
    people.push(await join(server, run.facilitator, run, room));
  server.clock.advance(1_000);
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'IN_PROGRESS' } });
  const observer = await observerOf(run);
  await answerAll(run, people);
  const [ada, alan] = people as [Member, Member];
  const mark = `ANSWER-pre-${ada.id}-`;
  const read = await readAsFacilitator(run, ada);
  expect([...read].filter(([, text]) => text.includes(mark)).map(([name]) => name)).toEqual([
    'getOpenAnswers',
    `getQuestionnaire?simulation_run_id=${run.id}`,
    'json',
    'xlsx',
  ]);
  expect(JSON.parse(read.get('json') ?? '{}')).toMatchObject({ responses: { length: 8 } });
  for (const { token } of [alan, observer, await server.user(), { token: null }]) {
    const others = await readEverything(server, token, { ...params, userId: ada.id });
    for (const [name, text] of others)
      expect({ name, isShown: text.includes(mark) }).toEqual({ name, isShown: false });
  }
});
