import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';

let server: TestServer;
let admin: BuiltUser;

beforeAll(async () => {
  server = await startServer();
  admin = await server.administrator();
});
afterAll(() => server.close());

const add = (scenarioId: number, link_next_scenario_id?: number | null) =>
  admin.call('createDecision', {
    params: { scenarioId },
    body: {
      title_of_decision: ' Close the port ',
      description_of_decision: 'At once',
      link_next_scenario_id,
    },
  });
const list = (scenarioId: number) => admin.call('listDecisions', { params: { scenarioId } });
const remove = (decisionId: number) => admin.call('deleteDecision', { params: { decisionId } });
type Changes = {
  title_of_decision?: string;
  description_of_decision?: string;
  link_next_scenario_id?: number | null;
};
const change = (decisionId: number, body: Changes) =>
  admin.call('updateDecision', { params: { decisionId }, body });

describe('a new decision', () => {
  test('a new decision is last and has no link', async () => {
    const { stages } = await buildSimulation(server.app);
    const scenarioId = stages[0]!.scenarios[0]!.id;
    const made = await add(scenarioId);
    expect(made).toEqual({
      id: made.id,
      title_of_decision: 'Close the port',
      description_of_decision: 'At once',
      link_next_scenario_id: null,
      next_scenario: null,
      outcome: '',
      conditions: [],
    });
    const titles = (await list(scenarioId)).map(({ title_of_decision }) => title_of_decision);
    expect(titles).toEqual(['Option 1', 'Option 2', 'Close the port']);
  });

  test('a new decision can link to a scenario of the next stage', async () => {
    const { stages } = await buildSimulation(server.app);
    const next = stages[1]!.scenarios[1]!.id;
    expect(await add(stages[0]!.scenarios[0]!.id, next)).toMatchObject({
      link_next_scenario_id: next,
      next_scenario: 'Scenario 2.2',
    });
  });

  test('a new decision cannot link anywhere but to the next stage', async () => {
    const { stages } = await buildSimulation(server.app);
    const other = await buildSimulation(server.app);
    const initial = stages[0]!.scenarios[0]!.id;
    const elsewhere = [initial, stages[2]!.scenarios[0]!.id, other.stages[1]!.scenarios[0]!.id, 999_999];
    for (const link of elsewhere)
      await expect(add(initial, link)).rejects.toMatchObject({ status: 409, code: 'decision.bad-link' });
    expect(await list(initial)).toHaveLength(2);
  });

  test('a new decision cannot have a link before the next stage has scenarios', async () => {
    const refused = { status: 409, message: 'Please create scenarios in the next stage first' };
    const empty = await buildSimulation(server.app, { scenarios: [1, 0] });
    const initial = empty.stages[0]!.scenarios[0]!.id;
    await expect(add(initial, initial)).rejects.toMatchObject(refused);
    const { stages } = await buildSimulation(server.app);
    await expect(add(stages[2]!.scenarios[0]!.id, initial)).rejects.toMatchObject(refused);
  });

  test('a new decision is refused after the third', async () => {
    const { stages } = await buildSimulation(server.app, { decisions: 3 });
    await expect(add(stages[0]!.scenarios[0]!.id)).rejects.toMatchObject({
      status: 409,
      code: 'decision.limit',
      message: 'A scenario can have at most 3 decisions',
    });
  });

  test('a new decision is created once if two requests want the last place', async () => {
    const { stages } = await buildSimulation(server.app);
    const scenarioId = stages[0]!.scenarios[0]!.id;
    const outcomes = await Promise.allSettled([add(scenarioId), add(scenarioId)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ status: 409, code: 'decision.limit' });
    expect(await list(scenarioId)).toHaveLength(3);
  });

  test('a new decision needs a title but no description', async () => {
    const { stages } = await buildSimulation(server.app);
    const params = { scenarioId: stages[0]!.scenarios[0]!.id };
    const blank = admin.call('createDecision', { params, body: { title_of_decision: ' ' } });
    await expect(blank).rejects.toMatchObject({ status: 422 });
    expect(await admin.call('createDecision', { params, body: { title_of_decision: 'Wait' } })).toMatchObject(
      {
        description_of_decision: '',
      },
    );
  });
});

