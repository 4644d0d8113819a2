import { apiPrefix, type GuidedDebrief } from '@vincere/contract';
import { debriefPhases } from '@vincere/domain';
import { symbols } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readZip } from '../../testing/file-contents.ts';
import { readEverything } from '../../testing/readable.ts';
import { type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';
import { loadSummary } from '../exports/summary.ts';

/** Reading every call as several people takes long on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

/*
 * A run with a teaching note, ratings and a guided debrief, read by everybody. Each text has a mark of its own, and each
 * reader may find only some of the marks.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'trace' });
});
afterAll(() => server.close());

/** The lines of the log. */
const logged: string[] = [];
beforeAll(() => {
  const stream = (server.app.log as unknown as Record<symbol, { write: (line: string) => void }>)[
    symbols.streamSym
  ];
  if (stream === undefined) throw new Error('The log has a stream');
  vi.spyOn(stream, 'write').mockImplementation((line) => void logged.push(line));
});

type Phase = GuidedDebrief['phase'];
type Written = Exclude<Phase, 'done'>;
type Reader = { name: string; token: string | null };

const paramsOf = ({ id }: { id: number }) => ({ runId: id });

/** A run of four people, one of them a guest, with an observer. Ada is the first. */
async function playedRun() {
  const run = await buildRun(server, {
    rooms: ['legal', 'legal', 'social'],
    people: [{ first_name: 'Ada', last_name: 'NAME-OF-AUTHOR' }],
    status: 'DRAFT',
  });
  const params = paramsOf(run);
  const { facilitator } = run;
  await facilitator.call('setGuestJoin', { params, body: { guest_join: true } });
  const { access_token } = await server.nobody.call('joinAsGuest', {
    body: { access_code: run.access_code, name: 'Grace', key: run.access_code.padEnd(32, 'k') },
  });
  const observer = await server.user({ last_name: 'NAME-OF-RATER' });
  await facilitator.call('addObserver', { params, body: { account: observer.email_address } });
  const teaching = await facilitator.call('updateTeaching', {
    params: { simulationId: run.simulation.id },
    body: {
      objectives: [{ id: null, title: 'Share', text: 'Before the vote' }],
      objectives_revision: 0,
      teaching_note: '# TEACHING-NOTE',
    },
  });
  await facilitator.call('changeRunStatus', { params, body: { status: 'IN_PROGRESS' } });
  const [ada, alan] = run.members as [Member, Member, ...Member[]];
  const guest = { ...server.as(access_token), token: access_token };
  return { ...run, ada, alan, guest, observer, objective: teaching.objectives[0]?.id ?? 0 };
}
type PlayedRun = Awaited<ReturnType<typeof playedRun>>;

async function moveTo({ id, facilitator }: BuiltRun, phase: Phase) {
  const params = { runId: id };
  let { debrief } = await facilitator.call('getGuidedDebrief', { params });
  while (debrief !== null && debrief.phase !== phase) {
    const at = debriefPhases.indexOf(debrief.phase);
    const to = debriefPhases[debriefPhases.indexOf(phase) > at ? at + 1 : at - 1] ?? phase;
    debrief = await facilitator.call('moveGuidedDebrief', { params, body: { from: debrief.phase, to } });
  }
}

async function openIn(run: BuiltRun, phase: Phase) {
  await run.facilitator.call('changeRunStatus', { params: paramsOf(run), body: { status: 'ENDED' } });
  await run.facilitator.call('openGuidedDebrief', { params: paramsOf(run) });
  await moveTo(run, phase);
}

const write = (run: BuiltRun, by: Pick<Member, 'call'>, phase: Written, text: string, is_private = false) =>
  by.call('writeDebriefEntry', {
    params: paramsOf(run),
    body: { phase, text, is_private, shows_name: false },
  });

const release = (run: BuiltRun, entry_ids: string[], is_released = true) =>
  run.facilitator.call('releaseDebriefEntries', {
    params: paramsOf(run),
    body: { entry_ids, is_released },
  });

/** Returns everything that a person can read about a run, files included, by the name of the call or the kind of file. */
async function readAll(run: BuiltRun, { token }: Reader): Promise<Map<string, string>> {
  const person = run.members[0];
  const read = new Map(
    await readEverything(server, token, {
      runId: run.id,
      simulationId: run.simulation.id,
      stageId: run.first.stage_id,
      scenarioId: run.first.id,
      decisionId: run.first.decision_ids[0] ?? 0,
      userRunId: person?.seat_id ?? 0,
      userId: person?.id ?? 0,
      roomName: 'legal',
      roomId: 'legal',
    }),
  );
  expect(read.size).toBeGreaterThan(50);
  for (const format of ['json', 'csv', 'xlsx', 'docx']) {
    const response = await fetch(`${server.origin}${apiPrefix}/simulation-run-export/${run.id}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ format, with_notes: true, with_help: true }),
    });
    const file = Buffer.from(await response.arrayBuffer());
    const isZip = response.ok && (format === 'xlsx' || format === 'docx');
    read.set(format, isZip ? Object.values(readZip(file)).join('') : file.toString('utf8'));
  }
  return read;
}

/** Returns the names of the calls and files in which a reader finds a text. */
async function placesOf(run: BuiltRun, reader: Reader, texts: readonly string[]) {
  const read = await readAll(run, reader);
  return Object.fromEntries(
    texts.map((text) => [
      text,
      [...read].filter(([, answer]) => answer.includes(text)).map(([name]) => name),
    ]),
  );
}

const readersOf = async ({ facilitator, alan, guest, observer }: PlayedRun) => {
  const other = await buildRun(server, { rooms: ['legal'] });
  return {
    facilitator: { name: 'facilitator', token: facilitator.token },
    alan: { name: 'alan', token: alan.token },
    others: [
      { name: 'guest', token: guest.token },
      { name: 'observer', token: observer.token },
      { name: 'player of another run', token: other.members[0]?.token ?? null },
      { name: 'nobody', token: null },
    ],
  };
};

describe('a guided debrief', () => {
  test('a guided debrief shows nobody a private entry or a commitment, and participants only what is released', async () => {
    const run = await playedRun();
    const params = paramsOf(run);
    await openIn(run, 'reactions');
    const streams = await Promise.all(
      [run.alan, run.guest, run.observer, run.facilitator].map(({ token }) => follow(server, run.id, token)),
    );
    await write(run, run.ada, 'reactions', 'PRIVATE-ENTRY', true);
    await moveTo(run, 'why');
    const [shown, edited, hidden] = [
      await write(run, run.ada, 'why', 'SHOWN-ENTRY'),
      await write(run, run.ada, 'why', 'FIRST-WORDS'),
      await write(run, run.ada, 'why', 'HIDDEN-ENTRY'),
      await write(run, run.ada, 'why', 'WAITING-ENTRY'),
    ];
    await release(run, [shown.id, edited.id, hidden.id]);
    await release(run, [hidden.id], false);
    await run.ada.call('editDebriefEntry', {
      params: { ...params, entryId: edited.id },
      body: { text: 'LATER-WORDS', is_private: false, shows_name: false },
    });
    await moveTo(run, 'commitment');
    const due_on = new Date(server.clock.now + 30 * 86_400_000).toISOString().slice(0, 10);
    await run.ada.call('commit', { params, body: { text: 'COMMITMENT', due_on, is_reminded: false } });
    await moveTo(run, 'done');

    const secret = ['PRIVATE-ENTRY', 'COMMITMENT', 'FIRST-WORDS'];
    const waiting = ['LATER-WORDS', 'HIDDEN-ENTRY', 'WAITING-ENTRY'];
    const nowhere = (texts: string[]) => Object.fromEntries(texts.map((text) => [text, []]));
    const { facilitator, alan, others } = await readersOf(run);
    for (const reader of [alan, ...others])
      expect(await placesOf(run, reader, [...secret, ...waiting])).toEqual(nowhere([...secret, ...waiting]));
    expect(await placesOf(run, facilitator, [...secret, ...waiting, 'SHOWN-ENTRY'])).toEqual({
      ...nowhere(secret),
      ...Object.fromEntries(waiting.map((text) => [text, ['getGuidedDebrief']])),
      'SHOWN-ENTRY': ['getGuidedDebrief', 'json', 'xlsx', 'docx'],
    });
    expect(await placesOf(run, { name: 'ada', token: run.ada.token }, secret)).toEqual({
      'PRIVATE-ENTRY': ['getGuidedDebrief'],
      COMMITMENT: ['getGuidedDebrief'],
      'FIRST-WORDS': [],
    });

    const summaryOf = async ({ id }: { id: number }) =>
      JSON.stringify(
        await loadSummary(
          server.app.db.read,
          run.id,
          { id, first_name: 'A', last_name: 'B' },
          server.clock.now,
        ),
      );
    expect(await summaryOf(run.ada)).toMatch(/PRIVATE-ENTRY.*COMMITMENT/);
    for (const text of [...secret, ...waiting]) expect(await summaryOf(run.alan)).not.toContain(text);

    await expect
      .poll(() => streams.every(({ events }) => events.some(({ kind }) => kind === 'debrief-changed')))
      .toBe(true);
    for (const stream of streams) {
      stream.close();
      for (const event of stream.events.filter(({ kind }) => kind === 'debrief-changed'))
        expect(event).not.toHaveProperty('user_id');
    }
  });

  test('a guided debrief announces to others only what they can see', async () => {
    const run = await playedRun();
    await openIn(run, 'why');
    const followers = [run.alan, run.guest, run.observer];
    const streams = await Promise.all(followers.map(({ token }) => follow(server, run.id, token)));
    const leading = await follow(server, run.id, run.facilitator.token);
    const countOf = ({ events }: (typeof streams)[number]) =>
      events.filter(({ kind }) => kind === 'debrief-changed').length;
    await write(run, run.ada, 'why', 'PRIVATE-ENTRY', true);
    const { id } = await write(run, run.ada, 'why', 'WAITING-ENTRY');
    await expect.poll(() => countOf(leading)).toBeGreaterThan(0);
    // Participants get each batch within a fifth of a second, so the renaming arrives after all that was announced before.
    const params = paramsOf(run);
    await run.facilitator.call('renameRun', { params, body: { name: 'Evening workshop' } });
    for (const stream of streams) {
      await stream.until(() => stream.events.some(({ kind }) => kind === 'run-renamed'));
      expect(countOf(stream)).toBe(0);
    }
    await release(run, [id]);
    for (const stream of streams) await expect.poll(() => countOf(stream)).toBe(1);
    await run.ada.call('deleteDebriefEntry', { params: { ...params, entryId: id } });
    for (const stream of streams) {
      await expect.poll(() => countOf(stream), { timeout: 5_000 }).toBe(2);
      stream.close();
    }
    leading.close();
  });

  test('a guided debrief changes nothing that others can read when a person acts in private', async () => {
    const run = await playedRun();
    const { ada, alan, observer, facilitator } = run;
    const params = paramsOf(run);
    await openIn(run, 'lessons');
    const { id: lesson } = await write(run, alan, 'lessons', 'A lesson');
    await release(run, [lesson]);
    const others = { alan, observer, facilitator };
    const presence = /"(?:is_connected|last_seen_at)":[^,}]*/g;
    const readAsOthers = async () => {
      const read = new Map<string, string | null>();
      for (const [name, { token }] of Object.entries(others)) {
        const response = await fetch(`${server.origin}${apiPrefix}/simulation-runs/${run.id}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        read.set(`${name}: tag`, response.headers.get('etag'));
        const calls = await readEverything(server, token, { ...params, simulationId: run.simulation.id });
        // Files have the time at which they were made. Presence is stored at its own times.
        for (const [call, text] of calls)
          if (!/^(PK|%PDF)/.test(text)) read.set(`${name}: ${call}`, text.replace(presence, ''));
      }
      return read;
    };
    const changesSince = async (before: ReadonlyMap<string, string | null>) =>
      [...(await readAsOthers())].filter(([call, text]) => before.get(call) !== text).map(([call]) => call);
    const streams = await Promise.all(
      [alan, observer, facilitator].map(({ token }) => follow(server, run.id, token)),
    );
    const own = await follow(server, run.id, ada.token);
    for (const stream of [own, ...streams]) await stream.until(() => stream.events.length > 0);
    const countOf = ({ events }: typeof own) =>
      events.filter(({ kind }) => kind === 'debrief-changed').length;
    // Connections are stored a little later than they open.
    await expect
      .poll(async () => {
        const { debrief } = await facilitator.call('getGuidedDebrief', { params });
        const { facilitators } = await facilitator.call('getRunBoard', { params });
        return [debrief?.control?.present, facilitators.length];
      })
      .toEqual([2, 1]);

    const inLessons = await readAsOthers();
    const { id } = await write(run, ada, 'lessons', 'PRIVATE-ENTRY', true);
    const edited = await ada.call('editDebriefEntry', {
      params: { ...params, entryId: id },
      body: { text: 'Other words', is_private: true, shows_name: false },
    });
    await ada.call('deleteDebriefEntry', { params: { ...params, entryId: edited.id } });
    await write(run, ada, 'lessons', 'PRIVATE-ENTRY', true);
    await ada.call('markLessons', { params, body: { entry_ids: [lesson] } });
    expect(await changesSince(inLessons)).toEqual([]);
    await expect.poll(() => countOf(own)).toBe(5);
    expect(own.events.at(-1)).toMatchObject({ user_id: ada.id });

    const before = streams.map(countOf);
    await moveTo(run, 'commitment');
    const inCommitment = await readAsOthers();
    const due_on = new Date(server.clock.now + 30 * 86_400_000).toISOString().slice(0, 10);
    await ada.call('commit', { params, body: { text: 'COMMITMENT', due_on, is_reminded: false } });
    await ada.call('deleteCommitment', { params });
    expect(await changesSince(inCommitment)).toEqual([]);

    await moveTo(run, 'done');
    const whenDone = await readAsOthers();
    await ada.call('answerStatements', { params, body: { answers: [1, 2, 3, 4, 5, 6] } });
    expect(await changesSince(whenDone)).toEqual([]);

    // The renaming arrives after all that was announced before.
    await facilitator.call('renameRun', { params, body: { name: 'Evening workshop' } });
    for (const stream of [own, ...streams]) {
      await stream.until(() => stream.events.some(({ kind }) => kind === 'run-renamed'));
      stream.close();
    }
    expect(before).toEqual([0, 0, 0]);
    // The two moves are for everybody. Participants may get both in one event.
    for (const stream of streams) expect(countOf(stream)).toBeLessThanOrEqual(2);
  });

  test('a guided debrief tells nobody who wrote an entry, or in which order', async () => {
    const run = await playedRun();
    await openIn(run, 'why');
    const ids: string[] = [];
    for (const by of [run.ada, run.alan])
      for (let count = 0; count < 10; count += 1)
        ids.push((await write(run, by, 'why', `ENTRY-${count}`)).id);
    const released = ids.slice(5, 15);
    await release(run, released.toReversed());
    const { debrief } = await run.facilitator.call('getGuidedDebrief', { params: paramsOf(run) });
    const others = ids.filter((id) => !released.includes(id));
    expect(debrief?.released.map(({ id }) => id)).toEqual(released.toSorted());
    expect(debrief?.control?.waiting.map(({ id }) => id)).toEqual(others.toSorted());
    for (const entry of [...(debrief?.released ?? []), ...(debrief?.control?.waiting ?? [])]) {
      expect(Object.keys(entry)).toEqual(['id', 'phase', 'text', 'name']);
      expect(entry.name).toBeNull();
    }
    // No call that names people has an entry, and none that has entries names their author.
    const read = await readAll(run, { name: 'facilitator', token: run.facilitator.token });
    expect([...read].filter(([, text]) => ids.some((id) => text.includes(id))).map(([name]) => name)).toEqual(
      ['getGuidedDebrief', 'json'],
    );
    expect(read.get('getGuidedDebrief')).not.toContain('NAME-OF-AUTHOR');
    const file = JSON.parse(read.get('json') ?? '{}') as { guided_debrief: unknown };
    expect(JSON.stringify(file.guided_debrief)).not.toContain('NAME-OF-AUTHOR');
    expect(JSON.stringify({ ...file, guided_debrief: null })).toContain('NAME-OF-AUTHOR');
  });

  test('a guided debrief shows no counts or order of marks before the marking is closed', async () => {
    const run = await playedRun();
    await openIn(run, 'lessons');
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1)
      ids.push((await write(run, run.ada, 'lessons', `LESSON-${count}`)).id);
    await release(run, ids);
    const last = ids.toSorted().at(-1) ?? '';
    for (const by of [run.ada, run.alan, run.guest])
      await by.call('markLessons', { params: paramsOf(run), body: { entry_ids: [last] } });
    const { facilitator, alan, others } = await readersOf(run);
    const counts = /"(marks|marked_by)":\s*\d/;
    const readers = [facilitator, alan, ...others];
    for (const reader of readers)
      for (const [name, text] of await readAll(run, reader))
        expect({ reader: reader.name, name, isShown: counts.test(text) }).toEqual({
          reader: reader.name,
          name,
          isShown: false,
        });
    for (const { token } of [run.facilitator, run.alan, run.observer]) {
      const { debrief } = await server.as(token).call('getGuidedDebrief', { params: paramsOf(run) });
      expect(debrief?.lessons.map(({ id }) => id)).toEqual(ids.toSorted());
    }
    await run.facilitator.call('closeMarking', { params: paramsOf(run) });
    const read = await readAll(run, alan);
    expect([...read].filter(([, text]) => counts.test(text)).map(([name]) => name)).toEqual([
      'getGuidedDebrief',
    ]);
  });

  test('a guided debrief answers a request for a secret entry as if the entry did not exist', async () => {
    const run = await playedRun();
    await openIn(run, 'lessons');
    const secret = await write(run, run.ada, 'lessons', 'PRIVATE-LESSON', true);
    const waiting = await write(run, run.ada, 'lessons', 'WAITING-LESSON');
    const own = await write(run, run.alan, 'lessons', 'A lesson');
    await release(run, [own.id]);
    const params = paramsOf(run);
    const { alan, facilitator } = run;
    const failureOf = (call: Promise<unknown>) =>
      call.then(
        () => 'Done',
        (error: { status: number; code: string; message: string }) => [
          error.status,
          error.code,
          error.message,
        ],
      );
    const body = { text: 'Mine now', is_private: false, shows_name: false };
    const asParticipant = (entryId: string) => [
      alan.call('editDebriefEntry', { params: { ...params, entryId }, body }),
      alan.call('deleteDebriefEntry', { params: { ...params, entryId } }),
      alan.call('markLessons', { params, body: { entry_ids: [entryId] } }),
    ];
    const asFacilitator = (entryId: string) => [
      release(run, [entryId]),
      release(run, [entryId], false),
      facilitator.call('mergeLesson', { params: { ...params, entryId }, body: { into: own.id } }),
      facilitator.call('mergeLesson', { params: { ...params, entryId }, body: { into: null } }),
      facilitator.call('mergeLesson', { params: { ...params, entryId: own.id }, body: { into: entryId } }),
    ];
    const unknown = '0'.repeat(32);
    const failures = async (calls: Promise<unknown>[]) => Promise.all(calls.map(failureOf));
    const none = await failures(asParticipant(unknown));
    expect(none).not.toContain('Done');
    for (const { id } of [secret, waiting]) expect(await failures(asParticipant(id))).toEqual(none);
    const noneToLead = await failures(asFacilitator(unknown));
    expect(noneToLead).not.toContain('Done');
    expect(await failures(asFacilitator(secret.id))).toEqual(noneToLead);
  });

  test('a guided debrief repeats the answer to a request only for the person who sent it', async () => {
    const run = await playedRun();
    await openIn(run, 'reactions');
    const send = ({ token }: { token: string }) =>
      fetch(`${server.origin}${apiPrefix}/simulation-run-guided-debrief/${run.id}/entries`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'a-key-of-two-people',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ phase: 'reactions', text: 'The same', is_private: true, shows_name: false }),
      }).then((response) => response.json() as Promise<{ id: string }>);
    const { id } = await send(run.ada);
    expect((await send(run.alan)).id).not.toBe(id);
    expect((await send(run.ada)).id).toBe(id);
  });

  test('a guided debrief stores nothing about an entry that its author has deleted or rewritten', async () => {
    const run = await playedRun();
    await openIn(run, 'reactions');
    const params = paramsOf(run);
    const body = { phase: 'reactions' as const, text: 'Mine', is_private: true, shows_name: false };
    const send = (key: string) => run.ada.call('writeDebriefEntry', { params, body, key });
    const { id: deleted } = await send('key-of-a-deleted-entry');
    const { id: rewritten } = await send('key-of-a-rewritten-entry');
    await run.ada.call('deleteDebriefEntry', { params: { ...params, entryId: deleted } });
    await run.ada.call('editDebriefEntry', {
      params: { ...params, entryId: rewritten },
      body: { ...body, text: 'Other words' },
    });
    const stored = await server.app.db.read
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'reference'])
      .where('user_id', '=', run.ada.id)
      .execute();
    expect(stored).toEqual(Array(2).fill({ request_hash: '', reference: 'null' }));
    for (const key of ['key-of-a-deleted-entry', 'key-of-a-rewritten-entry'])
      await expect(send(key)).rejects.toMatchObject({ status: 409, code: 'request.result-gone' });
    const { debrief } = await run.ada.call('getGuidedDebrief', { params });
    expect(debrief?.own?.entries.map(({ text }) => text)).toEqual(['Other words']);
  });
});

