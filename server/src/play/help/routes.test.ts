import { shownQuestions } from '@vincere/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';
import { lockRun } from '../store/runs/runs.ts';
import { removeSeat } from '../store/seats/removed-seats.ts';

// The help line: private questions of participants to the facilitators.

let server: TestServer;
let run: BuiltRun;
let ada: Member;
let ben: Member;
const statements: string[] = [];
beforeAll(async () => {
  server = await startServer({}, (sql) => void statements.push(sql));
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await buildRun(server, {
    rooms: ['legal', 'social'],
    people: [{ first_name: 'Ada', last_name: 'Byron' }],
  });
  [ada, ben] = run.members as [Member, Member];
});

const params = () => ({ runId: run.id });
const ask = (who: Member, content: string) => who.call('askForHelp', { params: params(), body: { content } });
const ownQuestions = async (who: Member) => (await who.call('listOwnHelp', { params: params() })).questions;
const helpLine = (who: BuiltUser = run.facilitator) => who.call('listHelp', { params: params() });
const answer = (questionId: number, content: string, who: BuiltUser = run.facilitator) =>
  who.call('answerHelp', { params: { ...params(), questionId }, body: { content } });
const settle = (questionId: number, settled = true) =>
  run.facilitator.call('settleHelp', { params: { ...params(), questionId }, body: { settled } });
const setStatus = (status: 'IN_PROGRESS' | 'PAUSED' | 'ENDED') =>
  run.facilitator.call('changeRunStatus', { params: params(), body: { status } });

