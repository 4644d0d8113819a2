import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZip } from '../../testing/file-contents.ts';
import type { BuiltUser } from '../../testing/people.ts';
import { readEverything } from '../../testing/readable.ts';
import { type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const refused = (code: string) => expect.objectContaining({ code });
const params = (run: BuiltRun) => ({ runId: run.id });
type Estimates = { confidence?: number; forecast?: number };

/** Builds a run in play whose members are in these rooms. It asks for confidence unless `asks` is false. */
async function askingRun(rooms: ('legal' | 'social' | 'dashboard')[], asks = true) {
  const simulation = await buildSimulation(server.app, { decisions: 3 });
  const run = await buildRun(server, { simulation, rooms, status: 'DRAFT' });
  const body = { asks_confidence: asks };
  await run.facilitator.call('setRunOptions', { params: params(run), body });
  await run.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'IN_PROGRESS' } });
  return run;
}

const decisionOf = (run: BuiltRun, option: number) => run.first.decision_ids[option] ?? 0;

function castRoom(run: BuiltRun, member: Member, option: number, estimates: Estimates = {}) {
  const vote = { decision_chosen_id: decisionOf(run, option), reasoning: 'Because' };
  return member.call('castRoomVote', { params: params(run), body: { ...vote, ...estimates } as never });
}

function castFinal(run: BuiltRun, member: Member, option: number, estimates: Estimates = {}) {
  const vote = { decision_chosen_id: decisionOf(run, option), reasoning: 'Because' };
  return member.call('castFinalVote', { params: params(run), body: { ...vote, ...estimates } as never });
}

const estimatesOf = (run: BuiltRun, user: BuiltUser) => user.call('getOwnEstimates', { params: params(run) });
const advance = (run: BuiltRun) => run.facilitator.call('advanceRun', { params: params(run), body: {} });

async function closedStage(run: BuiltRun, user: BuiltUser) {
  const { report_per_stage } = await user.call('getParticipantReport', { params: params(run) });
  return report_per_stage[0];
}

/** Returns what the board says about the stage closed last. */
async function lastClosedOf(run: BuiltRun, user: BuiltUser) {
  return (await user.call('getRunBoard', { params: params(run) })).last_closed;
}

async function observerOf(run: BuiltRun) {
  const observer = await server.user();
  await run.facilitator.call('addObserver', {
    params: params(run),
    body: { account: observer.email_address },
  });
  return observer;
}

async function shiftOf(run: BuiltRun) {
  const [stage] = await run.facilitator.call('getAdminReport', { params: params(run) });
  return stage?.shift;
}

describe('a run that asks for confidence', () => {
  test('a room vote needs confidence and a forecast if the run asks for them, and a final decision confidence', async () => {
    const run = await askingRun(['legal']);
    const [ada] = run.members as [Member];
    const forecast = decisionOf(run, 1);
    await expect(castRoom(run, ada, 0)).rejects.toEqual(refused('vote.no-confidence'));
    await expect(castRoom(run, ada, 0, { confidence: 0 })).rejects.toEqual(refused('vote.no-forecast'));
    const foreign = run.simulation.stages[1]?.scenarios[0]?.decision_ids[0] ?? 0;
    await expect(castRoom(run, ada, 0, { confidence: 0, forecast: foreign })).rejects.toEqual(
      refused('vote.bad-forecast'),
    );
    await expect(castFinal(run, ada, 0)).rejects.toEqual(refused('vote.no-confidence'));
    expect(await estimatesOf(run, ada)).toEqual({ room: null, final: null });
    await castRoom(run, ada, 0, { confidence: 0, forecast });
    await castFinal(run, ada, 0, { confidence: 100 });
    expect(await estimatesOf(run, ada)).toEqual({
      room: { confidence: 0, forecast },
      final: { confidence: 100 },
    });
  });

  test('confidence is accepted in tens only', async () => {
    const run = await askingRun(['legal']);
    const [ada] = run.members as [Member];
    for (const confidence of [55, -10, 110, 1.5, '50'])
      await expect(castFinal(run, ada, 0, { confidence: confidence as number })).rejects.toMatchObject({
        status: 422,
        code: 'vote.no-confidence',
      });
    expect(await estimatesOf(run, ada)).toEqual({ room: null, final: null });
  });

  test('a vote sent again keeps the estimates stored first', async () => {
    const run = await askingRun(['legal']);
    const [ada] = run.members as [Member];
    const forecast = decisionOf(run, 1);
    const first = await castRoom(run, ada, 0, { confidence: 30, forecast });
    for (const again of [{ confidence: 90, forecast: decisionOf(run, 2) }, {}])
      expect(await castRoom(run, ada, 0, again)).toEqual(first);
    expect((await estimatesOf(run, ada)).room).toEqual({ confidence: 30, forecast });
  });

  test('a decision that a facilitator records on behalf needs no confidence or forecast', async () => {
    const run = await askingRun(['legal']);
    const [ada] = run.members as [Member];
    await run.facilitator.call('recordVoteFor', {
      params: params(run),
      body: {
        participantId: ada.seat_id,
        scenarioId: run.first.id,
        decisionId: decisionOf(run, 0),
        reasoning: 'Said so',
      },
    });
    expect(await estimatesOf(run, ada)).toEqual({ room: null, final: null });
  });

  test('a person sees their own estimates of the current scenario only', async () => {
    const run = await askingRun(['legal']);
    const [ada] = run.members as [Member];
    await castFinal(run, ada, 0, { confidence: 40 });
    await advance(run);
    expect(await estimatesOf(run, ada)).toEqual({ room: null, final: null });
    expect((await closedStage(run, ada))?.user_chosen_decision?.confidence).toBe(40);
  });
});

