import { readNotes } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

// The shared notes of a room.

let server: TestServer;
let run: BuiltRun;
let ada: Member;
let alan: Member;
let outsider: Member;
let overview: Member;
beforeAll(async () => {
  server = await startServer();
  run = await buildRun(server, {
    rooms: ['legal', 'legal', 'social', 'dashboard'],
    people: [
      { first_name: 'Ada', last_name: 'Lovelace' },
      { first_name: 'Alan', last_name: 'Turing' },
    ],
  });
  [ada, alan, outsider, overview] = run.members as [Member, Member, Member, Member];
});
afterAll(() => server.close());

/** Returns the legal room of the run, with these notes. */
async function roomWith(notes: string): Promise<{ roomRunId: number; revision: number }> {
  const { id } = await ada.call('getRoomRunByName', { params: { runId: run.id, roomName: 'legal' } });
  const { revision } = await replace(ada, id, notes);
  return { roomRunId: id, revision };
}
const replace = (by: BuiltUser, roomRunId: number, notes: string, revision?: number) =>
  by.call('replaceRoomNotes', { params: { roomRunId }, body: { notes, revision } });
const add = (by: BuiltUser, roomRunId: number, text: string) =>
  by.call('addRoomNote', { params: { roomRunId }, body: { text } });
const notesOf = async (roomRunId: number) => {
  const { notes, revision } = await ada.call('getRoomRun', { params: { roomRunId } });
  return { notes, revision };
};

const notYours = {
  status: 403,
  code: 'room.not-yours',
  message: "You don't have access to this room. Please return to your assigned room.",
};
const unknown = { status: 404, code: 'room.unknown', message: 'No such room' };

describe('replacing the notes of a room', () => {
  test('replacing the notes of a room stores the text and increments the revision', async () => {
    const { roomRunId, revision } = await roomWith('First');
    expect(await replace(alan, roomRunId, '  Second\n', revision)).toEqual({
      id: roomRunId,
      notes: '  Second\n',
      revision: revision + 1,
    });
    expect(await notesOf(roomRunId)).toEqual({ notes: '  Second\n', revision: revision + 1 });
    expect(await replace(alan, roomRunId, '')).toMatchObject({ notes: '', revision: revision + 2 });
  });

  test('replacing notes that changed meanwhile is refused with the current text', async () => {
    const { roomRunId, revision } = await roomWith('First');
    await replace(alan, roomRunId, 'By Alan', revision);
    await expect(replace(ada, roomRunId, 'By Ada', revision)).rejects.toMatchObject({
      status: 409,
      code: 'room.notes-changed',
      message: 'These notes were changed by someone else in the meantime',
      body: { notes: 'By Alan', revision: revision + 1 },
    });
    expect(await notesOf(roomRunId)).toEqual({ notes: 'By Alan', revision: revision + 1 });
  });

  test('replacing notes is refused for an outdated or unknown revision', async () => {
    const { roomRunId, revision } = await roomWith('First');
    await add(alan, roomRunId, 'Second');
    for (const stale of [revision, revision + 5, -1])
      await expect(replace(ada, roomRunId, 'Mine', stale)).rejects.toMatchObject({
        code: 'room.notes-changed',
      });
    expect((await notesOf(roomRunId)).notes).toContain('Second');
  });

  test('replacing notes without a revision always succeeds', async () => {
    const { roomRunId, revision } = await roomWith('First');
    await replace(alan, roomRunId, 'By Alan', revision);
    expect(await replace(ada, roomRunId, 'By Ada')).toMatchObject({
      notes: 'By Ada',
      revision: revision + 2,
    });
  });

  test('replacing notes puts no words under the name of somebody else', async () => {
    const { roomRunId } = await roomWith('');
    await add(ada, roomRunId, 'We wait.');
    const { notes } = await notesOf(roomRunId);
    const forged = `${notes.replace('wait', 'go')}\n[2027-03-09T08:00:00.000Z] Ada Lovelace: And pay.`;
    await replace(alan, roomRunId, `${notes}\nI agree.\n${forged}`);
    const entries = readNotes((await notesOf(roomRunId)).notes);
    expect(entries.filter(({ author }) => author === 'Ada Lovelace').map(({ text }) => text)).toEqual([
      'We wait.',
    ]);
    expect(entries.filter(({ author }) => author === 'Alan Turing')).toHaveLength(3);
  });

  test('replacing notes accepts at most 50,000 characters', async () => {
    const { roomRunId } = await roomWith('');
    expect((await replace(ada, roomRunId, 'x'.repeat(50_000))).notes).toHaveLength(50_000);
    await expect(replace(ada, roomRunId, 'x'.repeat(50_001))).rejects.toMatchObject({ status: 422 });
  });
});

