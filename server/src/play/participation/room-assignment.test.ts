import { type Role, type Room, roles } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcomesOf } from '../../testing/outcomes.ts';
import type { BuiltUser } from '../../testing/people.ts';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';

// Assigning rooms by preference: the list for the facilitator, and applying an assignment.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Move = { user_run_id: number; from: Room; room_name: Room; is_room_given: boolean };

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
const peopleOf = async (run: BuiltRun) =>
  (await run.facilitator.call('listPeopleToPlace', { params: { runId: run.id } })).people;
const roomsOf = async (run: BuiltRun) => (await peopleOf(run)).map(({ room_name }) => room_name);
const assign = (run: BuiltRun, moves: Move[], by = run.facilitator) =>
  by.call('assignRooms', { params: { runId: run.id }, body: { moves } });
const moveOf = (run: BuiltRun, index: number, room_name: Room): Move => ({
  user_run_id: run.members[index]?.seat_id ?? 0,
  from: run.members[index]?.room_name ?? 'dashboard',
  room_name,
  is_room_given: false,
});

describe('the list for assigning rooms', () => {
  test('the list for assigning rooms says whose room a facilitator has chosen', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'], status: 'DRAFT' });
    const params = { runId: run.id };
    const { facilitator } = run;
    await facilitator.call('moveParticipant', {
      params: { userRunId: run.members[1]!.seat_id },
      body: { room_name: 'economic' },
    });
    const add = (email: string, room_name?: Room) =>
      facilitator.call('seatParticipant', {
        params,
        body: { name: 'Some One', email, ...(room_name && { room_name }) },
      });
    await add('given@example.org', 'legal');
    await add('picked@example.org');
    await facilitator.call('addRoster', {
      params,
      body: {
        people: [
          { name: 'Rosa Given', email: 'rosa@example.org', room_name: 'social' },
          { name: 'Ruth Picked', email: 'ruth@example.org' },
        ],
      },
    });
    expect((await peopleOf(run)).map(({ is_room_given }) => is_room_given)).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  test('the list for assigning rooms has everyone on the run, with their room and ranking', async () => {
    const run = await buildRun(server, {
      rooms: ['legal', 'dashboard', 'social'],
      status: 'DRAFT',
      people: [{ first_name: 'Ada', last_name: 'Byron' }, {}, {}],
    });
    await rank(run.members[0]!, 'environmental', 'legal');
    await run.facilitator.call('removeParticipant', { params: { userRunId: run.members[2]!.seat_id } });
    expect(await peopleOf(run)).toEqual([
      {
        user_run_id: run.members[0]!.seat_id,
        first_name: 'Ada',
        last_name: 'Byron',
        room_name: 'legal',
        is_room_given: false,
        ranking: ['environmental', 'legal', 'political', 'economic', 'social', 'technological'],
      },
      expect.objectContaining({ user_run_id: run.members[1]!.seat_id, room_name: 'dashboard', ranking: [] }),
    ]);
  });

  test('the list for assigning rooms is empty before anyone has joined, and refused for an unknown run', async () => {
    const run = await buildRun(server, { status: 'DRAFT' });
    expect(await peopleOf(run)).toEqual([]);
    await expect(peopleOf({ ...run, id: 999_999 })).rejects.toMatchObject({ code: 'run.unknown' });
  });
});

describe('an assignment', () => {
  test('an assignment moves all people in one change with one event', async () => {
    const run = await buildRun(server, { rooms: ['political', 'political', 'political', 'legal'] });
    const stream = await follow(server, run.id, run.members[3]?.token ?? '');
    const moves = [moveOf(run, 0, 'social'), moveOf(run, 1, 'economic'), moveOf(run, 2, 'social')];
    expect(await assign(run, moves)).toEqual({ moved: 3 });
    expect(await roomsOf(run)).toEqual(['social', 'economic', 'social', 'legal']);
    const { revision } = await run.facilitator.call('getRunBoard', { params: { runId: run.id } });
    await stream.until(() => stream.events.some((event) => event.revision === revision));
    expect(stream.events.filter(({ kind }) => kind === 'participants-changed')).toMatchObject([
      { revision, room_name: null },
    ]);
    stream.close();
  });

  test('an assignment keeps votes in the room where they were cast, and allows no second vote', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const params = { runId: run.id };
    const body = { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'Law' };
    await run.members[0]?.call('castRoomVote', { params, body });
    await assign(run, [moveOf(run, 0, 'social')]);
    const countIn = async (roomId: Room) =>
      (await run.facilitator.call('getRoomVotes', { params: { ...params, roomId } })).max_vote_count;
    expect([await countIn('legal'), await countIn('social')]).toEqual([1, 0]);
    await expect(
      run.members[0]?.call('castRoomVote', { params, body: { ...body, reasoning: 'Again' } }),
    ).rejects.toMatchObject({ code: 'vote.already-submitted' });
  });

  test('an assignment saves which rooms a facilitator has chosen, without a move too', async () => {
    const run = await buildRun(server, { rooms: ['political', 'political', 'legal'] });
    const given = async () => (await peopleOf(run)).map(({ is_room_given }) => is_room_given);
    await assign(run, [
      { ...moveOf(run, 0, 'social'), is_room_given: true },
      moveOf(run, 1, 'economic'),
      { ...moveOf(run, 2, 'legal'), is_room_given: true },
    ]);
    expect(await given()).toEqual([true, false, true]);
    await assign(run, [moveOf(run, 2, 'legal')]);
    expect(await given()).toEqual([true, false, false]);
    expect(await roomsOf(run)).toEqual(['social', 'economic', 'legal']);
  });

  test('an assignment can be undone', async () => {
    const run = await buildRun(server, { rooms: ['political', 'dashboard'], status: 'PAUSED' });
    const moves = [moveOf(run, 0, 'dashboard'), moveOf(run, 1, 'legal')];
    await assign(run, moves);
    await assign(
      run,
      moves.map((move) => ({ ...move, from: move.room_name, room_name: move.from })),
    );
    expect(await roomsOf(run)).toEqual(['political', 'dashboard']);
  });

  const refused = {
    status: 409,
    code: 'seat.moved-meanwhile',
    message: 'Nobody was moved: others were moved or removed in the meantime',
  };

  test('an assignment moves nobody if one person was moved meanwhile', async () => {
    const run = await buildRun(server, { rooms: ['political', 'political'] });
    const [, second] = run.members;
    await run.facilitator.call('moveParticipant', {
      params: { userRunId: second?.seat_id ?? 0 },
      body: { room_name: 'legal' },
    });
    await expect(assign(run, [moveOf(run, 0, 'social'), moveOf(run, 1, 'social')])).rejects.toMatchObject(
      refused,
    );
    expect(await roomsOf(run)).toEqual(['political', 'legal']);
  });

  test('an assignment moves nobody if one person was removed or is on another run', async () => {
    const run = await buildRun(server, { rooms: ['political', 'political'] });
    const other = await buildRun(server, { rooms: ['political'] });
    const stranger = moveOf(other, 0, 'legal');
    await expect(assign(run, [moveOf(run, 0, 'social'), stranger])).rejects.toMatchObject(refused);
    await run.facilitator.call('removeParticipant', { params: { userRunId: run.members[1]?.seat_id ?? 0 } });
    const moves = [moveOf(run, 0, 'social'), moveOf(run, 1, 'social')];
    await expect(assign(run, moves)).rejects.toMatchObject(refused);
    expect(await roomsOf(run)).toEqual(['political']);
    expect(await roomsOf(other)).toEqual(['political']);
  });

  test('an assignment is applied once if two facilitators send it at the same time', async () => {
    const rooms = Array<Room>(12).fill('political');
    const run = await buildRun(server, { rooms, status: 'DRAFT' });
    const second = await server.administrator();
    const wanted = [roles, [...roles].reverse()].map((order) =>
      rooms.map((_, index) => order[index % order.length] ?? 'legal'),
    );
    const made = wanted.map((names, place) =>
      assign(
        run,
        names.map((name, index) => moveOf(run, index, name)),
        [run.facilitator, second][place],
      ),
    );
    // A person who stays in the room causes no conflict, but the others do.
    expect(await outcomesOf(made)).toEqual(['done', 'seat.moved-meanwhile']);
    expect(wanted).toContainEqual(await roomsOf(run));
  });

  test('an assignment is refused for a finished or unknown run, and for an invalid room or list', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal'] });
    const move = moveOf(run, 0, 'social');
    await expect(assign({ ...run, id: 999_999 }, [move])).rejects.toMatchObject({ code: 'run.unknown' });
    await expect(assign(run, [])).rejects.toMatchObject({ status: 422 });
    await expect(assign(run, [move, { ...move, room_name: 'legal' }])).rejects.toMatchObject({ status: 422 });
    await expect(assign(run, [{ ...move, room_name: 'attic' as Room }])).rejects.toMatchObject({
      status: 422,
    });
    await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    await expect(assign(run, [move])).rejects.toMatchObject({ status: 409, code: 'run.is-over' });
    expect(await roomsOf(run)).toEqual(['political', 'legal']);
  });
});