test('a run that does not ask for confidence ignores estimates and stores none', async () => {
  const run = await askingRun(['legal'], false);
  const [ada] = run.members as [Member];
  // A client without the types of the contract can send such values.
  const odd = { confidence: 'very' as unknown as number, forecast: null as unknown as number };
  await castRoom(run, ada, 0, odd);
  await castFinal(run, ada, 0, { confidence: 55 });
  expect(await estimatesOf(run, ada)).toEqual({ room: null, final: null });
  await advance(run);
  expect(await closedStage(run, ada)).toMatchObject({
    confidence: null,
    user_room_vote: { confidence: null, forecast: null },
  });
  expect((await shiftOf(run))?.confidence).toBeNull();
});

test('a new run asks what its simulation proposes, and the options are fixed once it has started', async () => {
  const simulation = await buildSimulation(server.app);
  const author = await server.administrator();
  await author.call('updateSimulation', {
    params: { simulationId: simulation.id },
    body: { asks_confidence: true },
  });
  const run = await buildRun(server, { simulation, status: 'DRAFT' });
  const set = (asks_confidence: boolean) =>
    run.facilitator.call('setRunOptions', { params: params(run), body: { asks_confidence } });
  const asks = async () => (await run.facilitator.call('getRun', { params: params(run) })).asks_confidence;
  expect(await asks()).toBe(true);
  expect(await set(false)).toEqual({ id: run.id, table: true, asks_confidence: false });
  expect(await asks()).toBe(false);
  await run.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'IN_PROGRESS' } });
  await expect(set(true)).rejects.toEqual(refused('run.started'));
});

