import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { type BuiltRun, buildRun, join, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ runId: id });
const own = (run: BuiltRun, reader: BuiltUser | undefined) =>
  reader?.call('getOwnRecord', { params: params(run) });
const advance = (run: BuiltRun, force = false) =>
  run.facilitator.call('advanceRun', { params: params(run), body: force ? { force } : {} });
const end = (run: BuiltRun) =>
  run.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });
const vote = (
  kind: 'castRoomVote' | 'castFinalVote',
  run: BuiltRun,
  member: Member,
  option: number,
  evidence: number[] = [],
) =>
  member.call(kind, {
    params: params(run),
    body: {
      decision_chosen_id: run.first.decision_ids[option] ?? 0,
      reasoning: `Reason ${option}`,
      evidence,
    },
  });
const post = async (run: BuiltRun, room_name: Member['room_name']) =>
  (
    await run.facilitator.call('createPost', {
      body: { content: `News for ${room_name}`, room_name, scenario_id: run.first.id },
    })
  ).id;
const put = (run: BuiltRun, member: Member, post_id: number) =>
  member.call('putOnTable', { params: params(run), body: { scenario_id: run.first.id, post_id } });
const roomRunOf = async (run: BuiltRun, member: Member) =>
  (await member.call('getRoomRunByName', { params: { ...params(run), roomName: member.room_name } })).id;

/** A run whose first stage is closed. Ada, in the legal room, brought, heard and changed her mind. */
async function playedRun() {
  const run = await buildRun(server, { rooms: ['legal', 'social', 'social'] });
  const [ada, ben, eve] = run.members as [Member, Member, Member];
  const [legal, legalToo, social, socialToo] = [
    await post(run, 'legal'),
    await post(run, 'legal'),
    await post(run, 'social'),
    await post(run, 'social'),
  ];
  const roomRunId = await roomRunOf(run, ada);
  await ada.call('saveOwnReading', { params: { roomRunId }, body: { post_ids: [legal] } });
  await ada.call('addRoomNote', { params: { roomRunId }, body: { text: 'Ask the port' } });
  server.clock.advance(120_000);
  await vote('castRoomVote', run, ada, 0);
  server.clock.advance(60_000);
  const { id: item } = await put(run, ada, legal);
  const { id: heard } = await put(run, ben, social);
  await put(run, eve, socialToo);
  server.clock.advance(60_000);
  await vote('castFinalVote', run, ada, 1, [social, legalToo]);
  await vote('castFinalVote', run, ben, 1, [legal]);
  await vote('castFinalVote', run, eve, 1, [legal]);
  await advance(run);
  return { ...run, ada, ben, eve, item, heard };
}

const stage_number = 1;

describe('the record of a person in a run', () => {
  test('the record of a person has what they brought, heard and changed, and the counts of the mirror', async () => {
    const run = await playedRun();
    expect(await own(run, run.ada)).toMatchObject({
      started_at: new Date(server.clock.now - 240_000).toISOString(),
      brought: [{ stage_number, item_id: run.item, others: 2 }],
      notes: { count: 1, of: 1 },
      heard: { items: [{ stage_number, item_id: run.heard }], of: 2 },
      changes: { stages: [{ stage_number, items_between: 3 }], of: 1 },
      evidence: { count: 1, of: 2 },
      posts: { count: 1, of: 2 },
      times: [{ stage_number, seconds: 120, clock_seconds: 930 }],
    });
  });

  test('the record of a person leaves out what the run did not measure', async () => {
    const run = await playedRun();
    expect(await own(run, run.ben)).toMatchObject({
      notes: null,
      changes: null,
      posts: null,
      times: [],
    });
    const untabled = await buildRun(server, { rooms: ['legal'], status: 'DRAFT' });
    await untabled.facilitator.call('setRunOptions', {
      params: params(untabled),
      body: { table: false },
    });
    await untabled.facilitator.call('changeRunStatus', {
      params: params(untabled),
      body: { status: 'IN_PROGRESS' },
    });
    const [only] = untabled.members as [Member];
    await vote('castFinalVote', untabled, only, 0);
    await advance(untabled);
    expect(await own(untabled, only)).toEqual({
      started_at: new Date(server.clock.now).toISOString(),
      brought: null,
      notes: null,
      heard: null,
      changes: null,
      evidence: null,
      posts: null,
      times: [],
    });
  });

  test('the record of a person has nothing of the open stage, until the run is stopped in it', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [ada] = run.members as [Member];
    await vote('castRoomVote', run, ada, 0);
    expect(await own(run, ada)).toMatchObject({ brought: null, times: [] });
    await end(run);
    expect(await own(run, ada)).toMatchObject({ brought: [], times: [{ stage_number }] });
  });

  test('the record of a latecomer leaves out stages closed before they came, and the time of the stage they joined', async () => {
    const run = await playedRun();
    server.clock.advance(1_000);
    const late = await join(server, run.facilitator, run, 'legal');
    expect(await own(run, late)).toMatchObject({ brought: null, times: [] });
    const [, second] = run.simulation.stages;
    const decision_chosen_id = second?.scenarios[1]?.decision_ids[0] ?? 0;
    const body = { decision_chosen_id, reasoning: 'Late' };
    await late.call('castRoomVote', { params: params(run), body });
    await late.call('castFinalVote', { params: params(run), body });
    await advance(run, true);
    expect(await own(run, late)).toMatchObject({
      brought: [],
      changes: { stages: [], of: 1 },
      times: [],
    });
  });

  test('the record of a person has no decision that a facilitator recorded, and none of a forced advance', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social', 'economic'] });
    const [ada, ben, eve] = run.members as [Member, Member, Member];
    for (const member of [ada, ben]) await vote('castRoomVote', run, member, 0);
    await vote('castFinalVote', run, eve, 0);
    await run.facilitator.call('recordVoteFor', {
      params: params(run),
      body: {
        participantId: ben.seat_id,
        scenarioId: run.first.id,
        decisionId: run.first.decision_ids[1] ?? 0,
      },
    });
    await run.facilitator.call('updateSettings', { body: { advanced_controls: true } });
    await advance(run, true);
    for (const member of [ada, ben])
      expect(await own(run, member)).toMatchObject({ heard: null, changes: null, evidence: null });
  });

  test('the record of a person does not count the notes of a namesake', async () => {
    const name = { first_name: 'Kim', last_name: 'Lee' };
    const run = await buildRun(server, { rooms: ['legal', 'legal'], people: [name, name] });
    const [kim] = run.members as [Member];
    const roomRunId = await roomRunOf(run, kim);
    await kim.call('addRoomNote', { params: { roomRunId }, body: { text: 'Whose is it?' } });
    await end(run);
    expect(await own(run, kim)).toMatchObject({ notes: null });
  });

  test('the record of a person is for that person alone, and counts others without naming them', async () => {
    const run = await playedRun();
    await run.facilitator.call('removeParticipant', { params: { userRunId: run.eve.seat_id } });
    await end(run);
    const shown = JSON.stringify(await own(run, run.ada));
    for (const { full_name } of [run.ben, run.eve]) expect(shown).not.toContain(full_name);
    expect(await own(run, run.facilitator)).toMatchObject({ brought: null, changes: null });
    for (const reader of [run.eve, await server.user()])
      await expect(own(run, reader)).rejects.toMatchObject({ code: 'run.unknown' });
  });
});
