import { botsIn, type DebriefPhase, everyBranch, roles } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type BuiltSimulation, buildSimulation } from '../../testing/simulations.ts';

let server: TestServer;
let author: BuiltUser;
let simulation: BuiltSimulation;
beforeAll(async () => {
  server = await startServer();
  author = await server.administrator();
  simulation = await buildSimulation(server.app);
});
afterAll(() => server.close());

async function allWays(): Promise<number[][]> {
  const { stages } = await author.call('getSimulation', { params: { simulationId: simulation.id } });
  const ways = everyBranch({
    stages: stages.map((stage) => ({
      ...stage,
      scenarios: stage.scenarios.map((one) => ({ ...one, decisions: one.all_decisions, rooms: [] })),
    })),
  });
  return ways.map((way) => [...way]);
}

const begin = async (ways: number[][]) =>
  (await author.call('startRehearsal', { params: { simulationId: simulation.id }, body: { ways } })).id;
const step = async (runId: number) => (await author.call('stepRehearsal', { params: { runId } })).did;
const end = (runId: number) => author.call('endRehearsal', { params: { runId } });
const readRun = (runId: number) => author.call('getRun', { params: { runId } });

/** Counts the rows of every table, except those of sessions. */
async function countRows(): Promise<Record<string, number>> {
  const tables = [
    'runs',
    'users',
    'seats',
    'votes',
    'visits',
    'room_runs',
    'posts',
    'orders',
    'table_items',
    'first_reads',
    'fact_ticks',
    'audit_entries',
    'debrief_entries',
    'answered_seats',
  ] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { count } = await server.app.db.read
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return [table, Number(count)] as const;
    }),
  );
  return Object.fromEntries(counts);
}

