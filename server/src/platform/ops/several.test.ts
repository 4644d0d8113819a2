import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPrefix, CallFailed, type Client, calls, createClient, type Run } from '@vincere/contract';
import { type Role, roles } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBalancer } from '../../testing/balancer.ts';
import { createPostgres } from '../../testing/database.ts';
import { fileOf, sampleText } from '../../testing/files.ts';
import { type ServerProcess, startProcess } from '../../testing/process.ts';
import { freshCode } from '../../testing/runs.ts';
import { startStore } from '../../testing/s3.ts';
import { follow, followAndReconnect, newest } from '../../testing/streams.ts';

/*
 * Three server processes share one PostgreSQL database and one file storage, behind a load balancer, as on several
 * machines. The tests depend on their order, and the last one kills a process.
 */

const password = 'a-long-password';
const boss = { VINCERE_ADMIN_EMAIL: 'admin@example.org', VINCERE_ADMIN_PASSWORD: password };
const url = process.env['DATABASE_URL'] ?? '';

type Member = { token: string; room_name: Role };

function as(origin: string, token: string | null): Client {
  return createClient({ base: origin + apiPrefix, routes: calls, token: () => token });
}

async function signIn(origin: string, username: string): Promise<string> {
  return (await as(origin, null).call('logIn', { body: { username, password } })).access_token;
}

/** Sends a request again until a server answers it, as the web app does with votes. */
async function sendUntilAnswered(attempt: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const failed = await attempt().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failed === undefined) return;
    if (failed instanceof CallFailed && failed.status !== 502) throw failed;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Timeout of polling that allows for a busy machine. */
const longPoll = { timeout: 15_000 };

