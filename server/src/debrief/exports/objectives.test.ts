import { reportLayouts } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator.ts';
import { reportOn, textOf } from '../../testing/reports.ts';
import { advanceAll, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { withShortRunTexts, withShortTexts } from './files/pdf/shorten.ts';
import { summaryBlocks } from './files/summary/summary.ts';
import { tablesOf } from './files/xlsx-tables.ts';
import { loadRunData } from './run-data.ts';
import { loadSummary } from './summary.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const objectives = [
  { id: null, title: 'Share what only your room knows', text: 'It is on the table before the vote.' },
  { id: null, title: 'Decide in time', text: 'Nobody is rushed.' },
];
const [secret, open, inRoom] = ['A secret remark.', 'An open remark.', 'Legal read aloud.'];

/** A finished run with two objectives, the first of which a facilitator and an observer rated, unless `isRated` is false. */
async function ratedRun({ isRated = true, secretRemark = secret } = {}) {
  const run = await buildRun(server, { rooms: ['legal', 'legal', 'social', 'social'] });
  const { facilitator } = run;
  const params = { runId: run.id };
  const saved = await facilitator.call('updateTeaching', {
    params: { simulationId: run.simulation.id },
    body: { objectives, objectives_revision: 0 },
  });
  const observer = await server.user();
  await facilitator.call('confirmEmail', {
    params: { userId: observer.id },
    body: { email_address: observer.email_address },
  });
  await facilitator.call('addObserver', { params, body: { account: observer.email_address } });
  const place = { stage_number: 1, objective_id: saved.objectives[0]?.id ?? 0, revision: 0 };
  const group = { ...place, room_name: null };
  if (isRated) {
    await observer.call('saveRating', {
      params,
      body: { ...group, mark: 'M', remark: secretRemark, may_be_shared: false },
    });
    await facilitator.call('saveRating', {
      params,
      body: { ...group, mark: 'S', remark: open, may_be_shared: true },
    });
    await facilitator.call('saveRating', {
      params,
      body: { ...place, room_name: 'legal', mark: 'P', remark: inRoom, may_be_shared: true },
    });
  }
  for (const member of run.members)
    await member.call('castRoomVote', {
      params,
      body: { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'As I see it' },
    });
  await advanceAll(run, run.first);
  await facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  return { ...run, observer };
}
type RatedRun = Awaited<ReturnType<typeof ratedRun>>;

const dataOf = ({ id }: { id: number }) => loadRunData(server.app.db.read, id, server.clock.now);
const english = translatorFor('en');

function summaryOf({ id }: { id: number }, { id: userId, full_name }: Member) {
  const person = { id: userId, first_name: full_name, last_name: '' };
  return loadSummary(server.app.db.read, id, person, server.clock.now);
}

