import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRun } from '../testing/runs.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { steadyClock } from './clock.ts';
import { openPostgres } from './db/postgres.ts';

const hour = 3_600_000;
const start = Date.UTC(2027, 2, 9, 9);

/** Returns a fake machine with a monotonic clock and a settable time of day. */
function fakeMachine() {
  let passed = 0;
  let set = 0;
  return {
    wall: () => start + passed + set,
    monotonic: () => passed,
    pass: (ms: number) => void (passed += ms),
    setClock: (ms: number) => void (set += ms),
  };
}

describe('the clock of a process', () => {
  test.each([hour, -hour])(
    'the clock of a process does not jump when the time of day is changed by %d ms',
    (step) => {
      const machine = fakeMachine();
      const steps: number[] = [];
      const clock = steadyClock(machine, (behind) => steps.push(behind));
      machine.pass(60_000);
      expect(clock()).toBe(start + 60_000);
      machine.setClock(step);
      expect(clock()).toBe(start + 60_000);
      machine.pass(30 * 60_000);
      // The largest correction is 0.05 %.
      expect(Math.abs(clock() - (start + 31 * 60_000))).toBeLessThan(1_000);
      machine.pass(60_000);
      clock();
      expect(steps).toEqual([step]);
    },
  );

  test('the clock of a process follows the small corrections of NTP', () => {
    const machine = fakeMachine();
    const clock = steadyClock(machine);
    machine.setClock(40);
    machine.pass(hour);
    expect(clock()).toBe(machine.wall());
  });

  test('the clock of a process approaches the time of day again, however often it is read', () => {
    const machine = fakeMachine();
    const clock = steadyClock(machine);
    machine.setClock(-1_000);
    for (let second = 0; second < 4_000; second += 1) {
      machine.pass(1_000);
      clock();
    }
    expect(clock()).toBe(machine.wall());
  });

  test('the clock of a process never runs backwards and gives whole milliseconds', () => {
    const machine = fakeMachine();
    const clock = steadyClock(machine);
    machine.setClock(-24 * hour);
    let before = clock();
    for (let step = 0; step < 1_000; step += 1) {
      machine.pass(0.3);
      const now = clock();
      expect(Number.isInteger(now)).toBe(true);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });
});

test('all processes of a database read the same time of day', async () => {
  const first = await startServer();
  const url = first.app.config.databaseUrl;
  const second = url === undefined ? null : await openPostgres(url, () => {});
  // Each clock is off by at most half of a round trip.
  const ahead = (second ?? first.app.database).wallClock() - first.app.database.wallClock();
  expect(Math.abs(ahead)).toBeLessThan(1_000);
  await second?.close();
  await first.close();
});

describe('a server whose machine clock is changed by an hour', () => {
  const machine = fakeMachine();
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, undefined, steadyClock(machine));
  });
  afterAll(() => server.close());

  test.each([hour, -hour])(
    'a server keeps its stage clocks and sessions when its machine clock jumps by an hour (%d ms)',
    async (step) => {
      const run = await buildRun(server, { rooms: ['social'] });
      const [first] = run.simulation.stages;
      await run.facilitator.call('updateStage', {
        params: { stageId: first!.id },
        body: { duration_seconds: 600 },
      });
      const params = { runId: run.id };
      machine.pass(60_000);
      const before = await run.facilitator.call('getRun', { params });
      expect(before).toMatchObject({ elapsed_seconds: 60, stage_clock: { remaining_seconds: 540 } });
      machine.setClock(step);
      const after = await run.facilitator.call('getRun', { params });
      expect(after).toEqual(before);
      expect((await run.members[0]!.call('listMyRuns')).user_run).toHaveLength(1);
    },
  );
});
