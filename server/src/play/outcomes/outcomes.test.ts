import { rooms } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRunData } from '../../debrief/exports/run-data.ts';
import { readEverything } from '../../testing/readable.ts';
import { reportOn, textOf } from '../../testing/reports.ts';
import { advanceAll, type BuiltRun, buildRun, decideAll } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type BuiltScenario, buildSimulation } from '../../testing/simulations.ts';
import { follow } from '../../testing/streams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Builds a run whose decisions all have an outcome and a condition, each with its own words. */
async function runWithOutcomes(): Promise<BuiltRun> {
  const author = await server.administrator();
  const simulation = await buildSimulation(server.app);
  for (const { id, decision_ids } of simulation.stages.flatMap(({ scenarios }) => scenarios)) {
    await author.call('updateScenario', { params: { scenarioId: id }, body: { asks_order: true } });
    for (const decisionId of decision_ids)
      await author.call('updateDecision', {
        params: { decisionId },
        body: {
          outcome: `Outcome ${decisionId}.`,
          conditions: [
            { text: `Condition ${decisionId}`, met: `Met ${decisionId}.`, unmet: `Unmet ${decisionId}.` },
          ],
        },
      });
  }
  return buildRun(server, { simulation, rooms: ['legal', 'social'] });
}

const secretOf = (decisionId: number) => new RegExp(`(Outcome|Condition|Met|Unmet) ${decisionId}\\b`);

/** Returns the id of the one condition of a decision. */
async function conditionOf({ facilitator }: BuiltRun, scenario: BuiltScenario, index = 0): Promise<number> {
  const params = { scenarioId: scenario.id };
  const decision = (await facilitator.call('listDecisions', { params }))[index];
  return decision?.conditions[0]?.id ?? 0;
}

/** Lets everyone decide for a decision, and advances with this judgement. */
async function advanceJudged(run: BuiltRun, scenario: BuiltScenario, met: number[] | undefined, index = 0) {
  await decideAll(run, scenario, index);
  return run.facilitator.call('advanceRun', {
    params: { runId: run.id },
    body: {
      conditions_met: met,
      judged_decision_id: scenario.decision_ids[index],
      order_revision: 0,
    },
  });
}

const scenarioAt = (run: BuiltRun, stage: number, index = 0): BuiltScenario => {
  const scenario = run.simulation.stages[stage - 1]?.scenarios[index];
  if (scenario === undefined) throw new Error('There is no such scenario');
  return scenario;
};

