import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roles } from '../rooms/rooms.ts';
import { scenarioLimit } from '../simulations/authoring.ts';
import { checkPackage } from './check.ts';
import { filesOf, packageVersion, type SimulationPackage } from './simulation-package.ts';

type Shape = { stages: number[]; files: number };

/** Builds a valid package of this shape. */
function build({ stages, files }: Shape): SimulationPackage {
  const key = (stage: number, scenario: number) => `${stage}-${scenario}`;
  return {
    name: 'Harbour Dark',
    description: 'A port without light',
    string_briefing: '',
    asks_confidence: false,
    rooms: null,
    objectives: [],
    teaching_note: '',
    files: Array.from({ length: files }, (_, n) => ({ path: `files/${n}`, name: `${n}.txt`, day: null })),
    stages: stages.map((count, stage) => ({
      stage_instruction: 'Look',
      duration_seconds: null,
      scenarios: Array.from({ length: count }, (_, scenario) => ({
        key: key(stage, scenario),
        name: 'Night',
        description: 'Dark',
        asks_order: false,
        facts: [],
        decisions: Array.from({ length: 3 }, (_, n) => ({
          title_of_decision: 'Go',
          description_of_decision: '',
          outcome: '',
          conditions: [],
          leads_to: stages[stage + 1] ? key(stage + 1, n % (stages[stage + 1] ?? 1)) : null,
        })),
        rooms: {
          legal: {
            notes: '',
            posts: [],
            files: [{ path: `files/${key(stage, scenario)}`, name: 'law.pdf', day: null }],
          },
        },
      })),
    })),
  };
}

const entriesOf = (built: SimulationPackage) => new Set(filesOf(built).map(({ file }) => file.path));
const shapes = fc.record({
  stages: fc
    .tuple(
      fc.constant(1),
      fc.integer({ min: 1, max: scenarioLimit(2) }),
      fc.integer({ min: 1, max: scenarioLimit(3) }),
    )
    .chain((all) => fc.integer({ min: 0, max: 3 }).map((count) => all.slice(0, count))),
  files: fc.nat(5),
});

describe('a package', () => {
  test('a valid package has no problems, whatever its shape', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const built = build(shape);
        expect(checkPackage(built, entriesOf(built))).toEqual([]);
      }),
    );
  });

  test('a package with missing files gets a problem at the path of each', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const built = build(shape);
        expect(checkPackage(built, new Set()).map(({ path }) => path)).toEqual(
          filesOf(built).map(({ at }) => `${at}.path`),
        );
      }),
    );
  });

  test('a package with links to other stages than the next gets a problem for each', () => {
    const built = build({ stages: [1, 3, 1], files: 0 });
    const [first] = built.stages;
    const decisions = first?.scenarios[0]?.decisions ?? [];
    for (const [index, leads_to] of ['2-0', '0-0', 'nowhere'].entries()) {
      const one = decisions[index];
      if (one) Object.assign(one, { leads_to });
    }
    expect(checkPackage(built, entriesOf(built)).map(({ path }) => path)).toEqual([
      'stages.0.scenarios.0.decisions.0.leads_to',
      'stages.0.scenarios.0.decisions.1.leads_to',
      'stages.0.scenarios.0.decisions.2.leads_to',
    ]);
  });

  test('a package with too many objectives gets a problem', () => {
    const built = build({ stages: [1], files: 0 });
    const objectives = Array.from({ length: 7 }, (_, index) => ({ title: `Objective ${index}`, text: '' }));
    expect(checkPackage({ ...built, objectives }, entriesOf(built))).toEqual([
      {
        path: 'objectives',
        message: 'At most 6 objectives, these are 7',
        code: expect.any(String),
        facts: expect.anything(),
      },
    ]);
    expect(checkPackage({ ...built, objectives: objectives.slice(1) }, entriesOf(built))).toEqual([]);
  });

  test('a package with too many stages, scenarios or decisions gets a problem for each', () => {
    const built = build({ stages: [2, 4, 10, 1], files: 0 });
    const [scenario] = built.stages[3]?.scenarios ?? [];
    if (scenario) Object.assign(scenario, { decisions: [...scenario.decisions, ...scenario.decisions] });
    expect(checkPackage(built, entriesOf(built))).toMatchObject([
      { path: 'stages', message: 'At most 3 stages, these are 4' },
      { path: 'stages.0.scenarios', message: 'At most 1 scenarios, these are 2' },
      { path: 'stages.1.scenarios', message: 'At most 3 scenarios, these are 4' },
      { path: 'stages.2.scenarios', message: 'At most 9 scenarios, these are 10' },
      { path: 'stages.3.scenarios.0.decisions', message: 'At most 3 decisions, these are 6' },
    ]);
  });

  test('a package with repeated keys or files gets a problem for each repeat', () => {
    const built = build({ stages: [1, 2], files: 0 });
    const [one, other] = built.stages[1]?.scenarios ?? [];
    if (one && other) Object.assign(other, { key: one.key, rooms: { [roles[0]]: one.rooms.legal } });
    expect(checkPackage(built, entriesOf(built)).map(({ path }) => path)).toEqual([
      'stages.0.scenarios.0.decisions.1.leads_to',
      'stages.1.scenarios.1.key',
      `stages.1.scenarios.1.rooms.${roles[0]}.files.0.path`,
    ]);
  });
});

describe('the version of a package', () => {
  const changed = (
    change: (scenario: SimulationPackage['stages'][number]['scenarios'][number]) => object,
  ) => {
    const built = build({ stages: [1, 2], files: 0 });
    const [scenario] = built.stages[1]?.scenarios ?? [];
    if (scenario) Object.assign(scenario, change(scenario));
    return built;
  };
  const withDecision = (more: object) =>
    changed(({ decisions }) => ({ decisions: decisions.map((one) => ({ ...one, ...more })) }));
  const condition = { text: 'a date', met: '', unmet: '' };

  test.each([
    ['1 as long as it has nothing that needs version 2', 1, changed(() => ({}))],
    ['2 with an outcome', 2, withDecision({ outcome: 'The lights went on.' })],
    ['2 with a condition', 2, withDecision({ conditions: [condition] })],
    ['2 with an order', 2, changed(() => ({ asks_order: true }))],
  ])('the version of a package is %s', (_, version, built) => {
    expect(packageVersion(built)).toBe(version);
    expect(checkPackage(built, entriesOf(built))).toEqual([]);
  });

  test('a package has at most three conditions in a decision', () => {
    const built = withDecision({ conditions: [condition, condition, condition, condition] });
    expect(checkPackage(built, entriesOf(built))[0]).toMatchObject({
      path: 'stages.1.scenarios.0.decisions.0.conditions',
      message: 'At most 3 conditions, these are 4',
    });
  });
});
