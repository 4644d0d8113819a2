import { type Answers, questionSlots } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun, freshCode, join, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';

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
  it('the pre questionnaire is marked on the profile once it is answered', async () => {
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

  it('the pre questionnaire replaces the response and answers 200 when sent again', async () => {
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

  it('the pre questionnaire names every question with an invalid answer', async () => {
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

  it('the pre questionnaire is stored once if sent several times at once', async () => {
    const user = await server.user();
    const saved = await Promise.all([1, 2, 3, 4, 5].map((scale) => submit(user, 'pre', answers(scale))));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  });
});

describe('the post questionnaire', () => {
  it('the post questionnaire is answered once per finished run', async () => {
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

  it('the post questionnaire does not change the pre response', async () => {
    const { run, member } = await finishedRun();
    await submit(member, 'post', { ...answers(), simulation_run_id: run.id });
    await expect(read(member)).rejects.toMatchObject(none);
    expect(await member.call('getProfile')).toMatchObject({ has_completed_questionnaire: false });
  });

  it('the post questionnaire is stored once if sent several times at once', async () => {
    const { run, member } = await finishedRun();
    const saved = await Promise.all(
      [1, 2, 3].map((scale) => submit(member, 'post', { ...answers(scale), simulation_run_id: run.id })),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  });

  it('the post questionnaire is refused until the run has ended', async () => {
    const run = await buildRun(server, { rooms: ['legal'], status: 'PAUSED' });
    const [member] = run.members;
    if (member === undefined) throw new Error('The run has no member');
    await expect(submit(member, 'post', { ...answers(), simulation_run_id: run.id })).rejects.toMatchObject({
      status: 409,
      code: 'questionnaire.run-not-finished',
    });
  });

  it('the post questionnaire is only for participants of the run', async () => {
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

  it('the post questionnaire needs a run', async () => {
    const user = await server.user();
    const invalid = { status: 422, message: 'Invalid simulation run ID' };
    await expect(submit(user, 'post')).rejects.toMatchObject(invalid);
    await expect(read(user, { questionnaire_type: 'post' })).rejects.toMatchObject(invalid);
  });
});

describe('the answers of a person', () => {
  const unnamed = { status: 403, code: 'questionnaire.unnamed' };

  it('the answers of a person are readable by that person, and with the name by nobody else', async () => {
    const { run, member } = await finishedRun();
    const saved = await submit(member, 'pre');
    const { facilitator } = run;
    expect(await read(member)).toEqual(saved);
    await submit(member, 'post', { ...answers(), simulation_run_id: run.id });
    for (const query of [
      {},
      { simulation_run_id: run.id },
      { questionnaire_type: 'post', simulation_run_id: run.id },
      { simulation_run_id: 987_654 },
    ] as const)
      await expect(read(facilitator, query, member.id)).rejects.toMatchObject(unnamed);
    await expect(read(facilitator, {}, 987_654)).rejects.toMatchObject(unnamed);
    const notYours = { status: 403, code: 'session.not-yours' };
    await expect(read(await server.user(), {}, member.id)).rejects.toMatchObject(notYours);
    await expect(
      server.nobody.call('getQuestionnaire', { params: { userId: member.id } }),
    ).rejects.toMatchObject({ status: 401 });
  });

  it('the answers of a person cannot be sent by others, not even by administrators', async () => {
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

  it('a run that asks less needs only the scales of the post questionnaire', async () => {
    const { run, member } = await finishedRun();
    const body = { ...scalesOf(3), simulation_run_id: run.id };
    await expect(submit(member, 'post', body)).rejects.toMatchObject({ code: 'questionnaire.incomplete' });
    expect(await shorten(run, 'scales')).toEqual({ id: run.id, questionnaires: 'scales' });
    expect(await submit(member, 'post', body)).toMatchObject(blank);
    const { user_run } = await member.call('listMyRuns');
    expect(user_run).toMatchObject([{ sim_run: { questionnaires: 'scales' }, has_post_questionnaire: true }]);
  });

  it('the pre questionnaire needs only the scales if it names a run that asks less, even before joining', async () => {
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

  it('a run that asks less can be created so, says so to its people and is audited', async () => {
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

describe('a run that names answers', () => {
  const unnamed = { status: 403, code: 'questionnaire.unnamed' };
  const setNames = ({ facilitator, id }: Pick<BuiltRun, 'facilitator' | 'id'>, names_answers: boolean) =>
    facilitator.call('setNamesAnswers', { params: { runId: id }, body: { names_answers } });
  const end = ({ facilitator, id }: Pick<BuiltRun, 'facilitator' | 'id'>) =>
    facilitator.call('changeRunStatus', { params: { runId: id }, body: { status: 'ENDED' } });

  /** A run that names answers, and a person who answered, joined a second later, and answers again a second after. */
  async function namingRun() {
    const run = await buildRun(server);
    expect(await setNames(run, true)).toEqual({ id: run.id, names_answers: true });
    const person = await server.user();
    await submit(person, 'pre', answers(1));
    server.clock.advance(1_000);
    await person.call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
    server.clock.advance(1_000);
    return { run, person };
  }

  it('a run that names answers shows administrators what was answered after joining it, and nothing earlier', async () => {
    const { run, person } = await namingRun();
    const query = { simulation_run_id: run.id };
    await expect(read(run.facilitator, query, person.id)).rejects.toMatchObject(unnamed);
    await submit(person, 'pre', answers(2));
    expect(await read(run.facilitator, query, person.id)).toMatchObject({
      ...answers(2),
      user_id: person.id,
    });
    await expect(read(run.facilitator, {}, person.id)).rejects.toMatchObject(unnamed);
    await end(run);
    const post = { questionnaire_type: 'post' as const, ...query };
    await expect(read(run.facilitator, post, person.id)).rejects.toMatchObject(none);
    const saved = await submit(person, 'post', { ...answers(4), ...query });
    expect(await read(run.facilitator, post, person.id)).toEqual(saved);
  });

  it('a run that names answers shows none from after its end, nor those of people who are not on it', async () => {
    const { run, person } = await namingRun();
    const query = { simulation_run_id: run.id };
    await submit(person, 'pre', answers(2));
    await end(run);
    server.clock.advance(1_000);
    await submit(person, 'pre', answers(5));
    expect(await read(run.facilitator, query, person.id)).toMatchObject(answers(2));
    expect(await read(person, query)).toMatchObject(answers(5));
    const stranger = await server.user();
    await submit(stranger, 'pre');
    await expect(read(run.facilitator, query, stranger.id)).rejects.toMatchObject(unnamed);
  });

  it('people learn before they join and when they answer that a run names answers', async () => {
    const { run, person } = await namingRun();
    const params = { accessCode: run.access_code };
    expect(await server.nobody.call('getJoin', { params })).toMatchObject({ names_answers: true });
    expect((await person.call('listMyRuns')).user_run).toMatchObject([{ sim_run: { names_answers: true } }]);
    expect(await run.facilitator.call('getRun', { params: { runId: run.id } })).toMatchObject({
      names_answers: true,
    });
    const other = await buildRun(server, { rooms: ['legal'] });
    expect(await server.nobody.call('getJoin', { params: { accessCode: other.access_code } })).toMatchObject({
      names_answers: false,
    });
  });

  it('whether a run names answers is fixed once the first person has had a seat, even if they were removed', async () => {
    const run = await buildRun(server);
    await setNames(run, true);
    await setNames(run, false);
    const member = await join(server, run.facilitator, run, 'legal');
    const joined = { status: 409, code: 'questionnaire.people-joined' };
    await expect(setNames(run, true)).rejects.toMatchObject(joined);
    await run.facilitator.call('removeParticipant', { params: { userRunId: member.seat_id } });
    await expect(setNames(run, true)).rejects.toMatchObject(joined);
    await expect(setNames({ ...run, id: 999_999 }, true)).rejects.toMatchObject({ code: 'run.unknown' });
  });

  it('a run that names answers can be created so, and is audited', async () => {
    const { facilitator, simulation } = await buildRun(server);
    const body = { name: 'Named', access_code: freshCode(), names_answers: true };
    const made = await facilitator.call('createRun', { params: { simulationId: simulation.id }, body });
    expect(made.names_answers).toBe(true);
    await setNames({ facilitator, id: made.id }, false);
    const { entries } = await facilitator.call('listAuditEntries', { query: { search: 'Named' } });
    expect(entries.map(({ action, details }) => [action, details['names_answers']])).toEqual([
      ['Set names answers', false],
      ['Create run', true],
    ]);
  });
});

describe('the pre answers of a finished run', () => {
  it('the pre answers of a finished run are those that its people had when it finished, in every report', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [ada, alan] = run.members as [Member, Member];
    await submit(ada, 'pre', answers(2, 'Before the end'));
    const params = { runId: run.id };
    const reported = async (by: BuiltUser) =>
      (await by.call('getParticipantReport', { params }))['pre-questionnaire'];
    const answered = async () =>
      (await run.facilitator.call('getDebrief', { params })).questionnaires.answered;
    expect(await reported(ada)).toEqual(answers(2, 'Before the end'));
    await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
    server.clock.advance(1_000);
    await submit(ada, 'pre', answers(5, 'After the end'));
    await submit(alan, 'pre', answers(5, 'After the end'));
    expect(await reported(ada)).toEqual(answers(2, 'Before the end'));
    expect(await reported(alan)).toBeNull();
    expect(await answered()).toEqual({ pre: 1, post: 0 });
    expect(await read(ada)).toMatchObject(answers(5, 'After the end'));
  });

  it('a run that is played to its end also keeps the pre answers of its people', async () => {
    const run = await buildRun(server, {
      rooms: ['legal'],
      simulation: await buildSimulation(server.app, { scenarios: [1] }),
    });
    const [ada] = run.members as [Member];
    await submit(ada, 'pre', answers(2));
    await advanceAll(run, run.first);
    await submit(ada, 'pre', answers(5));
    const report = await ada.call('getParticipantReport', { params: { runId: run.id } });
    expect(report['pre-questionnaire']).toEqual(answers(2));
  });
});
