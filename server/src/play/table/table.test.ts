import type { Room } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesOf } from '../../debrief/exports/files/xlsx-tables.ts';
import { loadRunData } from '../../debrief/exports/run-data.ts';
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

/** A run with two people in the legal room, one in the social room and one in the dashboard. */
async function sharingRun() {
  const run = await buildRun(server, { rooms: ['legal', 'legal', 'social', 'dashboard'] });
  const [legal, second, social, dashboard] = run.members as [Member, Member, Member, Member];
  const post = await write(run, 'Clause 14 covers it');
  return { ...run, legal, second, social, dashboard, post };
}

type Sharing = Awaited<ReturnType<typeof sharingRun>>;
const params = ({ id }: { id: number }) => ({ runId: id });

async function write(run: BuiltRun, content: string, room_name: Room = 'legal', release?: 'held' | number) {
  const body = { content, room_name, scenario_id: run.first.id, ...(release !== undefined && { release }) };
  return (await run.facilitator.call('createPost', { body })).id;
}

async function upload(run: BuiltRun, room: Room, fileName = 'ruling.txt') {
  const file = await run.facilitator.call('uploadScenarioFile', {
    params: { scenarioId: run.first.id },
    body: { room },
    file: new Blob(['the ruling']),
    fileName,
  });
  return file.id;
}

const put = (run: BuiltRun, user: BuiltUser, post_id: number, line = '') =>
  user.call('putOnTable', { params: params(run), body: { scenario_id: run.first.id, post_id, line } });
const putFile = (run: BuiltRun, user: BuiltUser, file_id: number) =>
  user.call('putOnTable', { params: params(run), body: { scenario_id: run.first.id, file_id } });
const takeBack = (run: BuiltRun, user: BuiltUser, itemId: number) =>
  user.call('takeFromTable', { params: { ...params(run), itemId } });
const read = (run: BuiltRun, user: BuiltUser, scenario_id?: number) =>
  user.call('getRunTable', { params: params(run), query: scenario_id ? { scenario_id } : {} });
const vote = (
  run: BuiltRun,
  user: BuiltUser,
  body: { evidence?: number[]; evidence_files?: number[] } = {},
) =>
  user.call('castFinalVote', {
    params: params(run),
    body: { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'It is right', ...body },
  });
const refused = (code: string, status = 409) => expect.objectContaining({ code, status });