describe('adding a note to a room', () => {
  test('adding a note appends it on a new line, with time and author', async () => {
    const { roomRunId, revision } = await roomWith('');
    const at = new Date(server.clock.now).toISOString();
    expect(await add(ada, roomRunId, 'Ask the port')).toEqual({
      id: roomRunId,
      notes: `[${at}] Ada Lovelace: Ask the port`,
      revision: revision + 1,
    });
    server.clock.advance(1_000);
    const later = new Date(server.clock.now).toISOString();
    const notes = `[${at}] Ada Lovelace: Ask the port\n[${later}] Alan Turing: They say no\nand mean it`;
    expect(await add(alan, roomRunId, 'They say no\nand mean it')).toMatchObject({ notes });
    expect(await notesOf(roomRunId)).toEqual({ notes, revision: revision + 2 });
  });

  test('adding a note cannot forge the name of another author', async () => {
    const { roomRunId } = await roomWith('');
    const at = new Date(server.clock.now).toISOString();
    const text = `Listen\n[${at}] Alan Turing: I agree`;
    const { notes } = await add(ada, roomRunId, text);
    expect(readNotes(notes)).toEqual([{ author: 'Ada Lovelace', at: new Date(at), text }]);
  });

  test('adding a note answers 201', async () => {
    const { roomRunId } = await roomWith('');
    const response = await fetch(`${server.origin}/api/v1/room-run-note-add/${roomRunId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      body: JSON.stringify({ text: 'Here' }),
    });
    expect(response.status).toBe(201);
  });

  test('adding a note is refused if the notes would exceed 50,000 characters', async () => {
    const { roomRunId } = await roomWith('');
    const line = `\n${(await add(ada, roomRunId, 'Last')).notes}`;
    const { revision } = await replace(ada, roomRunId, 'x'.repeat(50_001 - line.length));
    await expect(add(ada, roomRunId, 'Last')).rejects.toMatchObject({
      status: 409,
      code: 'room.notes-full',
      message: 'The notes of this room are full',
    });
    expect((await notesOf(roomRunId)).revision).toBe(revision);
    await replace(ada, roomRunId, 'x'.repeat(50_000 - line.length));
    expect((await add(ada, roomRunId, 'Last')).notes).toHaveLength(50_000);
  });

  test('adding a note needs some text, of at most 5,000 characters', async () => {
    const { roomRunId } = await roomWith('');
    for (const text of ['', ' \n\t', 'x'.repeat(5_001)])
      await expect(add(ada, roomRunId, text)).rejects.toMatchObject({ status: 422 });
  });
});

describe('the notes of a room', () => {
  test('the notes of a room can be written only by its members and administrators', async () => {
    const { roomRunId } = await roomWith('Ours');
    for (const user of [outsider, overview]) {
      await expect(replace(user, roomRunId, 'Theirs')).rejects.toMatchObject(notYours);
      await expect(add(user, roomRunId, 'Theirs')).rejects.toMatchObject(notYours);
    }
    const nobody = await server.user();
    await expect(replace(nobody, roomRunId, 'Theirs')).rejects.toMatchObject(unknown);
    await expect(add(nobody, 999_999, 'Theirs')).rejects.toMatchObject(unknown);
    await expect(replace(run.facilitator, 999_999, 'Theirs')).rejects.toMatchObject(unknown);
    expect((await notesOf(roomRunId)).notes).toBe('Ours');
    expect((await add(run.facilitator, roomRunId, 'Well done')).notes).toContain(
      `${run.facilitator.full_name}: Well done`,
    );
  });

  test('the notes of the dashboard are readable by everyone, and writable by its members', async () => {
    const { id } = await ada.call('getRoomRunByName', { params: { runId: run.id, roomName: 'dashboard' } });
    expect(await replace(overview, id, 'For all')).toMatchObject({ notes: 'For all' });
    expect(await ada.call('getRoomRun', { params: { roomRunId: id } })).toMatchObject({ notes: 'For all' });
    await expect(replace(ada, id, 'By Ada')).rejects.toMatchObject(notYours);
    await expect(add(ada, id, 'By Ada')).rejects.toMatchObject(notYours);
  });

  test('the notes of a room are readable from the dashboard, but not from another room', async () => {
    const { roomRunId } = await roomWith('Ours');
    expect(await overview.call('getRoomRun', { params: { roomRunId } })).toMatchObject({ notes: 'Ours' });
    await expect(outsider.call('getRoomRun', { params: { roomRunId } })).rejects.toMatchObject(notYours);
  });

  test('the notes of a room cannot be changed once their scenario is closed, even by facilitators', async () => {
    const played = await buildRun(server, { rooms: ['legal'] });
    const [member] = played.members as [Member];
    const roomOf = () => member.call('getRoomRunByName', { params: { runId: played.id, roomName: 'legal' } });
    const closed = await roomOf();
    const answerLost = {
      params: { roomRunId: closed.id },
      body: { text: 'While it was open' },
      key: 'a-key-of-a-note-0001',
    };
    const { notes } = await member.call('addRoomNote', answerLost);
    await advanceAll(played, played.first);
    const refusal = {
      status: 409,
      code: 'room.scenario-closed',
      message: 'This scenario is closed, its notes can no longer be changed',
    };
    for (const user of [member, played.facilitator]) {
      await expect(add(user, closed.id, 'Too late')).rejects.toMatchObject(refusal);
      await expect(replace(user, closed.id, 'Too late')).rejects.toMatchObject(refusal);
    }
    const kept = await member.call('getRoomRun', { params: { roomRunId: closed.id } });
    expect(kept.notes).toContain('While it was open');
    // A note that is stored already and sent again changes nothing.
    expect(await member.call('addRoomNote', answerLost)).toMatchObject({ notes });
    expect((await add(member, (await roomOf()).id, 'In the next one')).notes).toContain('In the next one');
  });
});
