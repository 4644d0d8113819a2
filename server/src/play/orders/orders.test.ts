import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcomesOf } from '../../testing/outcomes.ts';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function orderedRun(): Promise<BuiltRun & { one: BuiltUser; other: BuiltUser }> {
  const run = await buildRun(server, { rooms: ['legal', 'dashboard'] });
  await run.facilitator.call('updateScenario', {
    params: { scenarioId: run.first.id },
    body: { asks_order: true },
  });
  const [one, other] = run.members;
  if (one === undefined || other === undefined) throw new Error('The run has two members');
  return { ...run, one, other };
}

const params = (run: BuiltRun) => ({ runId: run.id });
const write = (run: BuiltRun, user: BuiltUser, text: string, revision: number) =>
  user.call('saveOrder', { params: params(run), body: { scenario_id: run.first.id, text, revision } });
const take = (run: BuiltRun, user: BuiltUser) =>
  user.call('takePen', { params: params(run), body: { scenario_id: run.first.id } });
const read = async (run: BuiltRun, user: BuiltUser) =>
  (await user.call('getRunOrders', { params: params(run) })).orders.at(-1);

describe('the pen of an order', () => {
  test('the pen of an order belongs to the person who writes, until they put it down', async () => {
    const run = await orderedRun();
    const { one, other } = run;
    expect(await write(run, one, 'Call the tug.', 0)).toMatchObject({ revision: 1, pen: { is_own: true } });
    expect(await read(run, other)).toMatchObject({
      text: 'Call the tug.',
      pen: { name: one.full_name, is_own: false, is_facilitator: false },
    });
    await expect(write(run, other, 'Mine', 1)).rejects.toMatchObject({
      code: 'order.pen-taken',
      status: 409,
    });
    await expect(take(run, other)).rejects.toMatchObject({ code: 'order.pen-taken' });
    await one.call('putPenDown', { params: params(run) });
    expect((await read(run, other))?.pen).toBeNull();
    expect(await write(run, other, 'Call the tug by six.', 1)).toMatchObject({ revision: 2 });
  });

  test('the pen of an order is free again 60 seconds after the last keystroke', async () => {
    const run = await orderedRun();
    await write(run, run.one, 'Call the tug.', 0);
    server.clock.advance(59_000);
    await expect(take(run, run.other)).rejects.toMatchObject({ code: 'order.pen-taken' });
    server.clock.advance(1_000);
    expect(await take(run, run.other)).toMatchObject({ text: 'Call the tug.', pen: { is_own: true } });
  });

  test('the pen of an order can be taken from anybody by a facilitator, who then writes', async () => {
    const run = await orderedRun();
    const { one, facilitator } = run;
    await write(run, one, 'Call the tug.', 0);
    await expect(write(run, facilitator, 'Mine', 1)).rejects.toMatchObject({ code: 'order.pen-taken' });
    await take(run, facilitator);
    await write(run, facilitator, 'Call both tugs.', 1);
    expect(await read(run, one)).toMatchObject({
      text: 'Call both tugs.',
      pen: { is_facilitator: true, is_own: false },
    });
  });

  test('the pen of an order is lost when its holder is removed from the run', async () => {
    const run = await orderedRun();
    const [member] = run.members;
    await write(run, run.one, 'Call the tug.', 0);
    await run.facilitator.call('removeParticipant', { params: { userRunId: member?.seat_id ?? 0 } });
    expect(await read(run, run.other)).toMatchObject({ text: 'Call the tug.', pen: null });
  });

  test('the pen of an order goes to one of several who take it at once', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social', 'economic', 'political'] });
    const { facilitator, first, members } = run;
    await facilitator.call('updateScenario', {
      params: { scenarioId: first.id },
      body: { asks_order: true },
    });
    const taken = await outcomesOf(members.map((member) => take(run, member)));
    expect(taken).toEqual(['done', 'order.pen-taken', 'order.pen-taken', 'order.pen-taken']);
  });
});

describe('the text of an order', () => {
  test('an order based on an older revision is refused with the current one, and nothing is lost', async () => {
    const run = await orderedRun();
    const { one, other } = run;
    await write(run, one, 'Call the tug.', 0);
    await one.call('putPenDown', { params: params(run) });
    await expect(write(run, other, 'Wait.', 0)).rejects.toMatchObject({
      code: 'order.changed',
      body: { text: 'Call the tug.', revision: 1 },
    });
    expect((await read(run, one))?.text).toBe('Call the tug.');
  });

  test('an order sent again after a lost answer is saved once', async () => {
    const run = await orderedRun();
    await write(run, run.one, 'Call the tug.', 0);
    expect(await write(run, run.one, 'Call the tug.', 0)).toMatchObject({ revision: 1 });
  });

  test('an order can be written during a pause, but not before the start or after the stage closed', async () => {
    const run = await orderedRun();
    const { facilitator, one, first } = run;
    const changeTo = (status: 'PAUSED' | 'IN_PROGRESS') =>
      facilitator.call('changeRunStatus', { params: params(run), body: { status } });
    await changeTo('PAUSED');
    await write(run, one, 'Call the tug.', 0);
    await changeTo('IN_PROGRESS');
    await advanceAll(run, first);
    await expect(write(run, one, 'Too late', 1)).rejects.toMatchObject({ code: 'order.closed' });
    const { orders } = await one.call('getRunOrders', { params: params(run) });
    expect(orders).toMatchObject([
      { scenario_id: first.id, text: 'Call the tug.', is_asked: true, is_open: false, pen: null },
      { is_asked: false, is_open: false },
    ]);
    const draft = await buildRun(server, { rooms: ['legal'], status: 'DRAFT' });
    await expect(write(draft, draft.members[0] ?? one, 'Early', 0)).rejects.toMatchObject({
      code: 'run.not-started',
    });
  });

  test('an order is refused where none is asked for, or with more than 2,000 characters', async () => {
    const plain = await buildRun(server, { rooms: ['legal'] });
    const [member] = plain.members;
    if (member === undefined) throw new Error('The run has a member');
    await expect(write(plain, member, 'Call', 0)).rejects.toMatchObject({ code: 'order.not-asked' });
    await expect(write(plain, member, 'x'.repeat(2_001), 0)).rejects.toMatchObject({ status: 422 });
  });
});

describe('the leading decisions', () => {
  test('the leading decisions are named once no final decision is missing', async () => {
    const run = await orderedRun();
    const [first = 0, second = 0] = run.first.decision_ids;
    const vote = (user: BuiltUser, decision_chosen_id: number) =>
      user.call('castFinalVote', { params: params(run), body: { decision_chosen_id, reasoning: 'Because' } });
    await vote(run.one, second);
    expect((await read(run, run.one))?.leading).toEqual([]);
    await vote(run.other, first);
    expect((await read(run, run.one))?.leading).toEqual([second, first]);
  });
});

test('participants get changes of an order at most every two seconds, and the last one always', async () => {
  const run = await orderedRun();
  const stream = await follow(server, run.id, run.other.token);
  await stream.until(() => stream.events.length > 0);
  for (const revision of [0, 1, 2]) await write(run, run.one, `Order ${revision}`, revision);
  const changes = () => stream.events.filter(({ kind }) => kind === 'order-changed');
  const { revision } = await run.facilitator.call('getRun', { params: params(run) });
  const hasLast = () => changes().at(-1)?.revision === revision;
  // Each wait ends after two seconds.
  expect((await stream.until(hasLast)) || (await stream.until(hasLast))).toBe(true);
  expect(changes()).toHaveLength(2);
  stream.close();
});
