import { debriefPhases, type Room } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { summaryBlocks } from '../../debrief/exports/files/summary/summary.ts';
import { tablesOf } from '../../debrief/exports/files/xlsx-tables.ts';
import { loadRunData } from '../../debrief/exports/run-data.ts';
import { loadSummary } from '../../debrief/exports/summary.ts';
import { translatorFor } from '../../platform/i18n/translator.ts';
import { outcomesOf } from '../../testing/outcomes.ts';
import type { BuiltUser } from '../../testing/people.ts';
import { readEverything } from '../../testing/readable.ts';
import { reportOn, textOf } from '../../testing/reports.ts';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ runId: id });
const secret = 'The quay wall moves two centimetres an hour';

/** A run whose first scenario has a fact that a post of the legal room carries, and one that a file of two rooms' carries. */
async function knowingRun() {
  const run = await buildRun(server, { rooms: ['legal', 'social', 'dashboard'] });
  const [legal, social, dashboard] = run.members as [Member, Member, Member];
  const { facilitator, first } = run;
  const post = await write(run, 'Cracks at berth 6', 'legal');
  const file = await upload(run, 'social');
  const [one, other] = first.decision_ids;
  const fact = await facilitator.call('createFact', {
    params: { scenarioId: first.id },
    body: { text: secret, posts: [post], files: [], supports: [one ?? 0], opposes: [other ?? 0] },
  });
  const filed = await facilitator.call('createFact', {
    params: { scenarioId: first.id },
    body: { text: 'The ferry is full', posts: [], files: [file], supports: [], opposes: [one ?? 0] },
  });
  return { ...run, legal, social, dashboard, post, file, fact: fact.id, filed: filed.id };
}

type Knowing = Awaited<ReturnType<typeof knowingRun>>;

async function write(run: BuiltRun, content: string, room_name: Room, release?: number) {
  const body = { content, room_name, scenario_id: run.first.id, ...(release !== undefined && { release }) };
  return (await run.facilitator.call('createPost', { body })).id;
}

async function upload(run: BuiltRun, room: Room) {
  const file = await run.facilitator.call('uploadScenarioFile', {
    params: { scenarioId: run.first.id },
    body: { room },
    file: new Blob(['the list']),
    fileName: 'ferries.txt',
  });
  return file.id;
}

async function factsOf(run: Knowing) {
  const { facts } = await run.facilitator.call('getRunFacts', { params: params(run) });
  const [fact, filed] = facts;
  if (fact === undefined || filed === undefined) throw new Error('The scenario has two facts');
  return { fact, filed };
}

async function readPosts(run: BuiltRun, member: Member, room: Room, post_ids: number[]) {
  const { id } = await member.call('getRoomRunByName', { params: { ...params(run), roomName: room } });
  await member.call('saveOwnReading', { params: { roomRunId: id }, body: { post_ids } });
}

const tick = (run: Knowing, user: BuiltUser, factId = run.fact) =>
  user.call('tickFact', { params: { ...params(run), factId } });
const untick = (run: Knowing, user: BuiltUser, factId = run.fact) =>
  user.call('untickFact', { params: { ...params(run), factId } });
const putPost = (run: Knowing, user: BuiltUser) =>
  user.call('putOnTable', { params: params(run), body: { scenario_id: run.first.id, post_id: run.post } });
const vote = (run: Knowing, user: BuiltUser, evidence: number[] = []) =>
  user.call('castFinalVote', {
    params: params(run),
    body: { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'It is right', evidence },
  });

