import { type Answers, questionSlots, type Role, roles } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import type { BuiltScenario } from '../../testing/simulations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const ownReport = (by: BuiltUser, run: BuiltRun) =>
  by.call('getParticipantReport', { params: { runId: run.id } });
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
const noRoomDecision = { decision_id: null, title_of_decision: null, votes: 0, tied: [], votes_cast: 0 };

describe("a participant's report", () => {
  test("a participant's report before the end has only the closed stages, with a message", async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [member, other] = run.members;
    expect(await ownReport(member!, run)).toEqual({
      message: 'This simulation has not ended yet',
      report_per_stage: [],
      table: true,
      alignment_rate: 0,
      'pre-questionnaire': null,
      'post-questionnaire': null,
    });
    await vote('castRoomVote', run, other, run.first, 1);
    for (const one of run.members) await vote('castFinalVote', run, one, run.first, 0);
    expect((await ownReport(member!, run)).report_per_stage).toEqual([]);
    await advance(run);
    await vote('castFinalVote', run, other, secondScenario(run), 1);
    expect(await ownReport(member!, run)).toEqual({
      message: 'This simulation has not ended yet',
      report_per_stage: [
        {
          stage_number: 1,
          scenario_id: run.first.id,
          title_of_stage: 'Stage 1',
          title_of_scenario: 'Scenario 1.1',
          room_texts: null,
          chosen_decision: 'Option 1',
          chosen_decision_id: run.first.decision_ids[0],
          outcome: null,
          order: null,
          table: [],
          confidence: null,
          decided_by: 'majority',
          user_chosen_decision: {
            room_name: 'legal',
            decision_chosen: 'Option 1',
            decision_chosen_id: run.first.decision_ids[0],
            reasoning: 'castFinalVote 0',
            evidence: [],
            evidence_files: [],
            confidence: null,
          },
          user_room_vote: null,
          room_decisions: perRoom(noRoomDecision, {
            social: {
              decision_id: run.first.decision_ids[1] ?? 0,
              title_of_decision: 'Option 2',
              votes: 1,
              tied: [],
              votes_cast: 1,
            },
          }),
        },
      ],
      table: true,
      alignment_rate: 100,
      'pre-questionnaire': null,
      'post-questionnaire': null,
    });
  });

  test("a participant's report exists before the start and for a paused run, with the message", async () => {
    for (const status of ['DRAFT', 'PAUSED'] as const) {
      const run = await buildRun(server, { rooms: ['legal'], status });
      expect(await ownReport(run.members[0]!, run)).toMatchObject({
        message: 'This simulation has not ended yet',
        report_per_stage: [],
      });
    }
  });

  test("a participant's report of a completed run has all stages in order, without a message", async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [, stage2, stage3] = run.simulation.stages;
    for (const scenario of [run.first, stage2!.scenarios[0]!, stage3!.scenarios[0]!])
      await advanceAll(run, scenario);
    const report = await ownReport(run.members[0]!, run);
    expect(report.message).toBeUndefined();
    expect(report.report_per_stage.map(({ title_of_scenario }) => title_of_scenario)).toEqual([
      'Scenario 1.1',
      'Scenario 2.1',
      'Scenario 3.1',
    ]);
    expect(report.alignment_rate).toBe(100);
  });

  test("a participant's report computes the alignment from the stages in which group and participant agreed", async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social', 'economic'] });
    const [often, seldom, absent] = run.members;
    const scenarios = [run.first, secondScenario(run), run.simulation.stages[2]?.scenarios[0]];
    for (const [index, scenario] of scenarios.entries()) {
      // The group decides for option 0 each time: first by the tie rule, then by majority.
      await vote('castFinalVote', run, often, scenario, 0);
      await vote('castFinalVote', run, seldom, scenario, index === 0 ? 0 : 1);
      if (index === 2) await vote('castFinalVote', run, absent, scenario, 0);
      await advance(run, { force: true });
    }
    const rates = [];
    for (const member of run.members) rates.push((await ownReport(member, run)).alignment_rate);
    expect(rates).toEqual([100, 33, 33]);
    expect(
      (await ownReport(absent!, run)).report_per_stage.map((stage) => stage.user_chosen_decision),
    ).toMatchObject([null, null, { decision_chosen: 'Option 1' }]);
  });

  test("a participant's report of an ended run shows the last stage, which does not count in the alignment", async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    await advanceAll(run, run.first);
    await vote('castFinalVote', run, member, secondScenario(run), 1);
    await end(run);
    const report = await ownReport(member!, run);
    expect(report.message).toBeUndefined();
    expect(report).toMatchObject({
      alignment_rate: 100,
      report_per_stage: [
        { stage_number: 1 },
        {
          stage_number: 2,
          chosen_decision: null,
          chosen_decision_id: null,
          decided_by: null,
          user_chosen_decision: { decision_chosen: 'Option 2' },
        },
      ],
    });
  });

  test("a participant's report carries the participant's own questionnaires", async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const elsewhere = await buildRun(server);
    const [member, other] = run.members as [Member, Member];
    await member.call('joinRun', { body: { access_code: elsewhere.access_code } });
    const answers = (scale: number) =>
      Object.fromEntries(
        questionSlots.map(({ key, type }) => [key, type === 'scale' ? scale : 'Calmly']),
      ) as Answers;
    const submit = (by: Member, scale: number, about: BuiltRun | null) =>
      by.call('submitQuestionnaire', {
        params: { userId: by.id },
        body: {
          questionnaire_type: about ? 'post' : 'pre',
          simulation_run_id: about?.id ?? null,
          ...answers(scale),
        },
      });
    await submit(member, 1, null);
    await end(run);
    await end(elsewhere);
    await submit(member, 3, elsewhere);
    await submit(member, 2, run);
    await submit(other, 4, run);
    const report = await ownReport(member, run);
    expect(report['pre-questionnaire']).toEqual(answers(1));
    expect(report['post-questionnaire']).toEqual(answers(2));
    const others = await ownReport(other, run);
    expect(others['pre-questionnaire']).toBeNull();
    expect(others['post-questionnaire']).toEqual(answers(4));
  });

  test("a participant's report has no votes or reasons of others", async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [member, other] = run.members as [Member, Member];
    for (const kind of ['castRoomVote', 'castFinalVote'] as const) {
      await vote(kind, run, member, run.first, 0);
      await vote(kind, run, other, run.first, 1);
    }
    await advance(run);
    const reportText = JSON.stringify(await ownReport(member, run));
    expect(reportText).toContain('castFinalVote 0');
    expect(reportText).not.toContain('castFinalVote 1');
    expect(reportText).toContain('castRoomVote 0');
    expect(reportText).not.toContain('castRoomVote 1');
    expect(reportText).not.toContain(other.email_address);
  });

  test("a participant's report is only for participants", async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    await expect(ownReport(await server.user(), run)).rejects.toMatchObject({
      status: 404,
      code: 'run.unknown',
      message: 'Simulation run not found',
    });
  });
});
