import { setImmediate as nextTick } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { findRun, type RunRow } from '../store/runs/runs.ts';
import { findCurrentSeat } from '../store/seats/seats.ts';
import { serializeRoomVotes } from '../votes/room-votes.ts';
import { openRunSnapshots } from './snapshots.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function rowOf(run: BuiltRun): Promise<RunRow> {
  const row = await findRun(server.app.db.read, run.id);
  if (row === undefined) throw new Error('The run is not there');
  return row;
}

describe('the answer for a reader', () => {
  test('the answer for a reader uses the seat of the snapshot, not one that was read before', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal'] });
    const [moved, other] = run.members as [Member, Member];
    const [decision_chosen_id = 0] = run.first.decision_ids;
    const params = { runId: run.id };
    await other.call('castRoomVote', { params, body: { decision_chosen_id, reasoning: 'For legal alone' } });
    const seat = (await findCurrentSeat(server.app.db.read, run.id, moved.id)) ?? null;
    await run.facilitator.call('moveParticipant', {
      params: { userRunId: moved.seat_id },
      body: { room_name: 'social' },
    });
    const snapshot = await server.app.snapshots.of(await rowOf(run));
    const caller = { user: { id: moved.id, is_admin: false }, seat };
    const votes = await serializeRoomVotes(server.app.db.read, snapshot, 'legal', caller);
    expect(Buffer.concat(votes.parts()).toString()).not.toContain('For legal alone');
  });

  test('the answer for a reader who got the seat meanwhile has the own vote', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const [decision_chosen_id = 0] = run.first.decision_ids;
    await member.call('castFinalVote', {
      params: { runId: run.id },
      body: { decision_chosen_id, reasoning: 'My own' },
    });
    const snapshot = await server.app.snapshots.of(await rowOf(run));
    const caller = { user: { id: member.id, is_admin: false }, seat: null };
    const written = Buffer.concat(snapshot.serialize(caller, server.app.clock()).parts());
    expect(written.toString()).toContain('My own');
  });
});

describe('a snapshot of a run', () => {
  test('a snapshot of a run is shared by callers before loading, at the newest revision', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    let leave = () => {};
    const telling = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const snapshots = openRunSnapshots(server.app.database, () => telling);
    const first = snapshots.of(await rowOf(run));
    await run.facilitator.call('saveFacilitatorNotes', {
      params: { runId: run.id },
      body: { notes: 'Written meanwhile' },
    });
    const newest = await rowOf(run);
    expect(snapshots.of(newest)).toBe(first);
    leave();
    expect((await first).facts.run).toMatchObject({
      revision: newest.revision,
      notes: 'Written meanwhile',
    });
    expect(snapshots.of(newest)).toBe(first);
  });

  test('a snapshot of a run is loaded again for a caller with a newer revision', async () => {
    const row = await rowOf(await buildRun(server));
    const snapshots = openRunSnapshots(server.app.database, async () => {});
    const first = snapshots.of(row);
    // Loading begins in the next tick, and is in progress in the one after.
    await nextTick();
    await nextTick();
    expect(snapshots.of(row)).toBe(first);
    const newer = { ...row, revision: row.revision + 1 };
    const second = snapshots.of(newer);
    expect(second).not.toBe(first);
    expect(snapshots.of(newer)).toBe(second);
    expect((await first).facts.run.revision).toBe(row.revision);
    expect((await second).facts.run.revision).toBe(newer.revision);
  });
});

test('a snapshot of a run is loaded again after a failure', async () => {
  const row = await rowOf(await buildRun(server));
  const { database } = server.app;
  let isAway = true;
  const flaky = {
    ...database,
    get read() {
      if (isAway) throw new Error('The database is away');
      return database.read;
    },
  };
  const snapshots = openRunSnapshots(flaky, async () => {});
  const failed = snapshots.of(row);
  await expect(failed).rejects.toThrow('away');
  isAway = false;
  expect((await snapshots.of(row)).facts.run.id).toBe(row.id);
});

test('the cache of snapshots keeps the most recently used ones', async () => {
  const row = await rowOf(await buildRun(server));
  const snapshots = openRunSnapshots(server.app.database, async () => {});
  // The cache holds fifty. The test uses one run under different ids, which is enough to tell the entries apart.
  const of = (n: number) => snapshots.of({ ...row, id: row.id + n });
  const all = Array.from({ length: 50 }, (_, n) => of(n));
  const again = of(0);
  expect(again).toBe(all[0]);
  all.push(of(50));
  expect(of(0)).toBe(again);
  expect(of(1)).not.toBe(all[1]);
  await Promise.all([...all, of(1)]);
});