describe('the shift of a closed scenario', () => {
  test('the shift of a closed scenario has distributions of four people and more, and what each room held', async () => {
    const run = await askingRun(['legal', 'legal', 'social', 'social', 'dashboard']);
    const [ada, alan, grace, edsger, barbara] = run.members as [Member, Member, Member, Member, Member];
    const expected = decisionOf(run, 0);
    for (const [member, option] of [
      [ada, 0],
      [alan, 1],
      [grace, 0],
      [edsger, 0],
    ] as const)
      await castRoom(run, member, option, { confidence: 70, forecast: expected });
    await run.facilitator.call('moveParticipant', {
      params: { userRunId: edsger.seat_id },
      body: { room_name: 'legal' },
    });
    for (const member of [ada, alan, grace, edsger, barbara])
      await castFinal(run, member, 0, { confidence: 20 });
    expect((await closedStage(run, ada))?.confidence).toBeUndefined();
    const observer = await observerOf(run);
    expect(await lastClosedOf(run, observer)).toBeNull();
    await advance(run);
    await run.facilitator.call('moveParticipant', {
      params: { userRunId: barbara.seat_id },
      body: { room_name: 'social' },
    });
    const [a, b, c] = run.first.decision_ids;
    const totals = {
      room_votes: [0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0],
      final_votes: [0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0],
      forecasts: [
        { decision_id: a, people: 4 },
        { decision_id: b, people: 0 },
        { decision_id: c, people: 0 },
      ],
    };
    expect((await closedStage(run, barbara))?.confidence).toEqual(totals);
    expect((await lastClosedOf(run, observer))?.confidence).toEqual(totals);
    // In the next stage, the totals of this one stay as they were.
    const next = run.simulation.stages[1]?.scenarios[0]?.decision_ids[0] ?? 0;
    await ada.call('castFinalVote', {
      params: params(run),
      body: { decision_chosen_id: next, reasoning: 'Because', confidence: 90 },
    });
    expect((await lastClosedOf(run, observer))?.confidence).toEqual(totals);
    expect((await closedStage(run, barbara))?.confidence).toEqual(totals);
    expect(await shiftOf(run)).toEqual({
      rooms: [
        {
          room_name: 'social',
          flows: [{ from: a, to: a, people: 2 }],
        },
        {
          room_name: 'legal',
          flows: [
            { from: a, to: a, people: 1 },
            { from: b, to: a, people: 1 },
          ],
        },
        { room_name: 'dashboard', flows: [{ from: null, to: a, people: 1 }] },
      ],
      on_behalf: 0,
      // Three people stayed and one moved, so neither mean is shown.
      confidence: { ...totals, by_move: null, more_popular: null },
    });
  });

  test('the shift of a closed scenario shows counts only for fewer than four people', async () => {
    const run = await askingRun(['legal', 'legal', 'legal']);
    for (const member of run.members) {
      await castRoom(run, member, 0, { confidence: 70, forecast: decisionOf(run, 0) });
      await castFinal(run, member, 0, { confidence: 70 });
    }
    await advance(run);
    const nothing = { room_votes: null, final_votes: null, forecasts: null };
    expect((await closedStage(run, run.members[0] as Member))?.confidence).toEqual(nothing);
    expect((await lastClosedOf(run, run.facilitator))?.confidence).toEqual(nothing);
    expect((await shiftOf(run))?.confidence).toEqual({ ...nothing, by_move: null, more_popular: null });
  });

  test('the shift of a closed scenario leaves out people who were removed while the stage was open', async () => {
    const run = await askingRun(['legal', 'legal']);
    const [ada, alan] = run.members as [Member, Member];
    await castRoom(run, ada, 0, { confidence: 70, forecast: decisionOf(run, 0) });
    await castRoom(run, alan, 0, { confidence: 70, forecast: decisionOf(run, 0) });
    await castFinal(run, ada, 1, { confidence: 70 });
    await run.facilitator.call('removeParticipant', { params: { userRunId: alan.seat_id } });
    await advance(run);
    const [a, b] = run.first.decision_ids;
    expect((await shiftOf(run))?.rooms).toEqual([
      { room_name: 'legal', flows: [{ from: a, to: b, people: 1 }] },
    ]);
  });
});