describe('a key fact in a run', () => {
  test('a key fact moves from held over read and on the table to used, each with its room and time', async () => {
    const run = await knowingRun();
    const { legal, social } = run;
    expect(await factsOf(run)).toMatchObject({
      fact: {
        text: secret,
        state: 'held',
        rooms: [{ room_name: 'legal', read_at: null }],
        on_table: null,
        voiced: null,
        used: null,
        carriers: [{ kind: 'post', id: run.post, room_name: 'legal' }],
      },
      filed: {
        state: 'held',
        rooms: [{ room_name: 'social' }],
        carriers: [{ kind: 'file', name: 'ferries.txt' }],
      },
    });
    server.clock.advance(60_000);
    await readPosts(run, legal, 'legal', [run.post]);
    await social.call('downloadRunFile', { params: { ...params(run), fileId: run.file } });
    const read = await factsOf(run);
    const now = new Date(server.clock.now).toISOString();
    expect(read.fact).toMatchObject({ state: 'read', rooms: [{ room_name: 'legal', read_at: now }] });
    expect(read.filed).toMatchObject({ state: 'read', rooms: [{ room_name: 'social', read_at: now }] });
    server.clock.advance(60_000);
    await putPost(run, legal);
    expect((await factsOf(run)).fact).toMatchObject({
      state: 'on-table',
      on_table: { room_name: 'legal', at: new Date(server.clock.now).toISOString() },
      shared_by: { first_name: legal.full_name.split(' ')[0] },
    });
    server.clock.advance(60_000);
    await vote(run, social, [run.post]);
    expect((await factsOf(run)).fact).toMatchObject({
      state: 'used',
      used: { room_name: 'social', at: new Date(server.clock.now).toISOString() },
      used_by: { first_name: social.full_name.split(' ')[0] },
      used_in_room: null,
    });
  });

  test('rooms with people hold a fact of the dashboard, and a room reads it once somebody there opens its posts', async () => {
    const run = await knowingRun();
    const { facilitator, legal, social } = run;
    const post = await write(run, 'The ferry is full', 'dashboard');
    await facilitator.call('updateFact', {
      params: { factId: run.fact },
      body: { text: secret, posts: [post], files: [], supports: [], opposes: [] },
    });
    expect((await factsOf(run)).fact).toMatchObject({
      state: 'held',
      rooms: Array(2).fill({ read_at: null }),
    });
    const readIn = async () =>
      (await factsOf(run)).fact.rooms.flatMap(({ room_name, read_at }) =>
        read_at === null ? [] : room_name,
      );
    const room = { scenarioId: run.first.id, roomName: 'dashboard' as const };
    await facilitator.call('listPosts', { params: room });
    expect(await readIn()).toEqual([]);
    await legal.call('listPosts', { params: room });
    expect((await factsOf(run)).fact.state).toBe('read');
    expect(await readIn()).toEqual(['legal']);
    const { id } = await social.call('getRoomRunByName', {
      params: { ...params(run), roomName: 'dashboard' },
    });
    await social.call('getRoomRun', { params: { roomRunId: id } });
    expect(await readIn()).toEqual(['social', 'legal']);
  });

  test('a key fact that the dashboard carries is in no count of facts that were shared or kept', async () => {
    const run = await knowingRun();
    const { facilitator } = run;
    const post = await write(run, 'The ferry is full', 'dashboard');
    const [chosen = 0] = run.first.decision_ids;
    await facilitator.call('updateFact', {
      params: { factId: run.fact },
      body: { text: secret, posts: [post], files: [], supports: [], opposes: [chosen] },
    });
    for (const member of run.members) await vote(run, member, [post]);
    await facilitator.call('advanceRun', { params: params(run), body: {} });
    await facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });
    const { not_shared } = await facilitator.call('getFindings', { params: params(run) });
    expect(not_shared).toMatchObject({ of: 2, with_all: 1, in_no_room: 0, facts: [{ id: run.filed }] });
    const report = await facilitator.call('getObjectivesReport', { params: params(run) });
    expect(report.stages[0]?.facts).toEqual({ shared: 0, of: 1 });
    const known = await run.legal.call('getKnownFacts', { params: params(run) });
    expect(known.stages[0]?.facts[0]).toMatchObject({
      is_in_dashboard: true,
      state: 'used',
      used_in_room: null,
    });
    const data = await loadRunData(server.app.db.read, run.id, server.clock.now);
    expect(textOf(reportOn(data))).toContain('One key fact was in the Dashboard, where everybody had it.');
    const board = textOf(reportOn(data, { layout: 'board' }));
    expect(board).toContain('0 of 1');
    const plan = await facilitator.call('planGuidedDebrief', { params: params(run) });
    expect(JSON.stringify(plan)).not.toContain(secret);
  });

  test('a key fact that only its own room cites is used there, and nothing calls it shared', async () => {
    const run = await knowingRun();
    await vote(run, run.legal, [run.post]);
    for (const member of [run.social, run.dashboard]) await vote(run, member);
    const at = new Date(server.clock.now).toISOString();
    expect((await factsOf(run)).fact).toMatchObject({
      state: 'used-in-room',
      used: null,
      used_in_room: { room_name: 'legal', at },
      used_by: { first_name: run.legal.full_name.split(' ')[0] },
    });
    await run.facilitator.call('advanceRun', { params: params(run), body: {} });
    await run.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });
    const findings = await run.facilitator.call('getFindings', { params: params(run) });
    expect(findings.not_shared?.facts.map(({ text }) => text)).toContain(secret);
    const report = await run.facilitator.call('getObjectivesReport', { params: params(run) });
    expect(report.stages[0]?.facts).toEqual({ shared: 0, of: 2 });
    const { moments } = await run.facilitator.call('getReplay', { params: params(run) });
    expect(moments).toContainEqual(expect.objectContaining({ kind: 'fact', state: 'used-in-room' }));
    const data = await loadRunData(server.app.db.read, run.id, server.clock.now);
    const sheet = tablesOf(data, translatorFor('en')).find(({ name }) => name === 'Key facts');
    const titles = sheet?.columns.map(([title]) => title) ?? [];
    const cells = (title: string) => sheet?.rows.map((row) => row[titles.indexOf(title)]);
    expect(cells('Used in its own room')).toEqual([expect.any(Date), null]);
    expect(cells('Used')).toEqual([null, null]);
    expect(cells('On the table')).toEqual(['', '']);
    const pages = textOf(reportOn(data));
    expect(pages).toContain('Used in its own room: Legal Expert');
    expect(pages).not.toContain('Every fact left its room.');
    const summary = await loadSummary(
      server.app.db.read,
      run.id,
      { id: run.legal.id, first_name: 'A', last_name: 'B' },
      server.clock.now,
    );
    expect(JSON.stringify(summaryBlocks(summary, translatorFor('en')))).toContain('Used in its own room');
  });

  test('a key fact keeps when it first reached the table, also if the item is taken back and added again', async () => {
    const run = await knowingRun();
    const at = new Date(server.clock.now).toISOString();
    const { id } = await putPost(run, run.legal);
    await run.legal.call('takeFromTable', { params: { ...params(run), itemId: id } });
    expect((await factsOf(run)).fact).toMatchObject({ state: 'on-table', on_table: { at } });
    server.clock.advance(60_000);
    await putPost(run, run.dashboard);
    expect((await factsOf(run)).fact).toMatchObject({
      on_table: { at },
      shared_by: { first_name: run.legal.full_name.split(' ')[0] },
    });
  });

  test('a key fact is held only once its post has appeared', async () => {
    const run = await knowingRun();
    const late = await write(run, 'Later', 'social', 600);
    await run.facilitator.call('updateFact', {
      params: { factId: run.fact },
      body: { text: secret, posts: [late], files: [], supports: [], opposes: [] },
    });
    expect((await factsOf(run)).fact).toMatchObject({ state: 'nowhere', rooms: [] });
    server.clock.advance(600_000);
    expect((await factsOf(run)).fact).toMatchObject({ state: 'held', rooms: [{ room_name: 'social' }] });
  });

  test('a key fact stays as it was once its scenario is closed, whatever authors and rooms do later', async () => {
    const run = await knowingRun();
    const { facilitator } = run;
    await putPost(run, run.legal);
    await vote(run, run.legal, [run.post]);
    for (const member of [run.social, run.dashboard]) await vote(run, member);
    await facilitator.call('advanceRun', { params: params(run), body: {} });
    const known = () => facilitator.call('getKnownFacts', { params: params(run) });
    const before = await known();
    expect(before.stages).toMatchObject([
      {
        stage_number: 1,
        chosen_decision_id: run.first.decision_ids[0],
        facts: [{ text: secret, state: 'used' }, { state: 'held' }],
      },
    ]);
    server.clock.advance(60_000);
    await run.social.call('downloadRunFile', { params: { ...params(run), fileId: run.file } });
    await facilitator.call('updateFact', {
      params: { factId: run.fact },
      body: { text: 'Another text', posts: [], files: [run.file], supports: [], opposes: [] },
    });
    await facilitator.call('deleteFact', { params: { factId: run.filed } });
    expect(await known()).toEqual(before);
    // Facts of an edition can still be ticked, until the group has talked about them.
    await tick(run, facilitator, run.filed);
    expect((await known()).stages[0]?.facts[1]).toMatchObject({ state: 'voiced' });
  });
});