describe('a post or file on the table', () => {
  test('an item on the table is read by everybody on the run, with room, person and line', async () => {
    const run = await sharingRun();
    const { legal, social, facilitator } = run;
    const item = await put(run, legal, run.post, ' The bill is not ours. ');
    expect(item).toMatchObject({
      room_name: 'legal',
      user_run_id: legal.seat_id,
      user: { first_name: legal.full_name.split(' ')[0], last_name: legal.full_name.split(' ')[1] },
      line: 'The bill is not ours.',
      post: { id: run.post, content: 'Clause 14 covers it', room_name: 'legal' },
      file: null,
      is_removable: true,
      is_cited: false,
    });
    const fileId = await upload(run, 'social');
    server.clock.advance(1_000);
    await putFile(run, social, fileId);
    const observer = await server.user();
    await facilitator.call('addObserver', { params: params(run), body: { account: observer.email_address } });
    for (const reader of [legal, social, run.dashboard, observer, facilitator]) {
      const { items, is_open, scenario_id } = await read(run, reader);
      expect({ is_open, scenario_id }).toEqual({ is_open: true, scenario_id: run.first.id });
      expect(items.map(({ post, file }) => post?.content ?? file?.name)).toEqual([
        'Clause 14 covers it',
        'ruling.txt',
      ]);
      const file = await reader.call('downloadRoomFile', { params: { ...params(run), fileId } });
      expect(await file.text()).toBe('the ruling');
      const address = items[1]?.file?.url ?? '';
      const answer = await fetch(new URL(address, server.origin), {
        headers: { authorization: `Bearer ${reader.token}` },
      });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('the ruling');
    }
    await expect(read(run, await server.user())).rejects.toEqual(refused('run.unknown', 404));
    expect((await read(run, social)).items.map(({ is_removable }) => is_removable)).toEqual([false, true]);
  });

  test('a post or file is on the table once: adding it again returns the item that is there', async () => {
    const run = await sharingRun();
    const item = await put(run, run.legal, run.post, 'First');
    expect(await put(run, run.second, run.post, 'Second')).toMatchObject({
      id: item.id,
      line: 'First',
      user_run_id: run.legal.seat_id,
      is_removable: false,
    });
    expect((await read(run, run.social)).items).toHaveLength(1);
  });

  test('a post on the table is shown as it reads now, and once the scenario is closed as it read then', async () => {
    const run = await sharingRun();
    const { facilitator, post, legal } = run;
    await put(run, legal, post);
    const edit = (content: string) =>
      facilitator.call('updatePost', { params: { postId: post }, body: { content } });
    const shown = async () => (await read(run, run.social, run.first.id)).items[0]?.post?.content;
    await edit('Clause 15 covers it');
    expect(await shown()).toBe('Clause 15 covers it');
    await facilitator.call('updatePost', { params: { postId: post }, body: { release: 'held' } });
    expect(await shown()).toBe('Clause 15 covers it');
    await advanceAll(run, run.first);
    await edit('Rewritten later');
    expect(await shown()).toBe('Clause 15 covers it');
    expect(await read(run, run.social)).toMatchObject({ is_open: true, items: [] });
    expect(await read(run, run.social, run.first.id)).toMatchObject({ is_open: false });
  });

  test('an item on the table keeps the text of a live post once the scenario is closed', async () => {
    const run = await sharingRun();
    const { facilitator } = run;
    const { id: roomRunId } = await facilitator.call('getRoomRunByName', {
      params: { ...params(run), roomName: 'legal' },
    });
    const live = await facilitator.call('publishPost', {
      params: { roomRunId },
      body: { content: 'Breaking news' },
    });
    await put(run, run.legal, live.id);
    const edit = (content: string) =>
      facilitator.call('updatePost', { params: { postId: live.id }, body: { content } });
    await edit('Broken news');
    await expect(facilitator.call('deletePost', { params: { postId: live.id } })).rejects.toEqual(
      refused('post.on-table'),
    );
    await advanceAll(run, run.first);
    await expect(edit('Old news')).rejects.toEqual(refused('post.kept'));
    expect((await read(run, run.social, run.first.id)).items[0]?.post?.content).toBe('Broken news');
  });

  test('a post or file on the table cannot be deleted by an author until the run is finished', async () => {
    const run = await sharingRun();
    const { facilitator, post } = run;
    const fileId = await upload(run, 'legal');
    await put(run, run.legal, post);
    await putFile(run, run.legal, fileId);
    const deleteBoth = () =>
      Promise.allSettled([
        facilitator.call('deletePost', { params: { postId: post } }),
        facilitator.call('deleteScenarioFile', { params: { fileId } }),
      ]);
    expect(await deleteBoth()).toEqual([
      { status: 'rejected', reason: refused('post.on-table') },
      { status: 'rejected', reason: refused('file.on-table') },
    ]);
    await facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });
    expect((await deleteBoth()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const { items } = await read(run, run.social);
    expect(items.map((item) => item.post?.content ?? item.file?.name)).toEqual([
      'Clause 14 covers it',
      'ruling.txt',
    ]);
    const file = await run.social.call('downloadRoomFile', { params: { ...params(run), fileId } });
    expect(await file.text()).toBe('the ruling');
  });
});

