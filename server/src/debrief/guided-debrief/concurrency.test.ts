import type { GuidedDebrief } from '@vincere/contract';
import { CallFailed } from '@vincere/contract';
import { debriefPhases } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Phase = GuidedDebrief['phase'];
type Caller = Pick<Member, 'call'>;
const paramsOf = ({ id }: { id: number }) => ({ runId: id });

/** A debrief of four people in a phase, which two facilitators lead. */
async function debriefIn(phase: Phase) {
  const run = await buildRun(server, { rooms: ['legal', 'legal', 'social', 'social'] });
  const params = paramsOf(run);
  const { facilitator } = run;
  await facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  await facilitator.call('openGuidedDebrief', { params });
  const steps = debriefPhases.slice(0, debriefPhases.indexOf(phase) + 1);
  for (const [index, to] of steps.slice(1).entries())
    await facilitator.call('moveGuidedDebrief', { params, body: { from: steps[index] ?? to, to } });
  const [ada, alan, ...others] = run.members as [Member, Member, ...Member[]];
  return { ...run, ada, alan, others, second: await server.administrator() };
}

async function read(run: BuiltRun, reader: Caller): Promise<GuidedDebrief> {
  const { debrief } = await reader.call('getGuidedDebrief', { params: paramsOf(run) });
  if (debrief === null) throw new Error('The debrief is open');
  return debrief;
}

const write = (run: BuiltRun, by: Caller, phase: Exclude<Phase, 'done'>, text: string) =>
  by.call('writeDebriefEntry', {
    params: paramsOf(run),
    body: { phase, text, is_private: false, shows_name: false },
  });
const edit = (run: BuiltRun, by: Caller, entryId: string, text: string) =>
  by.call('editDebriefEntry', {
    params: { ...paramsOf(run), entryId },
    body: { text, is_private: false, shows_name: false },
  });
const release = (run: BuiltRun, entry_ids: string[]) =>
  run.facilitator.call('releaseDebriefEntries', {
    params: paramsOf(run),
    body: { entry_ids, is_released: true },
  });
const mark = (run: BuiltRun, by: Caller, entry_ids: string[]) =>
  by.call('markLessons', { params: paramsOf(run), body: { entry_ids } });
const merge = (run: BuiltRun, entryId: string, into: string | null) =>
  run.facilitator.call('mergeLesson', { params: { ...paramsOf(run), entryId }, body: { into } });

/** A debrief with released lessons of Ada. */
async function lessons(count: number) {
  const run = await debriefIn('lessons');
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1)
    ids.push((await write(run, run.ada, 'lessons', `Lesson ${number}`)).id);
  await release(run, ids);
  return { run, ids };
}

/** Returns the code of a refused change, or `stored`. */
const codeOf = (settled: PromiseSettledResult<unknown>) =>
  settled.status === 'fulfilled'
    ? 'stored'
    : settled.reason instanceof CallFailed
      ? settled.reason.code
      : String(settled.reason);

describe('two facilitators', () => {
  test('two facilitators who open and move the debrief at once do so once', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const params = paramsOf(run);
    const second = await server.administrator();
    await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
    const both = [run.facilitator, second];
    const opened = await Promise.all(both.map((one) => one.call('openGuidedDebrief', { params })));
    expect(opened[0]?.control?.questions).toEqual(opened[1]?.control?.questions);
    const body = { from: 'reactions', to: 'what-happened' } as const;
    const moves = await Promise.allSettled(
      both.map((one) => one.call('moveGuidedDebrief', { params, body })),
    );
    expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(moves.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'debrief.moved-on' },
    });
    expect((await read(run, second)).phase).toBe('what-happened');
  });
});

