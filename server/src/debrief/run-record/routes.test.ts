import { type Answers, questionSlots } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator.ts';
import { advanceAll, type BuiltRun, buildRun, join, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { drawMap } from '../exports/files/pdf/map.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const recordOf = (run: BuiltRun) => run.facilitator.call('getDebrief', { params: { runId: run.id } });
const vote = (
  kind: 'castFinalVote' | 'castRoomVote',
  run: BuiltRun,
  member: Member | undefined,
  option: number,
  scenario = run.first,
) =>
  member?.call(kind, {
    params: { runId: run.id },
    body: { decision_chosen_id: scenario.decision_ids[option] ?? 0, reasoning: `${kind} ${option}` },
  });
const setStatus = (run: BuiltRun, status: 'PAUSED' | 'IN_PROGRESS' | 'ENDED') =>
  run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status } });
const advance = (run: BuiltRun) =>
  run.facilitator.call('advanceRun', { params: { runId: run.id }, body: { force: true } });
const advanceSeconds = (count: number) => server.clock.advance(count * 1000);

const answers = (scale: number) =>
  Object.fromEntries(
    questionSlots.map(({ key, type }) => [key, type === 'scale' ? scale : 'In words']),
  ) as Answers;
const answer = async (member: Member, type: 'pre' | 'post', scale: number, run: BuiltRun) =>
  member.call('submitQuestionnaire', {
    params: { userId: member.id },
    body: { questionnaire_type: type, simulation_run_id: run.id, ...answers(scale) },
  });