describe('what came of a decision', () => {
  test('everybody reads an outcome from the advance until the next one', async () => {
    const run = await runWithOutcomes();
    const { facilitator, members, first } = run;
    const params = { runId: run.id };
    const [decision = 0] = first.decision_ids;
    expect((await facilitator.call('getRun', { params })).last_outcome).toBeNull();
    await advanceJudged(run, first, [await conditionOf(run, first)]);
    const expected = {
      scenario_id: first.id,
      decision_id: decision,
      text: `Outcome ${decision}.`,
      sentences: [`Met ${decision}.`],
    };
    expect((await facilitator.call('getRun', { params })).last_outcome).toEqual(expected);
    const own = await members[0]?.call('getUserRun', { params: { userRunId: members[0].seat_id } });
    expect(own?.sim_run.last_outcome).toEqual(expected);
    const report = await members[0]?.call('getParticipantReport', { params });
    expect(report?.report_per_stage[0]?.outcome).toEqual({
      text: expected.text,
      sentences: expected.sentences,
    });

    const second = scenarioAt(run, 2);
    await advanceJudged(run, second, []);
    const [next = 0] = second.decision_ids;
    expect((await facilitator.call('getRun', { params })).last_outcome).toMatchObject({
      decision_id: next,
      sentences: [`Unmet ${next}.`],
    });
    const debrief = await facilitator.call('getDebrief', { params });
    expect(debrief.stages.map(({ outcome }) => outcome?.sentences)).toEqual([
      [`Met ${decision}.`],
      [`Unmet ${next}.`],
    ]);
  });

  test('an outcome has no sentences after an advance that judges nothing, until a facilitator judges', async () => {
    const run = await runWithOutcomes();
    const { facilitator, first } = run;
    const params = { runId: run.id };
    await advanceAll(run, first);
    const lastOutcome = async () => (await facilitator.call('getRun', { params })).last_outcome;
    expect((await lastOutcome())?.sentences).toEqual([]);
    const body = { scenario_id: first.id, conditions_met: [await conditionOf(run, first)] };
    const corrected = await facilitator.call('correctJudgement', { params, body });
    expect(corrected.conditions).toMatchObject([{ is_met: true }]);
    expect((await lastOutcome())?.sentences).toEqual([`Met ${first.decision_ids[0]}.`]);
    await facilitator.call('correctJudgement', { params, body: { ...body, conditions_met: [] } });
    expect((await lastOutcome())?.sentences).toEqual([`Unmet ${first.decision_ids[0]}.`]);
  });

  test('an outcome stays as the run played it when the author changes it', async () => {
    const run = await runWithOutcomes();
    const { facilitator, first } = run;
    const params = { runId: run.id };
    await advanceJudged(run, first, []);
    const before = (await facilitator.call('getRun', { params })).last_outcome;
    await facilitator.call('updateDecision', {
      params: { decisionId: first.decision_ids[0] ?? 0 },
      body: { outcome: 'Rewritten' },
    });
    expect((await facilitator.call('getRun', { params })).last_outcome).toEqual(before);
    expect((await facilitator.call('getDebrief', { params })).stages[0]?.outcome?.text).toBe(before?.text);
  });

  test('the last outcome is the ending of a finished run for every seat and for observers', async () => {
    const simulation = (await runWithOutcomes()).simulation;
    const run = await buildRun(server, { simulation, rooms: [...rooms] });
    const { facilitator, members, access_code } = run;
    const params = { runId: run.id };
    const observer = await server.user();
    await facilitator.call('addObserver', { params, body: { account: observer.email_address } });
    await facilitator.call('setGuestJoin', { params, body: { guest_join: true } });
    const { access_token } = await server.nobody.call('joinAsGuest', {
      body: { access_code, name: 'Grace' },
    });
    const guest = server.as(access_token);
    for (const stage of [1, 2, 3]) {
      await decideAll(run, scenarioAt(run, stage));
      await facilitator.call('advanceRun', { params, body: { force: true } });
    }
    const text = `Outcome ${scenarioAt(run, 3).decision_ids[0]}.`;
    for (const reader of [...members, guest]) {
      const { user_run } = await reader.call('listMyRuns');
      const userRunId = user_run[0]?.id ?? 0;
      const { sim_run } = await reader.call('getUserRun', { params: { userRunId } });
      expect(sim_run).toMatchObject({ status: 'COMPLETED', last_outcome: { text } });
    }
    expect((await observer.call('getRun', { params })).last_outcome?.text).toBe(text);
  });

  test('an outcome is null for a decision without one, and a scenario without decisions keeps the last one', async () => {
    const run = await runWithOutcomes();
    const { facilitator, first } = run;
    const params = { runId: run.id };
    const second = scenarioAt(run, 2);
    await facilitator.call('updateDecision', {
      params: { decisionId: first.decision_ids[0] ?? 0 },
      body: { outcome: '', conditions: [] },
    });
    await advanceAll(run, first);
    expect((await facilitator.call('getRun', { params })).last_outcome).toBeNull();
    await advanceJudged(run, second, []);
    const third = scenarioAt(run, 3);
    await server.app.systemChange(({ tx }) =>
      tx.deleteFrom('decisions').where('scenario_id', '=', third.id).execute(),
    );
    await facilitator.call('advanceRun', { params, body: {} });
    const ended = await facilitator.call('getRun', { params });
    expect(ended).toMatchObject({ status: 'COMPLETED', last_outcome: { scenario_id: second.id } });
  });
});