describe('an author', () => {
  test('an author who edits an entry has no other words released than the facilitator read', async () => {
    const run = await debriefIn('why');
    const { id } = await write(run, run.ada, 'why', 'Harmless');
    const kept = await write(run, run.alan, 'why', 'Unchanged');
    const edited = await edit(run, run.ada, id, 'Unread');
    const { released, control } = await release(run, [id, kept.id]);
    expect(released.map(({ text }) => text)).toEqual(['Unchanged']);
    expect(control?.waiting).toMatchObject([{ text: 'Unread' }]);
    await expect(release(run, [id])).rejects.toMatchObject({ code: 'debrief.entry-unknown' });
    expect((await release(run, [edited.id])).released).toMatchObject([
      { text: 'Unchanged' },
      { text: 'Unread' },
    ]);
  });

  test('an author who edits an entry while it is released loses neither the edit nor the need for a new release', async () => {
    const run = await debriefIn('why');
    for (let round = 0; round < 4; round += 1) {
      const { id } = await write(run, run.ada, 'why', `Before ${round}`);
      await Promise.allSettled([release(run, [id]), edit(run, run.ada, id, `After ${round}`)]);
      const { control, released } = await read(run, run.facilitator);
      expect(released).toEqual([]);
      expect(control?.waiting.map(({ text }) => text)).toContain(`After ${round}`);
    }
  });

  test('an author whose request is repeated at the same moment writes one entry', async () => {
    const run = await debriefIn('why');
    const body = { phase: 'why', text: 'Once', is_private: false, shows_name: false } as const;
    const send = () =>
      run.ada.call('writeDebriefEntry', { params: paramsOf(run), body, key: 'one-key-for-all' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await read(run, run.facilitator)).control?.waiting).toHaveLength(1);
  });

  test('an author writes ten entries per phase, also if many arrive at once', async () => {
    const run = await debriefIn('why');
    const writes = Array.from({ length: 12 }, (_, index) => write(run, run.ada, 'why', `${index}`));
    const settled = await Promise.allSettled(writes);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect((await read(run, run.ada)).own?.entries).toHaveLength(10);
  });

  test('an author writes in a phase before it closes or not at all', async () => {
    const run = await debriefIn('why');
    const body = { from: 'why', to: 'lessons' } as const;
    const [written] = await Promise.allSettled([
      write(run, run.ada, 'why', 'Just in time'),
      run.facilitator.call('moveGuidedDebrief', { params: paramsOf(run), body }),
    ]);
    const { control } = await read(run, run.facilitator);
    expect(control?.waiting).toHaveLength(written.status === 'fulfilled' ? 1 : 0);
    expect(['stored', 'debrief.phase-closed']).toContain(codeOf(written));
  });
});

describe('marks', () => {
  test('marks that arrive while the marking closes are counted or refused', async () => {
    const { run, ids } = await lessons(1);
    const markers = [run.ada, run.alan, ...run.others];
    const [closed, ...marked] = await Promise.allSettled([
      run.facilitator.call('closeMarking', { params: paramsOf(run) }),
      ...markers.map((by) => mark(run, by, ids)),
    ]);
    expect(closed.status).toBe('fulfilled');
    const accepted = marked.filter(({ status }) => status === 'fulfilled').length;
    for (const one of marked) expect(['stored', 'debrief.marking-closed']).toContain(codeOf(one));
    expect(await read(run, run.alan)).toMatchObject({ lessons: [{ marks: accepted }], marked_by: accepted });
  });

  test('marks on a lesson that is merged count for the other one, and can still be moved', async () => {
    const { run, ids } = await lessons(3);
    const [first = '', second = '', third = ''] = ids;
    await mark(run, run.alan, [first, second]);
    await merge(run, second, first);
    const { own } = await read(run, run.alan);
    expect(own?.marks).toEqual([first]);
    expect(await mark(run, run.alan, [...(own?.marks ?? []), third])).toEqual({
      marks: [first, third].toSorted(),
    });
    const [merged] = await Promise.allSettled([merge(run, third, first), mark(run, run.ada, [third])]);
    expect(merged.status).toBe('fulfilled');
    const { lessons: closed, marked_by } = await run.facilitator.call('closeMarking', {
      params: paramsOf(run),
    });
    expect(closed).toMatchObject([{ id: first, marks: marked_by }]);
  });
});

describe('a finished run', () => {
  test('a finished run keeps its participants, so nobody is removed in the middle of a debrief', async () => {
    const run = await debriefIn('why');
    const { id } = await write(run, run.ada, 'why', 'Still here');
    await expect(
      run.facilitator.call('removeParticipant', { params: { userRunId: run.ada.seat_id } }),
    ).rejects.toMatchObject({ status: 409 });
    expect((await release(run, [id])).released).toHaveLength(1);
  });

  test('a finished run keeps what a deactivated person wrote, and takes nothing more from them', async () => {
    const run = await debriefIn('why');
    const { id } = await write(run, run.ada, 'why', 'From before');
    await run.facilitator.call('updateUser', { params: { userId: run.ada.id }, body: { is_active: false } });
    await expect(write(run, run.ada, 'why', 'Too late')).rejects.toMatchObject({ status: 401 });
    expect((await release(run, [id])).released).toMatchObject([{ text: 'From before' }]);
  });

  test('a finished run can be archived in the middle of its debrief, which goes on', async () => {
    const run = await debriefIn('why');
    const params = paramsOf(run);
    await run.facilitator.call('archiveRun', { params, body: { archived: true } });
    const { id } = await write(run, run.ada, 'why', 'Archived');
    expect((await release(run, [id])).released).toHaveLength(1);
    await expect(
      run.facilitator.call('deleteRun', { params, query: { shown_participants: 4 } }),
    ).rejects.toMatchObject({ status: 409, code: 'run.has-started' });
    expect((await read(run, run.alan)).released).toMatchObject([{ text: 'Archived' }]);
  });
});
