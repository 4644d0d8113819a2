import { type Answers, questionSlots } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Returns all twenty answers, with `scale` for every scale question. */
const answers = (scale = 3, open = 'I listen first.') =>
  Object.fromEntries(questionSlots.map(({ key, type }) => [key, type === 'scale' ? scale : open])) as Answers;

type Body = Partial<Record<keyof Answers, unknown>> & { simulation_run_id?: number | null };
const submit = (by: BuiltUser, type: 'pre' | 'post', body: Body = answers(), userId = by.id) =>
  by.call('submitQuestionnaire', { params: { userId }, body: { questionnaire_type: type, ...body } });
const read = (
  by: BuiltUser,
  query: { questionnaire_type?: 'pre' | 'post'; simulation_run_id?: number } = {},
  userId = by.id,
) => by.call('getQuestionnaire', { params: { userId }, query });

const none = { status: 404, code: 'questionnaire.none' };

/** Returns an ended run with one member. */
async function finishedRun(): Promise<{ run: BuiltRun; member: BuiltUser }> {
  const run = await buildRun(server, { rooms: ['legal'] });
  await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
  const [member] = run.members;
  if (member === undefined) throw new Error('The run has no member');
  return { run, member };
}

describe('the pre questionnaire', () => {
  it('is marked on the profile once it is answered', async () => {
    const user = await server.user();
    await expect(read(user)).rejects.toMatchObject(none);
    const saved = await submit(user, 'pre');
    expect(saved).toEqual({
      id: saved.id,
      user_id: user.id,
      questionnaire_type: 'pre',
      simulation_run_id: null,
      created_at: new Date(server.clock.now).toISOString(),
      ...answers(),
    });
    expect(await read(user)).toEqual(saved);
    expect(await user.call('getProfile')).toMatchObject({ has_completed_questionnaire: true });
  });

  it('replaces the response and answers 200 when sent again', async () => {
    const user = await server.user();
    const send = (scale: number) =>
      fetch(`${server.origin}/api/v1/users/${user.id}/questionnaire`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
        body: JSON.stringify({
          questionnaire_type: 'pre',
          simulation_run_id: 5,
          ...answers(scale),
          extra: 'ignored',
        }),
      });
    expect((await send(2)).status).toBe(201);
    const first = await read(user);
    expect((await send(5)).status).toBe(200);
    expect(await read(user)).toEqual({ ...first, ...answers(5) });
  });

  it('names every question with an invalid answer', async () => {
    const user = await server.user();
    const body: Body = {
      ...answers(),
      data_q1: 6,
      leadership_q4: '  ',
      strategy_q2: '3',
      innovation_q3: 2.5,
    };
    delete body.resilience_q1;
    await expect(submit(user, 'pre', body)).rejects.toMatchObject({
      status: 422,
      code: 'questionnaire.incomplete',
      body: { missing_keys: ['strategy_q2', 'resilience_q1', 'innovation_q3', 'data_q1', 'leadership_q4'] },
    });
    await expect(read(user)).rejects.toMatchObject(none);
    expect(await user.call('getProfile')).toMatchObject({ has_completed_questionnaire: false });
  });

  it('is stored once if sent several times at once', async () => {
    const user = await server.user();
    const saved = await Promise.all([1, 2, 3, 4, 5].map((scale) => submit(user, 'pre', answers(scale))));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  });
});