describe('what can be put on the table', () => {
  test('people can put on the table what their room has before it, and nothing else', async () => {
    const run = await sharingRun();
    const { legal, social, dashboard } = run;
    const held = await write(run, 'Held', 'legal', 'held');
    const coming = await write(run, 'Coming', 'legal', 600);
    const everybodys = await write(run, 'For all', 'dashboard');
    const [own, theirs, ofDashboard] = [
      await upload(run, 'legal', 'own.txt'),
      await upload(run, 'social', 'theirs.txt'),
      await upload(run, 'dashboard', 'all.txt'),
    ];
    const second = run.simulation.stages[1]?.scenarios[0]?.id ?? 0;
    const { id: later } = await run.facilitator.call('createPost', {
      body: { content: 'Later', room_name: 'legal', scenario_id: second },
    });
    for (const post of [held, coming, everybodys, later, 999_999])
      await expect(put(run, legal, post)).rejects.toEqual(refused('table.not-of-room'));
    for (const file of [theirs, ofDashboard, 999_999])
      await expect(putFile(run, legal, file)).rejects.toEqual(refused('table.not-of-room'));
    await expect(put(run, social, run.post)).rejects.toEqual(refused('table.not-of-room'));
    await expect(put(run, dashboard, everybodys)).rejects.toEqual(refused('table.not-of-room'));
    expect((await read(run, legal)).items).toEqual([]);
    await putFile(run, legal, own);
    expect(await putFile(run, dashboard, theirs)).toMatchObject({ room_name: 'social' });
    expect(await put(run, dashboard, run.post)).toMatchObject({ room_name: 'legal' });
    server.clock.advance(600_000);
    await put(run, legal, coming);
  });

  test('an item for the table has to be one post or one file of the current scenario', async () => {
    const run = await sharingRun();
    const body = { scenario_id: run.first.id };
    const send = (more: object) =>
      run.legal.call('putOnTable', { params: params(run), body: { ...body, ...more } });
    await expect(send({})).rejects.toEqual(refused('table.nothing-named', 422));
    await expect(send({ post_id: 1, file_id: 1 })).rejects.toEqual(refused('table.nothing-named', 422));
    await expect(send({ post_id: run.post, line: 'x'.repeat(201) })).rejects.toMatchObject({ status: 422 });
    await advanceAll(run, run.first);
    await expect(put(run, run.legal, run.post)).rejects.toEqual(refused('table.closed'));
  });

  test('facilitators and observers can put nothing on the table', async () => {
    const run = await sharingRun();
    await expect(put(run, run.facilitator, run.post)).rejects.toEqual(refused('vote.not-seated', 403));
    const observer = await server.user();
    await run.facilitator.call('addObserver', {
      params: params(run),
      body: { account: observer.email_address },
    });
    await expect(put(run, observer, run.post)).rejects.toEqual(refused('run.unknown', 404));
  });

  test('nothing can be put on the table while the run is paused, but items can be taken back', async () => {
    const run = await sharingRun();
    const item = await put(run, run.legal, run.post);
    const other = await write(run, 'Another');
    await run.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'PAUSED' } });
    await expect(put(run, run.legal, other)).rejects.toEqual(refused('table.paused'));
    expect((await read(run, run.social)).items).toHaveLength(1);
    await takeBack(run, run.legal, item.id);
    expect((await read(run, run.social)).items).toEqual([]);
  });

  test('a room can have ten items on the table at most, including those from people in the dashboard', async () => {
    const run = await sharingRun();
    const posts: number[] = [];
    for (let index = 0; index < 11; index += 1) posts.push(await write(run, `Post ${index}`));
    for (const post of posts.slice(0, 9)) await put(run, run.legal, post);
    const tenth = await put(run, run.dashboard, posts[9] ?? 0);
    await expect(put(run, run.legal, posts[10] ?? 0)).rejects.toEqual(refused('table.room-full'));
    await takeBack(run, run.dashboard, tenth.id);
    await put(run, run.legal, posts[10] ?? 0);
  });
});

