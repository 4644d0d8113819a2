import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import {
  decisionLimit,
  orderDecisions,
  requireDeletableDecision,
  requireDeletableScenario,
  requireDeletableSimulation,
  requireDeletableStage,
  requireLink,
  requireMovableDecisions,
  requireNextStage,
  requireWithinDecisionLimit,
  requireWithinScenarioLimit,
  scenarioLimit,
} from './authoring.ts';

describe('a new stage', () => {
  test('a new stage gets the next number', () => {
    expect(requireNextStage(0)).toBe(1);
    expect(requireNextStage(2, 3)).toBe(3);
  });

  test('a new stage is refused with any number but the next', () => {
    expect(() => requireNextStage(1, 3)).toThrow(new Refusal('stage.bad-number', { expected: 2 }));
  });

  test('a new stage is refused after the third', () => {
    expect(() => requireNextStage(3, 4)).toThrow(new Refusal('stage.limit'));
  });
});

describe('a new scenario', () => {
  test('up to 1, 3 and 9 scenarios are allowed in the three stages', () => {
    for (const stage of [1, 2, 3]) {
      expect(() => requireWithinScenarioLimit(stage, scenarioLimit(stage) - 1)).not.toThrow();
    }
    expect([1, 2, 3].map(scenarioLimit)).toEqual([1, 3, 9]);
  });

  test.each([
    [1, 1, 'The first stage can only have 1 scenario.', 'Maximum scenarios reached for First stage'],
    [
      2,
      3,
      'The second stage can have a maximum of 3 scenarios.',
      'Maximum scenarios reached for Second stage',
    ],
    [3, 9, 'The third stage can have a maximum of 9 scenarios.', 'Maximum scenarios reached for Third stage'],
  ])('a new scenario in stage %i is refused after %i', (stage, existing, message, title) => {
    expect(() => requireWithinScenarioLimit(stage, existing)).toThrow(
      expect.objectContaining({ message, facts: expect.objectContaining({ title }) }),
    );
  });
});

describe('a decision', () => {
  test('a decision is refused after the third of its scenario', () => {
    expect(() => requireWithinDecisionLimit(2)).not.toThrow();
    expect(() => requireWithinDecisionLimit(3)).toThrow(new Refusal('decision.limit'));
  });

  test('a decision links to a scenario of the next stage, or nowhere', () => {
    expect(() => requireLink(7, [6, 7])).not.toThrow();
    expect(() => requireLink(null, [])).not.toThrow();
  });

  test('a decision cannot link to a scenario outside of the next stage', () => {
    expect(() => requireLink(5, [6, 7])).toThrow(new Refusal('decision.bad-link'));
    expect(() => requireLink(5, [])).toThrow(new Refusal('decision.no-next-scenarios'));
  });
});

describe('deleting', () => {
  const last = { stage_number: 3, stage_count: 3, has_scenarios: true, reached_by: null };

  test('only the last stage can be deleted', () => {
    expect(() => requireDeletableStage(last)).not.toThrow();
    expect(() => requireDeletableStage({ ...last, stage_number: 2 })).toThrow(new Refusal('stage.not-last'));
  });

  test('the only stage can be deleted while it has no scenarios', () => {
    const only = { ...last, stage_number: 1, stage_count: 1 };
    expect(() => requireDeletableStage({ ...only, has_scenarios: false })).not.toThrow();
    expect(() => requireDeletableStage(only)).toThrow(new Refusal('stage.only-one'));
  });

  test('a scenario can be deleted from the second stage on', () => {
    expect(() => requireDeletableScenario({ stage_number: 2, reached_by: null })).not.toThrow();
    const refusal = new Refusal('scenario.initial');
    expect(() => requireDeletableScenario({ stage_number: 1, reached_by: null })).toThrow(refusal);
  });

  test('deleting parts that a run has reached is refused, and the refusal names the run', () => {
    const run = 'Spring workshop';
    expect(() => requireDeletableStage({ ...last, reached_by: run })).toThrow(
      new Refusal('stage.reached', { run }),
    );
    expect(() => requireDeletableScenario({ stage_number: 2, reached_by: run })).toThrow(
      new Refusal('scenario.reached', { run }),
    );
    expect(() => requireDeletableDecision({ reached_by: run })).toThrow(
      new Refusal('decision.reached', { run }),
    );
    expect(() => requireDeletableDecision({ reached_by: null })).not.toThrow();
  });
});

describe('the order of decisions', () => {
  test('an order of decisions puts the named ones first and keeps the rest in their order', () => {
    expect(orderDecisions([1, 2, 3], [3, null, undefined])).toEqual([3, 1, 2]);
    expect(orderDecisions([1, 2, 3], [2, 1, 3])).toEqual([2, 1, 3]);
  });

  test('the order of decisions stays the same if no decision is named', () => {
    expect(orderDecisions([2, 1], [null, undefined, null])).toEqual([2, 1]);
  });

  test.each([[[1, 4]], [[1, 1]]])('an order of decisions is refused with %j', (slots) => {
    expect(() => orderDecisions([1, 2, 3], slots)).toThrow(new Refusal('decision.not-of-scenario'));
  });

  test('the order of decisions cannot change while a run plays the scenario, and the refusal names the run', () => {
    const run = 'Spring workshop';
    const refusal = new Refusal('decision.order-in-play', { run });
    expect(() => requireMovableDecisions({ existing: [1, 2], order: [2, 1], played_by: run })).toThrow(
      refusal,
    );
    expect(() => requireMovableDecisions({ existing: [1, 2], order: [1, 2], played_by: run })).not.toThrow();
    expect(() => requireMovableDecisions({ existing: [1, 2], order: [2, 1], played_by: null })).not.toThrow();
  });

  test('an order of decisions is accepted for a scenario in play exactly if every decision keeps its letter', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: decisionLimit }),
        fc.array(fc.nat(decisionLimit), { maxLength: decisionLimit }),
        (existing, places) => {
          const slots = [...new Set(places)].map((place) => existing[place] ?? null);
          const order = orderDecisions(existing, slots);
          const passes = () => {
            try {
              requireMovableDecisions({ existing, order, played_by: 'Spring workshop' });
              return true;
            } catch {
              return false;
            }
          };
          expect(passes()).toBe(existing.join() === order.join());
        },
      ),
    );
  });
});

describe('a simulation', () => {
  test('a simulation can be deleted once all its runs are finished', () => {
    expect(() => requireDeletableSimulation({ open_run: null })).not.toThrow();
    expect(() => requireDeletableSimulation({ open_run: 'Tuesday' })).toThrow(
      new Refusal('simulation.has-open-runs', { run: 'Tuesday' }),
    );
  });
});
