import type { Room } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const find = (by: BuiltUser, run: BuiltRun, roomName: Room) =>
  by.call('getRoomRunByName', { params: { runId: run.id, roomName } });
const open = (by: BuiltUser, roomRunId: number) => by.call('getRoomRun', { params: { roomRunId } });
const authored = (by: BuiltUser, scenarioId: number, roomName: Room) =>
  by.call('getAuthoredRoom', { params: { scenarioId, roomName } });
const write = (by: BuiltUser, scenarioId: number, roomName: Room, notes: string) =>
  by.call('saveAuthoredNotes', { params: { scenarioId, roomName }, body: { notes } });

const notYours = {
  status: 403,
  code: 'room.not-yours',
  message: "You don't have access to this room. Please return to your assigned room.",
};
const unknown = { status: 404, code: 'room.unknown', message: 'No such room' };

describe('the room of the current scenario', () => {
  test('the room of the current scenario is found by its name', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const room = await find(run.members[0]!, run, 'legal');
    expect(room).toEqual({
      id: expect.any(Number),
      room_name: 'legal',
      scenario_id: run.first.id,
      simulation_run_id: run.id,
      notes: '',
      revision: 0,
      tweets: [],
    });
    expect(await find(run.facilitator, run, 'legal')).toEqual(room);
    await run.facilitator.call('createPost', {
      body: { content: 'For lawyers', room_name: 'legal', scenario_id: run.first.id },
    });
    const { tweets } = await find(run.members[0]!, run, 'legal');
    expect(tweets).toEqual((await open(run.members[0]!, room.id)).tweets);
    expect(tweets).toMatchObject([{ content: 'For lawyers' }]);
  });

  test('the room of the current scenario exists from the start of the run, for participants', async () => {
    const run = await buildRun(server, { rooms: ['legal'], status: 'DRAFT' });
    await expect(find(run.members[0]!, run, 'legal')).rejects.toMatchObject({
      status: 409,
      code: 'run.not-started',
      message: 'This simulation has not started yet',
    });
    await expect(find(await server.user(), run, 'legal')).rejects.toMatchObject(unknown);
    await expect(find(run.facilitator, { ...run, id: 999_999 }, 'legal')).rejects.toMatchObject({
      status: 404,
    });
  });

  test('a room is closed to other rooms, except that the dashboard and its members read each other', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'dashboard'] });
    const [member, overview] = run.members as [Member, Member];
    await expect(find(member, run, 'social')).rejects.toMatchObject(notYours);
    const social = await find(overview, run, 'social');
    await expect(open(member, social.id)).rejects.toMatchObject(notYours);
    expect(await open(overview, social.id)).toMatchObject({ room_name: 'social' });
    const dashboard = await find(member, run, 'dashboard');
    expect(await open(member, dashboard.id)).toMatchObject({ room_name: 'dashboard' });
  });
});

describe('a room of a run', () => {
  test("a room of a run has its notes, its facilitator's text and its own posts, authored and live", async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const post = (room_name: Room, content: string) =>
      run.facilitator.call('createPost', { body: { content, room_name, scenario_id: run.first.id } });
    await post('legal', 'Authored');
    await post('social', 'Not for you');
    const { id } = await find(member, run, 'legal');
    await run.facilitator.call('publishPost', { params: { roomRunId: id }, body: { content: 'Live' } });
    await member.call('replaceRoomNotes', { params: { roomRunId: id }, body: { notes: 'Ours' } });
    const room = await open(member, id);
    expect(room).toMatchObject({
      id,
      room_name: 'legal',
      scenario_id: run.first.id,
      simulation_run_id: run.id,
      notes: 'Ours',
      revision: 1,
      facilitator_notes: 'To legal',
      tweets: [
        { content: 'Authored', room_run_id: null },
        { content: 'Live', room_run_id: id },
      ],
    });
  });

  test('a room of a closed scenario can still be read, even after the end of the run', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const { id } = await find(member, run, 'legal');
    await advanceAll(run, run.first);
    expect(await open(member, id)).toMatchObject({ scenario_id: run.first.id });
    await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    expect(await open(member, id)).toMatchObject({ scenario_id: run.first.id });
    expect((await find(member, run, 'legal')).id).not.toBe(id);
  });

  test('a room that is unknown or of a foreign run is not found', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const elsewhere = await buildRun(server, { rooms: ['legal'] });
    const { id } = await find(run.members[0]!, run, 'legal');
    await expect(open(elsewhere.members[0]!, id)).rejects.toMatchObject(unknown);
    await expect(open(run.members[0]!, 999_999)).rejects.toMatchObject(unknown);
    await expect(open(run.facilitator, 999_999)).rejects.toMatchObject(unknown);
  });

  test('a room of a run has only its own files', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'dashboard'] });
    const [member, overview] = run.members as [Member, Member];
    for (const room of ['legal', 'social', 'dashboard'] as const)
      await run.facilitator.call('uploadScenarioFile', {
        params: { scenarioId: run.first.id },
        body: { room },
        file: new Blob([`For ${room}`]),
        fileName: `${room}.txt`,
      });
    const files = async (by: BuiltUser, roomName: Room) => {
      const { id } = await find(overview, run, roomName);
      return (await by.call('listRoomFiles', { params: { roomRunId: id } })).map(({ name }) => name);
    };
    expect(await files(member, 'legal')).toEqual(['legal.txt']);
    expect(await files(member, 'dashboard')).toEqual(['dashboard.txt']);
    expect(await files(overview, 'social')).toEqual(['social.txt']);
    expect(await files(overview, 'economic')).toEqual([]);
    await expect(files(member, 'social')).rejects.toMatchObject(notYours);
  });
});

