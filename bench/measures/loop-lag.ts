import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../../play/player.ts';
import { Audience, Crowd } from '../crowd.ts';
import { type Group, streamRequest, voteRequest } from '../group.ts';
import type { Reading } from '../readings.ts';
import { type Load, type Setup, setUp } from '../setup.ts';
import { warmUp } from '../warm-up.ts';
import { within } from '../within.ts';

/** The number of simultaneous log-ins. Passwords are slow to check by design. */
const logIns = 60;
const timeZone = 'Europe/Berlin';

/**
 * f. The longest time for which the event loop of the server was blocked during expensive work, with N people on the stream
 * of a run. The work: log-ins, a burst of votes, an advance, the debrief, the exports and a package.
 */
export async function measureLoopLag(load: Load): Promise<Reading[]> {
  const setup = await setUp(load, 'voted');
  const { measured, warmUpGroup, serverProcess } = setup;
  try {
    await warmUp(serverProcess.port, warmUpGroup, ['reads', 'votes']);
    const requests = measured.people.map((person) => streamRequest(measured, person.token));
    const audience = await within(
      60,
      `Opening ${load.people} streams`,
      Audience.open(serverProcess.port, requests),
    );
    const readings: Reading[] = [];
    for (const [name, action] of actionsOf(setup)) {
      const value = await lagDuring(setup.server.origin, () => within(120, name, action()));
      readings.push({ name, unit: 'ms', value });
    }
    audience.close();
    return readings;
  } finally {
    await setup.server.stop();
  }
}

/** The actions to measure in order, each with its name in the figures. */
function actionsOf({
  server,
  serverProcess,
  facilitator,
  measured,
}: Setup): [string, () => Promise<unknown>][] {
  const params = { runId: measured.run.id };
  const { client } = facilitator;
  const { email, password } = server.administrator;
  const exported = (format: 'pdf' | 'docx' | 'xlsx' | 'json') => () =>
    client.call('exportRun', { params, body: { format, time_zone: timeZone } });
  return [
    [
      `${logIns} log-ins`,
      () => Promise.all(Array.from({ length: logIns }, () => signIn(server.origin, email, password))),
    ],
    ['room votes of all', () => voteAtOnce(serverProcess.port, measured)],
    ['advance', () => client.call('advanceRun', { params, body: { scenario_id: measured.run.scenarioId } })],
    ['debrief', () => client.call('getDebrief', { params })],
    ['PDF', exported('pdf')],
    ['DOCX', exported('docx')],
    ['XLSX', exported('xlsx')],
    ['JSON', exported('json')],
    [
      'package of the simulation',
      async () => {
        const [simulation] = await client.call('listSimulations');
        await client.call('exportSimulation', { params: { simulationId: simulation?.id ?? 0 } });
      },
    ],
  ];
}

async function voteAtOnce(port: number, group: Group): Promise<void> {
  const crowd = await Crowd.open(port, group.people.length);
  try {
    await crowd.burst(group.people.map((_, index) => voteRequest(group, index, 'room')));
  } finally {
    crowd.close();
  }
}

/** Returns the longest lag of the event loop during `work` in ms, minus the lag measured when idle. */
async function lagDuring(origin: string, work: () => Promise<unknown>): Promise<number> {
  await pause(1_000);
  await longestLag(origin);
  await pause(1_000);
  const idle = await longestLag(origin);
  await work();
  return Math.max(0, (await longestLag(origin)) - idle);
}

/** Reads the longest lag of the server's event loop in ms since the last read. */
async function longestLag(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('The metrics lack the lag of the event loop');
  return Number(seconds) * 1_000;
}
