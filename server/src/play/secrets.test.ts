import { apiPrefix } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEverything } from '../testing/readable.ts';
import { type BuiltRun, buildRun, type Member } from '../testing/runs.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type BuiltScenario, buildSimulation } from '../testing/simulations.ts';
import { follow } from '../testing/streams.ts';

/* A run that uses everything an author can prepare in secret, read by everybody who is not a facilitator. */

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
