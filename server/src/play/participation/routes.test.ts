import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const join = (user: BuiltUser, access_code: string, room_name?: 'political' | 'social' | 'dashboard') =>
  user.call('joinRun', { body: { access_code, room_name } });
const setStatus = (run: BuiltRun, status: 'IN_PROGRESS' | 'PAUSED' | 'ENDED') =>
  run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status } });

describe('joining a run', () => {
  test.each(['DRAFT', 'IN_PROGRESS', 'PAUSED'] as const)(
    'joining a run that is %s creates a seat',
    async (status) => {
      const run = await buildRun(server, { status });
      const user = await server.user({ first_name: 'Ada', last_name: 'Lovelace' });
      const joined = await join(user, run.access_code, 'social');
      expect(joined).toMatchObject({
        id: run.id,
        status,
        users_playing: [
          {
            user_id: user.id,
            created_at: new Date(server.clock.now).toISOString(),
            user: { first_name: 'Ada', last_name: 'Lovelace', email_address: user.email_address },
            room: { room_name: 'social' },
          },
        ],
      });
      const { users_playing } = await run.facilitator.call('getRun', { params: { runId: run.id } });
      expect(users_playing).toMatchObject([{ user_id: user.id, room: { room_name: 'social' } }]);
    },
  );

  test('joining a run before the start gives no room run yet', async () => {
    const run = await buildRun(server, { rooms: ['social'], status: 'DRAFT' });
    const room = async () => (await join(run.members[0]!, run.access_code)).users_playing[0]?.room;
    expect(await room()).toEqual({ id: null, room_name: 'social', notes: null });
    await setStatus(run, 'IN_PROGRESS');
    expect(await room()).toEqual({ id: expect.any(Number), room_name: 'social', notes: '' });
  });

  test('joining a run accepts the code regardless of case and surrounding space', async () => {
    const { facilitator, simulation } = await buildRun(server);
    const { id } = await facilitator.call('createRun', {
      params: { simulationId: simulation.id },
      body: { name: 'Letters', access_code: 'HARB0R' },
    });
    for (const written of ['HARB0R', 'harb0r', '  hArB0r\n'])
      expect(await join(await server.user(), written)).toMatchObject({ id, access_code: 'HARB0R' });
  });

  test('a person who joins without a room joins the political room', async () => {
    const run = await buildRun(server);
    expect((await join(await server.user(), run.access_code)).users_playing[0]?.room.room_name).toBe(
      'political',
    );
  });

  test('joining again returns the same seat and ignores the named room', async () => {
    const run = await buildRun(server);
    const user = await server.user();
    const first = await join(user, run.access_code, 'social');
    for (const room of ['political', 'dashboard', undefined] as const)
      expect(await join(user, run.access_code, room)).toEqual(first);
  });

  test('joining again after a move returns the new room', async () => {
    const run = await buildRun(server, { rooms: ['dashboard'] });
    const [member] = run.members;
    const { users_playing } = await join(member!, run.access_code, 'political');
    expect(users_playing).toMatchObject([{ user_run_id: member!.seat_id, room: { room_name: 'dashboard' } }]);
  });

  test('joining in the dashboard room is refused', async () => {
    const run = await buildRun(server);
    await expect(join(await server.user(), run.access_code, 'dashboard')).rejects.toMatchObject({
      status: 403,
      code: 'seat.dashboard-by-facilitator',
      message: 'The dashboard room is assigned by your facilitator',
    });
    expect((await run.facilitator.call('getRun', { params: { runId: run.id } })).users_playing).toEqual([]);
  });

  test.each(['ZZZZZZ', 'no such code', ''])('joining with the unknown code %j finds no run', async (code) => {
    await expect(join(await server.user(), code)).rejects.toMatchObject({
      status: 404,
      code: 'run.unknown-code',
      message: 'No simulation run matches this access code',
    });
  });

  test('joining a finished run is refused, even for its participants', async () => {
    const run = await buildRun(server, { rooms: ['social'] });
    await setStatus(run, 'ENDED');
    for (const user of [run.members[0]!, await server.user()])
      await expect(join(user, run.access_code)).rejects.toMatchObject({
        status: 409,
        code: 'run.finished',
        message:
          'This simulation has been completed and cannot be joined. Please contact your facilitator for a new access code to an active simulation',
      });
  });

  test('joining in a room that does not exist is refused', async () => {
    const run = await buildRun(server);
    const user = await server.user();
    const response = await fetch(`${server.origin}/api/v1/simulation-run-verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      body: JSON.stringify({ access_code: run.access_code, room_name: 'kitchen' }),
    });
    expect(response.status).toBe(422);
  });
});

describe('the history of a person', () => {
  test('the history of a person has their runs, newest seat first, and none of other people', async () => {
    const first = await buildRun(server, { rooms: ['legal'] });
    const [member] = first.members;
    server.clock.advance(1_000);
    const second = await buildRun(server, { rooms: ['social'], status: 'DRAFT' });
    await join(member!, second.access_code, 'political');
    const { user_run } = await member!.call('listMyRuns');
    expect(user_run).toHaveLength(2);
    expect(user_run[0]).toMatchObject({
      sim_run: { id: second.id, status: 'DRAFT' },
      room: { id: null, room_name: 'political', title: null },
    });
    const room = await member!.call('getRoomRunByName', {
      params: { runId: first.id, roomName: 'legal' },
    });
    expect(user_run[1]).toEqual({
      id: member!.seat_id,
      user_id: member!.id,
      simulation_run_id: first.id,
      created_at: new Date(server.clock.now - 1_000).toISOString(),
      sim_run: {
        names_answers: false,
        id: first.id,
        name: 'Morning workshop',
        status: 'IN_PROGRESS',
        access_code: first.access_code,
        questionnaires: 'full',
        created_at: new Date(server.clock.now - 1_000).toISOString(),
        total_run_time: 0,
        simulation: { id: first.simulation.id, name: 'Harbour' },
      },
      room: { id: room.id, room_name: 'legal', title: null },
      has_post_questionnaire: false,
      debrief: null,
    });
    expect(await (await server.user()).call('listMyRuns')).toEqual({ user_run: [] });
  });

  test('the history of a person leaves out runs from which the person was removed', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    await run.facilitator.call('removeParticipant', { params: { userRunId: member!.seat_id } });
    expect(await member!.call('listMyRuns')).toEqual({ user_run: [] });
  });
});

describe('a seat', () => {
  test('a seat is readable with its run by its holder, even in a finished run', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [, member] = run.members;
    await advanceAll(run, run.first);
    await setStatus(run, 'ENDED');
    const seat = await member!.call('getUserRun', { params: { userRunId: member!.seat_id } });
    expect(seat).toMatchObject({
      id: member!.seat_id,
      user_id: member!.id,
      created_at: new Date(server.clock.now).toISOString(),
      room: { room_name: 'social' },
      sim_run: { id: run.id, status: 'ENDED', notes: null },
    });
    expect(seat.sim_run.users_playing.map(({ user }) => user.email_address)).toEqual([
      member!.email_address,
      null,
    ]);
  });

  test('a seat is readable by an administrator with all data', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    const { sim_run } = await run.facilitator.call('getUserRun', { params: { userRunId: member!.seat_id } });
    expect(sim_run).toEqual(await run.facilitator.call('getRun', { params: { runId: run.id } }));
  });

  test('a seat is hidden if it is of another person, unknown or removed', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [one, other] = run.members;
    const unknown = { status: 404, code: 'seat.unknown', message: 'No such participant' };
    const read = (user: BuiltUser, userRunId: number) => user.call('getUserRun', { params: { userRunId } });
    await expect(read(one!, other!.seat_id)).rejects.toMatchObject(unknown);
    await expect(read(one!, 999_999)).rejects.toMatchObject(unknown);
    await run.facilitator.call('removeParticipant', { params: { userRunId: one!.seat_id } });
    await expect(read(one!, one!.seat_id)).rejects.toMatchObject(unknown);
    await expect(read(run.facilitator, one!.seat_id)).rejects.toMatchObject(unknown);
  });
});
