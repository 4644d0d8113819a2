import type { GuidedDebrief } from '@vincere/contract';
import { debriefPhases, debriefStatements, reopeningMs } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun, type Member, observe } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';
import { follow } from '../../testing/streams.ts';
import { loadRunData } from '../exports/run-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const paramsOf = ({ id }: { id: number }) => ({ runId: id });
const end = (run: BuiltRun) =>
  run.facilitator.call('changeRunStatus', { params: paramsOf(run), body: { status: 'ENDED' } });
const open = (run: BuiltRun) => run.facilitator.call('openGuidedDebrief', { params: paramsOf(run) });
type Phase = GuidedDebrief['phase'];
type Entry = { phase?: Exclude<Phase, 'done'>; is_private?: boolean; shows_name?: boolean };

async function read(run: BuiltRun, reader: Pick<BuiltUser, 'call'> | undefined): Promise<GuidedDebrief> {
  if (reader === undefined) throw new Error('There is such a reader');
  const { debrief } = await reader.call('getGuidedDebrief', { params: paramsOf(run) });
  if (debrief === null) throw new Error('The debrief is open');
  return debrief;
}

/** A finished run of one stage with a person in each of the rooms. */
async function finishedRun(
  rooms: Parameters<typeof buildRun>[1] = { rooms: ['legal', 'legal', 'social', 'social'] },
) {
  const run = await buildRun(server, rooms);
  await advanceAll(run, run.first);
  await end(run);
  return run;
}

/** An open debrief that was moved to a phase. */
async function debriefIn(phase: Phase, rooms?: Parameters<typeof buildRun>[1]) {
  const run = await finishedRun(rooms);
  await open(run);
  await moveTo(run, phase);
  return run;
}

async function moveTo(run: BuiltRun, phase: Phase) {
  for (let from = (await read(run, run.facilitator)).phase; from !== phase; ) {
    const step = debriefPhases.indexOf(phase) > debriefPhases.indexOf(from) ? 1 : -1;
    const to = debriefPhases[debriefPhases.indexOf(from) + step] ?? phase;
    await run.facilitator.call('moveGuidedDebrief', { params: paramsOf(run), body: { from, to } });
    from = to;
  }
}

/** Makes a debrief that is done final without moving the clock, because sessions would end within these 24 hours. */
const makeFinal = ({ id }: BuiltRun) =>
  server.app.systemChange(({ tx }) =>
    tx
      .updateTable('guided_debriefs')
      .set({ phase_entered_at: server.clock.now - reopeningMs })
      .where('run_id', '=', id)
      .execute(),
  );

const write = (
  run: BuiltRun,
  member: Member | undefined,
  text: string,
  { phase = 'why', is_private = false, shows_name = false }: Entry = {},
) => {
  if (member === undefined) throw new Error('There is such a member');
  return member.call('writeDebriefEntry', {
    params: paramsOf(run),
    body: { phase, text, is_private, shows_name },
  });
};
const release = (run: BuiltRun, entry_ids: string[], is_released = true) =>
  run.facilitator.call('releaseDebriefEntries', {
    params: paramsOf(run),
    body: { entry_ids, is_released },
  });
const edit = (
  run: BuiltRun,
  member: Member | undefined,
  entryId: string,
  text: string,
  other: Entry = {},
) => {
  const { is_private = false, shows_name = false } = other;
  return member?.call('editDebriefEntry', {
    params: { ...paramsOf(run), entryId },
    body: { text, is_private, shows_name },
  });
};

