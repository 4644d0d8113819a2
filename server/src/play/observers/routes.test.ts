import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';

// Observers see a run as its facilitators do, but can't change anything.

let server: TestServer;
let run: BuiltRun;
let ada: Member;
let olga: BuiltUser;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await buildRun(server, { rooms: ['legal', 'social'] });
  [ada] = run.members as [Member];
  olga = await server.user({ first_name: 'Olga', last_name: 'Ivanova' });
});

const params = () => ({ runId: run.id });
const add = (account = olga.email_address) =>
  run.facilitator.call('addObserver', { params: params(), body: { account } });
const remove = (userId = olga.id) =>
  run.facilitator.call('removeObserver', { params: { ...params(), userId } });
const readRun = (who: BuiltUser = olga) => who.call('getRun', { params: params() });
const board = (who: BuiltUser = olga) => who.call('getRunBoard', { params: params() });
const observerIds = async () =>
  (await run.facilitator.call('listObservers', { params: params() })).observers.map(({ user_id }) => user_id);
const end = () => run.facilitator.call('changeRunStatus', { params: params(), body: { status: 'ENDED' } });
const administratorsOnly = { status: 403, code: 'session.administrators-only' };

describe('an observer', () => {
  test('an observer sees the run with votes and reasons, but no private data of the facilitators', async () => {
    await expect(readRun()).rejects.toMatchObject(administratorsOnly);
    const added = await add();
    expect(added).toMatchObject({ user_id: olga.id, first_name: 'Olga', last_name: 'Ivanova' });
    await run.facilitator.call('saveFacilitatorNotes', {
      params: params(),
      body: { notes: 'They hesitate' },
    });
    await ada.call('castFinalVote', {
      params: params(),
      body: { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'It is right' },
    });
    const view = await readRun();
    expect(view).toMatchObject({
      id: run.id,
      notes: null,
      all_users_decision: [{ user_run_id: ada.seat_id, reasoning: 'It is right' }],
    });
    expect(view.users_playing.map(({ user }) => user.email_address)).toEqual([null, null]);
    expect(view.current_scenario?.all_decisions).toHaveLength(run.first.decision_ids.length);
    const { seats, final_votes } = await board();
    expect(seats.map(({ email_address }) => email_address)).toEqual(['', '']);
    expect(final_votes[0]).toMatchObject({ count: 1 });
    // The answers to other readers are unchanged.
    expect((await readRun(run.facilitator)).notes).toBe('They hesitate');
    expect((await board(run.facilitator)).seats[0]?.email_address).toBe(ada.email_address);
    await expect(readRun(ada)).rejects.toMatchObject(administratorsOnly);
  });

  test('an observer receives events until a facilitator removes them', async () => {
    await add();
    const stream = await follow(server, run.id, olga.token);
    const kinds = () => stream.events.map(({ kind }) => kind);
    await run.facilitator.call('announce', { params: params(), body: { content: 'Listen' } });
    expect(await stream.until(() => kinds().includes('announced'))).toBe(true);
    // Changes of other participants don't end the stream.
    const ben = await server.user();
    await ben.call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
    expect(await stream.until(() => kinds().includes('participants-changed'))).toBe(true);
    await run.facilitator.call('announce', { params: params(), body: { content: 'Listen again' } });
    expect(await stream.until(() => kinds().filter((kind) => kind === 'announced').length === 2)).toBe(true);
    await remove();
    expect(await stream.until(() => stream.hasEnded())).toBe(true);
    await expect(readRun()).rejects.toMatchObject(administratorsOnly);
    expect((await olga.call('listObservedRuns')).runs).toEqual([]);
  });

  test('an observer is refused every call that changes something', async () => {
    await add();
    const vote = { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'Mine' };
    const { id: roomRunId } = await ada.call('getRoomRunByName', {
      params: { ...params(), roomName: 'legal' },
    });
    const tries: (() => Promise<unknown>)[] = [
      () => olga.call('castFinalVote', { params: params(), body: vote }),
      () => olga.call('castRoomVote', { params: params(), body: vote }),
      () => olga.call('addRoomNote', { params: { roomRunId }, body: { text: 'Hello' } }),
      () => olga.call('askForHelp', { params: params(), body: { content: 'Hello?' } }),
      () => olga.call('announce', { params: params(), body: { content: 'Hello' } }),
      () => olga.call('changeRunStatus', { params: params(), body: { status: 'PAUSED' } }),
      () => olga.call('advanceRun', { params: params(), body: {} }),
      () => olga.call('listHelp', { params: params() }),
      () => olga.call('listObservers', { params: params() }),
    ];
    const { revision } = await readRun();
    for (const attempt of tries)
      await expect(attempt()).rejects.toMatchObject({
        code: expect.stringMatching(/^(run\.unknown|room\.unknown|session\.administrators-only)$/),
      });
    expect((await readRun()).revision).toBe(revision);
  });

  test('an observer cannot join the run, and a participant cannot become an observer', async () => {
    await add();
    const join = () => olga.call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
    await expect(join()).rejects.toMatchObject({
      status: 403,
      code: 'observer.watches-only',
      message: 'You observe this simulation and cannot join it',
    });
    await expect(add(ada.email_address)).rejects.toMatchObject({ status: 409, code: 'observer.takes-part' });
    await remove();
    await join();
    await expect(add()).rejects.toMatchObject({ code: 'observer.takes-part' });
  });

  test('an observer becomes a participant when a facilitator seats them', async () => {
    await add();
    await run.facilitator.call('seatParticipant', {
      params: params(),
      body: { name: 'Olga Ivanova', email: olga.email_address },
    });
    await expect(readRun()).rejects.toMatchObject(administratorsOnly);
    expect((await olga.call('listObservedRuns')).runs).toEqual([]);
  });
});