describe('a question', () => {
  test('a question is listed for facilitators with its author, room and time', async () => {
    const question = await ask(ada, 'May we call the harbour?');
    expect(question).toMatchObject({ content: 'May we call the harbour?', settled_at: null, answers: [] });
    server.clock.advance(1_000);
    await ask(ben, 'Is this real?');
    const { open, open_count, settled } = await helpLine();
    expect([open_count, settled]).toEqual([2, []]);
    expect(open).toMatchObject([
      {
        id: question.id,
        user_run_id: ada.seat_id,
        first_name: 'Ada',
        last_name: 'Byron',
        room_name: 'legal',
      },
      { content: 'Is this real?', room_name: 'social' },
    ]);
    expect(await ownQuestions(ada)).toEqual([question]);
  });

  test('a question can be answered by any facilitator, and both sides see the answers', async () => {
    const colleague = await server.user({ is_admin: true, first_name: 'Cem', last_name: 'Kaya' });
    const { id } = await ask(ada, 'May we call the harbour?');
    const answered = await answer(id, 'Yes, once.', colleague);
    expect(answered).toMatchObject({ answers: [{ content: 'Yes, once.', by: 'Cem Kaya' }] });
    expect(answered.settled_at).not.toBeNull();
    await answer(id, 'And write down what they say.');
    const { open, settled } = await helpLine();
    expect(open).toEqual([]);
    expect(settled).toMatchObject([
      { id, answers: [{ by: 'Cem Kaya' }, { content: expect.stringMatching(/^And write/) }] },
    ]);
    const [mine] = await ownQuestions(ada);
    expect(mine?.answers.map(({ content }) => content)).toEqual([
      'Yes, once.',
      'And write down what they say.',
    ]);
  });

  test('an answer to a question is stored once if it is sent twice', async () => {
    const { id } = await ask(ada, 'May we call?');
    await answer(id, 'Yes');
    expect((await answer(id, 'Yes')).answers).toHaveLength(1);
  });

  test('a question can be settled without an answer, and reopened', async () => {
    const { id } = await ask(ada, 'May we call?');
    expect((await settle(id)).settled_at).not.toBeNull();
    expect(await settle(id)).toMatchObject({ id });
    expect((await helpLine()).settled).toMatchObject([{ id, answers: [] }]);
    expect((await settle(id, false)).settled_at).toBeNull();
    expect((await helpLine()).open).toMatchObject([{ id }]);
  });

  test('a question is refused if five are open already', async () => {
    const question = [];
    for (const n of [1, 2, 3, 4, 5]) question.push(await ask(ada, `Question ${n}`));
    await expect(ask(ada, 'One more')).rejects.toMatchObject({
      status: 409,
      code: 'help.too-many-open',
      message: '5 of your questions are still open. Please wait for an answer before you ask again.',
    });
    await answer(question[2]?.id ?? 0, 'No');
    await ask(ada, 'One more');
    await ask(ben, 'From somebody else');
  });

  test('a question is refused if five are open, even if many are settled', async () => {
    for (const n of [1, 2, 3, 4]) await ask(ada, `Question ${n}`);
    for (let n = 0; n < shownQuestions.own; n++) await settle((await ask(ada, `Settled ${n}`)).id);
    await ask(ada, 'The fifth');
    await expect(ask(ada, 'One more')).rejects.toMatchObject({ code: 'help.too-many-open' });
  });

  // Only the embedded database lets the test record statements. PostgreSQL gets the same ones.
  test.skipIf(process.env['DATABASE_URL'])(
    'a question is refused if the seat was removed meanwhile',
    async () => {
      let asking: Promise<unknown> | undefined;
      await server.app.systemChange(async (change) => {
        await lockRun(change, run.id);
        statements.length = 0;
        asking = ask(ada, 'Am I still there?').catch((error: unknown) => error);
        // Looking up the seat is the last step of the access check.
        await vi.waitUntil(() => statements.some((sql) => sql.includes('from "seats"')), 10_000);
        await removeSeat(change.tx, ada.seat_id, server.clock.now);
      });
      // PostgreSQL notices the missing seat after it has locked the run, SQLite when the change begins.
      const code = server.app.db.engine === 'postgres' ? 'vote.not-seated' : 'run.unknown';
      expect(await asking).toMatchObject({ code });
      expect((await helpLine()).open).toEqual([]);
    },
  );

  test('a question needs a text of limited length', async () => {
    await expect(ask(ada, ' ')).rejects.toMatchObject({ status: 422 });
    await expect(ask(ada, 'x'.repeat(2_001))).rejects.toMatchObject({ status: 422 });
    const { id } = await ask(ada, 'x'.repeat(2_000));
    await expect(answer(id, '\n')).rejects.toMatchObject({ status: 422 });
    await expect(answer(id, 'x'.repeat(2_001))).rejects.toMatchObject({ status: 422 });
  });

  test('a question is accepted before the start and in a pause, but not in a finished run', async () => {
    run = await buildRun(server, { status: 'DRAFT', rooms: ['legal'] });
    const [member] = run.members as [Member];
    const { id } = await ask(member, 'Have we begun?');
    await answer(id, 'Not yet');
    await setStatus('IN_PROGRESS');
    await setStatus('PAUSED');
    const { id: paused } = await ask(member, 'Why do we wait?');
    await setStatus('ENDED');
    for (const late of [() => ask(member, 'And now?'), () => answer(paused, 'Lunch'), () => settle(paused)])
      await expect(late()).rejects.toMatchObject({ status: 409, code: 'run.is-over' });
    expect(await ownQuestions(member)).toHaveLength(2);
  });
});

