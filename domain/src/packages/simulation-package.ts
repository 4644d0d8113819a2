import type { Objective } from '../objectives/objectives.ts';
import type { ConditionPart, PackagePostCondition } from '../post-conditions/post-condition.ts';
import type { Post } from '../posts/posts.ts';
import type { RoomSettings } from '../rooms/room-settings.ts';
import type { Room } from '../rooms/rooms.ts';

/** A file of a package: its path in the archive, its name for downloads, and its day (1 to 3, or null). */
export type PackageFile = Keyed & { path: string; name: string; day: number | null };

/**
 * A part of a scenario to which key facts and the conditions of posts can refer. In a scenario, keys are unique among decisions,
 * among conditions, among facts, and among posts and files.
 */
export type Keyed = { key?: string | undefined };

/** A post. It appears once all its conditions hold at the same moment, and not before its release. */
export type PackagePost = Post & Keyed & { when?: readonly PackagePostCondition[] | undefined };

export type PackageRoom = {
  notes: string;
  posts: readonly PackagePost[];
  files: readonly PackageFile[];
};

/** What a careful order includes, and the sentences that the outcome gains if it does and if it does not. */
export type PackageCondition = Keyed & { text: string; met: string; unmet: string };

export type PackageDecision = Keyed & {
  title_of_decision: string;
  description_of_decision: string;
  /** The key of a scenario of the next stage; null for none. */
  leads_to: string | null;
  outcome: string;
  conditions: readonly PackageCondition[];
};

/** A key fact. It names posts, files and decisions of its scenario by their keys. */
export type PackageFact = Keyed & {
  text: string;
  /** The keys of the posts and files that carry the fact. */
  carried_by: readonly string[];
  /** The keys of decisions. */
  supports: readonly string[];
  opposes: readonly string[];
};

export type PackageScenario = {
  /** The key to which decisions and the conditions of posts refer. It is unique within this package only. */
  key: string;
  name: string;
  description: string;
  /** Whether the group writes an order in this scenario. */
  asks_order: boolean;
  decisions: readonly PackageDecision[];
  facts: readonly PackageFact[];
  /** A room that is left out is empty. */
  rooms: Partial<Record<Room, PackageRoom>>;
};

export type PackageStage = {
  stage_instruction: string;
  duration_seconds: number | null;
  scenarios: readonly PackageScenario[];
};

/** A whole simulation, without ids or other data of the server that exported it. */
export type SimulationPackage = {
  name: string;
  description: string;
  string_briefing: string;
  /** Whether new runs ask for confidence and a forecast. */
  asks_confidence: boolean;
  /** Null for the six standard rooms. */
  rooms: RoomSettings;
  objectives: readonly Objective[];
  /** For facilitators only; may be empty. */
  teaching_note: string;
  files: readonly PackageFile[];
  stages: readonly PackageStage[];
};

/**
 * The versions of the package format. Version 2 adds outcomes, orders, confidence, key facts, own rooms, conditions of decisions
 * and posts, objectives, and teaching notes.
 */
export const packageVersions = [1, 2] as const;

/** Returns the first version of the package format that can hold a simulation. */
export function packageVersion(simulation: SimulationPackage): (typeof packageVersions)[number] {
  const usesNewFields = scenariosOf(simulation).some(
    ({ scenario }) =>
      scenario.asks_order ||
      scenario.facts.length > 0 ||
      scenario.decisions.some(({ outcome, conditions }) => outcome !== '' || conditions.length > 0) ||
      partsOf(scenario, 'post').some(({ when = [] }) => when.length > 0),
  );
  const { asks_confidence, rooms, objectives, teaching_note } = simulation;
  const hasNewTexts = objectives.length > 0 || teaching_note !== '';
  return usesNewFields || asks_confidence || rooms !== null || hasNewTexts ? 2 : 1;
}

/** Lists the files of a package with their paths in it: first those of the briefing, then those of the rooms. */
export function filesOf(
  simulation: SimulationPackage,
): { at: string; scenario: string | null; room_name: Room; file: PackageFile }[] {
  const briefing = simulation.files.map((file, index) => ({
    at: `files.${index}`,
    scenario: null,
    room_name: 'dashboard' as const,
    file,
  }));
  const inRooms = scenariosOf(simulation).flatMap(({ at, scenario }) =>
    roomsOf(scenario).flatMap(([room_name, room]) =>
      room.files.map((file, index) => ({
        at: `${at}.rooms.${room_name}.files.${index}`,
        scenario: scenario.key,
        room_name,
        file,
      })),
    ),
  );
  return [...briefing, ...inRooms];
}

/** Lists the rooms of a scenario that are in the package. */
export function roomsOf(scenario: PackageScenario): [Room, PackageRoom][] {
  return Object.entries(scenario.rooms) as [Room, PackageRoom][];
}

type PartsOf = {
  decision: PackageDecision;
  condition: PackageCondition;
  fact: PackageFact;
  post: PackagePost;
};

/** Lists the decisions, conditions, key facts or posts of a scenario. */
export function partsOf<P extends ConditionPart>(scenario: PackageScenario, part: P): readonly PartsOf[P][];
export function partsOf(scenario: PackageScenario, part: ConditionPart): readonly PartsOf[ConditionPart][] {
  if (part === 'decision') return scenario.decisions;
  if (part === 'condition') return scenario.decisions.flatMap(({ conditions }) => conditions);
  if (part === 'fact') return scenario.facts;
  return roomsOf(scenario).flatMap(([, { posts }]) => posts);
}

/** Lists the scenarios of a package with their paths in it. */
export function scenariosOf(simulation: SimulationPackage): { at: string; scenario: PackageScenario }[] {
  return simulation.stages.flatMap(({ scenarios }, stage) =>
    scenarios.map((scenario, index) => ({ at: `stages.${stage}.scenarios.${index}`, scenario })),
  );
}