describe('the files of a run with objectives', () => {
  let run: RatedRun;
  beforeAll(async () => {
    run = await ratedRun();
  });

  test('the files of a run have its objectives, what the run recorded, the counts and the remarks', async () => {
    const report = reportOn(await dataOf(run));
    const text = textOf(report);
    for (const { title, text: meaning } of objectives) {
      expect(text).toContain(title);
      expect(text).toContain(meaning);
    }
    expect(text).toContain('Changed their minds\n0 of 4');
    expect(text).toContain('People who rated: 2.');
    expect(text).toContain(`${secret}\nFacilitators only`);
    expect(text).toContain(`${open}\nMay be shared`);
    expect(text).toContain(`${inRoom}\nLegal Expert, May be shared`);
    const drawn = (counts: object[]) => JSON.stringify({ mark: 'ratings', counts });
    for (const bar of [
      drawn([
        { mark: 'S', people: 1 },
        { mark: 'M', people: 1 },
      ]),
      drawn([{ mark: 'P', people: 1 }]),
    ])
      expect(JSON.stringify(report)).toContain(bar);
    expect(textOf(reportOn(await dataOf(run), { language: 'de' }))).toContain('Nur für die Moderation');
  });

  test('the layout for a board has no remark that may not be shared', async () => {
    const text = textOf(reportOn(await dataOf(run), { layout: 'board' }));
    const [pages = '', appendix = ''] = text.split('Appendix: the evidence');
    expect(pages).toContain('Share what only your room knows');
    expect(pages).not.toContain(open);
    for (const remark of [open, inRoom]) expect(appendix).toContain(remark);
    expect(text).not.toContain(secret);
  });

  test('a run with objectives has two sheets with them', async () => {
    const tables = tablesOf(await dataOf(run), english);
    const sheet = (title: string) => tables.find(({ name }) => name === title);
    const [stage, room, other] = (sheet('Objectives')?.rows ?? []).map((row) => row.slice(4, 10));
    expect(stage).toEqual([null, 2, 0, 1, 1, 0]);
    expect(room).toEqual(['Legal Expert', 1, 1, 0, 0, 0]);
    expect(other).toEqual([null, 0, 0, 0, 0, 0]);
    const remarks = sheet('Remarks')?.rows.map((row) => row.slice(3));
    expect(remarks).toEqual([
      [secret, false],
      [open, true],
      [inRoom, true],
    ]);
  });

  test('the files of a run with objectives never name raters', async () => {
    const runData = await dataOf(run);
    const { objectives: inJson } = runData;
    const files = [
      JSON.stringify(inJson),
      ...reportLayouts.map((layout) => textOf(reportOn(runData, { layout }))),
      JSON.stringify(tablesOf(runData, english)),
    ];
    for (const file of files)
      for (const { full_name } of [run.observer, run.facilitator]) expect(file).not.toContain(full_name);
    expect(inJson?.ratings.map((rating) => Object.keys(rating))).not.toContainEqual(
      expect.arrayContaining(['by']),
    );
  });

  test('the files of a participant have only shared remarks, and only while the report is shared', async () => {
    const [member] = run.members as [Member];
    const pages = async () => JSON.stringify(summaryBlocks(await summaryOf(run, member), english));
    const share = (shared: boolean) =>
      run.facilitator.call('shareReport', { params: { runId: run.id }, body: { shared } });
    expect(await pages()).not.toContain('Decide in time');
    await share(true);
    const shared = await pages();
    for (const shown of ['Decide in time', open, inRoom]) expect(shared).toContain(shown);
    const hidden = [secret, 'May be shared', run.observer.full_name, run.facilitator.full_name];
    for (const text of hidden) expect(shared).not.toContain(text);
    await share(false);
    expect(await pages()).not.toContain('Decide in time');
  });
});

test('objectives that nobody rated are listed with what the run recorded', async () => {
  const runData = await dataOf(await ratedRun({ isRated: false }));
  const full = textOf(reportOn(runData));
  expect(full).toContain('What the run recorded. Nobody has rated the objectives.');
  expect(full).toContain('Not rated');
  const [pages] = textOf(reportOn(runData, { layout: 'board' })).split('Appendix: the evidence');
  expect(pages).not.toContain('Decide in time');
  expect(tablesOf(runData, english).map(({ name }) => name)).not.toContain('Remarks');
});

test('a run without objectives has nothing of them in its files', async () => {
  const run = await buildRun(server, { rooms: ['legal'] });
  await advanceAll(run, run.first);
  const runData = await dataOf(run);
  expect(runData).not.toHaveProperty('objectives');
  for (const layout of reportLayouts)
    expect(textOf(reportOn(runData, { layout }))).not.toContain('Objectives');
  expect(tablesOf(runData, english).map(({ name }) => name)).not.toContain('Objectives');
});

test('remarks that would take too long to typeset are cut', async () => {
  const run = await ratedRun({ secretRemark: 'a→李'.repeat(600) });
  const runData = await dataOf(run);
  const many = {
    ...runData,
    objectives: runData.objectives && {
      ...runData.objectives,
      ratings: Array.from({ length: 60 }, () => runData.objectives?.ratings ?? []).flat(),
    },
  };
  expect(withShortRunTexts(runData).isCut).toBe(false);
  const { runData: cut, isCut } = withShortRunTexts(many as typeof runData);
  expect(isCut).toBe(true);
  expect(textOf(reportOn(cut))).toContain('[…]');
  expect(textOf(reportOn(cut))).toContain(open);
  const summary = await summaryOf(run, run.members[0] as Member);
  expect(withShortTexts(summary)).toEqual({ summary, isCut: false });
});