describe('the log', () => {
  test('the log has no text, id or rating of a guided debrief', async () => {
    const run = await playedRun();
    const params = paramsOf(run);
    const ratingOf = { stage_number: 1, objective_id: run.objective, room_name: null, mark: 'M' as const };
    await run.observer.call('saveRating', {
      params,
      body: { ...ratingOf, remark: 'KEPT-REMARK', may_be_shared: false, revision: 0 },
    });
    await openIn(run, 'reactions');
    const { id } = await write(run, run.ada, 'reactions', 'PRIVATE-ENTRY', true);
    await run.ada.call('editDebriefEntry', {
      params: { ...params, entryId: id },
      body: { text: 'LATER-WORDS', is_private: true, shows_name: false },
    });
    await expect(write(run, run.ada, 'why', 'TOO-EARLY')).rejects.toMatchObject({ status: 409 });
    const log = logged.join('');
    expect(log).toContain('/simulation-run-guided-debrief/:runId/entries/:entryId');
    for (const secret of [id, 'PRIVATE-ENTRY', 'LATER-WORDS', 'TOO-EARLY', 'KEPT-REMARK', 'NAME-OF-AUTHOR'])
      expect(log).not.toContain(secret);
  });
});

describe('ratings and teaching notes', () => {
  test('participants see ratings only in a shared report, and without raters and kept remarks', async () => {
    const run = await playedRun();
    const params = paramsOf(run);
    const rate = (room_name: 'legal' | null, remark: string, may_be_shared: boolean) =>
      run.observer.call('saveRating', {
        params,
        body: {
          stage_number: 1,
          objective_id: run.objective,
          room_name,
          mark: 'M',
          remark,
          may_be_shared,
          revision: 0,
        },
      });
    await rate(null, 'KEPT-REMARK', false);
    await rate('legal', 'SHARED-REMARK', true);
    const kept = ['KEPT-REMARK', 'TEACHING-NOTE'];
    const { facilitator, alan, others } = await readersOf(run);
    const isObserver = ({ name }: Reader) => name === 'observer';
    const participants = [alan, ...others.filter((reader) => !isObserver(reader))];
    const observers = others.filter(isObserver);
    expect(observers).toHaveLength(1);
    const nothing = { 'KEPT-REMARK': [], 'TEACHING-NOTE': [], 'SHARED-REMARK': [] };
    for (const reader of participants)
      expect(await placesOf(run, reader, [...kept, 'SHARED-REMARK'])).toEqual(nothing);
    for (const reader of observers)
      expect(await placesOf(run, reader, [...kept, 'SHARED-REMARK'])).toEqual({
        'KEPT-REMARK': ['getRatings'],
        'TEACHING-NOTE': [],
        'SHARED-REMARK': ['getRatings'],
      });
    await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
    await run.facilitator.call('shareReport', { params, body: { shared: true } });
    expect(await placesOf(run, alan, [...kept, 'SHARED-REMARK', 'NAME-OF-RATER'])).toEqual({
      ...nothing,
      'SHARED-REMARK': ['getObjectivesReport'],
      'NAME-OF-RATER': [],
    });
    const places = await placesOf(run, facilitator, [...kept, 'NAME-OF-RATER']);
    expect(places['KEPT-REMARK']).toContain('getObjectivesReport');
    expect(places['TEACHING-NOTE']).toContain('getTeaching');
    const read = JSON.parse((await readAll(run, alan)).get('getObjectivesReport') ?? '{}') as {
      ratings: { by: unknown; remarks: unknown[] }[];
    };
    expect(read.ratings.map(({ by }) => by)).toEqual([null, null]);
  });
});
