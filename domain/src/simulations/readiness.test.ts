import { describe, expect, test } from 'vitest';
import { roles } from '../rooms/rooms.ts';
import { readiness, type SimulationTree } from './readiness.ts';

type Stage = SimulationTree['stages'][number];
type Scenario = Stage['scenarios'][number];

const rooms = roles.map((room_name) => ({ room_name, posts: 1, files: 0 }));

/** A scenario whose decisions have these links, with posts in all rooms. */
const scenario = (id: number, links: (number | null)[], more: Partial<Scenario> = {}): Scenario => ({
  id,
  name: `Scenario ${id}`,
  decisions: links.map((link_next_scenario_id, index) => ({
    id: id * 10 + index,
    title_of_decision: `Decision ${index}`,
    link_next_scenario_id,
  })),
  rooms,
  ...more,
});

const simulation = (...stages: Scenario[][]): SimulationTree => ({
  stages: stages.map((scenarios, index) => ({ id: index + 1, stage_number: index + 1, scenarios })),
});

describe('a simulation', () => {
  test('a complete simulation has no items on its readiness list', () => {
    expect(
      readiness(simulation([scenario(10, [20, 21])], [scenario(20, [null]), scenario(21, [null])])),
    ).toEqual([]);
  });

  test('a simulation without stages cannot be started', () => {
    expect(readiness(simulation())).toMatchObject([{ kind: 'no-stage', severity: 'blocks', stage_id: null }]);
  });

  test('a simulation without a scenario in its first stage cannot be started', () => {
    expect(readiness(simulation([]))).toEqual([
      {
        kind: 'no-scenario',
        severity: 'blocks',
        message: 'You must create exactly one scenario in the first stage',
        stage_id: 1,
        scenario_id: null,
        decision_id: null,
        room_name: null,
      },
    ]);
  });

  test('a simulation with an empty later stage gets a warning for the stage and for missing links to it', () => {
    expect(readiness(simulation([scenario(10, [null])], []))).toMatchObject([
      { kind: 'no-link', severity: 'warns', scenario_id: 10 },
      { kind: 'no-scenario', severity: 'warns', stage_id: 2 },
    ]);
  });
});

describe('a scenario', () => {
  test('a scenario without decisions gets a warning', () => {
    expect(readiness(simulation([scenario(10, [])]))).toMatchObject([
      {
        kind: 'no-decision',
        severity: 'warns',
        message: 'This scenario needs at least one decision',
        stage_id: 1,
        scenario_id: 10,
      },
    ]);
  });

  test('a scenario with unlinked decisions gets one warning, at the first of them', () => {
    const tree = simulation([scenario(10, [20, null, null])], [scenario(20, [null])]);
    expect(readiness(tree)).toMatchObject([
      {
        kind: 'no-link',
        message: 'Some decisions are not linked to the next stage',
        scenario_id: 10,
        decision_id: 101,
      },
    ]);
  });

  test('a scenario with a decision linked past the next stage gets the warning for unlinked decisions', () => {
    const tree = simulation([scenario(10, [20, 30])], [scenario(20, [30])], [scenario(30, [null])]);
    expect(readiness(tree)).toMatchObject([{ kind: 'no-link', decision_id: 101 }]);
  });

  test('a scenario is unreachable if no decision leads to it from a reachable scenario', () => {
    const tree = simulation(
      [scenario(10, [20])],
      [scenario(20, [30]), scenario(21, [31])],
      [scenario(30, [null]), scenario(31, [null])],
    );
    expect(readiness(tree)).toMatchObject([
      { kind: 'unreachable', severity: 'warns', scenario_id: 21 },
      { kind: 'unreachable', severity: 'warns', scenario_id: 31 },
    ]);
  });

  test('a scenario gets a warning for each room without posts and files, except the dashboard', () => {
    const some = [
      { room_name: 'political', posts: 0, files: 1 },
      { room_name: 'economic', posts: 0, files: 0 },
      ...rooms.slice(2, 5),
    ] as const;
    expect(readiness(simulation([scenario(10, [null], { rooms: some })]))).toMatchObject([
      { kind: 'empty-room', severity: 'warns', room_name: 'economic', scenario_id: 10 },
      { kind: 'empty-room', severity: 'warns', room_name: 'legal', scenario_id: 10 },
    ]);
  });
});