describe('the help line', () => {
  test('the help line sends events only to the asker and the facilitators', async () => {
    const streams = {
      asker: await follow(server, run.id, ada.token),
      other: await follow(server, run.id, ben.token),
      facilitator: await follow(server, run.id, run.facilitator.token),
    };
    const helpEvents = ({ events }: (typeof streams)['asker']) =>
      events.filter(({ kind }) => kind === 'help-changed');
    const { id } = await ask(ada, 'May we call?');
    await answer(id, 'Yes');
    const { asker, facilitator, other } = streams;
    expect(await asker.until(() => helpEvents(asker).length === 2)).toBe(true);
    const [, last] = helpEvents(asker);
    const hasReceived = () => helpEvents(facilitator).some(({ revision }) => revision === last?.revision);
    expect(await facilitator.until(hasReceived)).toBe(true);
    // The event for everyone comes later, so by then the others would have received the question.
    await run.facilitator.call('announce', { params: params(), body: { content: 'Listen' } });
    expect(await other.until(() => other.events.some(({ kind }) => kind === 'announced'))).toBe(true);
    expect(helpEvents(other)).toEqual([]);
    for (const one of Object.values(streams)) one.close();
  });

  test('the help line shows participants only their own questions', async () => {
    await ask(ada, 'Between us');
    expect(await ownQuestions(ben)).toEqual([]);
    await expect(helpLine(ben)).rejects.toMatchObject({ status: 403, code: 'session.administrators-only' });
    const outsider = await server.user();
    const call = { params: params() };
    await expect(outsider.call('listOwnHelp', call)).rejects.toMatchObject({ code: 'run.unknown' });
    await expect(run.facilitator.call('listOwnHelp', call)).rejects.toMatchObject({
      code: 'vote.not-seated',
    });
    const body = { content: 'Hello' };
    await expect(run.facilitator.call('askForHelp', { ...call, body })).rejects.toMatchObject({
      code: 'vote.not-seated',
    });
  });

  test('the help line does not show questions of another run', async () => {
    const { id } = await ask(ada, 'May we call?');
    run = await buildRun(server);
    for (const wrong of [() => answer(id, 'Yes'), () => settle(id), () => settle(999_999)])
      await expect(wrong()).rejects.toMatchObject({ status: 404, code: 'help.unknown' });
    run = { ...run, id: 999_999 };
    for (const wrong of [() => helpLine(), () => answer(id, 'Yes')])
      await expect(wrong()).rejects.toMatchObject({ code: 'run.unknown' });
  });

  test('the help line starts empty for a person who joined again, but stays complete for facilitators', async () => {
    await ask(ada, 'May we call?');
    await run.facilitator.call('removeParticipant', { params: { userRunId: ada.seat_id } });
    await expect(ask(ada, 'Hello?')).rejects.toMatchObject({ code: 'run.unknown' });
    expect((await helpLine()).open).toMatchObject([{ first_name: 'Ada' }]);
    await ada.call('joinRun', { body: { access_code: run.access_code, room_name: 'social' } });
    expect(await ownQuestions(ada)).toEqual([]);
    await ask(ada, 'May we call?');
    const { open } = await helpLine();
    expect(open).toMatchObject([
      { room_name: 'legal', has_left: true },
      { room_name: 'social', has_left: false },
    ]);
    expect(await answer(open[0]?.id ?? 0, 'Yes')).toMatchObject({ has_left: true });
    expect(await ownQuestions(ada)).toMatchObject([{ answers: [] }]);
  });

  test('the help line shows the last fifty settled questions', async () => {
    for (let n = 1; n <= 51; n++) await settle((await ask(ada, `Question ${n}`)).id);
    const { settled, settled_count } = await helpLine();
    expect(settled).toHaveLength(50);
    expect(settled_count).toBe(51);
    expect(settled[0]?.content).toBe('Question 51');
    expect(await ownQuestions(ada)).toHaveLength(50);
  });

  test('the help line is in the audit log without texts, and in the export of the run', async () => {
    const { id } = await ask(ada, 'May we call?');
    await answer(id, 'Yes, once');
    await settle(id, false);
    const { entries } = await run.facilitator.call('listAuditEntries', { query: { search: 'help' } });
    expect(entries.slice(0, 2)).toMatchObject([
      {
        action: 'Settle help',
        subject: { kind: 'run', id: run.id },
        details: { settled: false, questionId: 'Ada Byron, Legal Expert' },
      },
      { action: 'Answer help', details: { questionId: 'Ada Byron, Legal Expert' } },
    ]);
    const body = { format: 'json' as const, with_help: true };
    const exported = await run.facilitator.call('exportRun', { params: params(), body });
    expect(await exported.json()).toMatchObject({
      help: [{ first_name: 'Ada', content: 'May we call?', answers: [{ content: 'Yes, once' }] }],
    });
  });
});