describe('an authored room', () => {
  test("an authored room has the facilitator's text and its authored posts only", async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    await run.facilitator.call('createPost', {
      body: { content: 'Authored', room_name: 'legal', scenario_id: run.first.id },
    });
    const { id } = await find(member, run, 'legal');
    await run.facilitator.call('publishPost', { params: { roomRunId: id }, body: { content: 'Live' } });
    const room = await authored(run.facilitator, run.first.id, 'legal');
    expect(room).toMatchObject({
      id: expect.any(Number),
      scenario_id: run.first.id,
      room_name: 'legal',
      notes: 'To legal',
      tweets: [{ content: 'Authored' }],
    });
    expect(room.tweets).toHaveLength(1);
    expect(await authored(member, run.first.id, 'legal')).toEqual(room);
  });

  test('an authored room opens when a run reaches its scenario, and to other rooms when the run is finished', async () => {
    const run = await buildRun(server, { rooms: ['legal'], status: 'DRAFT' });
    const [member] = run.members as [Member];
    const setStatus = (status: 'IN_PROGRESS' | 'ENDED') =>
      run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status } });
    await expect(authored(member, run.first.id, 'legal')).rejects.toMatchObject(unknown);
    await setStatus('IN_PROGRESS');
    expect(await authored(member, run.first.id, 'legal')).toMatchObject({ notes: 'To legal' });
    expect(await authored(member, run.first.id, 'dashboard')).toMatchObject({ notes: 'To dashboard' });
    await expect(authored(member, run.first.id, 'social')).rejects.toMatchObject(notYours);
    await setStatus('ENDED');
    expect(await authored(member, run.first.id, 'social')).toMatchObject({ notes: '' });
    const unreached = run.simulation.stages[1]?.scenarios[0]?.id ?? 0;
    await expect(authored(member, unreached, 'legal')).rejects.toMatchObject(unknown);
  });

  test('an authored room gets a new text, which the room run shows', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const { id } = await authored(run.facilitator, run.first.id, 'legal');
    expect(await write(run.facilitator, run.first.id, 'legal', '  Read the contract.\n')).toEqual({
      id,
      notes: '  Read the contract.\n',
    });
    const room = await find(member, run, 'legal');
    expect(await open(member, room.id)).toMatchObject({
      facilitator_notes: '  Read the contract.\n',
      notes: '',
    });
    expect(await authored(run.facilitator, run.first.id, 'social')).toMatchObject({ notes: 'To social' });
  });

  test('an authored room of an unknown scenario is not found, and its text has a limit', async () => {
    const run = await buildRun(server);
    const unknownScenario = { status: 404, code: 'scenario.unknown', message: 'Scenario not found' };
    await expect(authored(run.facilitator, 999_999, 'legal')).rejects.toMatchObject(unknownScenario);
    await expect(write(run.facilitator, 999_999, 'legal', 'x')).rejects.toMatchObject(unknownScenario);
    await expect(write(run.facilitator, run.first.id, 'legal', 'x'.repeat(50_001))).rejects.toMatchObject({
      status: 422,
    });
  });
});