test('no call, file or stream has a confidence or a forecast beside a person', async () => {
  const run = await askingRun(['legal', 'legal', 'legal', 'legal', 'social']);
  const observer = await observerOf(run);
  const [ada, alan] = run.members as [Member, Member];
  const outsider = await server.user();
  const readers = { ada, alan, observer, outsider, facilitator: run.facilitator };
  /** Returns the calls of which the answer has a confidence or forecast with a value, apart from totals. */
  async function valuesFor(user: BuiltUser) {
    const answers = await readEverything(server, user.token, {
      runId: run.id,
      scenarioId: run.first.id,
      simulationId: run.simulation.id,
      userRunId: ada.seat_id,
      userId: ada.id,
      roomName: 'legal',
      roomId: 'legal',
    });
    return [...answers].flatMap(([name, text]) =>
      /"(confidence|forecast|forecast_id)":\s*[\d{]/.test(text.replaceAll(totals, '"totals":{'))
        ? [name]
        : [],
    );
  }
  // Objects that begin with a distribution are totals of a scenario.
  const totals = '"confidence":{"room_votes":';
  const none = { ada: [], alan: [], observer: [], outsider: [], facilitator: [] };
  const allValues = async () => {
    const found: Record<string, string[]> = {};
    for (const [name, user] of Object.entries(readers)) found[name] = await valuesFor(user);
    return found;
  };
  await castRoom(run, ada, 0, { confidence: 70, forecast: decisionOf(run, 1) });
  for (const member of run.members) await castFinal(run, member, 0, { confidence: 70 });
  expect(await allValues()).toEqual({ ...none, ada: ['getOwnEstimates'], alan: ['getOwnEstimates'] });
  await advance(run);
  expect(await allValues()).toEqual({
    ...none,
    ada: ['getParticipantReport'],
    alan: ['getParticipantReport'],
  });
  for (const format of ['json', 'csv'] as const) {
    const file = await run.facilitator.call('exportRun', { params: params(run), body: { format } });
    expect((await file.text()).replaceAll(/"confidence":\s*\{\s*"room_votes"/g, '')).not.toMatch(
      /(confidence|forecast|forecast_id)"?:\s*[\d{]/,
    );
  }
});

describe('the files of a closed scenario', () => {
  /** Ada, Alan and three others voted alike. Each of the two is surer than the other in one vote, and expects another decision. */
  async function answeredRun() {
    const run = await askingRun(['legal', 'legal', 'legal', 'legal', 'social']);
    const [ada, alan, ...others] = run.members as [Member, Member, ...Member[]];
    const answer = async (member: Member, [room = 0, forecast = 0, final = 0]: number[]) => {
      await castRoom(run, member, 0, { confidence: room, forecast: decisionOf(run, forecast) });
      await castFinal(run, member, 0, { confidence: final });
    };
    await answer(ada, [90, 1, 20]);
    await answer(alan, [10, 2, 100]);
    for (const other of others) await answer(other, [50, 0, 50]);
    await advance(run);
    return { run, ada, alan, other: others[0] as Member };
  }

  /** Swaps the answers of two people. No total changes. */
  async function swap(one: Member, two: Member) {
    const rowsOf = (seat: Member) =>
      server.app.db.read
        .selectFrom('votes')
        .select(['id', 'kind', 'confidence', 'forecast_id'])
        .where('seat_id', '=', seat.seat_id)
        .orderBy('kind')
        .execute();
    const [ones, twos] = [await rowsOf(one), await rowsOf(two)];
    await server.app.systemChange(async ({ tx }) => {
      for (const [index, row] of ones.entries()) {
        const other = twos[index];
        if (other === undefined) throw new Error('Both voted twice');
        for (const [{ id }, { confidence, forecast_id }] of [
          [row, other],
          [other, row],
        ] as const)
          await tx.updateTable('votes').set({ confidence, forecast_id }).where('id', '=', id).execute();
      }
    });
  }

  /** Returns what can be read in a file: the parts of a workbook, the drawn pages of a PDF, or the text itself. */
  async function contentOf(response: Response): Promise<string[]> {
    const bytes = Buffer.from(await response.arrayBuffer());
    const start = bytes.toString('latin1', 0, 4);
    if (start === 'PK\x03\x04')
      return Object.entries(readZip(bytes)).map(([name, part]) => `${name}: ${String(part)}`);
    if (start !== '%PDF') return [bytes.toString()];
    return [...bytes.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(
      ([, stream = '']) => {
        try {
          const drawn = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
          return drawn.includes('BT\n') ? [drawn] : [];
        } catch {
          return [];
        }
      },
    );
  }

  const exported = async (run: BuiltRun, format: 'pdf' | 'xlsx' | 'csv' | 'json') =>
    contentOf(await run.facilitator.call('exportRun', { params: params(run), body: { format } }));
  const summary = async (run: BuiltRun, member: Member) =>
    contentOf(
      await member.call('exportSummary', {
        params: params(run),
        query: { time_zone: 'UTC', hour_cycle: 'h12' },
      }),
    );

  test('the files of a closed scenario stay the same when two people swap their answers, but for their summaries', async () => {
    const { run, ada, alan, other } = await answeredRun();
    const formats = ['pdf', 'xlsx', 'csv', 'json'] as const;
    const all = async () => ({
      ...Object.fromEntries(
        await Promise.all(formats.map(async (format) => [format, await exported(run, format)] as const)),
      ),
      other: await summary(run, other),
    });
    const own = async () => [await summary(run, ada), await summary(run, alan)];
    const [before, ownBefore] = [await all(), await own()];
    for (const content of Object.values(before)) expect(content.join('').length).toBeGreaterThan(100);
    await swap(ada, alan);
    expect(await all()).toEqual(before);
    const ownAfter = await own();
    for (const [index, content] of ownAfter.entries()) expect(content).not.toEqual(ownBefore[index]);
  });

  test('the files of a closed scenario are refused to people who may not have them', async () => {
    const { run, ada } = await answeredRun();
    const observer = await observerOf(run);
    for (const format of ['pdf', 'xlsx', 'csv', 'json'] as const)
      for (const person of [ada, observer])
        await expect(person.call('exportRun', { params: params(run), body: { format } })).rejects.toEqual(
          refused('session.administrators-only'),
        );
    await expect(
      observer.call('exportSummary', { params: params(run), query: { time_zone: 'UTC', hour_cycle: 'h12' } }),
    ).rejects.toEqual(refused('run.unknown'));
  });
});