describe('taking an item back', () => {
  test('an item can be taken back by the person who added it, in whatever room they are, and by facilitators', async () => {
    const run = await sharingRun();
    const { legal, second, social, facilitator } = run;
    const item = await put(run, legal, run.post, 'First');
    for (const other of [second, social])
      await expect(takeBack(run, other, item.id)).rejects.toEqual(refused('table.not-adder', 403));
    await facilitator.call('moveParticipant', {
      params: { userRunId: legal.seat_id },
      body: { room_name: 'economic' },
    });
    await takeBack(run, legal, item.id);
    await expect(takeBack(run, legal, item.id)).rejects.toEqual(refused('table.item-unknown', 404));
    expect((await read(run, social)).items).toEqual([]);
    const again = await put(run, second, run.post, 'Again');
    expect(again).toMatchObject({ line: 'Again', user_run_id: second.seat_id });
    await takeBack(run, facilitator, again.id);
    expect((await read(run, social)).items).toEqual([]);
  });

  test('only facilitators can take an item back once the person who added it was removed from the run', async () => {
    const run = await sharingRun();
    const item = await put(run, run.legal, run.post);
    await run.facilitator.call('removeParticipant', { params: { userRunId: run.legal.seat_id } });
    await expect(takeBack(run, run.legal, item.id)).rejects.toEqual(refused('run.unknown', 404));
    expect((await read(run, run.social)).items).toMatchObject([{ user_run_id: run.legal.seat_id }]);
    await takeBack(run, run.facilitator, item.id);
  });

  test('an item cannot be taken back once a vote cites it, or after the scenario is closed', async () => {
    const run = await sharingRun();
    const cited = await put(run, run.legal, run.post);
    const other = await put(run, run.legal, await write(run, 'Another'));
    await vote(run, run.social, { evidence: [run.post] });
    for (const user of [run.legal, run.facilitator])
      await expect(takeBack(run, user, cited.id)).rejects.toEqual(refused('table.cited'));
    const isCited = async (user: BuiltUser) => (await read(run, user)).items.map(({ is_cited }) => is_cited);
    expect(await isCited(run.legal)).toEqual([true, false]);
    expect(await isCited(run.facilitator)).toEqual([true, false]);
    expect(await isCited(run.second)).toEqual([false, false]);
    for (const member of [run.legal, run.second, run.dashboard]) await vote(run, member);
    await run.facilitator.call('advanceRun', { params: params(run), body: {} });
    await expect(takeBack(run, run.legal, other.id)).rejects.toEqual(refused('table.closed'));
  });
});

test('no call gives a post, a line or a name before it is on the table or after it was taken back', async () => {
  const run = await sharingRun();
  const { legal, social } = run;
  const observer = await server.user();
  await run.facilitator.call('addObserver', {
    params: params(run),
    body: { account: observer.email_address },
  });
  const outsider = await server.user();
  const secrets = ['Clause 14 covers it', 'Only for our eyes'];
  const leaks = async (token: string | null) => {
    const answers = await readEverything(server, token, {
      runId: run.id,
      scenarioId: run.first.id,
      simulationId: run.simulation.id,
      userRunId: social.seat_id,
      postId: run.post,
      roomName: 'legal',
      roomId: 'legal',
    });
    return [...answers].flatMap(([name, text]) =>
      secrets.some((secret) => text.includes(secret)) ? [name] : [],
    );
  };
  const tokens = [social.token, outsider.token, null];
  for (const token of tokens) expect(await leaks(token)).toEqual([]);
  const { id } = await put(run, legal, run.post, 'Only for our eyes');
  expect(await leaks(social.token)).toEqual(['getRunTable']);
  expect(await leaks(observer.token)).toContain('getRunTable');
  for (const token of [outsider.token, null]) expect(await leaks(token)).toEqual([]);
  await takeBack(run, legal, id);
  for (const token of tokens) expect(await leaks(token)).toEqual([]);
});

test('a facilitator can blank the line of an item at any time, and the audit log shows it', async () => {
  const run = await sharingRun();
  const { facilitator, legal } = run;
  const item = await put(run, legal, run.post, 'A rude remark');
  const blank = (user: BuiltUser, itemId = item.id) =>
    user.call('blankLine', { params: { ...params(run), itemId } });
  await expect(blank(legal)).rejects.toEqual(refused('session.administrators-only', 403));
  await expect(blank(facilitator, 999_999)).rejects.toEqual(refused('table.item-unknown', 404));
  await facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });
  await blank(facilitator);
  expect((await read(run, run.social)).items).toMatchObject([{ line: '' }]);
  const { entries } = await facilitator.call('listAuditEntries', { query: {} });
  expect(entries[0]).toMatchObject({ action: 'Blank line', subject: { kind: 'run', id: run.id } });
});