describe('a decision', () => {
  test('a request to change a decision changes only the fields that it contains', async () => {
    const { stages } = await buildSimulation(server.app);
    const [id = 0] = stages[0]!.scenarios[0]!.decision_ids;
    const [one, two] = stages[1]!.scenarios;
    expect(await change(id, { title_of_decision: 'Open it' })).toMatchObject({
      title_of_decision: 'Open it',
      description_of_decision: 'What option 1 means',
      link_next_scenario_id: one!.id,
    });
    expect(await change(id, { link_next_scenario_id: two!.id })).toMatchObject({
      next_scenario: 'Scenario 2.2',
    });
    expect(await change(id, { link_next_scenario_id: null })).toMatchObject({ link_next_scenario_id: null });
    expect(await change(id, { description_of_decision: '' })).toEqual({
      id,
      title_of_decision: 'Open it',
      description_of_decision: '',
      link_next_scenario_id: null,
      next_scenario: null,
      outcome: '',
      conditions: [],
    });
    expect(await change(id, {})).toMatchObject({ title_of_decision: 'Open it' });
  });

  test('a decision cannot be linked outside the next stage', async () => {
    const { stages } = await buildSimulation(server.app);
    const [id = 0] = stages[0]!.scenarios[0]!.decision_ids;
    const [closing = 0] = stages[2]!.scenarios[0]!.decision_ids;
    const third = stages[2]!.scenarios[0]!.id;
    await expect(change(id, { link_next_scenario_id: third })).rejects.toMatchObject({
      status: 409,
      message: 'A decision can only be linked to a scenario of the next stage',
    });
    await expect(change(closing, { link_next_scenario_id: third })).rejects.toMatchObject({
      status: 409,
      message: 'Please create scenarios in the next stage first',
    });
  });

  test('a decision can be deleted, and a new one gets the last place', async () => {
    const { stages } = await buildSimulation(server.app, { decisions: 3 });
    const { id: scenarioId, decision_ids } = stages[1]!.scenarios[0]!;
    const [first = 0, second = 0, third = 0] = decision_ids;
    expect(await remove(second)).toEqual({ id: second });
    const { id } = await add(scenarioId);
    expect((await list(scenarioId)).map((decision) => decision.id)).toEqual([first, third, id]);
  });

  test('a deleted decision can be created again and moved back to its place', async () => {
    const { stages } = await buildSimulation(server.app, { decisions: 3 });
    const { id: scenarioId } = stages[1]!.scenarios[0]!;
    const before = await list(scenarioId);
    const [first, second, third] = before;
    await remove(second!.id);
    const { id: _, next_scenario: __, ...body } = second!;
    const again = await admin.call('createDecision', { params: { scenarioId }, body });
    expect(again).toEqual({ ...second, id: again.id });
    await admin.call('updateScenario', {
      params: { scenarioId },
      body: { decision1_id: first!.id, decision2_id: again.id, decision3_id: third!.id },
    });
    expect(await list(scenarioId)).toEqual([first, again, third]);
  });

  test('a decision of a scenario that a run has reached cannot be deleted', async () => {
    const run = await buildRun(server);
    const [decisionId = 0] = run.first.decision_ids;
    await expect(remove(decisionId)).rejects.toMatchObject({
      status: 409,
      code: 'decision.reached',
      message:
        'This decision belongs to a scenario that the run Morning workshop has reached and cannot be deleted',
    });
    expect(await list(run.first.id)).toHaveLength(2);
    const [later = 0] = run.simulation.stages[1]!.scenarios[0]!.decision_ids;
    expect(await remove(later)).toEqual({ id: later });
  });

  test('a decision that does not exist is refused', async () => {
    expect(await refusalsOf([change(999_999, {}), remove(999_999)])).toEqual(['404 Decision not found']);
    expect(await refusalsOf([list(999_999), add(999_999)])).toEqual(['404 Scenario not found']);
  });
});

describe('authoring decisions', () => {
  test('authoring decisions is only for administrators', async () => {
    const { stages } = await buildSimulation(server.app);
    const { id: scenarioId, decision_ids } = stages[0]!.scenarios[0]!;
    const decisionId = decision_ids[0] ?? 0;
    const person = await server.user();
    const body = { title_of_decision: 'Mine' };
    for (const [caller, refusal] of [
      [person, '403 Only administrators can do this'],
      [server.nobody, '401 No valid access token available.'],
    ] as const)
      expect(
        await refusalsOf([
          caller.call('listDecisions', { params: { scenarioId } }),
          caller.call('createDecision', { params: { scenarioId }, body }),
          caller.call('updateDecision', { params: { decisionId }, body }),
          caller.call('deleteDecision', { params: { decisionId } }),
        ]),
      ).toEqual([refusal]);
  });
});

describe('the outcome of a decision', () => {
  const condition = (text: string) => ({ text, met: `${text} was known.`, unmet: '' });

  test('the outcome of a decision has up to three conditions, which keep their ids while they are edited', async () => {
    const { stages } = await buildSimulation(server.app);
    const [id = 0, other = 0] = stages[0]!.scenarios[0]!.decision_ids;
    const save = (decisionId: number, body: object) =>
      admin.call('updateDecision', { params: { decisionId }, body });
    const first = await save(id, {
      outcome: 'The lights went on.',
      conditions: ['a date', 'a radio', 'a name'].map(condition),
    });
    expect(first).toMatchObject({
      title_of_decision: 'Option 1',
      outcome: 'The lights went on.',
      conditions: [{ text: 'a date', met: 'a date was known.' }, { text: 'a radio' }, { text: 'a name' }],
    });
    const [date, , name] = first.conditions;
    const second = await save(id, { conditions: [name, { ...date, text: 'the date' }] });
    expect(second.conditions.map((one) => [one.id, one.text])).toEqual([
      [name?.id, 'a name'],
      [date?.id, 'the date'],
    ]);
    expect((await save(id, { title_of_decision: 'Wait' })).conditions).toEqual(second.conditions);

    await expect(save(other, { conditions: [name] })).rejects.toMatchObject({
      code: 'condition.foreign',
      status: 422,
    });
    await expect(save(id, { conditions: [name, name] })).rejects.toMatchObject({ code: 'condition.foreign' });
    const four = ['a', 'b', 'c', 'd'].map(condition);
    await expect(save(id, { conditions: four })).rejects.toMatchObject({ status: 422 });
    await expect(save(id, { outcome: 'x'.repeat(5_001) })).rejects.toMatchObject({ status: 422 });
    expect((await list(stages[0]!.scenarios[0]!.id)).map(({ conditions }) => conditions)).toEqual([
      second.conditions,
      [],
    ]);
  });
});