describe('the record of a run', () => {
  test('the record of a run shows the runner-up of a fork and the scenarios that were not met', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal', 'social'] });
    for (const [index, option] of [0, 1, 0].entries())
      await vote('castFinalVote', run, run.members[index], option);
    await advance(run);
    const [stage] = (await recordOf(run)).stages;
    const [first, second] = run.first.decision_ids;
    expect(stage).toMatchObject({
      title_of_scenario: 'Scenario 1.1',
      text: 'What happened',
      chosen_decision_id: first,
      runner_up_id: second,
      decisions: [
        { id: first, votes: 2, leads_to: run.simulation.stages[1]?.scenarios[0]?.id },
        { id: second, votes: 1, leads_to: run.simulation.stages[1]?.scenarios[1]?.id },
      ],
      not_met: [{ name: 'Scenario 2.2', text: 'What happened', decision_ids: [second] }],
    });
  });

  test('the record of a run shows the way that the run took, even if links change later', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    await vote('castFinalVote', run, run.members[0], 0);
    await vote('castFinalVote', run, run.members[1], 1);
    await advance(run);
    const [left, right] = run.simulation.stages[1]?.scenarios ?? [];
    await vote('castFinalVote', run, run.members[0], 0, left);
    await advance(run);
    const last = run.simulation.stages[2]?.scenarios[0];
    await vote('castFinalVote', run, run.members[0], 0, last);
    await advance(run);
    const before = await recordOf(run);
    expect(before.run.status).toBe('COMPLETED');
    const boldIn = ({ map, stages }: typeof before) =>
      drawMap({ map, stages }, translatorFor('en')).svg.match(/stroke-width="2.5"/g)?.length;
    expect(boldIn(before)).toBe(2);
    const relink = (decisionId: number | undefined, link_next_scenario_id: number | null) =>
      run.facilitator.call('updateDecision', {
        params: { decisionId: decisionId ?? 0 },
        body: { link_next_scenario_id },
      });
    // Relink the decision that the group took, then remove the links of the scenario it led to.
    await relink(run.first.decision_ids[0], right?.id ?? 0);
    await relink(left?.decision_ids[0], null);
    await relink(left?.decision_ids[1], null);
    const after = await recordOf(run);
    expect(after.stages[0]).toMatchObject({
      decisions: [{ leads_to: left?.id }, { leads_to: right?.id }],
      not_met: [{ scenario_id: right?.id, decision_ids: [run.first.decision_ids[1]] }],
    });
    expect(after).toEqual(before);
    expect(after.map[0]?.scenarios[0]?.leads_to).toEqual([left?.id, right?.id]);
    expect(after.map[1]?.scenarios[0]?.leads_to[0]).toEqual(last?.id);
    expect(boldIn(after)).toBe(2);
    const params = { runId: run.id };
    const file = await run.facilitator.call('exportRun', { params, body: { format: 'json' } });
    expect(await file.json()).toMatchObject({ stages: after.stages, map: after.map });
  });

  test('the record of a run measures decisions in running time, without pauses', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social', 'economic'] });
    advanceSeconds(10);
    await vote('castFinalVote', run, run.members[0], 0);
    advanceSeconds(20);
    await setStatus(run, 'PAUSED');
    advanceSeconds(500);
    await setStatus(run, 'IN_PROGRESS');
    advanceSeconds(30);
    await vote('castFinalVote', run, run.members[1], 0);
    advanceSeconds(5);
    await vote('castFinalVote', run, run.members[2], 0);
    await advance(run);
    advanceSeconds(7);
    await setStatus(run, 'ENDED');
    advanceSeconds(100);
    expect(await recordOf(run)).toMatchObject({
      run: { running_seconds: 72 },
      stages: [
        { decision_seconds: 65, median_vote_seconds: 60 },
        { decision_seconds: 7, median_vote_seconds: null },
      ],
    });
  });

  test('the record of a run compares the decision of each room with that of the group', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal', 'legal', 'social'] });
    for (const [index, option] of [1, 1, 0, 0].entries())
      await vote('castRoomVote', run, run.members[index], option);
    await advanceAll(run, run.first);
    const { stages, agreement } = await recordOf(run);
    const [first, second] = run.first.decision_ids;
    expect(stages[0]?.rooms.find(({ room_name }) => room_name === 'legal')).toEqual({
      room_name: 'legal',
      votes: 3,
      counts: [
        { decision_id: first, votes: 1 },
        { decision_id: second, votes: 2 },
      ],
      decision_id: second,
      tied: [],
    });
    expect(agreement).toEqual(
      expect.arrayContaining([
        { room_name: 'legal', agreed: 0, of: 1 },
        { room_name: 'social', agreed: 1, of: 1 },
        { room_name: 'economic', agreed: 0, of: 0 },
      ]),
    );
  });

  test('the record of a run gives no opinion to a room whose leading options are level', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal', 'social', 'social'] });
    const params = { runId: run.id };
    const [first = 0, second = 0] = run.first.decision_ids;
    const reasoning = 'It holds';
    for (const [index, room] of [first, second, first, first].entries()) {
      const member = run.members[index];
      await member?.call('castRoomVote', { params, body: { decision_chosen_id: room, reasoning } });
      await member?.call('castFinalVote', { params, body: { decision_chosen_id: first, reasoning } });
    }
    await run.facilitator.call('advanceRun', { params, body: {} });
    const { stages, agreement } = await recordOf(run);
    const legal = stages[0]?.rooms.find(({ room_name }) => room_name === 'legal');
    expect(legal).toMatchObject({ decision_id: null, votes: 2, tied: [first, second] });
    expect(agreement).toContainEqual({ room_name: 'legal', agreed: 0, of: 0 });
    expect(agreement).toContainEqual({ room_name: 'social', agreed: 1, of: 1 });
  });

  test('the record of a run counts a person who joined again once, and no answers about other runs', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    await run.facilitator.call('removeParticipant', { params: { userRunId: member.seat_id } });
    await member.call('joinRun', { body: { access_code: run.access_code, room_name: 'social' } });
    const other = await buildRun(server);
    await member.call('joinRun', { body: { access_code: other.access_code, room_name: 'social' } });
    await setStatus(other, 'ENDED');
    await answer(member, 'post', 3, other);
    expect((await recordOf(run)).people).toMatchObject([
      { user_id: member.id, room_name: 'social', removed_at: null, post: null },
    ]);
  });

  test('the record of a run leaves out the open stage of a run in progress', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    await vote('castFinalVote', run, run.members[0], 0);
    expect((await recordOf(run)).stages).toEqual([]);
  });

  test('the record of a run names the people whose votes were missing', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const ada = await join(server, run.facilitator, run, 'social', { first_name: 'Ada', last_name: 'King' });
    await vote('castFinalVote', run, run.members[0], 0);
    await advance(run);
    const [stage] = (await recordOf(run)).stages;
    expect(stage).toMatchObject({
      forced: true,
      missing_users: [{ first_name: 'Ada', last_name: 'King', email_address: ada.email_address }],
    });
  });

  test('the record of an unknown run is refused', async () => {
    const { facilitator } = await buildRun(server);
    await expect(facilitator.call('getDebrief', { params: { runId: 999_999 } })).rejects.toMatchObject({
      status: 404,
      code: 'run.unknown',
    });
  });
});
