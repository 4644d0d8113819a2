import { type Role, type Room, roles } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

// Seating people on a run and moving them.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const seat = (run: BuiltRun, person: { name?: string; email: string; room_name?: Room }) =>
  run.facilitator.call('seatParticipant', {
    params: { runId: run.id },
    body: { name: 'Some One', ...person },
  });
const move = (run: BuiltRun, userRunId: number, room_name: Room) =>
  run.facilitator.call('moveParticipant', { params: { userRunId }, body: { room_name } });

/** Saves a person's ranking: the passed roles first, then the others. */
const rank = (user: BuiltUser, ...first: Role[]) =>
  user.call('setPreferences', {
    params: { userId: user.id },
    body: {
      preferences: [...new Set([...first, ...roles])].map((room_id, index) => ({
        room_id,
        preference_order: index + 1,
      })),
    },
  });

describe('a person seated on a run', () => {
  test('a seated person gets an account, sets a password by the invitation, and has the seat', async () => {
    const run = await buildRun(server);
    const { invitation_url, ...seated } = await seat(run, {
      name: 'Grace Brewster Hopper',
      email: ' Grace@Example.org ',
      room_name: 'technological',
    });
    expect(seated).toEqual({
      id: expect.any(Number),
      user_id: expect.any(Number),
      simulation_run_id: run.id,
      created_at: new Date(server.clock.now).toISOString(),
      user: { first_name: 'Grace Brewster', last_name: 'Hopper', email_address: 'Grace@Example.org' },
      room: { room_name: 'technological' },
    });

    const token = new URL(invitation_url ?? '').searchParams.get('token') ?? '';
    await server.nobody.call('resetPassword', { body: { token, password: 'nanoseconds' } });
    const { access_token } = await server.nobody.call('logIn', {
      body: { username: 'grace@example.org', password: 'nanoseconds' },
    });
    const grace = server.as(access_token);
    expect((await grace.call('listMyRuns')).user_run).toMatchObject([
      { id: seated.id, sim_run: { id: run.id } },
    ]);
    expect(await grace.call('joinRun', { body: { access_code: run.access_code } })).toMatchObject({
      users_playing: [{ user_run_id: seated.id, room: { room_name: 'technological' } }],
    });
  });

  test('a seated person keeps an existing account, regardless of the case of the email', async () => {
    const run = await buildRun(server);
    const user = await server.user({ first_name: 'Alan', last_name: 'Turing' });
    const seated = await seat(run, {
      name: 'Another Name',
      email: user.email_address.toUpperCase(),
      room_name: 'dashboard',
    });
    expect(seated).toMatchObject({
      user_id: user.id,
      user: { first_name: 'Alan', last_name: 'Turing', email_address: user.email_address },
      room: { room_name: 'dashboard' },
    });
    expect(seated.invitation_url).toBeUndefined();
  });

  test('seating a person is answered with 201', async () => {
    const run = await buildRun(server);
    const response = await fetch(`${server.origin}/api/v1/simulation-runs/${run.id}/participants`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${run.facilitator.token}` },
      body: JSON.stringify({ name: 'New One', email: 'new-one@example.org' }),
    });
    expect(response.status).toBe(201);
  });

  test('a person seated without a room gets the first choice', async () => {
    const run = await buildRun(server);
    const user = await server.user();
    await rank(user, 'environmental', 'legal');
    expect((await seat(run, { email: user.email_address })).room.room_name).toBe('environmental');
  });

  test('a person seated without a room gets one of the emptiest rooms, even before the first choice', async () => {
    const run = await buildRun(server, { rooms: ['environmental', 'dashboard', 'political'] });
    const user = await server.user();
    await rank(user, 'environmental', 'political', 'legal');
    expect((await seat(run, { email: user.email_address })).room.room_name).toBe('legal');
  });

  test('a person seated without room and ranking gets the first of the emptiest rooms', async () => {
    const run = await buildRun(server);
    const placed = [];
    for (let person = 1; person <= 7; person++)
      placed.push(await seat(run, { email: `unranked-${person}@example.org` }));
    expect(placed.map(({ room }) => room.room_name)).toEqual([...roles, 'political']);
    await run.facilitator.call('removeParticipant', { params: { userRunId: placed[3]?.id ?? 0 } });
    expect((await seat(run, { email: 'unranked-8@example.org' })).room.room_name).toBe('technological');
  });

  test('a person is seated only once, and not on an unknown run', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const email = run.members[0]?.email_address ?? '';
    await expect(seat(run, { email })).rejects.toMatchObject({
      status: 409,
      code: 'seat.already-on-run',
      message: 'This person already takes part in this simulation',
    });
    await expect(seat({ ...run, id: 999_999 }, { email })).rejects.toMatchObject({
      status: 404,
      code: 'run.unknown',
    });
  });

  test('a person can be seated only with an active account, an email and a name', async () => {
    const run = await buildRun(server);
    const user = await server.user();
    await run.facilitator.call('updateUser', { params: { userId: user.id }, body: { is_active: false } });
    await expect(seat(run, { email: user.email_address })).rejects.toMatchObject({
      status: 403,
      code: 'account.deactivated',
      message: 'This account has been deactivated',
    });
    await expect(seat(run, { email: 'no email' })).rejects.toMatchObject({ status: 422 });
    await expect(seat(run, { email: 'named@example.org', name: ' ' })).rejects.toMatchObject({ status: 422 });
  });
});

describe('a participant who is moved', () => {
  test('a moved participant is in the new room with the same seat', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    expect(await move(run, member!.seat_id, 'social')).toEqual({
      id: member!.seat_id,
      user_id: member!.id,
      simulation_run_id: run.id,
      created_at: new Date(server.clock.now).toISOString(),
      user: { first_name: 'Person', last_name: expect.any(String), email_address: member!.email_address },
      room: { room_name: 'social' },
    });
    const { users_playing } = await member!.call('joinRun', { body: { access_code: run.access_code } });
    expect(users_playing).toMatchObject([{ user_run_id: member!.seat_id, room: { room_name: 'social' } }]);
  });

  test('a moved participant keeps the vote in the room where it was cast, and cannot vote again', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    const params = { runId: run.id };
    const cast = (option: number) =>
      member!.call('castRoomVote', {
        params,
        body: { decision_chosen_id: run.first.decision_ids[option] ?? 0, reasoning: 'Law' },
      });
    await cast(0);
    await move(run, member!.seat_id, 'social');
    const countIn = async (roomId: Room) =>
      (await run.facilitator.call('getRoomVotes', { params: { ...params, roomId } })).max_vote_count;
    expect([await countIn('legal'), await countIn('social')]).toEqual([1, 0]);
    await expect(cast(1)).rejects.toMatchObject({ status: 409, code: 'vote.already-submitted' });
  });

  test('a moved participant can read the new room but not the old one', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    await move(run, member!.seat_id, 'social');
    const enter = (roomName: Room) =>
      member!.call('getRoomRunByName', { params: { runId: run.id, roomName } });
    expect(await enter('social')).toMatchObject({ room_name: 'social' });
    await expect(enter('legal')).rejects.toMatchObject({ status: 403, code: 'room.not-yours' });
  });

  test('a participant moved to the dashboard reads every room and casts final votes, but no room votes', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [moved, other] = run.members;
    const params = { runId: run.id };
    const vote = { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'Overview' };
    await other!.call('castRoomVote', { params, body: vote });
    await move(run, moved!.seat_id, 'dashboard');
    for (const roomName of [...roles, 'dashboard'] as const) {
      const { id } = await moved!.call('getRoomRunByName', { params: { ...params, roomName } });
      expect(await moved!.call('getRoomRun', { params: { roomRunId: id } })).toMatchObject({
        room_name: roomName,
      });
    }
    const { all_room_decisions } = await moved!.call('getRoomVotes', {
      params: { ...params, roomId: 'social' },
    });
    expect(all_room_decisions).toMatchObject([{ reasoning: 'Overview', user: { email_address: null } }]);
    await expect(moved!.call('castRoomVote', { params, body: vote })).rejects.toMatchObject({
      status: 403,
      code: 'vote.no-room-vote',
      message: 'Participants of the dashboard room do not vote in a room',
    });
    expect(await moved!.call('castFinalVote', { params, body: vote })).toMatchObject({
      user_run_id: moved!.seat_id,
    });
  });

  test('moving a participant needs an existing seat', async () => {
    const run = await buildRun(server);
    await expect(move(run, 999_999, 'social')).rejects.toMatchObject({
      status: 404,
      code: 'seat.unknown',
      message: 'No such participant',
    });
  });
});

test('adding, moving and voting for people need the advanced controls', async () => {
  const run = await buildRun(server, { rooms: ['legal'] });
  const seatId = run.members[0]?.seat_id ?? 0;
  const recordVote = () =>
    run.facilitator.call('recordVoteFor', {
      params: { runId: run.id },
      body: {
        participantId: seatId,
        scenarioId: run.first.id,
        decisionId: run.first.decision_ids[0] ?? 0,
      },
    });
  const setAdvanced = (advanced_controls: boolean) =>
    run.facilitator.call('updateSettings', { body: { advanced_controls } });
  await setAdvanced(false);
  const refused = { status: 403, code: 'run.advanced-controls-off' };
  await expect(seat(run, { email: 'late@example.org' })).rejects.toMatchObject(refused);
  await expect(move(run, seatId, 'social')).rejects.toMatchObject(refused);
  await expect(recordVote()).rejects.toMatchObject(refused);
  await setAdvanced(true);
  await seat(run, { email: 'late@example.org' });
  await move(run, seatId, 'social');
  await recordVote();
});