describe('a judgement', () => {
  test('a judgement leaves conditions in neither list unjudged: they add no sentence, and the report says so', async () => {
    const run = await runWithOutcomes();
    const { facilitator, first } = run;
    const params = { runId: run.id };
    const [decision = 0] = first.decision_ids;
    const conditions = ['a radio', 'a date', 'a name'].map((text) => ({
      text,
      met: `Met ${text}.`,
      unmet: `Unmet ${text}.`,
    }));
    await facilitator.call('updateDecision', { params: { decisionId: decision }, body: { conditions } });
    const offered = await facilitator.call('listDecisions', { params: { scenarioId: first.id } });
    const [radio, date] = (offered[0]?.conditions ?? []).map(({ id }) => id);
    await decideAll(run, first);
    await facilitator.call('advanceRun', {
      params,
      body: {
        conditions_met: [radio ?? 0],
        conditions_unmet: [date ?? 0],
        judged_decision_id: decision,
        order_revision: 0,
      },
    });
    const sentences = async () => (await facilitator.call('getRun', { params })).last_outcome?.sentences;
    expect(await sentences()).toEqual(['Met a radio.', 'Unmet a date.']);
    const debrief = await facilitator.call('getDebrief', { params });
    expect(debrief.stages[0]?.order?.conditions.map(({ is_met }) => is_met)).toEqual([true, false, null]);
    const data = await loadRunData(server.app.db.read, run.id, server.clock.now);
    expect(textOf(reportOn(data))).toContain('Not judged: a name');

    const correction = { scenario_id: first.id, conditions_met: [], conditions_unmet: [] };
    await facilitator.call('correctJudgement', { params, body: correction });
    expect(await sentences()).toEqual([]);
    await expect(
      facilitator.call('correctJudgement', {
        params,
        body: { ...correction, conditions_met: [date ?? 0], conditions_unmet: [date ?? 0] },
      }),
    ).rejects.toMatchObject({ code: 'condition.foreign', status: 422 });
    await facilitator.call('correctJudgement', {
      params,
      body: { scenario_id: first.id, conditions_met: [radio ?? 0] },
    });
    expect(await sentences()).toEqual(['Met a radio.', 'Unmet a date.', 'Unmet a name.']);
  });

  test('a judgement for another decision, another order or a foreign condition is refused, and nothing advances', async () => {
    const run = await runWithOutcomes();
    const { facilitator, members, first } = run;
    const params = { runId: run.id };
    await decideAll(run, first);
    const [winner, other] = first.decision_ids;
    const body = { conditions_met: [], judged_decision_id: winner, order_revision: 0 };
    const refusedFor = (changed: object) =>
      facilitator.call('advanceRun', { params, body: { ...body, ...changed } }).then(
        () => null,
        (error: unknown) => error,
      );
    expect(await refusedFor({ judged_decision_id: other })).toMatchObject({
      code: 'advance.judged-another',
      status: 409,
    });
    expect(await refusedFor({ order_revision: null })).toMatchObject({ code: 'advance.judged-another' });
    expect(await refusedFor({ judged_decision_id: undefined })).toMatchObject({
      code: 'advance.judgement-incomplete',
      status: 422,
    });
    const foreign = await conditionOf(run, first, 1);
    expect(await refusedFor({ conditions_met: [foreign] })).toMatchObject({
      code: 'condition.foreign',
      status: 422,
    });
    await members[0]?.call('saveOrder', {
      params,
      body: { scenario_id: first.id, text: 'Call the tug.', revision: 0 },
    });
    expect(await refusedFor({})).toMatchObject({
      code: 'advance.judged-another',
      body: { decision_id: winner, order: { text: 'Call the tug.', revision: 1 } },
    });
    expect((await facilitator.call('getRun', { params })).current_scenario?.id).toBe(first.id);
    await facilitator.call('advanceRun', { params, body: { ...body, order_revision: 1 } });
  });

  test('a judgement keeps its conditions from being removed until the run is over', async () => {
    const run = await runWithOutcomes();
    const { facilitator, first } = run;
    await advanceJudged(run, first, []);
    const remove = (index: number) =>
      facilitator.call('updateDecision', {
        params: { decisionId: first.decision_ids[index] ?? 0 },
        body: { conditions: [] },
      });
    await expect(remove(0)).rejects.toMatchObject({
      code: 'condition.judged',
      status: 409,
      message: expect.stringContaining('in the run'),
    });
    await remove(1);
    await facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    await remove(0);
  });

  test('a judgement can be corrected only for the decision taken last', async () => {
    const run = await runWithOutcomes();
    const { facilitator, first } = run;
    const correct = (scenario: BuiltScenario, conditions_met: number[]) =>
      facilitator.call('correctJudgement', {
        params: { runId: run.id },
        body: { scenario_id: scenario.id, conditions_met },
      });
    await expect(correct(first, [])).rejects.toMatchObject({ code: 'judgement.closed' });
    await advanceJudged(run, first, []);
    await expect(correct(first, [await conditionOf(run, first, 1)])).rejects.toMatchObject({
      code: 'condition.foreign',
    });
    await advanceJudged(run, scenarioAt(run, 2), []);
    await expect(correct(first, [])).rejects.toMatchObject({ code: 'judgement.closed' });
  });

  test('a judgement cannot be corrected while the report is shared', async () => {
    const run = await runWithOutcomes();
    const { facilitator, first } = run;
    const params = { runId: run.id };
    await advanceJudged(run, first, []);
    await facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
    const correct = () =>
      facilitator.call('correctJudgement', { params, body: { scenario_id: first.id, conditions_met: [] } });
    const share = (shared: boolean) => facilitator.call('shareReport', { params, body: { shared } });
    await correct();
    await share(true);
    await expect(correct()).rejects.toMatchObject({ code: 'judgement.report-shared' });
    await share(false);
    await correct();
  });
});

