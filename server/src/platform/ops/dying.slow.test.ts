import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPrefix, type Client, calls, createClient } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type PreparedDatabase, prepareDatabase } from '../../testing/database.ts';
import { type ServerProcess, startProcess } from '../../testing/process.ts';
import { freshCode } from '../../testing/runs.ts';

const administrator = { VINCERE_ADMIN_EMAIL: 'admin@example.org', VINCERE_ADMIN_PASSWORD: 'a-long-password' };

let folder: string;
let database: PreparedDatabase;
let environment: Record<string, string>;
let running: ServerProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-dying-'));
  database = await prepareDatabase(folder);
  environment = { VINCERE_DATA: folder, ...administrator, ...database.environment };
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.kill();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const server = await startProcess(environment);
  running.push(server);
  return server;
}

function as(origin: string, token: string | null): Client {
  return createClient({ base: origin + apiPrefix, routes: calls, token: () => token });
}

async function signIn(origin: string, username: string, password: string): Promise<string> {
  const session = await as(origin, null).call('logIn', { body: { username, password } });
  return session.access_token;
}

/** Creates a small simulation and starts a run of it with twelve members, all over HTTP. */
async function beginWorkshop(origin: string) {
  const admin = as(
    origin,
    await signIn(origin, administrator.VINCERE_ADMIN_EMAIL, administrator.VINCERE_ADMIN_PASSWORD),
  );
  const simulation = await admin.call('createSimulation', {
    body: { name: 'Harbour', description: 'In trouble' },
  });
  const stage = await admin.call('createStage', {
    params: { simulationId: simulation.id },
    body: { stage_instruction: 'Decide' },
  });
  const scenario = await admin.call('createScenario', {
    params: { stageId: stage.id },
    body: { name: 'Storm', description: 'It comes closer' },
  });
  const decision = await admin.call('createDecision', {
    params: { scenarioId: scenario.id },
    body: { title_of_decision: 'Close the harbour' },
  });
  const run = await admin.call('createRun', {
    params: { simulationId: simulation.id },
    body: { name: 'Night', access_code: freshCode() },
  });
  const tokens = await Promise.all(
    [...Array(12).keys()].map(async (index) => {
      const person = {
        first_name: 'P',
        last_name: String(index),
        email_address: `p${index}@example.org`,
        password: 'a-long-password',
      };
      await as(origin, null).call('registerUser', { body: person });
      const token = await signIn(origin, person.email_address, person.password);
      const room_name = roles[index % roles.length] ?? 'political';
      await as(origin, token).call('joinRun', { body: { access_code: run.access_code, room_name } });
      return { token, room_name };
    }),
  );
  await admin.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'IN_PROGRESS' } });
  return { run, decision, tokens };
}

describe('a server that is killed in a burst of votes and notes', () => {
  test('a server killed in a burst of votes and notes loses nothing acknowledged, and starts again', async () => {
    const first = await start();
    const { run, decision, tokens } = await beginWorkshop(first.origin);
    const params = { runId: run.id };
    const votes: { user_run_id: number; kind: 'room' | 'final' }[] = [];
    const notes: string[] = [];
    let answered = 0;
    let killed: Promise<void> | undefined;
    const count = () => {
      answered += 1;
      if (answered === 40) killed = first.kill();
    };
    const burst = tokens.map(async ({ token, room_name }, person) => {
      const client = as(first.origin, token);
      const { id } = await client.call('getRoomRunByName', { params: { ...params, roomName: room_name } });
      const vote = { decision_chosen_id: decision.id, reasoning: 'It must be' };
      const inRoom = await client.call('castRoomVote', { params, body: vote });
      votes.push({ user_run_id: inRoom.user_run_id, kind: 'room' });
      count();
      const final = await client.call('castFinalVote', { params, body: vote });
      votes.push({ user_run_id: final.user_run_id, kind: 'final' });
      count();
      for (let n = 0; n < 200; n++) {
        const text = `note ${n} of person ${person}.`;
        await client.call('addRoomNote', { params: { roomRunId: id }, body: { text } });
        notes.push(text);
        count();
      }
    });
    const outcomes = await Promise.allSettled(burst);
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    await killed;

    const second = await start();
    const admin = as(
      second.origin,
      await signIn(second.origin, administrator.VINCERE_ADMIN_EMAIL, administrator.VINCERE_ADMIN_PASSWORD),
    );
    const { all_users_decision } = await admin.call('getRun', { params });
    const stored = new Set(all_users_decision.map((one) => `final ${one.user_run_id}`));
    let kept = '';
    for (const roomId of roles) {
      const room = await admin.call('getRoomVotes', { params: { ...params, roomId } });
      for (const one of room.all_room_decisions) stored.add(`room ${one.user_run_id}`);
      kept += (await admin.call('getRoomRunByName', { params: { ...params, roomName: roomId } })).notes;
    }
    expect(votes.filter((vote) => !stored.has(`${vote.kind} ${vote.user_run_id}`))).toEqual([]);
    expect(notes.filter((note) => kept.split(note).length !== 2)).toEqual([]);
    expect(votes.length + notes.length).toBeGreaterThanOrEqual(40);
    expect(await second.stop()).toBe(0);
  });
});

