import { type Answers, categories, questionSlots } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator.ts';
import { reportOptions } from '../../testing/reports.ts';
import { type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { questionnaires } from './files/report/questionnaires.ts';
import { tablesOf } from './files/xlsx-tables.ts';
import { loadRunData } from './run-data.ts';

const english = translatorFor('en');
const pagesOf = (runData: Awaited<ReturnType<typeof loadRunData>>) =>
  questionnaires({ runData, translator: english, ...reportOptions() });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const answersOf = (scale: number, words: string) =>
  Object.fromEntries(
    questionSlots.map(({ key, type }) => [key, type === 'scale' ? scale : `${words} ${key}`]),
  ) as Answers;
const answer = (person: Member, type: 'pre' | 'post', scale: number, run: BuiltRun, words = 'In words') =>
  person.call('submitQuestionnaire', {
    params: { userId: person.id },
    body: { questionnaire_type: type, simulation_run_id: run.id, ...answersOf(scale, words) },
  });
const runOf = (people: number) =>
  buildRun(server, { rooms: Array.from({ length: people }, () => 'legal' as const) });
const end = (run: BuiltRun) =>
  run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
const recordOf = (run: BuiltRun) => run.facilitator.call('getDebrief', { params: { runId: run.id } });
const openAnswers = (run: BuiltRun) => run.facilitator.call('getOpenAnswers', { params: { runId: run.id } });
const runData = (run: BuiltRun) => loadRunData(server.app.db.read, run.id, server.clock.now);
const sheet = async (run: BuiltRun, name: string) =>
  tablesOf(await runData(run), english).find((table) => table.name === name);
const eachCategory = (value: number) => Object.fromEntries(categories.map((category) => [category, value]));

describe('answers without names', () => {
  test('answers without names are distributions from four people up, and none before the run has ended', async () => {
    const run = await runOf(5);
    for (const person of run.members) await answer(person, 'pre', 2, run);
    const open = await recordOf(run);
    expect(open.questionnaires).toMatchObject({ answered: { pre: 5, post: 0 }, paired: 0, group: null });
    expect(open.questionnaires.scales).toHaveLength(15);
    for (const { pre, post, means } of open.questionnaires.scales)
      expect([pre, post, means]).toEqual([null, null, null]);
    expect((await openAnswers(run)).flatMap(({ pre }) => pre)).toEqual([null, null, null, null, null]);

    await end(run);
    for (const person of run.members.slice(0, 3)) await answer(person, 'post', 4, run);
    expect((await recordOf(run)).questionnaires).toMatchObject({
      answered: { pre: 5, post: 3 },
      paired: 3,
      group: null,
      scales: [{ key: 'strategy_q1', pre: [0, 5, 0, 0, 0], post: null, means: null }, ...Array(14).fill({})],
    });
    await answer(run.members[3] as Member, 'post', 5, run);
    const { questionnaires, people } = await recordOf(run);
    expect(questionnaires).toMatchObject({ paired: 4, group: null });
    expect(questionnaires.scales[14]).toEqual({
      key: 'leadership_q3',
      pre: [0, 5, 0, 0, 0],
      post: [0, 0, 0, 3, 1],
      means: null,
    });
    for (const { pre, post } of people) expect([pre, post]).toEqual([null, null]);
  });

  test('answers without names have means only from twenty people who answered both times up', async () => {
    const run = await runOf(21);
    for (const [index, person] of run.members.entries()) await answer(person, 'pre', index < 20 ? 2 : 5, run);
    await end(run);
    for (const person of run.members.slice(0, 19)) await answer(person, 'post', 4, run);
    expect((await recordOf(run)).questionnaires).toMatchObject({ paired: 19, group: null });
    expect((await recordOf(run)).questionnaires.scales[0]?.post).toEqual([0, 0, 0, 16, 0]);
    expect(JSON.stringify(pagesOf(await runData(run)))).toContain('those after it 4 at a time');
    expect(JSON.stringify(pagesOf(await runData(run)))).not.toContain('"Means"');
    const meansIn = async () =>
      new Set((await sheet(run, 'Questionnaires'))?.rows.map((row) => row[row.length - 1]));
    expect([...(await meansIn())]).toEqual([null]);
    await answer(run.members[19] as Member, 'post', 3, run);
    const { questionnaires } = await recordOf(run);
    expect(questionnaires.group).toEqual({ pre: eachCategory(2), post: eachCategory(4) });
    expect(questionnaires.scales[0]).toEqual({
      key: 'strategy_q1',
      pre: [0, 20, 0, 0, 1],
      post: [0, 0, 1, 19, 0],
      means: { pre: 2, post: 4 },
    });
    const pages = JSON.stringify(pagesOf(await runData(run)));
    expect(pages).toContain('"Means"');
    expect(pages).toContain('2.0 and 4.0');
    expect([...(await meansIn())]).toEqual([2, 4]);
  });

  test('answers without names do not change when one to three more people answer', async () => {
    const run = await runOf(8);
    for (const person of run.members) await answer(person, 'pre', 2, run);
    await end(run);
    const read = async () => {
      const { answered: _, paired: __, ...figures } = (await recordOf(run)).questionnaires;
      return [figures, await openAnswers(run), await sheet(run, 'Questionnaires')];
    };
    const answerNext = async (from: number, to: number) => {
      for (const [index, person] of run.members.slice(from, to).entries()) {
        server.clock.advance(1_000);
        await answer(person, 'post', 5, run, `Number ${from + index}`);
      }
    };
    await answerNext(0, 4);
    const four = await read();
    for (const count of [4, 5, 6]) {
      await answerNext(count, count + 1);
      expect(await read()).toEqual(four);
    }
    // Answers that are sent again, as after a lost connection, keep their place among the others.
    await answerNext(0, 1);
    expect(await read()).toEqual(four);
    await answerNext(7, 8);
    const { questionnaires } = await recordOf(run);
    expect(questionnaires.scales[0]?.post).toEqual([0, 0, 0, 0, 8]);
    expect((await openAnswers(run))[0]?.post).toHaveLength(8);
  });

  test('answers without names are in an order of each question that stays when others answer later', async () => {
    const run = await runOf(12);
    for (const [index, person] of run.members.entries()) await answer(person, 'pre', 3, run, `No. ${index}`);
    await end(run);
    const numbersIn = (texts: readonly string[] | null | undefined) =>
      texts?.map((text) => Number(/^No\. (\d+) /.exec(text)?.[1])) ?? [];
    const before = await openAnswers(run);
    expect(await openAnswers(run)).toEqual(before);
    const seatOrder = run.members.map((_, index) => index).join();
    const orders = before.map(({ pre }) => numbersIn(pre).join());
    expect(orders).not.toContain(seatOrder);
    expect(new Set(orders).size).toBe(5);
    for (const { pre } of before) expect(new Set(numbersIn(pre)).size).toBe(12);

    const late = async (count: number) => {
      for (const [index, person] of run.members.slice(0, count).entries())
        await answer(person, 'post', 3, run, `No. ${index}`);
      return (await openAnswers(run)).map(({ post }) => numbersIn(post));
    };
    const [few, all] = [await late(8), await late(12)];
    for (const [index, order] of few.entries()) {
      expect(order).toHaveLength(8);
      expect(all[index]?.filter((number) => number < 8)).toEqual(order);
    }
  });

  test('answers without names fill the sheets and the PDF question by question, and name nobody', async () => {
    const run = await runOf(4);
    for (const person of run.members) await answer(person, 'pre', 2, run, 'Quietly');
    await end(run);
    const names = tablesOf(await runData(run), english).map(({ name }) => name);
    expect(names.slice(-3)).toEqual(['People', 'Questionnaires', 'Open answers']);
    const scales = await sheet(run, 'Questionnaires');
    expect(scales?.rows).toHaveLength(30);
    expect(scales?.rows[0]).toEqual([
      'Strategic Thinking',
      'Usually',
      'Before you make a decision, how often do you put into words what it is meant to achieve?',
      'Rarely',
      'Almost always',
      0,
      4,
      0,
      0,
      0,
      null,
    ]);
    expect(scales?.rows[1]?.slice(5)).toEqual([null, null, null, null, null, null]);
    const open = await sheet(run, 'Open answers');
    expect(open?.rows).toHaveLength(20);
    expect(open?.rows[0]?.slice(1)).toEqual([
      'Usually',
      expect.stringMatching(/^Describe a recent decision/),
      'Quietly strategy_q4',
    ]);
    expect((await sheet(run, 'People'))?.columns.map(([title]) => title)).toEqual([
      'Participant',
      'Email',
      'Guest',
      'Room',
      'Joined',
      'Removed',
    ]);
    const pages = JSON.stringify(pagesOf(await runData(run)));
    expect(pages).toContain('In the simulation, how often did you compare several options');
    expect(pages).toContain('Too few answers');
    expect(pages).toContain('so a difference is not a change in a person.');
    expect(pages).not.toContain('Quietly');
  });
});

test('a run that names answers shows those given after joining, and never fewer than four unnamed ones', async () => {
  const run = await buildRun(server, { status: 'DRAFT' });
  const params = { runId: run.id };
  await run.facilitator.call('setNamesAnswers', { params, body: { names_answers: true } });
  const people = await Promise.all(Array.from({ length: 7 }, () => server.user()));
  const members = people.map((person) => ({ ...person, seat_id: 0, room_name: 'legal' as const }));
  // Three of them answer before they join.
  for (const person of members.slice(0, 3)) await answer(person, 'pre', 1, run, 'Earlier');
  server.clock.advance(1_000);
  for (const person of members)
    await person.call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
  server.clock.advance(1_000);
  for (const person of members.slice(3)) await answer(person, 'pre', 5, run, 'Later');
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'IN_PROGRESS' } });
  await end(run);
  await answer(members[0] as Member, 'post', 4, run, 'Afterwards');

  const data = await runData(run);
  expect(data.run.names_answers).toBe(true);
  expect(data.people.map(({ pre, post }) => [pre?.data, post?.data])).toEqual([
    [undefined, 4],
    [undefined, undefined],
    [undefined, undefined],
    ...Array(4).fill([5, undefined]),
  ]);
  expect(data.responses.map(({ questionnaire, answers }) => [questionnaire, answers.strategy_q1])).toEqual([
    ...Array(4).fill(['pre', 5]),
    ['post', 4],
  ]);
  expect(data.questionnaires.answered).toEqual({ pre: 7, post: 1 });
  expect(data.questionnaires.scales[0]).toMatchObject({ pre: [0, 0, 0, 0, 4], post: null });
  expect(JSON.stringify(data)).not.toContain('Earlier');
  const named = await sheet(run, 'Answers with names');
  expect(named?.rows).toHaveLength(5);
  expect((await sheet(run, 'People'))?.columns).toHaveLength(16);
});