describe('opening', () => {
  test('opening a guided debrief needs a finished run, and returns the open debrief if repeated', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    for (const call of ['planGuidedDebrief', 'openGuidedDebrief'] as const)
      await expect(run.facilitator.call(call, { params: paramsOf(run) })).rejects.toMatchObject({
        status: 409,
        code: 'debrief.run-not-finished',
      });
    await end(run);
    expect(await run.facilitator.call('getGuidedDebrief', { params: paramsOf(run) })).toEqual({
      debrief: null,
    });
    const opened = await open(run);
    expect(opened).toMatchObject({ phase: 'reactions', is_small: true, is_final: false });
    server.clock.advance(60_000);
    expect((await open(run)).opened_at).toBe(opened.opened_at);
  });

  test('a guided debrief is planned by facilitators before participants see anything', async () => {
    const run = await finishedRun();
    const planned = await run.facilitator.call('planGuidedDebrief', { params: paramsOf(run) });
    expect(planned).toMatchObject({ opened_at: null, own: null });
    expect(planned.control?.questions.length).toBeGreaterThanOrEqual(3);
    for (const reader of run.members)
      expect(await reader.call('getGuidedDebrief', { params: paramsOf(run) })).toEqual({ debrief: null });
    await expect(write(run, run.members[0], 'Too early')).rejects.toMatchObject({ code: 'debrief.unknown' });
    const [question] = planned.control?.questions ?? [];
    await run.facilitator.call('editDebriefQuestion', {
      params: { ...paramsOf(run), questionId: question?.id ?? 0 },
      body: { text: 'What surprised you?', state: 'proposed' },
    });
    expect((await open(run)).control?.questions[0]).toMatchObject({ text: 'What surprised you?' });
  });

  test('a guided debrief has three proposed questions for a run that was ended at its very start, too', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    await end(run);
    const { control } = await open(run);
    expect(control?.questions.map(({ state, from_run }) => [state, from_run?.finding.kind])).toEqual([
      ['proposed', 'running-time'],
      ['proposed', 'path'],
      ['proposed', 'last-decision'],
    ]);
  });

  test('opening a guided debrief counts the people at that moment', async () => {
    const three = await finishedRun({ rooms: ['legal', 'legal', 'social'] });
    expect((await open(three)).is_small).toBe(true);
    const four = await finishedRun();
    expect((await open(four)).is_small).toBe(false);
    expect((await read(four, four.members[0] ?? four.facilitator)).control).toBeNull();
  });

  test('a guided debrief has minutes planned by the running time of the run', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    server.clock.advance(600_000);
    await end(run);
    const { control } = await open(run);
    expect(control?.phases.map(({ planned_minutes }) => planned_minutes)).toEqual([2, 4, 8, 4, 2, null]);
    const changed = await run.facilitator.call('planDebriefMinutes', {
      params: paramsOf(run),
      body: { phase: 'why', minutes: 25 },
    });
    expect(changed.control?.phases[2]).toMatchObject({ phase: 'why', planned_minutes: 25 });
  });
});

describe('phases', () => {
  test('phases move one at a time for everybody, and count the time spent', async () => {
    const run = await finishedRun();
    await open(run);
    server.clock.advance(90_000);
    const move = (from: Phase, to: Phase) =>
      run.facilitator.call('moveGuidedDebrief', { params: paramsOf(run), body: { from, to } });
    expect(await move('reactions', 'what-happened')).toMatchObject({ phase: 'what-happened' });
    await expect(move('reactions', 'what-happened')).rejects.toMatchObject({
      status: 409,
      code: 'debrief.moved-on',
    });
    await expect(move('what-happened', 'lessons')).rejects.toMatchObject({ code: 'debrief.not-next' });
    server.clock.advance(30_000);
    await move('what-happened', 'reactions');
    server.clock.advance(10_000);
    const { control } = await read(run, run.facilitator);
    expect(control?.phases.slice(0, 2)).toMatchObject([{ spent_seconds: 100 }, { spent_seconds: 30 }]);
  });

  test('the phases end with a result that is final after 24 hours, except for actions and hiding', async () => {
    const run = await debriefIn('why');
    const { id } = await write(run, run.members[0], 'We did not ask');
    await release(run, [id]);
    await moveTo(run, 'done');
    server.clock.advance(reopeningMs - 1000);
    run.facilitator = await server.administrator();
    await moveTo(run, 'commitment');
    await moveTo(run, 'done');
    server.clock.advance(reopeningMs);
    run.facilitator = await server.administrator();
    expect(await read(run, run.facilitator)).toMatchObject({ is_final: true });
    const body = { from: 'done', to: 'commitment' } as const;
    await expect(
      run.facilitator.call('moveGuidedDebrief', { params: paramsOf(run), body }),
    ).rejects.toMatchObject({ code: 'debrief.final' });
    await expect(release(run, [id])).rejects.toMatchObject({ code: 'debrief.final' });
    expect((await release(run, [id], false)).released).toEqual([]);
    const action = { what: 'Ask first', owner_seat_id: null, owner: 'The team', due_on: null };
    const { actions } = await run.facilitator.call('writeAction', { params: paramsOf(run), body: action });
    expect(actions).toMatchObject([{ what: 'Ask first', status: 'open' }]);
  });

  test('a debrief is listed with the runs of a participant until its result is final, and is over once done', async () => {
    const run = await finishedRun();
    const [member] = run.members;
    const listed = async () => (await member?.call('listMyRuns'))?.user_run[0]?.debrief;
    await run.facilitator.call('planGuidedDebrief', { params: paramsOf(run) });
    expect(await listed()).toBe(null);
    await open(run);
    expect(await listed()).toBe('open');
    await moveTo(run, 'done');
    expect(await listed()).toBe('over');
    await makeFinal(run);
    expect(await listed()).toBe(null);
  });

  test('a guest of a finished run is told that its debrief is open', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    await run.facilitator.call('setGuestJoin', { params: paramsOf(run), body: { guest_join: true } });
    const { access_token } = await server.nobody.call('joinAsGuest', {
      body: { access_code: run.access_code, name: 'Ada Byron' },
    });
    const guest = server.as(access_token);
    await guest.call('joinRun', { body: { access_code: run.access_code } });
    await end(run);
    const stream = await follow(server, run.id, access_token);
    await open(run);
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'debrief-changed'))).toBe(true);
    stream.close();
    expect((await guest.call('listMyRuns')).user_run).toMatchObject([{ debrief: 'open' }]);
    await guest.call('writeDebriefEntry', {
      params: paramsOf(run),
      body: { phase: 'reactions', text: 'Phew', is_private: true, shows_name: false },
    });
    expect((await read(run, guest)).own).toMatchObject({
      entries: [{ text: 'Phew' }],
      can_be_reminded: false,
    });
  });

  test('each change of a debrief is announced to participants', async () => {
    const run = await finishedRun();
    const stream = await follow(server, run.id, run.members[0]?.token ?? '');
    await open(run);
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'debrief-changed'))).toBe(true);
    stream.close();
  });
});

