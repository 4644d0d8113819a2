import { type Answer, CallFailed, type Calls, type Client, type Run } from '@vincere/contract';
import { rolesOf } from '@vincere/domain';
import { type Person, Player, register, signIn } from './player.ts';
import type { Progress } from './progress.ts';
import { pick, seededRandom } from './random.ts';
import { nameOf } from './words.ts';

export type Workshop = {
  origin: string;
  administrator: { email: string; password: string };
  participants: number;
  seed: number;
};

/** The results of a workshop. */
export type PlayedWorkshop = {
  run: Run;
  report: Answer<Calls['getAdminReport']>;
  /** The alignment rates of the participants, in percent. */
  alignment: number[];
  /** The number of events that all participants together received. */
  events: number;
};

// Leaves out characters that are easily confused.
const codeCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('');

/** The number of people who act at the same time: few, because this is not a load test. */
const concurrency = 24;

/** Plays the sample simulation with a group, from registration to the reports. */
export async function playWorkshop(workshop: Workshop, progress: Progress): Promise<PlayedWorkshop> {
  const { origin, administrator, participants, seed } = workshop;
  const random = seededRandom(seed);
  const facilitator = (await signIn(origin, administrator.email, administrator.password)).client;
  const run = await createRun(facilitator, random);

  const inUse = rolesOf(run.rooms);
  const players: Player[] = [];
  const suffix = `${run.id}-${Math.floor(Date.now() / 1000).toString(36)}`;
  await progress.each('Registering and signing in', [...Array(participants).keys()], 8, async (index) => {
    const ownRandom = seededRandom(seed * 100_003 + index);
    const person: Person = {
      ...nameOf(index),
      email_address: `player-${index + 1}-${suffix}@example.org`,
      password: `a-long-password-${index}-${suffix}`,
    };
    await register(origin, person, ownRandom);
    const me = await signIn(origin, person.email_address, person.password);
    players.push(new Player(origin, me, inUse[index % inUse.length] ?? 'political', ownRandom));
  });
  const eachPlayer = (step: string, work: (player: Player) => Promise<unknown>) =>
    progress.each(step, players, concurrency, work);

  try {
    await eachPlayer('Answering the first questionnaire', (player) => player.answer('pre'));
    await eachPlayer('Joining', (player) => player.join(run.access_code));
    await changeAndWait(players, () =>
      facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'IN_PROGRESS' } }),
    );
    for (let stage = 1, ended = false; !ended; stage++) {
      await eachPlayer(`Stage ${stage}: reading`, (player) => player.read(run.access_code));
      await eachPlayer(`Stage ${stage}: taking notes`, (player) => player.note());
      await eachPlayer(`Stage ${stage}: voting and deciding`, (player) => player.vote());
      const advanced = await changeAndWait(players, () => advance(facilitator, run.id));
      ended = advanced.status === 'COMPLETED';
    }
    await eachPlayer('Answering the last questionnaire', (player) => player.answer('post'));
    const alignment: number[] = [];
    await eachPlayer('Reading the summaries', async (player) =>
      alignment.push((await player.summary()).alignment_rate),
    );
    return {
      run: await facilitator.call('getRun', { params: { runId: run.id } }),
      report: await facilitator.call('getAdminReport', { params: { runId: run.id } }),
      alignment,
      events: players.reduce((sum, player) => sum + player.eventsReceived(), 0),
    };
  } finally {
    for (const player of players) player.leave();
  }
}

/** Runs `change`, which changes the stage or status, and waits until the event has reached every player. */
async function changeAndWait<T>(players: readonly Player[], change: () => Promise<T>): Promise<T> {
  const received = Promise.all(players.map((player) => player.nextStageOrStatus()));
  const [result] = await Promise.all([change(), received]);
  return result;
}

async function createRun(facilitator: Client, random: () => number): Promise<Run> {
  const [simulation] = (await facilitator.call('listSimulations')).filter(
    ({ stages }) => stages.length === 3 && stages.every((stage) => stage.scenario_count > 0),
  );
  if (simulation === undefined) throw new Error('The server has no simulation of three stages to play');
  for (let attempt = 1; ; attempt++)
    try {
      return await facilitator.call('createRun', {
        params: { simulationId: simulation.id },
        body: { name: `Rehearsal of ${simulation.name}`.slice(0, 200), access_code: accessCode(random) },
      });
    } catch (error) {
      if (!(error instanceof CallFailed && error.code === 'run.code-taken') || attempt === 3) throw error;
    }
}

function accessCode(random: () => number): string {
  return Array.from({ length: 6 }, () => pick(random, codeCharacters)).join('');
}

async function advance(facilitator: Client, runId: number) {
  const run = await facilitator.call('getRun', { params: { runId } });
  return facilitator.call('advanceRun', {
    params: { runId },
    body: run.current_scenario ? { scenario_id: run.current_scenario.id } : {},
  });
}