describe('the list of observers', () => {
  test('the list of observers accepts an account name in any case, and a repeated request', async () => {
    await add(` ${olga.email_address.toUpperCase()} `);
    const again = await add(olga.email_address);
    expect(again.user_id).toBe(olga.id);
    expect(await observerIds()).toEqual([olga.id]);
    expect((await olga.call('listObservedRuns')).runs).toEqual([
      {
        run_id: run.id,
        name: 'Morning workshop',
        status: 'IN_PROGRESS',
        simulation: 'Harbour',
        debrief: null,
      },
    ]);
    expect(await remove()).toEqual({ id: olga.id });
    await expect(remove()).rejects.toMatchObject({ status: 404, code: 'observer.unknown' });
    expect(await observerIds()).toEqual([]);
  });

  test('the list of observers refuses unknown accounts, administrators and finished runs', async () => {
    await expect(add('nobody@example.org')).rejects.toMatchObject({
      status: 404,
      code: 'observer.no-account',
    });
    await expect(add(' ')).rejects.toMatchObject({ status: 422 });
    await expect(add(run.facilitator.email_address)).rejects.toMatchObject({
      status: 409,
      code: 'observer.is-facilitator',
    });
    await run.facilitator.call('updateUser', { params: { userId: olga.id }, body: { is_active: false } });
    await expect(add()).rejects.toMatchObject({ code: 'observer.no-account' });
    const other = await server.user();
    await add(other.email_address);
    await end();
    await expect(add((await server.user()).email_address)).rejects.toMatchObject({ code: 'run.is-over' });
    expect((await readRun(other)).status).toBe('ENDED');
    await remove(other.id);
  });

  test('the list of observers belongs to one run, and its changes are in the audit log', async () => {
    await add();
    await remove();
    await add();
    const mine = run;
    run = await buildRun(server);
    await expect(readRun()).rejects.toMatchObject(administratorsOnly);
    await expect(remove()).rejects.toMatchObject({ code: 'observer.unknown' });
    run = { ...run, id: 999_999 };
    for (const wrong of [() => add(), () => remove(), () => observerIds()])
      await expect(wrong()).rejects.toMatchObject({ code: 'run.unknown' });
    const { entries } = await mine.facilitator.call('listAuditEntries', { query: { search: 'observer' } });
    expect(entries[0]).toMatchObject({
      action: 'Add observer',
      subject: { kind: 'run', id: mine.id },
      details: { account: olga.email_address },
    });
    expect(entries[1]).toMatchObject({
      action: 'Remove observer',
      subject: { kind: 'run', id: mine.id },
      details: { userId: 'Olga Ivanova' },
    });
  });
});