describe('an entry for all', () => {
  test('an entry for all reaches others only while it is released, without its author', async () => {
    const run = await debriefIn('why');
    const [author, other] = run.members;
    const { id } = await write(run, author, 'We never asked');
    const before = await read(run, run.facilitator);
    expect(before.control?.waiting).toEqual([{ id, phase: 'why', text: 'We never asked', name: null }]);
    expect((await read(run, other)).released).toEqual([]);
    await release(run, [id]);
    expect(await read(run, other)).toMatchObject({ released: [{ id, name: null }], control: null });
    await release(run, [id], false);
    expect((await read(run, other)).released).toEqual([]);
  });

  test('the number of authors does not tell who wrote an entry for all', async () => {
    const run = await debriefIn('why');
    const written = async () => (await read(run, run.facilitator)).control?.written;
    const [first, second, third, fourth] = run.members;
    await write(run, first, 'Mine', { is_private: true });
    for (const author of [first, first, second, third, fourth]) {
      await write(run, author, 'Ours');
      expect(await written()).toEqual([]);
    }
    await moveTo(run, 'lessons');
    expect(await written()).toEqual([{ phase: 'why', people: 4 }]);
    await moveTo(run, 'why');
    expect(await written()).toEqual([]);
    // An entry that is written after a return would show by the number whether its author wrote before.
    await write(run, second, 'One more');
    await moveTo(run, 'lessons');
    expect(await written()).toEqual([]);
  });

  test('the number of authors of a phase is hidden if an author shows their name in it', async () => {
    const run = await debriefIn('why');
    for (const author of run.members.slice(0, 4)) await write(run, author, 'Ours');
    await write(run, run.members[0], 'Mine', { shows_name: true });
    await moveTo(run, 'lessons');
    expect((await read(run, run.facilitator)).control?.written).toEqual([]);
  });

  test('an entry for all shows the name of an author who wants that', async () => {
    const run = await debriefIn('why');
    const [author] = run.members;
    await write(run, author, 'Mine', { shows_name: true });
    const { control } = await read(run, run.facilitator);
    expect(control?.waiting).toMatchObject([{ name: author?.full_name }]);
  });

  test('an entry for all waits for another release once its author has edited it', async () => {
    const run = await debriefIn('why');
    const [author] = run.members;
    const { id } = await write(run, author, 'First');
    await release(run, [id]);
    const edited = await edit(run, author, id, 'Second');
    expect(edited).toMatchObject({ is_released: false, waits_again: true });
    const now = await read(run, run.facilitator);
    expect(now.released).toEqual([]);
    expect(now.control?.waiting).toMatchObject([{ text: 'Second' }]);
    const again = edited?.id ?? '';
    await release(run, [again]);
    expect((await read(run, run.facilitator)).released).toMatchObject([{ text: 'Second' }]);
    await expect(edit(run, author, again, 'Second', { is_private: true })).rejects.toMatchObject({
      code: 'debrief.entry-released',
    });
  });

  test('entries for all are shown in the order of release', async () => {
    const run = await debriefIn('why');
    const ids: string[] = [];
    for (const [index, member] of run.members.entries()) ids.push((await write(run, member, `${index}`)).id);
    await release(run, ids.slice(2, 3));
    await release(run, ids);
    const { released } = await read(run, run.facilitator);
    expect(released[0]?.text).toBe('2');
    const others = released.slice(1).map(({ id }) => id);
    expect(others).toEqual(others.toSorted());
  });

  test('an entry for all is closed to its author with the phase, and to others always', async () => {
    const run = await debriefIn('why');
    const [author, other] = run.members;
    const { id } = await write(run, author, 'Mine');
    await expect(edit(run, other, id, 'Theirs')).rejects.toMatchObject({ code: 'debrief.entry-unknown' });
    await moveTo(run, 'lessons');
    await expect(edit(run, author, id, 'Late')).rejects.toMatchObject({ code: 'debrief.phase-closed' });
    await expect(write(run, author, 'Late')).rejects.toMatchObject({ code: 'debrief.phase-closed' });
    await moveTo(run, 'why');
    await author?.call('deleteDebriefEntry', { params: { ...paramsOf(run), entryId: id } });
    expect((await read(run, run.facilitator)).control?.waiting).toEqual([]);
  });

  test('an entry for all is stored once if the request is repeated, and ten times per phase', async () => {
    const run = await debriefIn('why');
    const [author] = run.members;
    const body = { phase: 'why', text: 'Once', is_private: false, shows_name: false } as const;
    const headers = { 'idempotency-key': 'the-same-key' };
    const send = () =>
      fetch(`${server.origin}/api/v1/simulation-run-guided-debrief/${run.id}/entries`, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          authorization: `Bearer ${author?.token}`,
        },
        body: JSON.stringify(body),
      });
    const first = await (await send()).json();
    expect(first).toMatchObject({ text: 'Once' });
    expect(await (await send()).json()).toEqual(first);
    for (let count = 1; count < 10; count += 1) await write(run, author, `${count}`);
    await expect(write(run, author, 'One more')).rejects.toMatchObject({
      code: 'debrief.too-many-entries',
    });
  });
});