describe('the post questionnaire', () => {
  it('is answered once per finished run', async () => {
    const { run, member } = await finishedRun();
    const query = { questionnaire_type: 'post' as const, simulation_run_id: run.id };
    await expect(read(member, query)).rejects.toMatchObject(none);
    const saved = await submit(member, 'post', { ...answers(4), simulation_run_id: run.id });
    expect(saved).toMatchObject({ questionnaire_type: 'post', simulation_run_id: run.id, ...answers(4) });
    const again = await submit(member, 'post', {
      ...answers(1, 'On reflection.'),
      simulation_run_id: run.id,
    });
    expect(again.id).toBe(saved.id);
    expect(await read(member, query)).toEqual(again);
  });

  it('does not change the pre response', async () => {
    const { run, member } = await finishedRun();
    await submit(member, 'post', { ...answers(), simulation_run_id: run.id });
    await expect(read(member)).rejects.toMatchObject(none);
    expect(await member.call('getProfile')).toMatchObject({ has_completed_questionnaire: false });
  });

  it('is stored once if sent several times at once', async () => {
    const { run, member } = await finishedRun();
    const saved = await Promise.all(
      [1, 2, 3].map((scale) => submit(member, 'post', { ...answers(scale), simulation_run_id: run.id })),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  });

  it('is refused until the run has ended', async () => {
    const run = await buildRun(server, { rooms: ['legal'], status: 'PAUSED' });
    const [member] = run.members;
    if (member === undefined) throw new Error('The run has no member');
    await expect(submit(member, 'post', { ...answers(), simulation_run_id: run.id })).rejects.toMatchObject({
      status: 409,
      code: 'questionnaire.run-not-finished',
    });
  });

  it('is only for participants of the run', async () => {
    const { run, member } = await finishedRun();
    const body = { ...answers(), simulation_run_id: run.id };
    const unknown = { status: 404, code: 'run.unknown' };
    await expect(submit(await server.user(), 'post', body)).rejects.toMatchObject(unknown);
    await expect(submit(run.facilitator, 'post', body)).rejects.toMatchObject(unknown);
    await expect(submit(member, 'post', { ...body, simulation_run_id: 987_654 })).rejects.toMatchObject(
      unknown,
    );

    const left = await buildRun(server, { rooms: ['social'] });
    const [leaver] = left.members;
    if (leaver === undefined) throw new Error('The run has no member');
    await left.facilitator.call('removeParticipant', { params: { userRunId: leaver.seat_id } });
    await left.facilitator.call('changeRunStatus', { params: { runId: left.id }, body: { status: 'ENDED' } });
    const answered = { ...answers(), simulation_run_id: left.id };
    await expect(submit(leaver, 'post', answered)).rejects.toMatchObject(unknown);
  });

  it('needs a run', async () => {
    const user = await server.user();
    const invalid = { status: 422, message: 'Invalid simulation run ID' };
    await expect(submit(user, 'post')).rejects.toMatchObject(invalid);
    await expect(read(user, { questionnaire_type: 'post' })).rejects.toMatchObject(invalid);
  });
});

describe('the answers of a person', () => {
  it('are readable by that person and by administrators', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const administrator = await server.administrator();
    const saved = await submit(user, 'pre');
    expect(await read(administrator, {}, user.id)).toEqual(saved);
    const notYours = { status: 403, code: 'session.not-yours' };
    await expect(read(other, {}, user.id)).rejects.toMatchObject(notYours);
    await expect(read(administrator, {}, other.id)).rejects.toMatchObject(none);
    await expect(read(administrator, {}, 987_654)).rejects.toMatchObject({
      status: 404,
      code: 'account.unknown',
    });
    await expect(
      server.nobody.call('getQuestionnaire', { params: { userId: user.id } }),
    ).rejects.toMatchObject({
      status: 401,
    });
  });

  it('cannot be sent by others, not even by administrators', async () => {
    const user = await server.user();
    const notYours = { status: 403, code: 'session.not-yours' };
    await expect(submit(await server.user(), 'pre', answers(), user.id)).rejects.toMatchObject(notYours);
    await expect(submit(await server.administrator(), 'pre', answers(), user.id)).rejects.toMatchObject(
      notYours,
    );
  });
});

describe('a run that asks less', () => {
  const scalesOf = (scale: number) =>
    Object.fromEntries(Object.entries(answers(scale)).filter(([, answer]) => typeof answer === 'number'));
  const blank = answers(3, '');
  const shorten = ({ facilitator, id }: BuiltRun, questionnaires: 'full' | 'scales' | 'none') =>
    facilitator.call('setQuestionnaires', { params: { runId: id }, body: { questionnaires } });

  it('needs only the scales after it', async () => {
    const { run, member } = await finishedRun();
    const body = { ...scalesOf(3), simulation_run_id: run.id };
    await expect(submit(member, 'post', body)).rejects.toMatchObject({ code: 'questionnaire.incomplete' });
    expect(await shorten(run, 'scales')).toEqual({ id: run.id, questionnaires: 'scales' });
    expect(await submit(member, 'post', body)).toMatchObject(blank);
    const { user_run } = await member.call('listMyRuns');
    expect(user_run).toMatchObject([{ sim_run: { questionnaires: 'scales' }, has_post_questionnaire: true }]);
  });

  it('needs only the scales before it, if the response names it, even before the person joins', async () => {
    const run = await buildRun(server, { rooms: [] });
    const user = await server.user();
    await shorten(run, 'none');
    await expect(submit(user, 'pre', scalesOf(3))).rejects.toMatchObject({
      code: 'questionnaire.incomplete',
    });
    const unknown = { ...scalesOf(3), simulation_run_id: 999_999 };
    await expect(submit(user, 'pre', unknown)).rejects.toMatchObject({ code: 'questionnaire.incomplete' });
    const saved = await submit(user, 'pre', { ...scalesOf(3), simulation_run_id: run.id });
    expect(saved).toMatchObject({ ...blank, simulation_run_id: null });
    expect(await user.call('getProfile')).toMatchObject({ has_completed_questionnaire: true });
  });

  it('can be created so, says so to its people and is audited', async () => {
    const { facilitator, id, members } = await buildRun(server, { rooms: ['legal'] });
    const { simulation } = await facilitator.call('getRun', { params: { runId: id } });
    const made = await facilitator.call('createRun', {
      params: { simulationId: simulation.id },
      body: { name: 'Short', access_code: 'SHORT1', questionnaires: 'none' },
    });
    expect(made.questionnaires).toBe('none');
    const params = { accessCode: 'SHORT1' };
    expect(await server.nobody.call('getJoin', { params })).toMatchObject({
      id: made.id,
      questionnaires: 'none',
    });
    await expect(
      members[0]?.call('setQuestionnaires', { params: { runId: id }, body: { questionnaires: 'none' } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      facilitator.call('setQuestionnaires', {
        params: { runId: 999_999 },
        body: { questionnaires: 'none' },
      }),
    ).rejects.toMatchObject({ code: 'run.unknown' });
  });
});
