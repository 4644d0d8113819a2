import { rmSync } from 'node:fs';
import { roles } from '@vincere/domain';
import { type SignedIn, signIn } from '../play/player.ts';
import { type StartedServer, startServer } from '../play/server.ts';
import { nameOf } from '../play/words.ts';
import {
  accessTokens,
  hashSecret,
  newSecret,
  refreshTokenSeconds,
} from '../server/src/people/sessions/tokens.ts';
import type { Change } from '../server/src/platform/db/database.ts';
import { ensureSecret } from '../server/src/platform/db/secrets.ts';
import { openSqlite } from '../server/src/platform/db/sqlite.ts';
import { saveSeat } from '../server/src/play/store/seats/seats.ts';
import { saveVote } from '../server/src/play/store/votes/votes.ts';
import { type BenchRun, estimatesOf, type Group, type Person, voteOf } from './group.ts';
import { addPooling, fillTable, type SharedPosts } from './pooling.ts';
import type { ServerProcess } from './processes.ts';

/** A server with a data folder of its own, the measured run, and a second run that is used only for the warm-up. */
export type Setup = {
  server: StartedServer;
  serverProcess: ServerProcess;
  facilitator: SignedIn;
  measured: Group;
  warmUpGroup: Group;
  /** The time in ms until the server listened: on empty data, and on the prepared data. */
  startMs: { empty: number; prepared: number };
};

const warmUpPeople = 300;

/** The running server. When this process exits, even by a signal, it is killed and its data folder is deleted. */
let running: StartedServer | undefined;
process.once('exit', () => {
  void running?.kill();
  if (running) rmSync(running.folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** How far the people of the measured run have got before the measurement starts. */
export type Preparation = 'signed-in' | 'seated' | 'voted';

/** The number of people of the measured run, and whether it uses everything that pools knowledge (see `addPooling`). */
export type Load = { people: number; isPooling: boolean };

/**
 * Prepares a measurement:
 *
 * 1. Starts the built server on an empty data folder, and creates and starts two runs over HTTP.
 * 2. Shuts the server down, and writes the people into the database with the server's own code. They get sessions and tokens
 *    but no passwords, because hashing passwords is slow by design.
 * 3. Calls `beforeStart` with the data folder, and starts the server again.
 */
export async function setUp(
  { people: count, isPooling }: Load,
  preparation: Preparation,
  beforeStart: (folder: string) => Promise<void> = async () => {},
): Promise<Setup> {
  const began = performance.now();
  const server = await startServer();
  running = server;
  const emptyStartMs = performance.now() - began;
  try {
    const { email, password } = server.administrator;
    const facilitator = await signIn(server.origin, email, password);
    const simulationId = await findSample(facilitator);
    const shared = isPooling ? await addPooling(facilitator.client, simulationId) : [];
    const runs = [
      await startRun(facilitator, simulationId, 'BENCH1'),
      await startRun(facilitator, simulationId, 'WARMUP'),
    ] as const;
    await server.shutDown();
    const [measured, warmUpGroup] = await preparePeople(server.folder, runs, count, preparation, shared);
    await beforeStart(server.folder);
    const restartBegan = performance.now();
    await server.restart();
    const startMs = { empty: emptyStartMs, prepared: performance.now() - restartBegan };
    const serverProcess = { port: Number(new URL(server.origin).port), pid: server.pid() };
    return { server, serverProcess, facilitator, measured, warmUpGroup, startMs };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function findSample({ client }: SignedIn): Promise<number> {
  const [simulation] = await client.call('listSimulations');
  if (simulation === undefined) throw new Error('The sample simulation is missing');
  return simulation.id;
}

async function startRun({ client }: SignedIn, simulationId: number, access_code: string): Promise<BenchRun> {
  const { id } = await client.call('createRun', {
    params: { simulationId },
    body: { name: 'Load test', access_code },
  });
  const run = await client.call('changeRunStatus', {
    params: { runId: id },
    body: { status: 'IN_PROGRESS' },
  });
  const scenario = run.current_scenario;
  if (scenario === null) throw new Error('The run has not reached a scenario');
  return {
    id,
    accessCode: access_code,
    scenarioId: scenario.id,
    decisions: scenario.all_decisions,
    asksConfidence: run.asks_confidence,
  };
}

async function preparePeople(
  folder: string,
  [measured, warmUpGroup]: readonly [BenchRun, BenchRun],
  count: number,
  preparation: Preparation,
  shared: SharedPosts,
): Promise<[Group, Group]> {
  const db = await openSqlite(folder);
  try {
    const tokens = accessTokens(await ensureSecret(db, 'signing-key'));
    return await db.change(async (change) => {
      const people = await savePeople(change, tokens, 0, count);
      const others = await savePeople(change, tokens, count, warmUpPeople);
      if (preparation !== 'signed-in') {
        await saveSeats(change, measured, people);
        await fillTable(change, measured, people, shared);
      }
      if (preparation === 'voted') await saveVotes(change, measured, people);
      await saveSeats(change, warmUpGroup, others);
      return [
        { run: measured, people },
        { run: warmUpGroup, people: others },
      ];
    });
  } finally {
    await db.close();
  }
}

async function savePeople(
  { tx }: Change,
  tokens: ReturnType<typeof accessTokens>,
  from: number,
  count: number,
): Promise<Person[]> {
  const people: Person[] = [];
  const now = Date.now();
  for (let index = from; index < from + count; index++) {
    const { first_name, last_name } = nameOf(index);
    const email_address = `person-${index + 1}@example.org`;
    const { id: userId } = await tx
      .insertInto('users')
      .values({
        first_name,
        last_name,
        name_key: `${first_name} ${last_name}`.toLowerCase(),
        email_address,
        email_key: email_address,
        username: email_address,
        username_key: email_address,
        password_hash: null,
        bio: '',
        settings: '{}',
        is_admin: 0,
        is_active: 1,
        has_completed_questionnaire: 1,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await tx
      .insertInto('sessions')
      .values({
        user_id: userId,
        refresh_token_hash: hashSecret(newSecret()),
        created_at: now,
        expires_at: now + refreshTokenSeconds * 1000,
        last_used_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const room = roles[index % roles.length] ?? 'political';
    people.push({ token: await tokens.sign(session.id, now), userId, seatId: 0, room });
  }
  return people;
}

async function saveSeats({ tx }: Change, run: BenchRun, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const { userId: user_id, room: room_name } = person;
    const seat = await saveSeat(tx, { run_id: run.id, user_id, room_name, created_at: Date.now() });
    person.seatId = seat.id;
  }
}

async function saveVotes({ tx }: Change, run: BenchRun, people: readonly Person[]): Promise<void> {
  for (const [index, { seatId, room }] of people.entries())
    await saveVote(
      tx,
      {
        ...voteOf(run, room, index),
        kind: 'final',
        run_id: run.id,
        scenario_id: run.scenarioId,
        seat_id: seatId,
        room_name: room,
        recorded_by: null,
        created_at: Date.now(),
      },
      estimatesOf(run, index),
    );
}