describe('a private entry', () => {
  test('a private entry is known to its author only, until the author makes it an entry for all', async () => {
    const run = await debriefIn('reactions');
    const [author, other] = run.members;
    const { id } = await write(run, author, 'I was afraid', { phase: 'reactions', is_private: true });
    for (const reader of [run.facilitator, other])
      expect(JSON.stringify(await read(run, reader))).not.toContain('afraid');
    await expect(release(run, [id])).rejects.toMatchObject({ code: 'debrief.entry-unknown' });
    expect((await read(run, author)).own?.entries).toMatchObject([{ id, is_private: true }]);
    await edit(run, author, id, 'I was afraid');
    expect((await read(run, run.facilitator)).control?.waiting).toMatchObject([{ id }]);
    await edit(run, author, id, 'I was afraid', { is_private: true });
    expect((await read(run, run.facilitator)).control?.waiting).toEqual([]);
  });
});

describe('questions', () => {
  test('questions keep their numbers, and are dropped, edited, restored and added', async () => {
    const run = await debriefIn('what-happened');
    const [question] = (await read(run, run.facilitator)).control?.questions ?? [];
    const params = { ...paramsOf(run), questionId: question?.id ?? 0 };
    const change = (text: string | null, state: 'proposed' | 'dropped') =>
      run.facilitator.call('editDebriefQuestion', { params, body: { text, state } });
    const first = ({ control }: GuidedDebrief) => control?.questions[0];
    expect(first(await change('Typed', 'dropped'))).toMatchObject({ text: 'Typed', state: 'dropped' });
    expect(first(await change(null, 'proposed'))).toEqual(question);
    const added = await run.facilitator.call('writeDebriefQuestion', {
      params: paramsOf(run),
      body: { phase: 'why', text: 'What did you not say?' },
    });
    expect(added.control?.questions.at(-1)).toMatchObject({ from_run: null, text: 'What did you not say?' });
  });

  test('questions are shown to everybody one at a time, and taken off with the phase', async () => {
    const run = await debriefIn('what-happened');
    const [question] = (await read(run, run.facilitator)).control?.questions ?? [];
    const show = (question_id: number | null, from: Phase = 'what-happened') =>
      run.facilitator.call('showDebriefQuestion', {
        params: paramsOf(run),
        body: { from, question_id, reason_id: null },
      });
    await show(question?.id ?? 0);
    const [member] = run.members;
    expect((await read(run, member)).question).toMatchObject({ id: question?.id });
    expect((await show(null)).question).toBeNull();
    await show(question?.id ?? 0);
    await moveTo(run, 'why');
    const later = await read(run, run.facilitator);
    expect(later.question).toBeNull();
    expect(later.control?.questions[0]?.asked_at).not.toBeNull();
    expect((await read(run, member)).asked.map(({ id }) => id)).toEqual([question?.id]);
    await expect(show(999_999, 'why')).rejects.toMatchObject({ code: 'debrief.question-unknown' });
    // A facilitator who still sees the phase before changes nothing on the projector.
    await show(question?.id ?? 0, 'why');
    for (const late of [question?.id ?? 0, null])
      await expect(show(late)).rejects.toMatchObject({ status: 409, code: 'debrief.moved-on' });
    expect((await read(run, member)).question).toMatchObject({ id: question?.id });
  });

  test('questions that a facilitator has typed anew reach participants without the finding behind them', async () => {
    const run = await debriefIn('what-happened');
    const [question] = (await read(run, run.facilitator)).control?.questions ?? [];
    const params = { ...paramsOf(run), questionId: question?.id ?? 0 };
    const body = { text: 'What surprised you?', state: 'proposed' } as const;
    await run.facilitator.call('editDebriefQuestion', { params, body });
    await run.facilitator.call('showDebriefQuestion', {
      params: paramsOf(run),
      body: { from: 'what-happened', question_id: params.questionId, reason_id: null },
    });
    const typed = { text: 'What surprised you?', from_run: null };
    expect(await read(run, run.members[0])).toMatchObject({ question: typed, asked: [typed] });
    expect((await read(run, run.facilitator)).question?.from_run).not.toBeNull();
  });

  test('questions about a minority show one of its reasons, and no other', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal', 'legal', 'social', 'social', 'social'] });
    const [first = 0, second = 0] = run.first.decision_ids;
    for (const [index, member] of run.members.entries()) {
      const decision_chosen_id = index < 4 ? first : second;
      const body = { decision_chosen_id, reasoning: `Reason ${index}` };
      await member.call('castRoomVote', { params: paramsOf(run), body });
      await member.call('castFinalVote', { params: paramsOf(run), body });
    }
    await run.facilitator.call('advanceRun', { params: paramsOf(run), body: {} });
    await end(run);
    const { control } = await open(run);
    const minority = control?.questions.find(({ from_run }) => from_run?.finding.kind === 'minority');
    const other = control?.questions.find(({ from_run }) => from_run?.finding.kind !== 'minority');
    const reasonsOf = (questionId = 0) =>
      run.facilitator.call('listMinorityReasons', { params: { ...paramsOf(run), questionId } });
    const { reasons } = await reasonsOf(minority?.id);
    expect(reasons.map(({ text }) => text)).toEqual(['Reason 4', 'Reason 5']);
    expect(await reasonsOf(other?.id)).toEqual({ reasons: [] });
    const show = (question_id = 0, reason_id = 0) =>
      run.facilitator.call('showDebriefQuestion', {
        params: paramsOf(run),
        body: { from: 'reactions', question_id, reason_id },
      });
    await show(minority?.id, reasons[0]?.id);
    const [member] = run.members;
    expect((await read(run, member)).quotation).toBe('Reason 4');
    await expect(show(other?.id, reasons[0]?.id)).rejects.toMatchObject({ code: 'debrief.reason-unknown' });
  });

  test('the script of a phase is typed by a facilitator or standard', async () => {
    const run = await debriefIn('reactions');
    const script = { say: 'Welcome', ask: ['How are you?'], watch_for: [] };
    const save = (one: typeof script | null) =>
      run.facilitator.call('editDebriefScript', {
        params: paramsOf(run),
        body: { phase: 'reactions', script: one },
      });
    expect((await save(script)).control?.scripts).toEqual([{ phase: 'reactions', ...script }]);
    expect((await save(null)).control?.scripts).toEqual([]);
  });
});

