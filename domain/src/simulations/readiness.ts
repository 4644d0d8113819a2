import { type RoomSettings, roomsInUse } from '../rooms/room-settings.ts';
import type { Role, Room } from '../rooms/rooms.ts';

type Decision = { id: number; title_of_decision: string; link_next_scenario_id: number | null };
type Scenario = {
  id: number;
  name: string;
  decisions: readonly Decision[];
  rooms: readonly { room_name: Room; posts: number; files: number }[];
};
type Stage = { id: number; stage_number: number; scenarios: readonly Scenario[] };

/** The structure of a simulation. Stages are in the order of their numbers. Without `rooms`, it has the standard ones. */
export type SimulationTree = { stages: readonly Stage[]; rooms?: RoomSettings };

/** Messages that the authoring screens also show outside the readiness list. */
export const readinessMessages = {
  noFirstScenario: 'You must create exactly one scenario in the first stage',
  noDecision: 'This scenario needs at least one decision',
  noLink: 'Some decisions are not linked to the next stage',
} as const;

/**
 * An unfinished part of a simulation. `blocks` keeps a run from starting. `warns` does not: a run ends early at a scenario
 * without decisions, or after a decision without a link.
 */
export type ReadinessItem = {
  kind: 'no-stage' | 'no-scenario' | 'no-decision' | 'no-link' | 'unreachable' | 'empty-room';
  severity: 'blocks' | 'warns';
  message: string;
  stage_id: number | null;
  scenario_id: number | null;
  /** For `no-link`, the first decision without a link to the next stage. */
  decision_id: number | null;
  room_name: Room | null;
};

/**
 * Lists the unfinished parts of a simulation, in the order of its stages. A scenario has at most one `no-link`, and one
 * `empty-room` for each room in use without posts and files. Decisions of the last existing stage need no link. The
 * list is empty if the simulation is ready to play.
 */
export function readiness(tree: SimulationTree): ReadinessItem[] {
  if (tree.stages.length === 0) return [item('no-stage', 'blocks', 'This simulation has no stages yet')];
  const reachable = reachableScenarios(tree);
  const inUse = roomsInUse(tree.rooms ?? null);
  return tree.stages.flatMap((stage, index) => [
    ...stageItems(stage, index === 0),
    ...stage.scenarios.flatMap((scenario) => [
      ...decisionItems(stage, scenario, tree.stages[index + 1]),
      ...(reachable.has(scenario.id) ? [] : [unreachable(stage, scenario)]),
      ...roomItems(stage, scenario, inUse),
    ]),
  ]);
}

type Place = Partial<Pick<ReadinessItem, 'stage_id' | 'scenario_id' | 'decision_id' | 'room_name'>>;

function item(
  kind: ReadinessItem['kind'],
  severity: ReadinessItem['severity'],
  message: string,
  place: Place = {},
): ReadinessItem {
  return {
    kind,
    severity,
    message,
    stage_id: null,
    scenario_id: null,
    decision_id: null,
    room_name: null,
    ...place,
  };
}

function stageItems(stage: Stage, isFirst: boolean): ReadinessItem[] {
  if (stage.scenarios.length > 0) return [];
  const place = { stage_id: stage.id };
  return isFirst
    ? [item('no-scenario', 'blocks', readinessMessages.noFirstScenario, place)]
    : [item('no-scenario', 'warns', 'This stage has no scenarios yet', place)];
}

function decisionItems(stage: Stage, scenario: Scenario, next: Stage | undefined): ReadinessItem[] {
  const place = { stage_id: stage.id, scenario_id: scenario.id };
  if (scenario.decisions.length === 0) {
    return [item('no-decision', 'warns', readinessMessages.noDecision, place)];
  }
  const unlinkedDecision = next && scenario.decisions.find((decision) => !leadsInto(next, decision));
  if (!unlinkedDecision) return [];
  return [item('no-link', 'warns', readinessMessages.noLink, { ...place, decision_id: unlinkedDecision.id })];
}

function unreachable(stage: Stage, scenario: Scenario): ReadinessItem {
  const place = { stage_id: stage.id, scenario_id: scenario.id };
  return item('unreachable', 'warns', 'No decision leads to this scenario', place);
}

function roomItems(stage: Stage, scenario: Scenario, inUse: readonly Role[]): ReadinessItem[] {
  const filledRooms = scenario.rooms
    .filter((room) => room.posts + room.files > 0)
    .map((room) => room.room_name);
  return inUse
    .filter((role) => !filledRooms.includes(role))
    .map((room_name) =>
      item('empty-room', 'warns', `The ${room_name} room has no posts and no files yet`, {
        stage_id: stage.id,
        scenario_id: scenario.id,
        room_name,
      }),
    );
}

function leadsInto(next: Stage, decision: Decision): boolean {
  return next.scenarios.some((scenario) => scenario.id === decision.link_next_scenario_id);
}

/** Returns the ids of the scenarios that can be reached from the first stage. */
function reachableScenarios(tree: SimulationTree): ReadonlySet<number> {
  const reachable = new Set(tree.stages[0]?.scenarios.map((scenario) => scenario.id));
  for (const scenario of tree.stages.flatMap((stage) => stage.scenarios)) {
    if (!reachable.has(scenario.id)) continue;
    for (const { link_next_scenario_id } of scenario.decisions) {
      if (link_next_scenario_id !== null) reachable.add(link_next_scenario_id);
    }
  }
  return reachable;
}