describe('ticks', () => {
  test('ticks are set and taken back by any facilitator, and twice is once', async () => {
    const run = await knowingRun();
    const { facilitator } = run;
    const other = await server.administrator();
    expect(await tick(run, facilitator)).toEqual({ id: run.fact, is_voiced: true });
    server.clock.advance(1_000);
    await tick(run, other);
    const at = new Date(server.clock.now - 1_000).toISOString();
    expect((await factsOf(run)).fact).toMatchObject({ state: 'voiced', voiced: { at } });
    for (const _ of [1, 2])
      expect(await untick(run, facilitator)).toEqual({ id: run.fact, is_voiced: false });
    expect((await factsOf(run)).fact).toMatchObject({ state: 'held', voiced: null });
  });

  test('ticks of the kind "used" that an older version stored count as said, and nothing else', async () => {
    const run = await knowingRun();
    const old = { run_id: run.id, fact_id: run.fact, kind: 'used', user_id: run.facilitator.id } as const;
    const { now } = server.clock;
    await server.app.systemChange(({ tx }) =>
      tx
        .insertInto('fact_ticks')
        .values({ ...old, ticked_at: now })
        .execute(),
    );
    const voiced = { state: 'voiced', voiced: { at: new Date(now).toISOString() }, used: null };
    expect((await factsOf(run)).fact).toMatchObject(voiced);
    server.clock.advance(1_000);
    await tick(run, run.facilitator);
    expect((await factsOf(run)).fact).toMatchObject(voiced);
    await untick(run, run.facilitator);
    expect((await factsOf(run)).fact).toMatchObject({ state: 'held', voiced: null });
  });

  test('ticks come with the advance, for facts of the scenario that closes', async () => {
    const run = await knowingRun();
    const { facilitator } = run;
    for (const member of run.members) await vote(run, member);
    const advance = (facts_voiced: number[]) =>
      facilitator.call('advanceRun', { params: params(run), body: { facts_voiced } });
    await expect(advance([run.fact, 999_999])).rejects.toMatchObject({
      code: 'fact.other-scenario',
      status: 422,
    });
    expect((await factsOf(run)).fact.voiced).toBeNull();
    await advance([run.fact]);
    const { stages } = await facilitator.call('getKnownFacts', { params: params(run) });
    const at = new Date(server.clock.now).toISOString();
    expect(stages[0]?.facts).toMatchObject([{ state: 'voiced', voiced: { at } }, { voiced: null }]);
  });

  test('ticks of two facilitators at the same moment make one tick and one event', async () => {
    const run = await knowingRun();
    const other = await server.administrator();
    const stream = await follow(server, run.id, run.facilitator.token);
    await stream.until(() => stream.events.length > 0);
    const sent = [run.facilitator, other, run.facilitator, other].map((user) => tick(run, user));
    expect(new Set(await outcomesOf(sent))).toEqual(new Set(['done']));
    const rows = await server.app.db.read
      .selectFrom('fact_ticks')
      .selectAll()
      .where('run_id', '=', run.id)
      .execute();
    expect(rows).toMatchObject([{ fact_id: run.fact, kind: 'voiced' }]);
    const changes = () => stream.events.filter(({ kind }) => kind === 'facts-changed');
    await stream.until(() => changes().length > 0);
    expect(changes()).toHaveLength(1);
  });

  test('ticks are refused for facts that the run has not reached, and for everybody else', async () => {
    const run = await knowingRun();
    const unreached = run.simulation.stages[1]?.scenarios[0]?.id ?? 0;
    const later = await run.facilitator.call('createFact', {
      params: { scenarioId: unreached },
      body: { text: 'Later', posts: [], files: [await uploadTo(run, unreached)], supports: [], opposes: [] },
    });
    const unknown = expect.objectContaining({ code: 'fact.unknown', status: 404 });
    for (const factId of [later.id, 999_999])
      await expect(tick(run, run.facilitator, factId)).rejects.toEqual(unknown);
    await expect(tick(run, run.legal)).rejects.toMatchObject({ status: 403 });
  });

  test('evidence, the table and waiting posts keep a fact from being deleted while the run goes on', async () => {
    const run = await knowingRun();
    const { facilitator } = run;
    const remove = () => facilitator.call('deleteFact', { params: { factId: run.fact } });
    const inUse = { code: 'fact.in-use', status: 409, message: expect.stringContaining('the run') };
    const { id: itemId } = await putPost(run, run.legal);
    await expect(remove()).rejects.toMatchObject(inUse);
    await run.legal.call('takeFromTable', { params: { ...params(run), itemId } });
    const waiting = await facilitator.call('createPost', {
      body: {
        scenario_id: run.first.id,
        room_name: 'social',
        content: 'Now everybody knows',
        when: [{ kind: 'on-table', fact_id: run.fact }],
      },
    });
    await expect(remove()).rejects.toMatchObject(inUse);
    await facilitator.call('deletePost', { params: { postId: waiting.id } });
    await vote(run, run.legal, [run.post]);
    await expect(remove()).rejects.toMatchObject(inUse);
    await facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });
    await remove();
  });

  test('ticks keep a fact from being deleted while the run goes on', async () => {
    const run = await knowingRun();
    await tick(run, run.facilitator);
    const remove = () => run.facilitator.call('deleteFact', { params: { factId: run.fact } });
    await expect(remove()).rejects.toMatchObject({
      code: 'fact.ticked',
      status: 409,
      message: expect.stringContaining('in the run'),
    });
    await untick(run, run.facilitator);
    await remove();
  });
});