describe('lessons', () => {
  /** Three lessons, all released. */
  async function lessons() {
    const run = await debriefIn('lessons');
    const ids: string[] = [];
    for (const [index, member] of run.members.slice(0, 3).entries())
      ids.push((await write(run, member, `Lesson ${index}`, { phase: 'lessons' })).id);
    await release(run, ids);
    const mark = (member: Member | undefined, entry_ids: string[]) =>
      member?.call('markLessons', { params: paramsOf(run), body: { entry_ids } });
    return { run, ids, mark };
  }

  test('lessons are marked in secret, and ordered by their marks once the marking is closed', async () => {
    const { run, ids, mark } = await lessons();
    const [a = '', b = '', c = ''] = ids;
    await mark(run.members[0], [a, b]);
    await mark(run.members[0], [c]);
    await mark(run.members[1], [c, a]);
    const before = await read(run, run.facilitator);
    expect(before.lessons.map(({ marks }) => marks)).toEqual([null, null, null]);
    expect(before.lessons.map(({ id }) => id)).toEqual(ids.toSorted());
    expect(before.lessons.every(({ marks }) => marks === null)).toBe(true);
    await expect(mark(run.members[2], ['0'.repeat(32)])).rejects.toMatchObject({
      code: 'debrief.not-a-lesson',
    });
    const closed = await run.facilitator.call('closeMarking', { params: paramsOf(run) });
    expect(closed.lessons.map(({ text, marks }) => [text, marks])).toEqual([
      ['Lesson 2', 2],
      ['Lesson 0', 1],
      ['Lesson 1', 0],
    ]);
    await expect(mark(run.members[2], [a])).rejects.toMatchObject({ code: 'debrief.marking-closed' });
    const [member] = run.members;
    expect((await read(run, member)).lessons[0]).toMatchObject({ text: 'Lesson 2', marks: 2 });
  });

  test('lessons are marked in the phase after them too, until a facilitator closes the marking', async () => {
    const { run, ids, mark } = await lessons();
    const [a = '', b = ''] = ids;
    await moveTo(run, 'commitment');
    await mark(run.members[0], [a]);
    await mark(run.members[0], [b]);
    expect((await read(run, run.facilitator)).lessons.map(({ marks }) => marks)).toEqual([null, null, null]);
    const closed = await run.facilitator.call('closeMarking', { params: paramsOf(run) });
    expect(closed.lessons[0]).toMatchObject({ id: b, marks: 1 });
    await expect(mark(run.members[1], [a])).rejects.toMatchObject({ code: 'debrief.marking-closed' });
  });

  test('lessons lose their marks when they are hidden, unless the marking is closed', async () => {
    const { run, ids, mark } = await lessons();
    const [a = '', b = ''] = ids;
    await mark(run.members[0], [a, b]);
    await release(run, [a], false);
    await release(run, [a]);
    expect((await read(run, run.members[0])).own?.marks).toEqual([b]);
    await mark(run.members[1], [a, b]);
    await run.facilitator.call('closeMarking', { params: paramsOf(run) });
    const hidden = await release(run, [b], false);
    expect([hidden.lessons.map(({ id }) => id).includes(b), hidden.marked_by]).toEqual([false, 2]);
    const [first, second] = (await release(run, [b])).lessons;
    expect([first, second]).toMatchObject([
      { id: b, marks: 2 },
      { id: a, marks: 1 },
    ]);
    // The author withdraws only the name, so the marks are still about the same words.
    const author = run.members[1];
    await edit(run, author, b, 'Lesson 1', { shows_name: false });
    expect((await release(run, [b])).lessons[0]).toMatchObject({ id: b, marks: 2 });
    const other = await edit(run, author, b, 'Something else');
    expect((await release(run, [other?.id ?? ''])).lessons.map(({ marks }) => marks)).toEqual([1, 0, 0]);
  });

  test('lessons are merged, count each person once, and are separated again', async () => {
    const { run, ids, mark } = await lessons();
    const [a = '', b = '', c = ''] = ids;
    await mark(run.members[0], [a, b]);
    await mark(run.members[1], [b]);
    const merge = (entryId: string, into: string | null) =>
      run.facilitator.call('mergeLesson', { params: { ...paramsOf(run), entryId }, body: { into } });
    await merge(b, a);
    const merged = await merge(a, c);
    expect(merged.lessons).toMatchObject([{ id: c }]);
    expect(merged.lessons[0]?.merged.map(({ id }) => id)).toEqual([a, b].toSorted());
    await expect(merge(c, a)).rejects.toMatchObject({ code: 'debrief.not-a-lesson' });
    await moveTo(run, 'done');
    expect((await read(run, run.facilitator)).lessons).toMatchObject([{ id: c, marks: 2 }]);
    await merge(a, null);
    expect((await read(run, run.facilitator)).lessons.map(({ id }) => id).toSorted()).toEqual(
      [a, c].toSorted(),
    );
  });

  test('hiding a lesson separates what was merged into it', async () => {
    const { run, ids } = await lessons();
    const [a = '', b = ''] = ids;
    await run.facilitator.call('mergeLesson', {
      params: { ...paramsOf(run), entryId: b },
      body: { into: a },
    });
    const hidden = await release(run, [a], false);
    expect(hidden.lessons.map(({ id }) => id)).toContain(b);
  });
});