describe('evidence from the table', () => {
  test('evidence from the table may be a post of another room or a file, and reports tell it from own evidence', async () => {
    const run = await sharingRun();
    const { legal, social, facilitator } = run;
    const own = await write(run, 'The people wait', 'social');
    const fileId = await upload(run, 'legal');
    await put(run, legal, run.post);
    await putFile(run, legal, fileId);
    await social.call('castRoomVote', {
      params: params(run),
      body: {
        decision_chosen_id: run.first.decision_ids[0] ?? 0,
        reasoning: 'In the room',
        evidence: [own, run.post],
        evidence_files: [fileId],
      },
    });
    expect(
      await vote(run, social, { evidence: [run.post, own], evidence_files: [fileId, fileId] }),
    ).toMatchObject({ evidence: [run.post, own], evidence_files: [fileId] });
    for (const member of [legal, run.second, run.dashboard]) await vote(run, member);
    await facilitator.call('advanceRun', { params: params(run), body: {} });
    const [stage] = await facilitator.call('getAdminReport', { params: params(run) });
    expect(stage?.evidence_files).toMatchObject([{ id: fileId, name: 'ruling.txt', room_name: 'legal' }]);
    expect(stage?.all_user_decisions.find(({ evidence }) => evidence.length > 0)).toMatchObject({
      room_name: 'social',
      evidence: [run.post, own].sort((a, b) => a - b),
      evidence_files: [fileId],
    });
    const report = await social.call('getParticipantReport', { params: params(run) });
    expect(report.table).toBe(true);
    expect(report.report_per_stage[0]).toMatchObject({
      table: [{ post: { id: run.post } }, { file: { id: fileId } }],
      user_chosen_decision: { room_name: 'social', evidence_files: [{ name: 'ruling.txt' }] },
      user_room_vote: { evidence_files: [{ id: fileId }] },
    });
    const csv = await facilitator.call('exportRun', { params: params(run), body: { format: 'csv' } });
    const line = (await csv.text())
      .split('\n')
      .find((row) => row.includes('It is right') && row.includes('File'));
    expect(line).toContain('The people wait');
    expect(line?.trim()).toMatch(/Clause 14 covers it \| File ruling\.txt$/);
  });

  test('evidence from the table is in the files with what was on the table', async () => {
    const run = await sharingRun();
    const { legal, social, facilitator } = run;
    await put(run, legal, run.post, 'Read clause 14 first');
    await vote(run, social, { evidence: [run.post] });
    for (const member of [legal, run.second, run.dashboard]) await vote(run, member);
    await facilitator.call('advanceRun', { params: params(run), body: {} });
    const runData = await loadRunData(server.app.db.read, run.id, server.clock.now);
    expect(runData.stages[0]?.table).toMatchObject([{ line: 'Read clause 14 first', room_name: 'legal' }]);
    const pages = textOf(reportOn(runData, { language: 'de' }));
    expect(pages).toContain('Auf dem Tisch');
    expect(pages).toContain('Read clause 14 first');
    expect(pages).toContain('Geteilte Belege 1');
    const sheets = tablesOf(runData, translatorFor('en'));
    expect(sheets.find(({ name }) => name === 'On the table')?.rows).toMatchObject([
      [
        1,
        'Legal Expert',
        legal.full_name,
        expect.anything(),
        'Read clause 14 first',
        expect.stringContaining('Clause 14'),
      ],
    ]);
    const { moments } = await facilitator.call('getReplay', { params: params(run) });
    expect(moments).toContainEqual(
      expect.objectContaining({ kind: 'shared', room_name: 'legal', seat_id: legal.seat_id }),
    );
  });

  test('evidence from the table is left out if it was taken back while somebody wrote the vote', async () => {
    const run = await sharingRun();
    const fileId = await upload(run, 'legal');
    const items = [await put(run, run.legal, run.post), await putFile(run, run.legal, fileId)];
    for (const { id } of items) await takeBack(run, run.legal, id);
    expect(await vote(run, run.social, { evidence: [run.post], evidence_files: [fileId] })).toMatchObject({
      evidence: [],
      evidence_files: [],
    });
    // A post of the voter's own feed stays evidence.
    expect((await vote(run, run.legal, { evidence: [run.post] })).evidence).toEqual([run.post]);
    await expect(run.social.call('downloadRoomFile', { params: { ...params(run), fileId } })).rejects.toEqual(
      refused('file.unknown', 404),
    );
  });

  test('evidence is refused if it was never on this table, and beyond ten posts and files', async () => {
    const run = await sharingRun();
    const fileId = await upload(run, 'social');
    await expect(vote(run, run.social, { evidence: [run.post] })).rejects.toEqual(
      refused('vote.foreign-evidence'),
    );
    await expect(vote(run, run.social, { evidence_files: [fileId] })).rejects.toEqual(
      refused('vote.foreign-evidence'),
    );
    const files: number[] = [];
    for (let index = 0; index < 5; index += 1) files.push(await upload(run, 'social', `${index}.txt`));
    for (const file of files) await putFile(run, run.social, file);
    const posts: number[] = [];
    for (let index = 0; index < 6; index += 1) posts.push(await write(run, `Post ${index}`, 'social'));
    await expect(vote(run, run.social, { evidence: posts, evidence_files: files })).rejects.toEqual(
      refused('vote.too-much-evidence', 422),
    );
    expect(
      (await vote(run, run.social, { evidence: posts.slice(1), evidence_files: files })).evidence,
    ).toEqual(posts.slice(1));
  });
});