describe('outcomes and conditions', () => {
  test('outcomes and conditions reach nobody but facilitators before their time', async () => {
    const run = await runWithOutcomes();
    const { facilitator, members, first, simulation } = run;
    const [member] = members;
    if (member === undefined) throw new Error('The run has members');
    const observer = await server.user();
    const outsider = await server.user();
    await facilitator.call('addObserver', {
      params: { runId: run.id },
      body: { account: observer.email_address },
    });
    const stream = await follow(server, run.id, member.token);
    const all = simulation.stages.flatMap(({ scenarios }) => scenarios.flatMap((one) => one.decision_ids));

    async function expectHidden(hidden: RegExp[], scenario: BuiltScenario) {
      const { id: roomRunId } = await facilitator.call('getRoomRunByName', {
        params: { runId: run.id, roomName: 'legal' },
      });
      const params = {
        runId: run.id,
        simulationId: simulation.id,
        scenarioId: scenario.id,
        stageId: scenario.stage_id,
        userRunId: member?.seat_id ?? 0,
        userId: member?.id ?? 0,
        roomRunId,
        roomName: 'legal',
      };
      for (const reader of [member, observer, outsider, null])
        for (const [name, answer] of await readEverything(server, reader?.token ?? null, params))
          for (const secret of hidden)
            expect([name, answer]).not.toEqual([name, expect.stringMatching(secret)]);
    }

    await expectHidden(all.map(secretOf), first);
    await advanceJudged(run, first, []);
    const [chosen = 0] = first.decision_ids;
    const others = all.filter((id) => id !== chosen).map(secretOf);
    await expectHidden([...others, new RegExp(`(Condition|Met) ${chosen}\\b`)], scenarioAt(run, 2));
    await advanceJudged(run, scenarioAt(run, 2), []);
    // The conditions of the last decision are not judged.
    await advanceAll(run, scenarioAt(run, 3));
    // After the end the judged conditions are open, but what did not happen stays with the facilitators.
    const taken = [1, 2, 3].map((stage) => scenarioAt(run, stage).decision_ids[0]);
    const params = { runId: run.id, scenarioId: first.id, userRunId: member.seat_id };
    for (const reader of [member, observer])
      for (const [name, answer] of await readEverything(server, reader.token, params))
        for (const id of all.filter((one) => !taken.includes(one)))
          expect([name, answer]).not.toEqual([name, expect.stringMatching(secretOf(id))]);
    const { orders } = await observer.call('getRunOrders', { params: { runId: run.id } });
    expect(orders.map(({ conditions }) => conditions)).toMatchObject(
      taken.map((id, index) => (index < 2 ? [{ text: `Condition ${id}`, is_met: false }] : [])),
    );
    const unjudged = new RegExp(`(Condition|Met|Unmet) ${taken[2]}\\b`);
    for (const reader of [member, observer])
      for (const [name, answer] of await readEverything(server, reader.token, params))
        expect([name, answer]).not.toEqual([name, expect.stringMatching(unjudged)]);
    // A file may be handed out, so none has what did not happen.
    const textOf = async (format: 'json' | 'csv') =>
      (await facilitator.call('exportRun', { params: { runId: run.id }, body: { format } })).text();
    expect(await textOf('json')).toContain(`Outcome ${chosen}.`);
    for (const text of [await textOf('json'), await textOf('csv')])
      for (const id of all.filter((one) => !taken.includes(one))) expect(text).not.toMatch(secretOf(id));
    stream.close();
    expect(JSON.stringify(stream.events)).not.toMatch(/Outcome|Condition|Met|Unmet/);
  });

  test('answers of a run without outcomes and conditions stay as they were', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const { facilitator, first } = run;
    const params = { runId: run.id };
    await advanceAll(run, first);
    const { last_outcome, current_scenario } = await facilitator.call('getRun', { params });
    expect({ last_outcome, asks: current_scenario?.asks_order }).toEqual({ last_outcome: null, asks: false });
    const { weak_spots } = await facilitator.call('getPreflight', {
      params: { simulationId: run.simulation.id },
    });
    expect(weak_spots.map(({ kind }) => kind)).not.toContain('no-outcome');
    const sheet = await facilitator.call('exportRun', { params, body: { format: 'csv' } });
    expect(await sheet.text()).not.toContain('came of it');
  });
});
