import { type Role, roles } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceAll, type BuiltRun, buildRun, join, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import type { BuiltScenario } from '../../testing/simulations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const adminReport = (run: BuiltRun) => run.facilitator.call('getAdminReport', { params: { runId: run.id } });
const advance = (run: BuiltRun, body: { force?: boolean } = {}) =>
  run.facilitator.call('advanceRun', { params: { runId: run.id }, body });
const end = (run: BuiltRun) =>
  run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
const vote = (
  kind: 'castFinalVote' | 'castRoomVote',
  run: BuiltRun,
  member: Member | undefined,
  scenario: BuiltScenario | undefined,
  option: number,
) =>
  member?.call(kind, {
    params: { runId: run.id },
    body: { decision_chosen_id: scenario?.decision_ids[option] ?? 0, reasoning: `${kind} ${option}` },
  });

/** Returns the scenario that follows option 0 of the first scenario of a run. */
const secondScenario = (run: BuiltRun) => run.simulation.stages[1]?.scenarios[0];

const perRoom = (rest: unknown, rooms: Partial<Record<Role, unknown>>) =>
  Object.fromEntries(roles.map((role) => [role, rooms[role] ?? rest]));

describe("the facilitator's report", () => {
  test("the facilitator's report shows for each closed stage the decision, the votes and the reasons", async () => {
    const run = await buildRun(server, {
      rooms: ['legal', 'social'],
      people: [{ first_name: 'Ada', last_name: 'Lovelace' }, { first_name: 'Alan' }],
    });
    const [ada, alan] = run.members as [Member, Member];
    await vote('castRoomVote', run, ada, run.first, 1);
    await vote('castFinalVote', run, ada, run.first, 0);
    await run.facilitator.call('recordVoteFor', {
      params: { runId: run.id },
      body: {
        participantId: alan.seat_id,
        scenarioId: run.first.id,
        decisionId: run.first.decision_ids[0] ?? 0,
      },
    });
    expect(await adminReport(run)).toEqual([]);
    await advance(run);

    const texts = (option: number) => ({
      id: run.first.decision_ids[option],
      title_of_decision: `Option ${option + 1}`,
      description_of_decision: `What option ${option + 1} means`,
    });
    const infoOf = (member: Member) => {
      const [first_name, last_name] = member.full_name.split(' ');
      return { first_name, last_name, email_address: member.email_address, is_guest: false };
    };
    const adaInRoom = {
      user_info: infoOf(ada),
      room_name: 'legal',
      decision_chosen: texts(1),
      reasoning: 'castRoomVote 1',
      evidence: [],
      evidence_files: [],
      on_behalf: false,
    };
    expect(await adminReport(run)).toEqual([
      {
        stage_number: 1,
        scenario_id: run.first.id,
        title_of_stage: 'Stage 1',
        title_of_scenario: 'Scenario 1.1',
        room_texts: null,
        offered_decisions: [texts(0), texts(1)],
        chosen_decision: texts(0),
        decided_by: 'majority',
        forced: false,
        missing_users: [],
        all_user_decisions: [
          {
            user_info: infoOf(ada),
            room_name: 'legal',
            decision_chosen: texts(0),
            reasoning: 'castFinalVote 0',
            evidence: [],
            evidence_files: [],
            on_behalf: false,
          },
          {
            user_info: infoOf(alan),
            room_name: 'social',
            decision_chosen: texts(0),
            reasoning: '',
            evidence: [],
            evidence_files: [],
            on_behalf: true,
          },
        ],
        room_decisions: perRoom(
          { votes: 0, decision_id: null },
          {
            legal: {
              votes: 1,
              decision_id: {
                id: run.first.decision_ids[1],
                title: 'Option 2',
                description: 'What option 2 means',
              },
            },
          },
        ),
        room_decisions_all_user_votes: perRoom([], { legal: [adaInRoom] }),
        evidence_posts: [],
        evidence_files: [],
        removed_users: [],
        shift: {
          rooms: [
            {
              room_name: 'legal',
              flows: [{ from: run.first.decision_ids[1], to: run.first.decision_ids[0], people: 1 }],
            },
          ],
          on_behalf: 1,
          confidence: null,
        },
      },
    ]);
  });

  test("the facilitator's report breaks a tie in a room by the earlier count", async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal', 'legal', 'legal'] });
    for (const [index, option] of [0, 1, 1, 0].entries())
      await vote('castRoomVote', run, run.members[index], run.first, option);
    await advanceAll(run, run.first);
    const decided = { decision_id: run.first.decision_ids[1], votes: 2 };
    const [stage] = await adminReport(run);
    expect(stage?.room_decisions.legal).toMatchObject({ votes: 2, decision_id: { id: decided.decision_id } });
    const own = await run.members[0]!.call('getParticipantReport', { params: { runId: run.id } });
    const [ownStage] = own.report_per_stage;
    expect(ownStage?.room_decisions.legal).toMatchObject(decided);
  });

  test("the facilitator's report marks a forced stage, and shows the last stage of an ended run as undecided", async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    await vote('castFinalVote', run, run.members[0], run.first, 0);
    await advance(run, { force: true });
    await vote('castFinalVote', run, run.members[1], secondScenario(run), 1);
    expect(await adminReport(run)).toHaveLength(1);
    await end(run);
    expect(await adminReport(run)).toMatchObject([
      { stage_number: 1, decided_by: 'majority', forced: true, all_user_decisions: [{}] },
      {
        stage_number: 2,
        chosen_decision: null,
        decided_by: null,
        forced: false,
        all_user_decisions: [{ reasoning: 'castFinalVote 1' }],
      },
    ]);
  });

  test("the facilitator's report names people who were removed while a stage was open", async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social', 'social'] });
    const [, removedInFirst, removedInSecond] = run.members;
    const remove = (member: Member | undefined) =>
      run.facilitator.call('removeParticipant', { params: { userRunId: member?.seat_id ?? 0 } });
    server.clock.advance(1_000);
    await remove(removedInFirst);
    server.clock.advance(1_000);
    await vote('castFinalVote', run, run.members[0], run.first, 0);
    await advance(run, { force: true });
    server.clock.advance(1_000);
    await remove(removedInSecond);
    await end(run);
    const removed = (await adminReport(run)).map(({ removed_users }) =>
      removed_users.map(({ email_address }) => email_address),
    );
    expect(removed).toEqual([[removedInFirst?.email_address], [removedInSecond?.email_address]]);
  });

  test("the facilitator's report gives the room of people removed since, and leaves out those who joined again", async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [rejoining, leaving] = run.members as [Member, Member];
    const remove = async ({ seat_id }: Member) => {
      server.clock.advance(1_000);
      await run.facilitator.call('removeParticipant', { params: { userRunId: seat_id } });
      server.clock.advance(1_000);
    };
    await remove(rejoining);
    await rejoining.call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
    await vote('castFinalVote', run, rejoining, run.first, 0);
    await vote('castFinalVote', run, leaving, run.first, 0);
    await advance(run);
    await remove(leaving);
    expect(await adminReport(run)).toMatchObject([
      { removed_users: [], all_user_decisions: [{ room_name: 'legal' }, { room_name: 'social' }] },
    ]);
  });

  test("the facilitator's report names the missing voters of a forced stage, regardless of later changes of seats", async () => {
    const run = await buildRun(server, {
      rooms: ['legal', 'social', 'political', 'economic'],
      people: ['Ada', 'Alan', 'Grace', 'Mary'].map((first_name) => ({ first_name, last_name: 'Jones' })),
    });
    const [ada, alan, grace, mary] = run.members as [Member, Member, Member, Member];
    const leave = async ({ seat_id }: Member) => {
      server.clock.advance(1000);
      await run.facilitator.call('removeParticipant', { params: { userRunId: seat_id } });
      server.clock.advance(1000);
    };
    await vote('castFinalVote', run, ada, run.first, 0);
    await leave(mary);
    await advance(run, { force: true });
    await leave(grace);
    const rosa = await join(server, run.facilitator, run, 'legal', {
      first_name: 'Rosa',
      last_name: 'Jones',
    });
    for (const member of [ada, alan, rosa]) await vote('castFinalVote', run, member, secondScenario(run), 0);
    await advance(run, { force: true });

    const named = ({ full_name, email_address }: Member) => {
      const [first_name, last_name] = full_name.split(' ');
      return { first_name, last_name, email_address };
    };
    expect(await adminReport(run)).toMatchObject([
      { forced: true, missing_users: [named(alan), named(grace)] },
      { forced: false, missing_users: [] },
    ]);
  });

  test("the facilitator's report shows room votes in the room where they were cast", async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    await vote('castRoomVote', run, member, run.first, 0);
    await run.facilitator.call('moveParticipant', {
      params: { userRunId: member.seat_id },
      body: { room_name: 'social' },
    });
    await advanceAll(run, run.first);
    const [stage] = await adminReport(run);
    expect(stage?.room_decisions).toMatchObject({ legal: { votes: 1 }, social: { votes: 0 } });
  });

  test("the facilitator's report has every decision of a scenario in order, even without votes", async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [first = 0, secondScenario = 0] = run.first.decision_ids;
    await server.app.systemChange(async ({ tx }) => {
      const setPosition = (id: number, position: number) =>
        tx.updateTable('decisions').set({ position }).where('id', '=', id).execute();
      await setPosition(first, 2);
      await setPosition(secondScenario, 1);
    });
    await vote('castFinalVote', run, run.members[0], run.first, 0);
    await advance(run);
    const [stage] = await adminReport(run);
    expect(stage?.offered_decisions.map(({ id }) => id)).toEqual([secondScenario, first]);
  });

  test("the facilitator's report is refused for an unknown run", async () => {
    const run = await buildRun(server);
    await expect(adminReport({ ...run, id: 999_999 })).rejects.toMatchObject({
      status: 404,
      code: 'run.unknown',
      message: 'Simulation run not found',
    });
  });
});