describe('a commitment', () => {
  test('a commitment is read by its author alone, and can be deleted at any time', async () => {
    const run = await debriefIn('commitment');
    const [author] = run.members;
    const body = { text: 'ask earlier', due_on: '2026-01-01', is_reminded: false };
    const due_on = new Date(server.clock.now + 30 * 86_400_000).toISOString().slice(0, 10);
    const commit = (changes: Partial<typeof body> = {}) =>
      author?.call('commit', { params: paramsOf(run), body: { ...body, due_on, ...changes } });
    await expect(commit({ due_on: '1999-01-01' })).rejects.toMatchObject({
      status: 422,
      code: 'debrief.commitment-date',
    });
    await expect(commit({ is_reminded: true })).rejects.toMatchObject({ code: 'debrief.no-reminder' });
    await commit();
    await commit({ text: 'ask sooner' });
    expect((await read(run, author)).own?.commitment).toMatchObject({ text: 'ask sooner', due_on });
    expect(JSON.stringify(await read(run, run.facilitator))).not.toContain('sooner');
    await moveTo(run, 'done');
    await expect(commit()).rejects.toMatchObject({ code: 'debrief.phase-closed' });
    await author?.call('deleteCommitment', { params: paramsOf(run) });
    expect((await read(run, author)).own?.commitment).toBeNull();
  });
});

