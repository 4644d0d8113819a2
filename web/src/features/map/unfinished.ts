import { type ReadinessItem, readiness, roles } from '@vincere/domain';
import { roleName } from '../../lib/format.ts';
import { plural } from '../../lib/text.ts';
import type { Decision, Scenario, Simulation, Stage } from '../authoring/useSimulation.ts';

/** What is unfinished of a scenario, as the map marks it. */
export type Unfinished = {
  hasNoDecision: boolean;
  isUnreached: boolean;
  /** The ids of decisions that lead nowhere although there is a next stage. */
  unlinked: readonly number[];
};

/** What the readiness list says of each scenario: the same rule, read off the same simulation. */
export function unfinishedOf(simulation: Simulation): ReadonlyMap<number, Unfinished> {
  const items = readiness({
    stages: simulation.stages.map(({ id, stage_number, scenarios }) => ({
      id,
      stage_number,
      scenarios: scenarios.map((scenario) => ({
        id: scenario.id,
        name: scenario.name,
        decisions: scenario.all_decisions,
        rooms: scenario.rooms.map(({ room_name, post_count, file_count }) => ({
          room_name,
          posts: post_count,
          files: file_count,
        })),
      })),
    })),
  });
  const has = (scenario: Scenario, kind: ReadinessItem['kind']) =>
    items.some((item) => item.scenario_id === scenario.id && item.kind === kind);
  return new Map(
    simulation.stages.flatMap((stage, index) =>
      stage.scenarios.map((scenario) => [
        scenario.id,
        {
          hasNoDecision: has(scenario, 'no-decision'),
          isUnreached: has(scenario, 'unreachable'),
          unlinked: unlinkedIn(scenario, simulation.stages[index + 1]),
        },
      ]),
    ),
  );
}

/** The decisions of a scenario that lead nowhere although there is a next stage; in the last stage they close the story. */
function unlinkedIn({ all_decisions }: Scenario, next: Stage | undefined): number[] {
  if (next === undefined) return [];
  return all_decisions.filter((decision) => !leadsInto(next, decision)).map(({ id }) => id);
}

function leadsInto({ scenarios }: Stage, { link_next_scenario_id }: Decision): boolean {
  return scenarios.some(({ id }) => id === link_next_scenario_id);
}

/** The six rooms in their usual order, with whether there is anything to read. */
export function roomsOf({ rooms }: Scenario) {
  return roles.map((role) => {
    const content = rooms.find(({ room_name }) => room_name === role);
    return { role, isEmpty: (content?.post_count ?? 0) + (content?.file_count ?? 0) === 0 };
  });
}

/** `31 posts`, `28 posts, 2 rooms empty`: what there is to read in all rooms. */
export function contentOf(scenario: Scenario): string {
  const posts = scenario.rooms.reduce((sum, { post_count }) => sum + post_count, 0);
  return plural(posts, '{count} post', '{count} posts');
}

/** `2 rooms empty`; undefined when each has something to read. */
export function emptyRoomsOf(scenario: Scenario): string | undefined {
  const empty = roomsOf(scenario).filter(({ isEmpty }) => isEmpty);
  if (empty.length === 0) return undefined;
  return plural(empty.length, '{count} room empty', '{count} rooms empty');
}

/** `nothing to read yet for Advocate, Legal Expert`. */
export function emptyRoomNames(scenario: Scenario): string {
  return roomsOf(scenario)
    .filter(({ isEmpty }) => isEmpty)
    .map(({ role }) => roleName(role))
    .join(', ');
}
