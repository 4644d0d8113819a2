import { debriefPhases, type RatingMark, type Role, type SavedObjective } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const day = 24 * 3_600_000;
const paramsOf = ({ id }: { id: number }) => ({ runId: id });

const objectives = [
  { id: null, title: 'Share what only your room knows', text: 'It is on the table before the vote.' },
  { id: null, title: 'Decide in time', text: '' },
];

/** A run with two objectives in its first stage, and an observer. */
async function ratedRun(
  rooms: Parameters<typeof buildRun>[1] = { rooms: ['legal', 'legal', 'social', 'social'] },
) {
  const run = await buildRun(server, rooms);
  const params = { simulationId: run.simulation.id };
  const saved = await run.facilitator.call('updateTeaching', {
    params,
    body: { objectives, objectives_revision: 0 },
  });
  const [share, decide] = saved.objectives;
  const observer = await server.user();
  await run.facilitator.call('confirmEmail', {
    params: { userId: observer.id },
    body: { email_address: observer.email_address },
  });
  await run.facilitator.call('addObserver', {
    params: paramsOf(run),
    body: { account: observer.email_address },
  });
  if (share === undefined || decide === undefined) throw new Error('The objectives are stored');
  return { ...run, observer, share: share.id, decide: decide.id };
}

type Rating = {
  stage_number?: number;
  objective_id?: number;
  room_name?: Role | null;
  mark?: RatingMark | null;
  remark?: string;
  may_be_shared?: boolean;
  revision?: number;
};
/** Rates a place that the rater has not rated, or replaces the rating at `revision`. */
const rate = (run: BuiltRun & { share: number }, rater: BuiltUser, rating: Rating = {}) =>
  rater.call('saveRating', {
    params: paramsOf(run),
    body: {
      stage_number: 1,
      objective_id: run.share,
      room_name: null,
      mark: 'S',
      remark: '',
      may_be_shared: false,
      revision: 0,
      ...rating,
    },
  });
const report = (run: BuiltRun, reader: BuiltUser) =>
  reader.call('getObjectivesReport', { params: paramsOf(run) });
const end = (run: BuiltRun) =>
  run.facilitator.call('changeRunStatus', { params: paramsOf(run), body: { status: 'ENDED' } });
const share = (run: BuiltRun, shared = true) =>
  run.facilitator.call('shareReport', { params: paramsOf(run), body: { shared } });

