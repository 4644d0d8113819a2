import { type ReadinessItem, readiness } from '@vincere/domain';
import { plural } from '../../lib/text.ts';
import type { Rooms } from '../../parts/rooms.tsx';
import type { Decision, Scenario, Simulation, Stage } from '../authoring/useSimulation.ts';

/** The unfinished parts of a scenario that the map marks. */
export type Unfinished = {
  hasNoDecision: boolean;
  isUnreached: boolean;
  /** Ids of decisions without a link, although there is a next stage. */
  unlinked: readonly number[];
};

/** Returns the unfinished parts of each scenario by id, by the same rules as the list of open points. */
export function unfinishedOf(simulation: Simulation): ReadonlyMap<number, Unfinished> {
  const items = readiness({
    rooms: simulation.rooms,
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

/** Returns the ids of decisions without a link to the next stage; none in the last stage, whose decisions end the simulation. */
function unlinkedIn({ all_decisions }: Scenario, next: Stage | undefined): number[] {
  if (next === undefined) return [];
  return all_decisions.filter((decision) => !leadsInto(next, decision)).map(({ id }) => id);
}

function leadsInto({ scenarios }: Stage, { link_next_scenario_id }: Decision): boolean {
  return scenarios.some(({ id }) => id === link_next_scenario_id);
}

/** Returns the rooms in use in their usual order, with whether they have neither posts nor files. */
export function roomsOf({ rooms }: Scenario, inUse: Rooms['roles']) {
  return inUse.map((role) => {
    const content = rooms.find(({ room_name }) => room_name === role);
    return { role, isEmpty: (content?.post_count ?? 0) + (content?.file_count ?? 0) === 0 };
  });
}

/** Returns the number of posts in all rooms as `31 posts`. */
export function contentOf(scenario: Scenario): string {
  const posts = scenario.rooms.reduce((sum, { post_count }) => sum + post_count, 0);
  return plural(posts, '{count} post', '{count} posts');
}

/** Returns `2 rooms empty`; undefined if every room has posts or files. */
export function emptyRoomsOf(scenario: Scenario, inUse: Rooms['roles']): string | undefined {
  const emptyRooms = roomsOf(scenario, inUse).filter(({ isEmpty }) => isEmpty);
  if (emptyRooms.length === 0) return undefined;
  return plural(emptyRooms.length, '{count} room empty', '{count} rooms empty');
}

/** Returns the names of the empty rooms as `Advocate, Legal Expert`; empty if there are none. */
export function emptyRoomNames(scenario: Scenario, { roles, placeName }: Rooms): string {
  return roomsOf(scenario, roles)
    .filter(({ isEmpty }) => isEmpty)
    .map(({ role }) => placeName(role))
    .join(', ');
}