describe('a rehearsal', () => {
  it('a rehearsal plays one way after the other, with votes in every room', async () => {
    const ways = await allWays();
    expect(ways.length).toBeGreaterThan(1);
    const runId = await begin(ways);
    const walked: string[][] = [];
    for (const [index] of ways.entries()) {
      expect(await step(runId)).toBe('began');
      expect((await readRun(runId)).rehearsal).toEqual({ way: index + 1, ways: ways.length });
      while ((await readRun(runId)).status !== 'COMPLETED') {
        expect(await step(runId)).toBe('voted');
        const { room_votes } = await author.call('getRunBoard', { params: { runId } });
        expect(Object.keys(room_votes)).toHaveLength(6);
        expect(await step(runId)).toBe('decided');
        const board = await author.call('getRunBoard', { params: { runId } });
        expect(board.missing_user_run_ids).toEqual([]);
        expect(board.leading).toHaveLength(1);
        expect(await step(runId)).toBe('went-on');
      }
      const { path } = await author.call('getRunBoard', { params: { runId } });
      walked.push(path.map(({ decision }) => String(decision?.id)));
      expect(await step(runId)).toBe(index + 1 < ways.length ? 'went-on' : 'nothing');
    }
    expect(walked).toEqual(ways.map((way) => way.map(String)));
    await end(runId);
  });

  it('a rehearsal puts on the table what carries every second fact, from its first room but the dashboard', async () => {
    const own = await buildSimulation(server.app);
    const scenarioId = own.stages[0]?.scenarios[0]?.id ?? 0;
    const rooms = ['dashboard', 'legal', 'social', 'economic'] as const;
    const posts: number[] = [];
    for (const room_name of rooms) {
      const body = { content: room_name, room_name, scenario_id: scenarioId };
      posts.push((await author.call('createPost', { body })).id);
    }
    const file = await author.call('uploadScenarioFile', {
      params: { scenarioId },
      body: { room: 'legal' },
      file: new Blob(['text']),
      fileName: 'ruling.txt',
    });
    const [dashboard = 0, legal = 0, social = 0, economic = 0] = posts;
    const carried = [[dashboard, legal], [social], [], [economic], [dashboard]];
    for (const [index, carriers] of carried.entries())
      await author.call('createFact', {
        params: { scenarioId },
        body: {
          text: `Fact ${index}`,
          posts: carriers,
          files: carriers.length === 0 ? [file.id] : [],
          supports: [],
          opposes: [],
        },
      });
    const params = { simulationId: own.id };
    const before = await countRows();
    const way = own.stages.map(({ scenarios }) => scenarios[0]?.decision_ids[0] ?? 0);
    const { id: runId } = await author.call('startRehearsal', { params, body: { ways: [way] } });
    for (const did of ['began', 'voted']) expect(await step(runId)).toBe(did);
    const { items } = await author.call('getRunTable', { params: { runId } });
    expect(items.map(({ post, file, room_name }) => [post?.id ?? file?.name, room_name])).toEqual([
      [legal, 'legal'],
      ['ruling.txt', 'legal'],
    ]);
    const { facts } = await author.call('getRunFacts', { params: { runId } });
    expect(facts.map(({ state }) => state)).toEqual(['on-table', 'held', 'on-table', 'held', 'held']);
    await author.call('tickFact', { params: { runId, factId: facts[1]?.id ?? 0 } });
    await end(runId);
    expect({ ...(await countRows()), audit_entries: before['audit_entries'] }).toEqual(before);
  });

  it('a rehearsal writes an order where one is asked for, and meets all conditions on every second way', async () => {
    const { stages } = simulation;
    const scenarios = stages.flatMap((stage) => stage.scenarios);
    for (const { id, decision_ids } of scenarios) {
      await author.call('updateScenario', { params: { scenarioId: id }, body: { asks_order: true } });
      for (const decisionId of decision_ids)
        await author.call('updateDecision', {
          params: { decisionId },
          body: { conditions: [{ text: 'a date', met: 'Met.', unmet: 'Unmet.' }] },
        });
    }
    const before = await countRows();
    const ways = (await allWays()).slice(0, 3);
    const runId = await begin(ways);
    const sentences: (string[] | undefined)[] = [];
    for (const [index] of ways.entries()) {
      await step(runId);
      expect((await author.call('getRunOrders', { params: { runId } })).orders).toMatchObject([{ text: '' }]);
      while ((await readRun(runId)).status !== 'COMPLETED') await step(runId);
      const { orders } = await author.call('getRunOrders', { params: { runId } });
      for (const { text } of orders) expect(text).not.toBe('');
      sentences.push((await readRun(runId)).last_outcome?.sentences);
      if (index + 1 < ways.length) await step(runId);
    }
    expect(sentences).toEqual([['Met.'], ['Unmet.'], ['Met.']]);
    await end(runId);
    expect(await countRows()).toEqual(before);
  });

  it('a rehearsal judges the conditions of posts on every way', async () => {
    const own = await buildSimulation(server.app);
    const [first, second] = own.stages.map(({ scenarios }) => scenarios[0]);
    const scenario_id = second?.id ?? 0;
    const decisionId = first?.decision_ids[0] ?? 0;
    const { conditions } = await author.call('updateDecision', {
      params: { decisionId },
      body: { conditions: [{ text: 'a date', met: 'Met.', unmet: 'Unmet.' }] },
    });
    const condition_id = conditions?.[0]?.id ?? 0;
    const posts = [
      ['Met', { kind: 'condition', condition_id, is_met: true }],
      ['Not met', { kind: 'condition', condition_id, is_met: false }],
      ['All voted', { kind: 'voted', room_name: null }],
    ] as const;
    for (const [content, condition] of posts)
      await author.call('createPost', {
        body: { content, room_name: 'legal', scenario_id, when: [condition] },
      });
    const before = await countRows();
    const way = own.stages.map(({ scenarios }) => scenarios[0]?.decision_ids[0] ?? 0);
    const { id: runId } = await author.call('startRehearsal', {
      params: { simulationId: own.id },
      body: { ways: [way, way] },
    });
    const waiting = async () =>
      (await author.call('listComingPosts', { params: { runId } })).posts.map(({ content }) => content);
    const stepUntil = async (did: string) => {
      while ((await step(runId)) !== did);
    };
    const waitedFor: string[][] = [];
    for (let index = 0; index < 2; index++) {
      await stepUntil('went-on');
      waitedFor.push(await waiting());
      await stepUntil('voted');
      waitedFor.push(await waiting());
      while ((await readRun(runId)).status !== 'COMPLETED') await step(runId);
      if (index === 0) await step(runId);
    }
    expect(waitedFor).toEqual([['Not met', 'All voted'], ['Not met'], ['Met', 'All voted'], ['Met']]);
    await end(runId);
    expect(await countRows()).toEqual(before);
  });

  it('a rehearsal leaves no rows behind when it ends', async () => {
    const before = await countRows();
    const [way = []] = await allWays();
    const runId = await begin([way]);
    for (let n = 0; n < 6; n++) await step(runId);
    expect((await countRows())['seats']).toBe((before['seats'] ?? 0) + botsIn(roles).length);
    await end(runId);
    expect(await countRows()).toEqual(before);
    await expect(readRun(runId)).rejects.toMatchObject({ code: 'run.unknown' });
  });

  it('a rehearsal is in no list and no count, and nobody can join it', async () => {
    const figures = await author.call('getFigures');
    const { total } = await author.call('listRuns');
    const people = (await author.call('listUsers')).total;
    const open = await author.call('listOpenRuns');
    const [way = []] = await allWays();
    const runId = await begin([way]);
    await step(runId);
    expect(await author.call('getFigures')).toEqual(figures);
    expect((await author.call('listRuns')).total).toBe(total);
    expect((await author.call('listUsers')).total).toBe(people);
    expect((await author.call('listUsers', { query: { search: 'bot' } })).users).toEqual([]);
    expect(await author.call('listOpenRuns')).toEqual(open);
    const { access_code } = await readRun(runId);
    const stranger = await server.user();
    await expect(stranger.call('joinRun', { body: { access_code } })).rejects.toMatchObject({
      code: 'run.unknown-code',
    });
    await expect(
      server.nobody.call('getTakingPart', { params: { accessCode: access_code } }),
    ).rejects.toMatchObject({ code: 'run.unknown-code' });
    await author.call('setGuestJoin', { params: { runId }, body: { guest_join: true } });
    await expect(
      server.nobody.call('joinAsGuest', { body: { access_code, name: 'Ada' } }),
    ).rejects.toMatchObject({ code: 'run.unknown-code' });
    const person = { name: 'Ada', email: 'ada-rehearses@example.org' };
    const params = { runId };
    await expect(author.call('seatParticipant', { params, body: person })).rejects.toMatchObject({
      code: 'run.unknown',
    });
    await expect(author.call('addRoster', { params, body: { people: [person] } })).rejects.toMatchObject({
      code: 'run.unknown',
    });
    await expect(stranger.call('stepRehearsal', { params: { runId } })).rejects.toMatchObject({
      code: 'session.administrators-only',
    });
    await end(runId);
  });

  it('a rehearsal waits while it is paused', async () => {
    const [way = []] = await allWays();
    const runId = await begin([way]);
    await step(runId);
    await author.call('changeRunStatus', { params: { runId }, body: { status: 'PAUSED' } });
    expect(await step(runId)).toBe('nothing');
    await author.call('changeRunStatus', { params: { runId }, body: { status: 'IN_PROGRESS' } });
    expect(await step(runId)).toBe('voted');
    await end(runId);
  });

  it('a rehearsal is deleted after an hour without a step, when the next one begins', async () => {
    const [way = []] = await allWays();
    const forgotten = await begin([way]);
    await step(forgotten);
    server.clock.advance(61 * 60_000);
    author = await server.administrator();
    const fresh = await begin([way]);
    await expect(readRun(forgotten)).rejects.toMatchObject({ code: 'run.unknown' });
    expect((await readRun(fresh)).status).toBe('DRAFT');
    await end(fresh);
  });

  it('a rehearsal does not prevent its author from deleting content that it has reached', async () => {
    const other = await buildSimulation(server.app);
    const [first, second] = other.stages;
    const [decision = 0, unused = 0] = first?.scenarios[0]?.decision_ids ?? [];
    const next = second?.scenarios[0];
    const [then = 0] = next?.decision_ids ?? [];
    const [last = 0] = other.stages[2]?.scenarios[0]?.decision_ids ?? [];
    const params = { simulationId: other.id };
    const left = async (way: number[], steps: number) => {
      const { id } = await author.call('startRehearsal', { params, body: { ways: [way] } });
      for (let n = 0; n < steps; n++) await step(id);
      return id;
    };
    const expectDeleted = (runId: number) =>
      expect(readRun(runId)).rejects.toMatchObject({ code: 'run.unknown' });
    const untouched = await left([decision, then, last], 0);
    const inLast = await left([decision, then, last], 9);
    await author.call('deleteStage', { params: { stageId: other.stages[2]?.id ?? 0 } });
    await expectDeleted(inLast);
    const inSecond = await left([decision, then], 5);
    await author.call('deleteScenario', { params: { scenarioId: next?.id ?? 0 } });
    await expectDeleted(inSecond);
    const inFirst = await left([decision], 3);
    await author.call('deleteDecision', { params: { decisionId: unused } });
    await expectDeleted(inFirst);
    expect((await readRun(untouched)).status).toBe('DRAFT');
    const before = await countRows();
    const standing = await left([decision], 2);
    await author.call('deleteSimulation', { params });
    await expectDeleted(standing);
    await expectDeleted(untouched);
    expect((await countRows())['votes']).toBe(before['votes']);
  });

  it('a rehearsal makes concurrent steps one after the other', async () => {
    const [way = []] = await allWays();
    const runId = await begin([way]);
    const did = await Promise.all([step(runId), step(runId), step(runId)]);
    expect(did.sort()).toEqual(['began', 'decided', 'voted']);
    await end(runId);
  });

  it('a rehearsal refuses ways that do not exist in the simulation', async () => {
    for (const ways of [[[987_654]], [[simulation.stages[0]?.scenarios[0]?.decision_ids[0] ?? 0]]])
      await expect(begin(ways)).rejects.toMatchObject({ code: 'rehearsal.bad-way' });
    const elsewhere = author.call('startRehearsal', {
      params: { simulationId: 987_654 },
      body: { ways: [[1]] },
    });
    await expect(elsewhere).rejects.toMatchObject({ code: 'simulation.unknown' });
  });
});

