import { type Answer, type Call, type Calls, calls, pageSize } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

type Entry = Answer<Calls['listAuditEntries']>['entries'][number];

let server: TestServer;
let ada: BuiltUser;
beforeAll(async () => {
  server = await startServer();
  ada = await server.user({ is_admin: true, first_name: 'Ada', last_name: 'Byron' });
});
afterAll(() => server.close());

const read = (search = '', page = 1) => ada.call('listAuditEntries', { query: { search, page } });
/** Returns the entries that `work` added, oldest first. */
async function entriesOf(work: () => Promise<unknown>): Promise<Entry[]> {
  const [newest] = (await read()).entries;
  await work();
  const { entries } = await read();
  return entries.filter(({ id }) => id > (newest?.id ?? 0)).reverse();
}

describe('the audit log', () => {
  it('an audit entry has the administrator, action, subject and time', async () => {
    const person = await server.user({ first_name: 'Grace', last_name: 'Hopper' });
    const entries = await entriesOf(() =>
      ada.call('updateUser', { params: { userId: person.id }, body: { is_active: false } }),
    );
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        created_at: new Date(server.clock.now).toISOString(),
        user_id: ada.id,
        user_name: 'Ada Byron',
        action: 'Update user',
        subject: { kind: 'user', id: person.id, name: 'Grace Hopper' },
        details: { is_active: false },
      },
    ]);
  });

  it('the audit log has an entry for each step of writing and leading a simulation', async () => {
    const entries = await entriesOf(async () => {
      const run = await buildRun(server, { rooms: ['political'] });
      const { facilitator, members } = run;
      const seat = members[0]?.seat_id ?? 0;
      await facilitator.call('addTime', { params: { runId: run.id }, body: { seconds: 60 } });
      await facilitator.call('moveParticipant', {
        params: { userRunId: seat },
        body: { room_name: 'legal' },
      });
      await facilitator.call('uploadSimulationFile', {
        params: { simulationId: run.simulation.id },
        body: {},
        file: new Blob(['text']),
        fileName: 'plan.txt',
      });
      await facilitator.call('removeParticipant', { params: { userRunId: seat } });
    });
    const actions = entries.map(({ action, subject, details }) => [action, subject?.kind, details]);
    expect(actions).toEqual(
      expect.arrayContaining([
        ['Add time', 'run', { seconds: 60 }],
        ['Move participant', 'userRun', { room_name: 'legal' }],
        ['Upload simulation file', 'simulation', { file: 'plan.txt' }],
        ['Remove participant', 'userRun', {}],
      ]),
    );
    expect(entries.every(({ subject }) => subject === null || subject.name !== '')).toBe(true);
  });

  it('an audit entry has the other path parameters of its call', async () => {
    const { first, facilitator } = await buildRun(server);
    const params = { scenarioId: first.id, roomName: 'legal' as const };
    const entries = await entriesOf(() =>
      facilitator.call('saveAuthoredNotes', { params, body: { notes: 'Look closely' } }),
    );
    expect(entries).toMatchObject([
      { action: 'Save authored notes', subject: { kind: 'scenario' }, details: { room_name: 'legal' } },
    ]);
  });

  it('the audit entry of an assignment of rooms has the number of people moved', async () => {
    const run = await buildRun(server, { rooms: ['political', 'political', 'legal'] });
    const moves = run.members.map(({ seat_id, room_name }) => ({
      user_run_id: seat_id,
      from: room_name,
      room_name: 'social' as const,
      is_room_given: false,
    }));
    const entries = await entriesOf(() =>
      run.facilitator.call('assignRooms', { params: { runId: run.id }, body: { moves } }),
    );
    expect(entries).toMatchObject([{ action: 'Assign rooms', details: { moves: 3 } }]);
  });

  it('the audit entry of a recorded vote names the chosen decision and the participant', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal'] });
    const [first, second] = run.first.decision_ids as [number, number];
    const [one, other] = run.members as [Member, Member];
    await one.call('castFinalVote', {
      params: { runId: run.id },
      body: { decision_chosen_id: first, reasoning: 'Steady' },
    });
    const entries = await entriesOf(async () => {
      await run.facilitator.call('recordVoteFor', {
        params: { runId: run.id },
        body: {
          participantId: other.seat_id,
          scenarioId: run.first.id,
          decisionId: second,
          reasoning: 'Said',
        },
      });
      await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: { decision_id: second } });
    });
    expect(entries.map(({ details }) => details)).toEqual([
      { participantId: expect.stringMatching(/, Legal Expert, /), decisionId: 'Option 2' },
      { decision_id: 'Option 2' },
    ]);
  });

  it('audit entries name deleted subjects', async () => {
    const simulation = await ada.call('createSimulation', {
      body: { name: 'Harbour Dark', description: 'A port', total_stages: 1 },
    });
    const params = { stageId: 0 };
    const entries = await entriesOf(async () => {
      const stage = await ada.call('createStage', {
        params: { simulationId: simulation.id },
        body: { stage_number: 1, stage_instruction: 'Look' },
      });
      params.stageId = stage.id;
      await ada.call('deleteStage', { params });
    });
    expect(entries.map(({ action, subject }) => [action, subject?.name])).toEqual([
      ['Create stage', 'Harbour Dark'],
      ['Delete stage', 'Stage 1 of Harbour Dark'],
    ]);
  });

  it('the audit log has no secrets, neither links nor tokens', async () => {
    const person = await server.user();
    const { url } = await ada.call('createResetLink', { params: { userId: person.id } });
    const [entry] = (await read()).entries;
    expect(entry).toMatchObject({ action: 'Create reset link', details: {} });
    const rows = await server.app.db.read.selectFrom('audit_entries').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(url.split('token=')[1]);
    // Announcements are excluded, because their content is public on the run.
    const { announce: _, ...others } = calls;
    for (const call of Object.values<Call>(others))
      for (const field of call.audited ?? [])
        expect(field).not.toMatch(/^(?!with_).*(password|token|code|content|notes)/);
  });

  it('the audit log has no entry for a refused call', async () => {
    const entries = await entriesOf(() => {
      const refused = ada.call('updateUser', { params: { userId: 987_654 }, body: { is_active: false } });
      return expect(refused).rejects.toMatchObject({ code: 'account.unknown' });
    });
    expect(entries).toEqual([]);
  });

  it('the audit log has no entry for calls about the own account or seat', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const [member] = run.members;
    const room = { params: { runId: run.id, roomName: 'political' } } as const;
    const { id: roomRunId } = await run.facilitator.call('getRoomRunByName', room);
    const note = { params: { roomRunId }, body: { text: 'Seen' } };
    const entries = await entriesOf(async () => {
      await member?.call('addRoomNote', note);
      await member?.call('updateProfile', { body: { bio: 'New' } });
      await ada.call('updateProfile', { body: { bio: 'New' } });
      await ada.call('updateSettings', { body: { theme: 'dark' } });
    });
    expect(entries).toEqual([]);
    const [entry] = await entriesOf(() => run.facilitator.call('addRoomNote', note));
    expect(entry).toMatchObject({ action: 'Add room note', subject: { kind: 'roomRun', id: roomRunId } });
  });

  it('audit entries name the right administrator if changes are committed together', async () => {
    const others = await Promise.all(Array.from({ length: 12 }, () => server.administrator()));
    const people = await Promise.all(others.map(() => server.user()));
    const entries = await entriesOf(() =>
      Promise.all(
        others.map((other, index) =>
          other.call('updateUser', { params: { userId: people[index]?.id ?? 0 }, body: { is_admin: true } }),
        ),
      ),
    );
    const pairs = entries.map(({ user_id, subject }) => `${user_id} ${subject?.id}`);
    expect(pairs.sort()).toEqual(others.map((other, index) => `${other.id} ${people[index]?.id}`).sort());
  });

  it('the audit log is searched by administrator, action and subject, in pages, newest first', async () => {
    const person = await server.user({ first_name: 'Zoë', last_name: 'Quill' });
    for (let n = 0; n < pageSize + 2; n++)
      await ada.call('updateUser', { params: { userId: person.id }, body: { is_admin: n % 2 === 0 } });
    const first = await read('zoë quill');
    expect(first).toMatchObject({ total: pageSize + 2, page: 1, page_size: pageSize });
    const second = await read('zoë quill', 2);
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(ids).toHaveLength(pageSize + 2);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect((await read('ADA BYRON')).total).toBeGreaterThan(pageSize);
    expect((await read('reset link')).entries[0]?.action).toBe('Create reset link');
    expect((await read('no such entry')).entries).toEqual([]);
    // A client in another language sends the actions that its search word means.
    const meant = { search: 'passwort-link', acts: 'createResetLink,logOut' };
    const { entries } = await ada.call('listAuditEntries', { query: meant });
    expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['Create reset link']));
    const unsaid = { query: { acts: 'createResetLink' } };
    expect((await ada.call('listAuditEntries', unsaid)).total).toBe((await read()).total);
    expect((await read('%')).entries).toEqual([]);
  });
});
