import { debriefPhases, debriefStatements } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator.ts';
import { reportOn, textOf, valuesOf } from '../../testing/reports.ts';
import { advanceAll, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { summaryBlocks } from './files/summary/summary.ts';
import { tablesOf } from './files/xlsx-tables.ts';
import { loadRunData } from './run-data.ts';
import { loadSummary } from './summary.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A finished run of five people whose debrief is done: two lessons, one of them merged, and two actions. */
async function debriefedRun() {
  const run = await buildRun(server, { rooms: ['legal', 'legal', 'social', 'social', 'economic'] });
  await advanceAll(run, run.first);
  const params = { runId: run.id };
  const { facilitator } = run;
  await facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  const opened = await facilitator.call('openGuidedDebrief', { params });
  const [ada, bob, cay] = run.members as [Member, Member, Member];
  const move = (step: number) =>
    facilitator.call('moveGuidedDebrief', {
      params,
      body: { from: debriefPhases[step - 1] ?? 'reactions', to: debriefPhases[step] ?? 'done' },
    });
  const write = (person: Member, phase: 'reactions' | 'lessons', text: string, is_private = false) =>
    person.call('writeDebriefEntry', {
      params,
      body: { phase, text, is_private, shows_name: person === bob },
    });
  const release = (entry_ids: string[]) =>
    facilitator.call('releaseDebriefEntries', { params, body: { entry_ids, is_released: true } });
  await write(ada, 'reactions', 'I was angry at nobody.', true);
  const { id: heard } = await write(bob, 'reactions', 'It went fast.');
  await write(cay, 'reactions', 'This was never shown.');
  await release([heard]);
  await move(1);
  const question = opened.control?.questions[0];
  await facilitator.call('showDebriefQuestion', {
    params,
    body: { from: 'what-happened', question_id: question?.id ?? 0, reason_id: null },
  });
  await move(2);
  await move(3);
  const { id: lesson } = await write(ada, 'lessons', 'Ask every room.');
  const { id: alike } = await write(cay, 'lessons', 'Ask the quiet ones.');
  await release([lesson, alike]);
  await facilitator.call('mergeLesson', { params: { ...params, entryId: alike }, body: { into: lesson } });
  for (const person of run.members)
    await person.call('markLessons', { params, body: { entry_ids: [lesson] } });
  await facilitator.call('closeMarking', { params });
  const action = { owner_seat_id: ada.seat_id, owner: '', due_on: '2027-04-01' };
  await facilitator.call('writeAction', { params, body: { ...action, what: 'Test the pumps' } });
  await facilitator.call('writeAction', {
    params,
    body: { what: 'Name a timekeeper', owner_seat_id: null, owner: 'The chair', due_on: null },
  });
  await move(4);
  await ada.call('commit', {
    params,
    body: { text: 'I ask first.', due_on: '2027-04-09', is_reminded: false },
  });
  await move(5);
  for (const person of run.members)
    await person.call('answerStatements', { params, body: { answers: debriefStatements.map(() => 6) } });
  return { ...run, ada, cay };
}

const privateTexts = ['I was angry at nobody.', 'I ask first.'];
const unshown = 'This was never shown.';

test('both layouts and the sheet of the debrief have what was shown, and nothing private', async () => {
  const run = await debriefedRun();
  const runData = await loadRunData(server.app.db.read, run.id, server.clock.now);
  const table = tablesOf(runData, translatorFor('en')).find(({ name }) => name === 'The debrief');
  const texts = [
    textOf(reportOn(runData, { layout: 'full' })),
    textOf(reportOn(runData, { layout: 'board' })),
    JSON.stringify(table),
    JSON.stringify(runData.guided_debrief),
  ];
  for (const text of texts) {
    for (const shown of [
      'It went fast.',
      'Ask every room.',
      'Ask the quiet ones.',
      'Test the pumps',
      'The chair',
    ])
      expect(text).toContain(shown);
    for (const hidden of [...privateTexts, unshown]) expect(text).not.toContain(hidden);
  }
  const [full = ''] = texts;
  expect(full).toContain(`It went fast. (${run.members[1]?.full_name})`);
  expect(full).not.toContain(`Ask every room. (`);
  expect(full).toContain('People who marked lessons: 5.');
  expect(full).toContain(debriefStatements[0]);
  const counts = valuesOf(reportOn(runData), 'counts').filter(
    (one) => Array.isArray(one) && one.length === 7,
  );
  expect(counts[0]).toEqual([0, 0, 0, 0, 0, 4, 0]);
});

test('the summary of a person has the result, and only their own private texts', async () => {
  const run = await debriefedRun();
  const pagesOf = async ({ id, full_name }: Member) => {
    const person = { id, first_name: full_name, last_name: '' };
    const summary = await loadSummary(server.app.db.read, run.id, person, server.clock.now);
    return JSON.stringify(summaryBlocks(summary, translatorFor('en')));
  };
  const [own, other] = [await pagesOf(run.ada), await pagesOf(run.cay)];
  for (const text of privateTexts) {
    expect(own).toContain(text);
    expect(other).not.toContain(text);
  }
  for (const pages of [own, other]) {
    for (const shown of ['Ask every room.', 'Test the pumps']) expect(pages).toContain(shown);
    for (const hidden of [unshown, debriefStatements[0]]) expect(pages).not.toContain(hidden);
  }
});

test('the files of a run without a guided debrief have nothing of one', async () => {
  const run = await buildRun(server, { rooms: ['legal'] });
  const runData = await loadRunData(server.app.db.read, run.id, server.clock.now);
  expect(runData.guided_debrief).toBeNull();
  expect(tablesOf(runData, translatorFor('en')).map(({ name }) => name)).not.toContain('The debrief');
  expect(textOf(reportOn(runData))).not.toContain('The debrief');
});