describe('a rating', () => {
  test('a rating is given by facilitators and observers, and replaces their earlier one', async () => {
    const run = await ratedRun();
    await rate(run, run.observer, { mark: 'M', remark: ' Nobody said it aloud. ' });
    await rate(run, run.observer, { mark: 'S', remark: 'Somebody did.', revision: 1 });
    await rate(run, run.observer, { room_name: 'legal', mark: 'P' });
    await rate(run, run.facilitator, { mark: 'U' });
    const {
      own,
      objectives: listed,
      is_open,
    } = await run.observer.call('getRatings', { params: paramsOf(run) });
    expect(listed.map(({ title }) => title)).toEqual(objectives.map(({ title }) => title));
    expect(is_open).toBe(true);
    expect(own).toEqual([
      expect.objectContaining({ room_name: null, mark: 'S', remark: 'Somebody did.', revision: 2 }),
      expect.objectContaining({ room_name: 'legal', mark: 'P', remark: '' }),
    ]);
  });

  test('a rating without mark and remark counts nowhere', async () => {
    const run = await ratedRun();
    await rate(run, run.observer, { remark: 'Not for long', may_be_shared: true });
    await rate(run, run.observer, { mark: null, remark: '  ', may_be_shared: true, revision: 1 });
    const { own } = await run.observer.call('getRatings', { params: paramsOf(run) });
    expect(own).toEqual([
      expect.objectContaining({ mark: null, remark: '', may_be_shared: false, revision: 2 }),
    ]);
    expect(await report(run, run.facilitator)).toMatchObject({ raters: 0, ratings: [] });
    // Nobody has rated it, so its author may delete it.
    await run.facilitator.call('updateTeaching', {
      params: { simulationId: run.simulation.id },
      body: { objectives: [], objectives_revision: 1 },
    });
  });

  test('a rating that is based on an older one is refused with the newer one', async () => {
    const run = await ratedRun();
    await rate(run, run.observer, { remark: 'From the tablet' });
    const late = { mark: 'M', remark: 'From the phone' } as const;
    const newer = { code: 'rating.changed', status: 409 };
    await expect(rate(run, run.observer, late)).rejects.toMatchObject({
      ...newer,
      body: { rating: { mark: 'S', remark: 'From the tablet', revision: 1 } },
    });
    // An emptied rating is newer too.
    await rate(run, run.observer, { mark: null, revision: 1 });
    for (const revision of [0, 1])
      await expect(rate(run, run.observer, { ...late, revision })).rejects.toMatchObject(newer);
    expect(await rate(run, run.observer, { ...late, revision: 2 })).toMatchObject({ ...late, revision: 3 });
    // Others rate on their own.
    await rate(run, run.facilitator, late);
  });

  test('a rating that two devices give at the same moment is stored once', async () => {
    const run = await ratedRun();
    const given = ['P', 'M'] as const;
    const results = await Promise.allSettled(given.map((mark) => rate(run, run.observer, { mark })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a rating that is sent again after its answer was lost is stored once', async () => {
    const run = await ratedRun();
    const first = await rate(run, run.observer, { remark: ' Nobody said it. ' });
    expect(await rate(run, run.observer, { remark: ' Nobody said it. ' })).toEqual(first);
  });

  test('a rating cannot be given by participants, nor by others', async () => {
    const run = await ratedRun();
    const [member] = run.members;
    if (member === undefined) throw new Error('There is a member');
    await expect(rate(run, member)).rejects.toMatchObject({ status: 403 });
    await expect(rate(run, await server.user())).rejects.toMatchObject({ status: 403 });
  });

  test('a rating is about a stage that the run has entered, an objective of it and a room in use', async () => {
    const run = await ratedRun();
    await expect(rate(run, run.observer, { stage_number: 2 })).rejects.toMatchObject({ status: 409 });
    await expect(rate(run, run.observer, { objective_id: 999_999 })).rejects.toMatchObject({ status: 404 });
    await advanceAll(run, run.first);
    await rate(run, run.observer, { stage_number: 2 });
    await rate(run, run.observer, { stage_number: 1 });
  });

  test('a rating can be given until 30 days after the end, or until the guided debrief is done', async () => {
    const run = await ratedRun();
    await advanceAll(run, run.first);
    await end(run);
    const params = paramsOf(run);
    await run.facilitator.call('openGuidedDebrief', { params });
    for (const [index, to] of debriefPhases.slice(1).entries()) {
      await rate(run, run.observer, { remark: to, revision: index });
      const body = { from: debriefPhases[index] ?? to, to };
      await run.facilitator.call('moveGuidedDebrief', { params, body });
    }
    await expect(rate(run, run.observer)).rejects.toMatchObject({ status: 409 });
    const other = await ratedRun();
    await end(other);
    server.clock.advance(31 * day);
    const facilitator = await server.administrator();
    await expect(rate(other, facilitator)).rejects.toMatchObject({ status: 409 });
    expect(await facilitator.call('getRatings', { params: paramsOf(other) })).toMatchObject({
      is_open: false,
    });
  });

  test('a rating is announced to facilitators and to its rater only, also while the report is shared', async () => {
    const run = await ratedRun();
    const [member] = run.members;
    if (member === undefined) throw new Error('There is a member');
    await end(run);
    await share(run);
    const readers = [run.facilitator, run.observer, member];
    const streams = await Promise.all(readers.map(({ token }) => follow(server, run.id, token)));
    const kindsOf = (index: number) => streams[index]?.events.map(({ kind }) => kind);
    await rate(run, run.observer);
    await share(run, false);
    await expect.poll(() => kindsOf(0)).toContain('rating-changed');
    await expect.poll(() => kindsOf(1)).toContain('rating-changed');
    await expect.poll(() => kindsOf(2)).toContain('report-shared');
    expect(kindsOf(2)).not.toContain('rating-changed');
    for (const stream of streams) stream.close();
  });
});

describe('the report of objectives', () => {
  test('the report of objectives counts the raters of each mark beside what the run recorded', async () => {
    const run = await ratedRun();
    await rate(run, run.observer, { mark: 'M', remark: 'It stayed with Legal.' });
    await rate(run, run.facilitator, { mark: 'M', remark: 'Ask Legal.', may_be_shared: true });
    await rate(run, await server.administrator(), { mark: 'P' });
    const [first, second] = run.first.decision_ids;
    for (const [index, member] of run.members.entries())
      await member.call('castRoomVote', {
        params: paramsOf(run),
        body: { decision_chosen_id: (index === 0 ? second : first) ?? 0, reasoning: 'As I see it' },
      });
    await advanceAll(run, run.first);
    await end(run);
    const { raters, stages, ratings } = await report(run, run.facilitator);
    expect(raters).toBe(3);
    expect(stages[0]).toMatchObject({ stage_number: 1, facts: null, moved: { people: 1, of: 4 } });
    expect(ratings).toHaveLength(1);
    expect(ratings[0]).toMatchObject({
      objective_id: run.share,
      raters: 3,
      marks: [
        { mark: 'P', people: 1 },
        { mark: 'M', people: 2 },
      ],
      remarks: [
        { text: 'Ask Legal.', may_be_shared: true },
        { text: 'It stayed with Legal.', may_be_shared: false },
      ],
    });
    const given = { name: run.observer.full_name, mark: 'M', remark: 'It stayed with Legal.' };
    expect(ratings[0]?.by).toContainEqual({ ...given, may_be_shared: false });
  });

  test('the report of objectives has ratings of the group before those of rooms, in the order of the objectives', async () => {
    const run = await ratedRun();
    await rate(run, run.observer, { room_name: 'social' });
    await rate(run, run.observer, { objective_id: run.decide });
    await rate(run, run.observer, { room_name: 'legal' });
    await rate(run, run.observer);
    const { ratings } = await report(run, run.facilitator);
    expect(ratings.map(({ objective_id, room_name }) => [objective_id, room_name])).toEqual([
      [run.share, null],
      [run.share, 'social'],
      [run.share, 'legal'],
      [run.decide, null],
    ]);
  });

  test('the report of objectives reaches others once it is shared, without raters and unshared remarks', async () => {
    const run = await ratedRun();
    const [member] = run.members;
    if (member === undefined) throw new Error('There is a member');
    await rate(run, run.observer, { remark: 'A secret remark' });
    await rate(run, run.facilitator, { remark: 'An open remark', may_be_shared: true });
    await advanceAll(run, run.first);
    await end(run);
    for (const reader of [member, run.observer])
      await expect(report(run, reader)).rejects.toMatchObject({ status: 403 });
    await share(run);
    for (const reader of [member, run.observer]) {
      const shared = JSON.stringify(await report(run, reader));
      expect(shared).toContain('An open remark');
      expect(shared).not.toContain('A secret remark');
      expect(shared).not.toContain(run.observer.full_name);
      expect(shared).not.toContain(run.facilitator.full_name);
    }
    await share(run, false);
    await expect(report(run, member)).rejects.toMatchObject({ status: 403 });
  });
});

describe('an objective', () => {
  /** Saves these objectives in place of those that `ratedRun` has saved. */
  const update = (run: BuiltRun, changed: SavedObjective[], objectives_revision = 1) =>
    run.facilitator.call('updateTeaching', {
      params: { simulationId: run.simulation.id },
      body: { objectives: changed, objectives_revision },
    });

  test('an objective that was deleted after the end of a run can still be rated in it', async () => {
    const run = await ratedRun();
    await end(run);
    await update(run, []);
    await rate(run, run.observer, { mark: 'M' });
    const { objectives: listed } = await run.observer.call('getRatings', { params: paramsOf(run) });
    expect(listed.map(({ title }) => title)).toEqual(objectives.map(({ title }) => title));
    const { objectives: reported, ratings } = await report(run, run.facilitator);
    expect(reported).toEqual(listed);
    expect(ratings).toMatchObject([{ objective_id: run.share, marks: [{ mark: 'M', people: 1 }] }]);
  });

  test('an objective that was deleted and brought back after the end of a run can still be rated in it', async () => {
    const run = await ratedRun();
    await end(run);
    await update(run, []);
    await update(run, [{ id: run.share, title: 'Share', text: '' }], 2);
    await rate(run, run.observer, { mark: 'M' });
    expect((await report(run, run.facilitator)).ratings).toMatchObject([{ objective_id: run.share }]);
  });

  test('an objective that was deleted while the run goes on can no longer be rated in it', async () => {
    const run = await ratedRun();
    await update(run, [{ id: run.decide, title: 'Decide', text: '' }]);
    await expect(rate(run, run.observer)).rejects.toMatchObject({ code: 'objective.unknown' });
    const { objectives: listed } = await run.observer.call('getRatings', { params: paramsOf(run) });
    expect(listed.map(({ id }) => id)).toEqual([run.decide]);
  });

  test('an objective that has ratings cannot be deleted, and a finished run keeps it as it was', async () => {
    const run = await ratedRun();
    await rate(run, run.observer);
    await advanceAll(run, run.first);
    await end(run);
    await expect(update(run, [{ id: run.decide, title: 'Decide', text: '' }])).rejects.toMatchObject({
      status: 409,
    });
    const { objectives: kept } = await update(run, [{ id: run.share, title: 'Another title', text: 'New' }]);
    expect(kept).toEqual([{ id: run.share, title: 'Another title', text: 'New' }]);
    expect((await report(run, run.facilitator)).objectives.map(({ title }) => title)).toEqual(
      objectives.map(({ title }) => title),
    );
  });
});

test('the ratings of a finished run show its stages and rooms as it played them', async () => {
  const run = await ratedRun();
  await advanceAll(run, run.first);
  const params = paramsOf(run);
  const before = await run.observer.call('getRatings', { params });
  await run.facilitator.call('updateScenario', {
    params: { scenarioId: run.first.id },
    body: { name: 'Rewritten' },
  });
  expect(await run.observer.call('getRatings', { params })).toEqual(before);
  await end(run);
  const second = before.stages[1]?.scenario_id ?? 0;
  await run.facilitator.call('updateScenario', {
    params: { scenarioId: second },
    body: { name: 'Rewritten as well' },
  });
  expect(await run.observer.call('getRatings', { params })).toEqual(before);
  expect(before).toMatchObject({
    stages: [{ title_of_scenario: 'Scenario 1.1' }, { stage_number: 2 }],
    total_stages: 3,
  });
});
