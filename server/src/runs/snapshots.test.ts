import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCurrentSeat } from '../participation/store.ts';
import { type BuiltRun, buildRun, type Member } from '../testing/runs.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { serializeRoomVotes } from '../votes/room-votes.ts';
import { openRunSnapshots } from './snapshots.ts';
import { findRun, type RunRow } from './store.ts';

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

describe('what is told of a run', () => {
  test('goes by the seat as the snapshot has it, not as it was read before', async () => {
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

  test('has the own decision of whoever had no seat when it was looked for', async () => {
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
  test('is shared by all who ask before it is read, and has what the last of them knew', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    let leave = () => {};
    const telling = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const snapshots = openRunSnapshots(server.app.db, () => telling);
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

  test('is another one for whoever knows more than was known when its reading began', async () => {
    const row = await rowOf(await buildRun(server));
    const snapshots = openRunSnapshots(server.app.db, async () => {});
    const first = snapshots.of(row);
    // It begins in the next turn, and is being read in the one after.
    await nextTurn();
    await nextTurn();
    expect(snapshots.of(row)).toBe(first);
    const newer = { ...row, revision: row.revision + 1 };
    const second = snapshots.of(newer);
    expect(second).not.toBe(first);
    expect(snapshots.of(newer)).toBe(second);
    expect((await first).facts.run.revision).toBe(row.revision);
    expect((await second).facts.run.revision).toBe(newer.revision);
  });
});

test('a snapshot that could not be read is read by the next who asks', async () => {
  const row = await rowOf(await buildRun(server));
  const { db } = server.app;
  let isAway = true;
  const flaky = {
    ...db,
    get read() {
      if (isAway) throw new Error('The database is away');
      return db.read;
    },
  };
  const snapshots = openRunSnapshots(flaky, async () => {});
  const failed = snapshots.of(row);
  await expect(failed).rejects.toThrow('away');
  isAway = false;
  expect((await snapshots.of(row)).facts.run.id).toBe(row.id);
});

test('the snapshots that are kept are those that were read last', async () => {
  const row = await rowOf(await buildRun(server));
  const snapshots = openRunSnapshots(server.app.db, async () => {});
  // Fifty are kept. The same run under other ids: all that matters here is which is which.
  const of = (n: number) => snapshots.of({ ...row, id: row.id + n });
  const all = Array.from({ length: 50 }, (_, n) => of(n));
  const again = of(0);
  expect(again).toBe(all[0]);
  all.push(of(50));
  expect(of(0)).toBe(again);
  expect(of(1)).not.toBe(all[1]);
  await Promise.all([...all, of(1)]);
});
