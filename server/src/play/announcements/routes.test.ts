import type { Room } from '@vincere/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceAll, type BuiltRun, buildRun, decideAll, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';

// Announcements to a run, and nudges of people whose vote is missing.

let server: TestServer;
let run: BuiltRun;
let legal: Member;
let social: Member;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await buildRun(server, { rooms: ['legal', 'social'] });
  [legal, social] = run.members as [Member, Member];
});

const params = () => ({ runId: run.id });
const announce = (content: string, room_name: Room | null = null) =>
  run.facilitator.call('announce', { params: params(), body: { content, room_name } });
const runOf = async (reader: Member) =>
  (await reader.call('getUserRun', { params: { userRunId: reader.seat_id } })).sim_run;
const visibleTexts = async (reader: Member) =>
  (await runOf(reader)).announcements.map(({ content }) => content);
const end = () => run.facilitator.call('changeRunStatus', { params: params(), body: { status: 'ENDED' } });

describe('an announcement', () => {
  test('an announcement reaches everyone on the run or one room, newest first', async () => {
    const stream = await follow(server, run.id, legal.token);
    await announce('Lunch is at noon');
    const made = await announce('The court is waiting', 'legal');
    expect(made).toMatchObject({ room_name: 'legal', content: 'The court is waiting' });
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'announced'))).toBe(true);
    expect(await visibleTexts(legal)).toEqual(['The court is waiting', 'Lunch is at noon']);
    expect(await visibleTexts(social)).toEqual(['Lunch is at noon']);
    const { entries } = await run.facilitator.call('listAuditEntries', { query: { search: 'announce' } });
    expect(entries.slice(0, 2).map(({ details }) => details)).toEqual([
      { content: 'The court is waiting', room_name: 'legal' },
      { content: 'Lunch is at noon', room_name: null },
    ]);
    await end();
    const { announcements } = await run.facilitator.call('getRun', { params: params() });
    expect(announcements).toHaveLength(2);
    await expect(announce('Too late')).rejects.toMatchObject({ status: 409, code: 'run.is-over' });
    stream.close();
  });

  test('an announcement is visible in its stage only, but always to facilitators', async () => {
    const waiting = await buildRun(server, { rooms: ['legal'], status: 'DRAFT' });
    const [member] = waiting.members as [Member];
    const by = waiting.facilitator;
    const on = { params: { runId: waiting.id } };
    const say = (content: string) => by.call('announce', { ...on, body: { content } });
    expect((await say('We start in five minutes')).stage_number).toBe(1);
    expect(await visibleTexts(member)).toEqual(['We start in five minutes']);
    server.clock.advance(1_000);
    await by.call('changeRunStatus', { ...on, body: { status: 'IN_PROGRESS' } });
    server.clock.advance(1_000);
    await say('Lunch is at noon');
    expect(await visibleTexts(member)).toEqual(['Lunch is at noon', 'We start in five minutes']);
    server.clock.advance(1_000);
    await advanceAll(waiting, waiting.first);
    expect(await visibleTexts(member)).toEqual([]);
    server.clock.advance(1_000);
    expect((await say('Coffee is ready')).stage_number).toBe(2);
    await by.call('changeRunStatus', { ...on, body: { status: 'PAUSED' } });
    expect(await visibleTexts(member)).toEqual(['Coffee is ready']);
    const { announcements } = await by.call('getRun', on);
    expect(announcements.map(({ content, stage_number }) => [content, stage_number])).toEqual([
      ['Coffee is ready', 2],
      ['Lunch is at noon', 1],
      ['We start in five minutes', 1],
    ]);
  });

  test('an announcement can be taken back, but not through another run', async () => {
    const { id } = await announce('Lunch is at noon');
    const takeBack = (runId = run.id) =>
      run.facilitator.call('takeBackAnnouncement', { params: { runId, announcementId: id } });
    const other = await buildRun(server);
    await expect(takeBack(other.id)).rejects.toMatchObject({ status: 404, code: 'announcement.unknown' });
    expect(await takeBack()).toEqual({ id });
    expect(await visibleTexts(legal)).toEqual([]);
    await expect(takeBack()).rejects.toMatchObject({ code: 'announcement.unknown' });
    const { entries } = await run.facilitator.call('listAuditEntries', { query: { search: 'take back' } });
    expect(entries[0]).toMatchObject({
      action: 'Take back announcement',
      subject: { kind: 'run', id: run.id },
      details: { announcementId: 'Lunch is at noon' },
    });
  });

  test('an announcement needs a text and an existing run', async () => {
    await expect(announce(' ')).rejects.toMatchObject({ status: 422 });
    await expect(announce('x'.repeat(2_001))).rejects.toMatchObject({ status: 422 });
    await expect(
      run.facilitator.call('announce', { params: { runId: 999_999 }, body: { content: 'Hello' } }),
    ).rejects.toMatchObject({ code: 'run.unknown' });
  });

  test('participants see the last twenty announcements', async () => {
    for (let n = 1; n <= 21; n++) await announce(`Number ${n}`);
    expect(await visibleTexts(legal)).toHaveLength(20);
    expect((await visibleTexts(legal)).at(-1)).toBe('Number 2');
  });

  test('an announcement to a room stays visible regardless of others, and can be taken back', async () => {
    const { id } = await announce('The court is waiting', 'legal');
    for (let n = 1; n <= 20; n++) await announce(`Number ${n}`, 'social');
    expect(await visibleTexts(legal)).toEqual(['The court is waiting']);
    expect(await visibleTexts(social)).toHaveLength(20);
    const { announcements } = await run.facilitator.call('getRun', { params: params() });
    expect(announcements.at(-1)?.id).toBe(id);
    await announce('To all');
    expect(await visibleTexts(social)).toEqual([
      'To all',
      ...Array.from({ length: 19 }, (_, n) => `Number ${20 - n}`),
    ]);
  });
});

describe('a nudge', () => {
  const nudge = () => run.facilitator.call('nudge', { params: params() });

  test('a nudge sends an event at most every half minute, and is visible in its stage', async () => {
    expect((await runOf(legal)).nudged_at).toBeNull();
    const stream = await follow(server, run.id, legal.token);
    const { nudged_at, missing } = await nudge();
    expect(missing).toBe(2);
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'nudged'))).toBe(true);
    expect((await runOf(legal)).nudged_at).toBe(nudged_at);
    server.clock.advance(10_000);
    await expect(nudge()).rejects.toMatchObject({
      status: 409,
      code: 'nudge.too-soon',
      body: { seconds: 20 },
    });
    server.clock.advance(20_000);
    await nudge();
    await advanceAll(run, run.first);
    expect((await runOf(legal)).nudged_at).toBeNull();
    stream.close();
  });

  test('a nudge needs a missing voter and a run in progress', async () => {
    await decideAll(run, run.first);
    await expect(nudge()).rejects.toMatchObject({ code: 'nudge.nobody-missing' });
    await end();
    await expect(nudge()).rejects.toMatchObject({ code: 'run.not-in-progress' });
    const waiting = await buildRun(server, { status: 'DRAFT' });
    await expect(run.facilitator.call('nudge', { params: { runId: waiting.id } })).rejects.toMatchObject({
      code: 'run.not-in-progress',
    });
  });
});