async function uploadTo(run: BuiltRun, scenarioId: number) {
  const file = await run.facilitator.call('uploadScenarioFile', {
    params: { scenarioId },
    body: { room: 'legal' },
    file: new Blob(['later']),
    fileName: 'later.txt',
  });
  return file.id;
}

describe('before the run is over', () => {
  test('before the end, a tick changes nothing that participants or observers read, and sends them no event', async () => {
    const run = await knowingRun();
    const observer = await server.user();
    await run.facilitator.call('addObserver', {
      params: params(run),
      body: { account: observer.email_address },
    });
    const paths = { runId: run.id, scenarioId: run.first.id, factId: run.fact, roomName: 'legal' };
    const readers = [run.legal, run.dashboard, observer];
    const everything = () =>
      Promise.all(
        readers.map(async ({ token }) => {
          const answers = [...(await readEverything(server, token, paths))];
          // A PDF contains the time at which it was made.
          return answers.filter(([name]) => name !== 'exportSummary');
        }),
      );
    const before = await everything();
    expect(JSON.stringify(before)).not.toContain(secret);
    await tick(run, run.facilitator);
    expect(await everything()).toEqual(before);
    const streams = await Promise.all(readers.map(({ token }) => follow(server, run.id, token)));
    for (const stream of streams) await stream.until(() => stream.events.length > 0);
    await untick(run, run.facilitator);
    // A later event of the run shows that an earlier one would have arrived.
    await run.facilitator.call('renameRun', { params: params(run), body: { name: 'Renamed' } });
    for (const stream of streams) {
      await stream.until(() => stream.events.some(({ kind }) => kind === 'run-renamed'));
      expect(stream.events.map(({ kind }) => kind)).not.toContain('facts-changed');
    }
  });

  test('before the end, the answer of known facts is the same for runs with facts and without', async () => {
    const run = await knowingRun();
    await advanceAll(run, run.first);
    const plain = await buildRun(server, { rooms: ['legal'] });
    const known = (reader: BuiltUser, of: BuiltRun) => reader.call('getKnownFacts', { params: params(of) });
    expect(await known(run.legal, run)).toEqual(await known(plain.members[0] as Member, plain));
    await expect(run.legal.call('getRunFacts', { params: params(run) })).rejects.toMatchObject({
      status: 403,
    });
  });
});