describe('an action', () => {
  test('an action has a participant or a text as its owner', async () => {
    const run = await debriefIn('commitment');
    const [member] = run.members;
    const save = (fields: { owner_seat_id: number | null; owner: string }) =>
      run.facilitator.call('writeAction', {
        params: paramsOf(run),
        body: { what: 'Ask every room', due_on: '2026-12-05', ...fields },
      });
    const other = await buildRun(server, { rooms: ['legal'] });
    for (const owner_seat_id of [null, other.members[0]?.seat_id ?? 0])
      await expect(save({ owner_seat_id, owner: ' ' })).rejects.toMatchObject({
        code: 'debrief.owner-unknown',
      });
    const { actions } = await save({ owner_seat_id: member?.seat_id ?? 0, owner: '' });
    expect(actions).toMatchObject([{ owner: member?.full_name }]);
    const params = { ...paramsOf(run), actionId: actions[0]?.id ?? 0 };
    const body = { what: 'Ask twice', owner_seat_id: null, owner: 'Harbour', due_on: null, status: 'done' };
    const changed = await run.facilitator.call('editAction', { params, body: { ...body, status: 'done' } });
    expect(changed.actions).toMatchObject([{ what: 'Ask twice', owner: 'Harbour', status: 'done' }]);
    expect((await read(run, member)).actions).toHaveLength(1);
    await expect(
      run.facilitator.call('editAction', {
        params: { ...params, actionId: 999_999 },
        body: { ...body, status: 'open' },
      }),
    ).rejects.toMatchObject({ code: 'debrief.action-unknown' });
  });
});

test('an action has no owner who was removed from the run', async () => {
  const run = await buildRun(server, { rooms: ['legal', 'social'] });
  const owner_seat_id = run.members[1]?.seat_id ?? 0;
  await run.facilitator.call('removeParticipant', { params: { userRunId: owner_seat_id } });
  await end(run);
  await open(run);
  const body = { what: 'Ask every room', due_on: null, owner_seat_id, owner: '' };
  await expect(run.facilitator.call('writeAction', { params: paramsOf(run), body })).rejects.toMatchObject({
    status: 422,
    code: 'debrief.owner-unknown',
  });
});

test('the questions of the teaching note are proposed as those of the author, until a facilitator changes them', async () => {
  const run = await buildRun(server, { rooms: ['legal', 'social'] });
  await run.facilitator.call('updateTeaching', {
    params: { simulationId: run.simulation.id },
    body: { teaching_note: '# For the debrief\n\n**Questions.** 1. Who spoke first? 2. Who was not heard?' },
  });
  await end(run);
  const params = paramsOf(run);
  const { control } = await run.facilitator.call('planGuidedDebrief', { params });
  const ofAuthor = control?.questions.filter(({ is_authors }) => is_authors) ?? [];
  expect(ofAuthor.map(({ text, phase, from_run }) => [text, phase, from_run])).toEqual([
    ['Who spoke first?', 'why', null],
    ['Who was not heard?', 'why', null],
  ]);
  const edited = await run.facilitator.call('editDebriefQuestion', {
    params: { ...params, questionId: ofAuthor[0]?.id ?? 0 },
    body: { text: 'Who spoke last?', state: 'proposed' },
  });
  expect(edited.control?.questions.filter(({ is_authors }) => is_authors)).toHaveLength(1);
});