describe('the debrief of a rehearsal', () => {
  it('the debrief of a rehearsal is written by bots in every phase, on each way anew, and deleted with it', async () => {
    const before = await countRows();
    const runId = await begin((await allWays()).slice(0, 2));
    const params = { runId };
    const playOneWay = async () => {
      while ((await readRun(runId)).status !== 'COMPLETED') await step(runId);
    };
    const move = (from: DebriefPhase, to: DebriefPhase) =>
      author.call('moveGuidedDebrief', { params, body: { from, to } });
    for (const way of [1, 2]) {
      await playOneWay();
      const { control, is_small } = await author.call('openGuidedDebrief', { params });
      expect({ way, is_small, waiting: control?.waiting.length }).toEqual({
        way,
        is_small: false,
        waiting: control?.seats,
      });
      await move('reactions', 'what-happened');
      await move('what-happened', 'why');
      const { control: lessons } = await move('why', 'lessons');
      const entry_ids = (lessons?.waiting ?? [])
        .filter(({ phase }) => phase === 'lessons')
        .map(({ id }) => id);
      const body = { entry_ids, is_released: true };
      await author.call('releaseDebriefEntries', { params, body });
      const closed = await author.call('closeMarking', { params });
      expect(closed.lessons[0]?.marks).toBeGreaterThan(closed.lessons[2]?.marks ?? 0);
      await move('lessons', 'commitment');
      const { answers } = await move('commitment', 'done');
      expect(answers?.[0]?.people.reduce((sum, people) => sum + people, 0)).toBe(control?.seats);
      expect(await step(runId)).toBe(way === 1 ? 'went-on' : 'nothing');
    }
    await end(runId);
    expect({ ...(await countRows()), audit_entries: 0 }).toEqual({ ...before, audit_entries: 0 });
  });
});

describe('a way of a rehearsal', () => {
  it('a way of a rehearsal has its own running time', async () => {
    const ways = await allWays();
    const runId = await begin(ways.slice(0, 2));
    const activePeriods = () =>
      server.app.db.read.selectFrom('stretches').selectAll().where('run_id', '=', runId).execute();
    await step(runId);
    server.clock.advance(60_000);
    while ((await readRun(runId)).status !== 'COMPLETED') await step(runId);
    server.clock.advance(60_000);
    expect(await step(runId)).toBe('went-on');
    expect(await step(runId)).toBe('began');
    expect(await activePeriods()).toEqual([{ run_id: runId, began_at: server.clock.now, ended_at: null }]);
    await end(runId);
  });
});

describe('a run with people', () => {
  it('a run with people refuses the calls of a rehearsal', async () => {
    const run = await buildRun(server, { rooms: ['legal'], simulation });
    const params = { runId: run.id };
    for (const name of ['stepRehearsal', 'endRehearsal'] as const)
      await expect(author.call(name, { params })).rejects.toMatchObject({ code: 'rehearsal.none' });
    expect((await readRun(run.id)).rehearsal).toBeNull();
  });
});