describe.skipIf(url === '')('three processes', () => {
  let folder: string;
  let store: Awaited<ReturnType<typeof startStore>>;
  let database: Awaited<ReturnType<typeof createPostgres>>;
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let servers: ServerProcess[] = [];
  let adminToken: string;
  let run: Run;
  let members: Member[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vincere-several-'));
    store = await startStore();
    database = await createPostgres(url);
    const settings = { ...boss, ...store.environment, ...database.environment, VINCERE_SAMPLE: 'on' };
    servers = await Promise.all(
      ['a', 'b', 'c'].map((name) => startProcess({ ...settings, VINCERE_DATA: join(folder, name) })),
    );
    balancer = await startBalancer(servers.map(({ origin }) => origin));
    adminToken = await signIn(balancer.origin, boss.VINCERE_ADMIN_EMAIL);
  }, 60_000);

  afterAll(async () => {
    await balancer.close();
    for (const server of servers) await server.kill();
    await database.remove();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  const origin = (index: number) => servers[index % servers.length]?.origin ?? '';
  const admin = (index?: number) => as(index === undefined ? balancer.origin : origin(index), adminToken);
  const current = (index?: number) => admin(index).call('getRun', { params: { runId: run.id } });

  /** Casts both votes of every participant, each through the process that `through` returns. */
  const voteAll = async (through: (person: number) => string) => {
    const { current_scenario } = await current();
    const decision_chosen_id = current_scenario?.all_decisions[0]?.id ?? 0;
    const input = { params: { runId: run.id }, body: { decision_chosen_id, reasoning: 'It must be' } };
    await Promise.all(
      members.map(async ({ token }, person) => {
        const client = as(through(person), token);
        await sendUntilAnswered(() => client.call('castRoomVote', input));
        await sendUntilAnswered(() => client.call('castFinalVote', input));
      }),
    );
  };

  /** Opens a stream for every participant, distributed over the processes. */
  const followAll = () =>
    Promise.all(members.map(({ token }, person) => follow({ origin: origin(person) }, run.id, token)));

  test('three processes that start together on an empty database create one administrator and one sample', async () => {
    expect(await admin(1).call('listSimulations')).toHaveLength(1);
    expect((await admin(2).call('listUsers')).total).toBe(1);
    for (const { origin: one } of servers) expect((await fetch(`${one}/readyz`)).status).toBe(200);
  });

  test('a session of one process is accepted by all, until it ends at any of them', async () => {
    const token = await signIn(origin(0), boss.VINCERE_ADMIN_EMAIL);
    for (const server of servers) await as(server.origin, token).call('getProfile');
    await as(origin(1), token).call('logOut');
    for (const server of servers)
      await expect(as(server.origin, token).call('getProfile')).rejects.toMatchObject({ status: 401 });
  });

  test('several processes count the failed log-ins of an account together', async () => {
    const person = { first_name: 'G', last_name: 'H', email_address: 'guessed@example.org', password };
    await as(balancer.origin, null).call('registerUser', { body: person });
    const logIn = (index: number, password: string) =>
      as(origin(index), null).call('logIn', { body: { username: person.email_address, password } });
    for (let n = 0; n < 10; n++) await expect(logIn(n, 'wrong')).rejects.toMatchObject({ status: 401 });
    await expect(logIn(1, 'wrong')).rejects.toMatchObject({ status: 429 });
  });

  test('a process serves files that another one received', async () => {
    const [simulation] = await admin(0).call('listSimulations');
    const params = { simulationId: simulation?.id ?? 0 };
    const { id: fileId } = await admin(0).call('uploadSimulationFile', { params, ...fileOf('plan.txt') });
    for (const index of [1, 2]) {
      const response = await admin(index).call('downloadFile', { params: { fileId } });
      expect(await response.text()).toBe(sampleText);
    }
    await admin(2).call('deleteFile', { params: { fileId } });
    await expect(admin(0).call('downloadFile', { params: { fileId } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('several processes share one workshop', async () => {
    const [simulation] = await admin().call('listSimulations');
    const simulationParams = { params: { simulationId: simulation?.id ?? 0 } };
    run = await admin().call('createRun', {
      ...simulationParams,
      body: { name: 'Noon', access_code: freshCode() },
    });
    members = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const email_address = `p${index}@example.org`;
        const person = { first_name: 'P', last_name: String(index), email_address, password };
        await as(balancer.origin, null).call('registerUser', { body: person });
        const token = await signIn(balancer.origin, email_address);
        const room_name = roles[index % roles.length] ?? 'political';
        await as(balancer.origin, token).call('joinRun', {
          body: { access_code: run.access_code, room_name },
        });
        return { token, room_name };
      }),
    );
    await admin().call('changeRunStatus', { params: { runId: run.id }, body: { status: 'IN_PROGRESS' } });
    expect((await current(2)).status).toBe('IN_PROGRESS');
  });

  test('events of every vote reach the streams of all processes', async () => {
    const streams = await followAll();
    await voteAll((person) => origin(person + 1));
    const { revision } = await current();
    await expect
      .poll(() => streams.map(({ events }) => newest(events)), longPoll)
      .toEqual(streams.map(() => revision));
    for (const stream of streams) stream.close();
  });

  test('a run advances once if two processes receive the call at once', async () => {
    const streams = await followAll();
    const outcomes = await Promise.allSettled(
      [0, 1].map((index) => admin(index).call('advanceRun', { params: { runId: run.id } })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await current(2)).current_stage?.stage_number).toBe(2);
    const advances = (stream: (typeof streams)[number]) =>
      stream.events.filter(({ kind }) => kind === 'stage-advanced').length;
    await expect.poll(() => streams.map(advances), longPoll).toEqual(streams.map(() => 1));
    for (const stream of streams) stream.close();
  });

  test('no vote and no stream is lost when one of three processes is killed during a stage', async () => {
    const streams = members.map(({ token }) => followAndReconnect(balancer, run.id, token));
    await expect.poll(() => streams.map((one) => one.timesOpened()), longPoll).toEqual(streams.map(() => 1));
    let killed: Promise<void> | undefined;
    let answered = 0;
    const notes: string[] = [];
    const noting = members.map(async ({ token, room_name }, person) => {
      const client = as(balancer.origin, token);
      const params = { runId: run.id, roomName: room_name };
      let roomRunId = 0;
      await sendUntilAnswered(async () => {
        roomRunId = (await client.call('getRoomRunByName', { params })).id;
      });
      for (let n = 0; n < 10; n++) {
        const text = `note ${n} of person ${person}.`;
        // Only acknowledged notes must be stored. Others may be.
        const kept = client.call('addRoomNote', { params: { roomRunId }, body: { text } });
        if (await kept.then(() => true).catch(() => false)) notes.push(text);
        answered += 1;
        if (answered === 40) killed = servers[1]?.kill();
      }
    });
    await Promise.all([voteAll(() => balancer.origin), ...noting]);
    await killed;

    const { all_users_decision, current_scenario } = await current();
    const final = all_users_decision.filter(({ scenario_id }) => scenario_id === current_scenario?.id);
    expect(new Set(final.map(({ user_run_id }) => user_run_id)).size).toBe(members.length);
    expect(final).toHaveLength(members.length);
    const params = { runId: run.id };
    let kept = '';
    for (const roomId of roles) {
      const { all_room_decisions } = await admin().call('getRoomVotes', { params: { ...params, roomId } });
      expect(all_room_decisions).toHaveLength(members.length / roles.length);
      kept += (await admin().call('getRoomRunByName', { params: { ...params, roomName: roomId } })).notes;
    }
    expect(notes.length).toBeGreaterThan(100);
    expect(notes.filter((note) => kept.split(note).length !== 2)).toEqual([]);

    // The lost streams have reconnected to other processes. Notes only reach their room, so check with an announcement,
    // which reaches all streams.
    await admin().call('announce', { params, body: { content: 'Nearly there', room_name: null } });
    const { revision } = await current();
    await expect
      .poll(() => streams.map((one) => one.revision()), longPoll)
      .toEqual(streams.map(() => revision));
    const cut = streams.filter((one) => one.timesOpened() > 1);
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.length).toBeLessThan(streams.length);
    await admin().call('advanceRun', { params });
    const heard = (one: (typeof streams)[number]) => one.received().map(({ kind }) => kind);
    await expect
      .poll(() => streams.filter((one) => !heard(one).includes('stage-advanced')), longPoll)
      .toEqual([]);
    await Promise.all(streams.map((one) => one.close()));
  });
});
