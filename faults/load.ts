import type { Client, Run } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { clientOf, Player, register, type SignedIn, signIn } from '../play/player.ts';
import { pick } from '../play/random.ts';
import type { Server } from '../play/server.ts';
import { nameOf } from '../play/words.ts';
import type { Ledger } from './ledger.ts';

const codeCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('');

/** The signed-in people who generate the load: a facilitator and participants. */
export type Crowd = {
  origin: string;
  facilitator: Client;
  /** The access token of the facilitator. */
  token: string;
  people: SignedIn[];
  /** Signs the same people in again, because access tokens expire after some minutes. */
  renewSessions(): Promise<Crowd>;
};

/** Registers `size` people at a server and signs them in. The ledger records their calls from then on. */
export async function gather(
  server: Server,
  size: number,
  ledger: Ledger,
  random: () => number,
): Promise<Crowd> {
  const { origin, administrator } = server;
  const suffix = Math.floor(random() * 1e9).toString(36);
  const accounts = Array.from({ length: size }, (_, index) => ({
    ...nameOf(index),
    email_address: `fault-${index}-${suffix}@example.org`,
    password: `a-long-password-${index}`,
  }));
  await Promise.all(accounts.map((account) => register(origin, account, random)));
  const signInRecorded = async (email: string, password: string): Promise<SignedIn> => {
    const me = await signIn(origin, email, password);
    return { ...me, client: ledger.recorded(me.client) };
  };
  const renewSessions = async (): Promise<Crowd> => {
    const { client: facilitator, token } = await signInRecorded(administrator.email, administrator.password);
    const people = await Promise.all(
      accounts.map((account) => signInRecorded(account.email_address, account.password)),
    );
    return { origin, facilitator, token, people, renewSessions };
  };
  return renewSessions();
}

/** Returns the same people, with the same tokens, as clients of another server. Their calls are not recorded. */
export function atOrigin(origin: string, crowd: Crowd): Crowd {
  return {
    ...crowd,
    origin,
    people: crowd.people.map((me) => ({ ...me, client: clientOf(origin, me.token) })),
  };
}

/** Plays workshops in a loop until a call fails, for example because the server was killed. Returns the error. */
export async function playUntilFailure(crowd: Crowd, random: () => number): Promise<string> {
  try {
    for (;;) await playRun(crowd, random);
  } catch (error) {
    return String(error);
  }
}

/** A run in progress that everybody has joined. */
export type StartedRun = { run: Run; access_code: string; players: Player[] };

/** Plays one run from its creation to its end: joins, notes, posts, uploads, votes and advances. */
export async function playRun(crowd: Crowd, random: () => number): Promise<void> {
  const started = await startRun(crowd, random);
  try {
    let { run } = started;
    while (run.status === 'IN_PROGRESS' && run.current_scenario !== null) {
      const scenario_id = run.current_scenario.id;
      await playStage(crowd, { ...started, run }, random);
      run = await crowd.facilitator.call('advanceRun', {
        params: { runId: run.id },
        body: { scenario_id, force: true },
      });
    }
  } finally {
    leaveRun(started);
  }
}

/** Creates a run, lets everybody join it and open its event stream, and starts it. */
export async function startRun(
  { origin, facilitator, people }: Crowd,
  random: () => number,
): Promise<StartedRun> {
  const [simulation] = await facilitator.call('listSimulations');
  if (simulation === undefined) throw new Error('The server has no simulation to play');
  const access_code = Array.from({ length: 6 }, () => pick(random, codeCharacters)).join('');
  const { id } = await facilitator.call('createRun', {
    params: { simulationId: simulation.id },
    body: { name: 'Under load', access_code },
  });
  const players = people.map(
    (me, index) => new Player(origin, me, roles[index % roles.length] ?? 'political', random),
  );
  try {
    await Promise.all(players.map((player) => player.join(access_code)));
    const start = { params: { runId: id }, body: { status: 'IN_PROGRESS' as const } };
    return { run: await facilitator.call('changeRunStatus', start), access_code, players };
  } catch (error) {
    for (const player of players) player.leave();
    throw error;
  }
}

/** Closes the event streams of the participants. */
export function leaveRun({ players }: StartedRun): void {
  for (const player of players) player.leave();
}

/** Plays a stage: participants read, vote and write notes, while the facilitator publishes a post and uploads a file. */
export async function playStage(
  crowd: Crowd,
  { run, access_code, players }: StartedRun,
  random: () => number,
) {
  const { facilitator, people } = crowd;
  const actions = players.map(async (player, index) => {
    const me = people[index];
    await player.read(access_code);
    await player.vote();
    if (me) await note(me.client, run.id, player.room, random);
  });
  const scenarioId = run.current_scenario?.id ?? 0;
  await Promise.all([
    ...actions,
    publish(facilitator, run.id, random),
    upload(facilitator, scenarioId, random),
  ]);
}

let markCount = 0;

/** Returns a unique mark, such as `#12.345`, that identifies a text in the stored data. */
function mark(random: () => number): string {
  markCount += 1;
  return `#${markCount}.${Math.floor(random() * 1e6)}`;
}

/** Adds a note with a unique mark to a room. `length` is the approximate number of additional characters. */
export async function note(
  client: Client,
  runId: number,
  roomName: Player['room'],
  random: () => number,
  length = 0,
): Promise<void> {
  const { id: roomRunId } = await client.call('getRoomRunByName', { params: { runId, roomName } });
  const text = `Noted ${mark(random)}${' word'.repeat(length / 5)}`;
  await client.call('addRoomNote', { params: { roomRunId }, body: { text } });
}

async function publish(facilitator: Client, runId: number, random: () => number) {
  const params = { runId, roomName: pick(random, roles) };
  const { id: roomRunId } = await facilitator.call('getRoomRunByName', { params });
  await facilitator.call('publishPost', {
    params: { roomRunId },
    body: { content: `Breaking ${mark(random)}` },
  });
}

/** Uploads a text file in which a unique mark is repeated in `lines` lines. */
export async function upload(
  facilitator: Client,
  scenarioId: number,
  random: () => number,
  lines = 1 + Math.floor(random() * 20_000),
): Promise<void> {
  const text = `${mark(random)}\n`.repeat(lines);
  await facilitator.call('uploadScenarioFile', {
    params: { scenarioId },
    body: { room: pick(random, roles) },
    file: new Blob([text]),
    fileName: 'telex.txt',
  });
}