describe('a run without a table', () => {
  async function withoutTable(): Promise<Sharing> {
    const simulation = (await buildRun(server, { status: 'DRAFT' })).simulation;
    const run = await buildRun(server, {
      simulation,
      rooms: ['legal', 'legal', 'social', 'dashboard'],
      status: 'DRAFT',
    });
    const [legal, second, social, dashboard] = run.members as [Member, Member, Member, Member];
    const { facilitator } = run;
    const set = (body: { table?: boolean }) =>
      facilitator.call('setRunOptions', { params: params(run), body });
    expect(await set({})).toEqual({ id: run.id, table: true, asks_confidence: false });
    expect(await set({ table: false })).toEqual({ id: run.id, table: false, asks_confidence: false });
    expect((await facilitator.call('getRun', { params: params(run) })).table).toBe(false);
    await facilitator.call('changeRunStatus', { params: params(run), body: { status: 'IN_PROGRESS' } });
    await expect(set({ table: true })).rejects.toEqual(refused('run.started'));
    return { ...run, legal, second, social, dashboard, post: await write(run, 'Clause 14') };
  }

  test('a run without a table takes no items and keeps the sentence about evidence', async () => {
    const run = await withoutTable();
    await expect(put(run, run.legal, run.post)).rejects.toEqual(refused('table.off'));
    expect(await read(run, run.legal)).toEqual({ scenario_id: run.first.id, is_open: false, items: [] });
    await expect(vote(run, run.social, { evidence: [run.post] })).rejects.toMatchObject({
      code: 'vote.bad-evidence',
      message: 'Only posts of your own feed in this scenario can be marked as evidence',
    });
  });

  test('a run without a table has the same files as before', async () => {
    const run = await withoutTable();
    for (const member of run.members)
      await vote(run, member, { evidence: [run.post].filter(() => member === run.legal) });
    await run.facilitator.call('advanceRun', { params: params(run), body: {} });
    const csv = await run.facilitator.call('exportRun', { params: params(run), body: { format: 'csv' } });
    expect((await csv.text()).split('\n')[0]?.trim().endsWith(',guest')).toBe(true);
  });
});

test('each item is on the table once when 300 people add ten posts at the same moment', async () => {
  const run = await buildRun(server, { rooms: Array.from({ length: 300 }, () => 'legal' as const) });
  const posts: number[] = [];
  for (let index = 0; index < 10; index += 1) posts.push(await write(run, `Post ${index}`));
  const sent = run.members.map((member, index) => put(run, member, posts[index % posts.length] ?? 0));
  expect(new Set(await outcomesOf(sent))).toEqual(new Set(['done']));
  const { items } = await read(run, run.facilitator);
  expect(items).toHaveLength(posts.length);
  expect(new Set(items.map(({ post }) => post?.id))).toEqual(new Set(posts));
});

test('everybody learns of a changed table, participants at most every two seconds', async () => {
  const run = await sharingRun();
  const stream = await follow(server, run.id, run.social.token);
  await stream.until(() => stream.events.length > 0);
  const posts = [run.post, await write(run, 'One'), await write(run, 'Two')];
  for (const post of posts) await put(run, run.legal, post);
  const changes = () => stream.events.filter(({ kind }) => kind === 'table-changed');
  const { revision } = await run.facilitator.call('getRun', { params: params(run) });
  const hasLast = () => changes().at(-1)?.revision === revision;
  // Each wait ends after two seconds.
  expect((await stream.until(hasLast)) || (await stream.until(hasLast))).toBe(true);
  expect(changes()).toHaveLength(2);
  stream.close();
});