describe('a server that is killed while somebody writes an order', () => {
  test('a server killed while somebody writes an order keeps the acknowledged text, and the pen with its writer', async () => {
    const first = await start();
    const { run, tokens } = await beginWorkshop(first.origin);
    const params = { runId: run.id };
    const scenario_id = run.current_scenario?.id ?? 0;
    const admin = as(
      first.origin,
      await signIn(first.origin, administrator.VINCERE_ADMIN_EMAIL, administrator.VINCERE_ADMIN_PASSWORD),
    );
    await admin.call('updateScenario', { params: { scenarioId: scenario_id }, body: { asks_order: true } });
    const writer = as(first.origin, tokens[0]?.token ?? null);
    let acknowledged = '';
    let killed: Promise<void> | undefined;
    const write = async (from: number) => {
      for (let revision = from; revision < 200; revision++) {
        const text = `Order ${revision}`;
        await writer.call('saveOrder', { params, body: { scenario_id, text, revision } });
        acknowledged = text;
        if (revision === 20) killed = first.kill();
      }
    };
    const [writing] = await Promise.allSettled([write(0)]);
    expect(writing.status).toBe('rejected');
    await killed;

    const second = await start();
    const again = (index: number) => as(second.origin, tokens[index]?.token ?? null);
    const [stored] = (await again(0).call('getRunOrders', { params })).orders;
    // The last request may have been saved although its answer was lost.
    const number = (text: string | undefined) => Number(text?.replace('Order ', ''));
    expect(number(stored?.text) - number(acknowledged)).toBeOneOf([0, 1]);
    expect(stored?.pen?.is_own).toBe(true);
    await expect(again(1).call('takePen', { params, body: { scenario_id } })).rejects.toMatchObject({
      code: 'order.pen-taken',
    });
    await again(0).call('putPenDown', { params });
    await again(1).call('takePen', { params, body: { scenario_id } });
    expect(await second.stop()).toBe(0);
  });
});

describe('a server that is asked to stop', () => {
  test('a server that is asked to stop exits at once with status 0, even with open streams', async () => {
    const server = await start();
    const { run, tokens } = await beginWorkshop(server.origin);
    const stream = await fetch(`${server.origin}${apiPrefix}/simulation-run-events/${run.id}`, {
      headers: { authorization: `Bearer ${tokens[0]?.token}` },
    });
    const started = Date.now();
    expect(await server.stop()).toBe(0);
    expect(Date.now() - started).toBeLessThan(10_000);
    await stream.text();
  });
});

describe('a data folder', () => {
  test.skipIf(process.env['DATABASE_URL'])(
    'a data folder is used by one process: a second says so and ends',
    async () => {
      await start();
      await expect(startProcess(environment)).rejects.toThrow(
        /Another Vincere process is using the data folder/,
      );
    },
  );
});

describe('invalid settings', () => {
  test('invalid settings stop the start with one clear line', async () => {
    await expect(startProcess({ ...environment, PORT: 'many' })).rejects.toThrow(
      /^The server ended with 1: Wrong settings in the environment: PORT: [^\n]*\n$/,
    );
  });
});