test('the files of a run have its facts with how far they came, and a run without facts has the files as before', async () => {
  const run = await knowingRun();
  await putPost(run, run.legal);
  await advanceAll(run, run.first);
  const data = await loadRunData(server.app.db.read, run.id, server.clock.now);
  expect(data.known_facts).toMatchObject([
    { stage_number: 1, facts: [{ text: secret, shared_by: { last_name: expect.any(String) } }, {}] },
  ]);
  const sheet = tablesOf(data, translatorFor('de')).find(({ name }) => name === 'Schlüsseltatsachen');
  expect(sheet?.rows).toMatchObject([
    [1, secret, 'für A, gegen B', 'Recht', '', 'Recht', expect.any(Date), null, null, '', null],
    [1, 'The ferry is full', 'gegen A', 'Gesellschaft', '', '', null, null, null, '', null],
  ]);
  const pages = textOf(reportOn(data));
  expect(pages).toContain('What each room knew');
  expect(pages).toContain('On the table: Legal Expert, 9:');
  expect(pages).toContain('Held by one room, reached the table: 1 of 2');
  expect(pages).toContain('The shared key facts (1) point to A.');
  const plain = await buildRun(server, { rooms: ['legal'] });
  await advanceAll(plain, plain.first);
  const without = await loadRunData(server.app.db.read, plain.id, server.clock.now);
  expect(without).not.toHaveProperty('known_facts');
  expect(tablesOf(without, translatorFor('en')).map(({ name }) => name)).not.toContain('Key facts');
});