describe('answers about the debrief', () => {
  /** Sends answers with the same value to each statement. */
  const answerWith = (run: BuiltRun, member: Member | undefined, value = 6) =>
    member?.call('answerStatements', {
      params: paramsOf(run),
      body: { answers: debriefStatements.map(() => value) },
    });

  test('answers about the debrief are counted once per person, also if they are sent again', async () => {
    const run = await debriefIn('done');
    const [member] = run.members;
    for (const value of [6, 6, 2])
      expect(await answerWith(run, member, value)).toEqual({ has_answered: true });
    for (const other of run.members.slice(1)) await answerWith(run, other);
    const { answers } = await read(run, run.facilitator);
    expect(answers?.[0]?.people).toEqual([0, 0, 0, 0, 0, 4, 0]);
  });

  test('answers from four people are shown, however many are missing, and stay as they are when others answer', async () => {
    const run = await debriefIn('done', {
      rooms: ['legal', 'legal', 'social', 'social', 'social', 'social'],
    });
    const figures = async () => (await read(run, run.facilitator)).answers?.[0]?.people ?? null;
    const inFile = async () =>
      (await loadRunData(server.app.db.read, run.id, server.clock.now)).guided_debrief?.answers ?? null;
    for (const member of run.members.slice(0, 3)) await answerWith(run, member);
    expect([await figures(), await inFile()]).toEqual([null, null]);
    await answerWith(run, run.members[3]);
    expect(await figures()).toEqual([0, 0, 0, 0, 0, 4, 0]);
    expect(await answerWith(run, run.members[4], 1)).toEqual({ has_answered: true });
    expect(await figures()).toEqual([0, 0, 0, 0, 0, 4, 0]);
    expect(await inFile()).toHaveLength(debriefStatements.length);
    await makeFinal(run);
    const late = answerWith(run, run.members[5]);
    await expect(late).rejects.toMatchObject({ status: 409, code: 'debrief.final' });
    expect(await figures()).toEqual([0, 0, 0, 0, 0, 4, 0]);
  });

  /** Leaves the questions out. */
  const leaveOut = (run: BuiltRun, member: Member | undefined) =>
    member?.call('answerStatements', { params: paramsOf(run), body: { answers: null } });

  test('people who leave the questions out are not among the four, which is final', async () => {
    const run = await debriefIn('done', { rooms: ['legal', 'legal', 'social', 'social', 'social'] });
    const [first, ...others] = run.members;
    for (const _ of ['once', 'again']) expect(await leaveOut(run, first)).toEqual({ has_answered: true });
    expect(await read(run, first)).toMatchObject({ own: { has_answered: true } });
    expect(await answerWith(run, first, 1)).toEqual({ has_answered: true });
    for (const member of others.slice(0, 3)) await answerWith(run, member);
    expect((await read(run, run.facilitator)).answers).toBeNull();
    await answerWith(run, others[3]);
    expect((await read(run, run.facilitator)).answers?.[0]?.people).toEqual([0, 0, 0, 0, 0, 4, 0]);
    // Answers that were sent stay counted.
    await leaveOut(run, others[3]);
    expect((await read(run, run.facilitator)).answers?.[0]?.people).toEqual([0, 0, 0, 0, 0, 4, 0]);
  });

  test('answers of fewer than four people are never shown, and nobody else sees who left them out', async () => {
    const run = await debriefIn('commitment', { rooms: ['legal', 'legal', 'social', 'social', 'social'] });
    await expect(leaveOut(run, run.members[0])).rejects.toMatchObject({ code: 'debrief.phase-closed' });
    await moveTo(run, 'done');
    const before = await read(run, run.facilitator);
    for (const member of run.members.slice(0, 3)) await answerWith(run, member);
    for (const member of run.members.slice(3)) await leaveOut(run, member);
    expect(await read(run, run.facilitator)).toEqual(before);
    await makeFinal(run);
    expect((await read(run, run.facilitator)).answers).toBeNull();
  });

  test('answers about the debrief are shown from four people up', async () => {
    const run = await debriefIn('commitment');
    const answer = (member: Member | undefined) => answerWith(run, member);
    await expect(answer(run.members[0])).rejects.toMatchObject({ code: 'debrief.phase-closed' });
    await moveTo(run, 'done');
    for (const member of run.members.slice(0, 3)) await answer(member);
    expect((await read(run, run.facilitator)).answers).toBeNull();
    await answer(run.members[3]);
    expect((await read(run, run.facilitator)).answers?.[0]).toEqual({
      people: [0, 0, 0, 0, 0, 4, 0],
      mean: 6,
    });
    const [member] = run.members;
    expect(await read(run, member)).toMatchObject({ answers: null, own: { has_answered: true } });
  });
});

describe('access', () => {
  test('a guided debrief is for those who follow the run; only seat holders write', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const observer = await observe(server, run);
    await end(run);
    await open(run);
    await moveTo(run, 'why');
    const { id } = await write(run, run.members[0], 'Shown');
    await write(run, run.members[1], 'Waiting');
    await release(run, [id]);
    const seen = await read(run, observer);
    expect(seen).toMatchObject({ own: null, control: null, released: [{ text: 'Shown' }] });
    expect(JSON.stringify(seen)).not.toContain('Waiting');
    const body = { phase: 'why', text: 'Me too', is_private: false, shows_name: false } as const;
    for (const writer of [observer, run.facilitator, await server.user()])
      await expect(writer.call('writeDebriefEntry', { params: paramsOf(run), body })).rejects.toMatchObject({
        code: /run.unknown|vote.not-seated/,
      });
    await expect(
      (await server.user()).call('getGuidedDebrief', { params: paramsOf(run) }),
    ).rejects.toMatchObject({ code: 'run.unknown' });
    await expect(
      run.members[0]?.call('moveGuidedDebrief', {
        params: paramsOf(run),
        body: { from: 'why', to: 'lessons' },
      }),
    ).rejects.toMatchObject({ code: 'session.administrators-only' });
  });

  test('the access to a guided debrief ends for a person who was removed', async () => {
    const simulation = await buildSimulation(server.app);
    const run = await buildRun(server, { rooms: ['legal', 'legal'], simulation });
    const [removed] = run.members;
    await run.facilitator.call('removeParticipant', { params: { userRunId: removed?.seat_id ?? 0 } });
    await end(run);
    await open(run);
    await expect(read(run, removed)).rejects.toMatchObject({ code: 'run.unknown' });
  });
});