describe('after the end', () => {
  async function finishedRun() {
    const run = await knowingRun();
    await putPost(run, run.legal);
    await advanceAll(run, run.first);
    await run.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });
    return run;
  }
  const known = (run: BuiltRun, reader: BuiltUser) => reader.call('getKnownFacts', { params: params(run) });

  test('after the end, participants see what each room knew in the closed scenarios, without people', async () => {
    const run = await finishedRun();
    const answer = await known(run, run.social);
    expect(answer).toEqual(await known(run, run.facilitator));
    expect(answer.stages).toMatchObject([
      { stage_number: 1, facts: [{ text: secret, state: 'on-table' }, {}] },
    ]);
    expect(JSON.stringify(answer)).not.toContain(run.legal.full_name.split(' ')[1]);
  });

  test("a participant's summary says as a file what each room knew", async () => {
    const run = await finishedRun();
    const load = ({ id }: BuiltUser, of: BuiltRun = run) => {
      const person = { id, first_name: 'Ada', last_name: 'King' };
      return loadSummary(server.app.db.read, of.id, person, server.clock.now);
    };
    const pages = async (reader: BuiltUser, of?: BuiltRun) =>
      JSON.stringify(summaryBlocks(await load(reader, of), translatorFor('en')));
    const { knownStages } = await load(run.social);
    expect(knownStages).toEqual((await known(run, run.social)).stages);
    const shown = await pages(run.social);
    for (const text of ['What each room knew', secret, 'The ferry is full', 'On the table: Legal Expert'])
      expect(shown).toContain(text);
    const open = await knowingRun();
    await advanceAll(open, open.first);
    expect(await pages(open.social, open)).not.toContain('What each room knew');
    const hold = { params: params(run), body: { holds_facts: true } };
    await run.facilitator.call('holdFacts', hold);
    expect(await pages(run.social)).not.toContain('What each room knew');
  });

  test('ticks are refused while the report is shared', async () => {
    const run = await finishedRun();
    const share = (shared: boolean) =>
      run.facilitator.call('shareReport', { params: params(run), body: { shared } });
    const acceptsTicks = async () =>
      (await run.facilitator.call('getRunFacts', { params: params(run) })).accepts_ticks;
    expect(await acceptsTicks()).toBe(true);
    await share(true);
    expect(await acceptsTicks()).toBe(false);
    for (const change of [tick, untick])
      await expect(change(run, run.facilitator)).rejects.toMatchObject({ code: 'fact.report-shared' });
    await share(false);
    await tick(run, run.facilitator);
  });

  test('after the end, ticks change until the guided debrief is done', async () => {
    const run = await finishedRun();
    await run.facilitator.call('openGuidedDebrief', { params: params(run) });
    for (const [index, to] of debriefPhases.slice(1).entries()) {
      await tick(run, run.facilitator);
      await untick(run, run.facilitator);
      const body = { from: debriefPhases[index] ?? to, to };
      await run.facilitator.call('moveGuidedDebrief', { params: params(run), body });
    }
    await expect(tick(run, run.facilitator)).rejects.toMatchObject({ status: 409 });
  });

  test('after the end, participants see nothing while a facilitator holds the facts back', async () => {
    const run = await finishedRun();
    const hold = (holds_facts: boolean) =>
      run.facilitator.call('holdFacts', { params: params(run), body: { holds_facts } });
    await hold(true);
    expect(await run.facilitator.call('getRunFacts', { params: params(run) })).toMatchObject({
      holds_facts: true,
    });
    expect(await known(run, run.social)).toEqual({ stages: [] });
    expect((await known(run, run.facilitator)).stages).toHaveLength(1);
    await hold(false);
    expect((await known(run, run.social)).stages).toHaveLength(1);
  });
});
