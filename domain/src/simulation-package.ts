import { conditionLimit, decisionLimit, scenarioLimit, stageLimit } from './authoring.ts';
import { factLimit } from './facts.ts';
import type { Post } from './posts.ts';
import { type Problem, problemIn } from './problem.ts';
import { type RoomSettings } from './room-settings.ts';
import { findRoomMistake, type RoomMistake } from './room-settings-check.ts';
import type { Room } from './rooms.ts';

/**
 * A file of a package: its path in the archive, its name for downloads, and its day (1 to 3, or null). Key facts refer to it by
 * its `key`, as to posts and decisions.
 */
export type PackageFile = Keyed & { path: string; name: string; day: number | null };

/** A part of a scenario to which its key facts can refer. Keys are unique among its decisions, and among its posts and files. */
type Keyed = { key?: string | undefined };

export type PackageRoom = {
  notes: string;
  posts: readonly (Post & Keyed)[];
  files: readonly PackageFile[];
};

/** What a careful order includes, and the sentences that the outcome gains if it does and if it does not. */
export type PackageCondition = { text: string; met: string; unmet: string };

export type PackageDecision = Keyed & {
  title_of_decision: string;
  description_of_decision: string;
  /** The key of a scenario of the next stage; null for none. */
  leads_to: string | null;
  outcome: string;
  conditions: readonly PackageCondition[];
};

/** A key fact. It names posts, files and decisions of its scenario by their keys. */
export type PackageFact = {
  text: string;
  /** The keys of the posts and files that carry the fact. */
  carried_by: readonly string[];
  /** The keys of decisions. */
  supports: readonly string[];
  opposes: readonly string[];
};

export type PackageScenario = {
  /** The key that decisions link to. It is unique within this package only. */
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
  files: readonly PackageFile[];
  stages: readonly PackageStage[];
};

/** A problem in a package with the path of the faulty value, such as `stages.0.scenarios.1.key`. */
export type PackageProblem = Problem & { path: string };

/** The sentences of `checkPackage`. */
export const packageMessages = {
  'package.too-many-stages': 'At most {limit} stages, these are {count}',
  'package.too-many-scenarios': 'At most {limit} scenarios, these are {count}',
  'package.too-many-decisions': 'At most {limit} decisions, these are {count}',
  'package.too-many-conditions': 'At most {limit} conditions, these are {count}',
  'package.too-many-facts': 'At most {limit} key facts, these are {count}',
  'package.repeated-key': 'Another scenario has this key already',
  'package.repeated-file': 'This file is used already: each use needs a file of its own',
  'package.no-file': 'The package has no file {path}',
  'package.repeated-part-key': 'Another part of this scenario has this key already',
  'package.no-carrier': 'This scenario has no post or file with the key {key}',
  'package.no-fact-decision': 'This scenario has no decision with the key {key}',
  'package.contradictory-fact': 'A key fact cannot both support and oppose a decision',
  'package.rooms-incomplete': 'Each of the six rooms must be listed once',
  'package.too-few-rooms': 'At least {fewest} rooms must be in use',
  'package.repeated-title': 'Another room is called “{title}” already',
  'package.no-target': 'The next stage has no scenario with the key {key}',
} as const;

/** The versions of the package format. Version 2 adds outcomes, conditions, orders, confidence, key facts and own rooms. */
export const packageVersions = [1, 2] as const;

/** Returns the first version of the package format that can hold a simulation. */
export function packageVersion(simulation: SimulationPackage): (typeof packageVersions)[number] {
  const usesNewFields = scenariosOf(simulation).some(
    ({ scenario: { asks_order, decisions, facts } }) =>
      asks_order ||
      facts.length > 0 ||
      decisions.some(({ outcome, conditions }) => outcome !== '' || conditions.length > 0),
  );
  return usesNewFields || simulation.asks_confidence || simulation.rooms !== null ? 2 : 1;
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

/**
 * Checks the rules that a schema can't express: the limits on stages, scenarios, decisions, conditions and facts, unique keys,
 * links that lead to the next stage, facts that refer to parts of their scenario, rooms that are complete and have different
 * titles, and files that exist in the archive and are used only once. `entries` holds the names in the archive. Returns the problems; an empty list means that the package can be
 * stored.
 */
export function checkPackage(simulation: SimulationPackage, entries: ReadonlySet<string>): PackageProblem[] {
  return [
    ...roomProblems(simulation.rooms),
    ...tooMany('stages', 'stages', simulation.stages.length, stageLimit),
    ...simulation.stages.flatMap((stage, index) => [
      ...tooMany(`stages.${index}.scenarios`, 'scenarios', stage.scenarios.length, scenarioLimit(index + 1)),
      ...stage.scenarios.flatMap((scenario, scenarioIndex) => {
        const at = `stages.${index}.scenarios.${scenarioIndex}`;
        return [
          ...decisionProblems(at, scenario, simulation.stages[index + 1]),
          ...factProblems(at, scenario),
        ];
      }),
    ]),
    ...repeats(
      scenariosOf(simulation).map(({ at, scenario }) => ({ at: `${at}.key`, value: scenario.key })),
      problemIn(packageMessages, 'package.repeated-key'),
    ),
    ...repeats(
      filesOf(simulation).map(({ at, file }) => ({ at: `${at}.path`, value: file.path })),
      problemIn(packageMessages, 'package.repeated-file'),
    ),
    ...filesOf(simulation)
      .filter(({ file }) => !entries.has(file.path))
      .map(({ at, file }) => ({
        path: `${at}.path`,
        ...problemIn(packageMessages, 'package.no-file', { path: file.path }),
      })),
  ];
}

const roomProblemCodes = {
  'rooms.incomplete': 'package.rooms-incomplete',
  'rooms.too-few': 'package.too-few-rooms',
  'rooms.title-taken': 'package.repeated-title',
} as const satisfies Record<RoomMistake['code'], keyof typeof packageMessages>;

function roomProblems(settings: RoomSettings): PackageProblem[] {
  const mistake = settings === null ? null : findRoomMistake(settings);
  if (settings === null || mistake === null) return [];
  const index = settings.findIndex(({ room_name }) => room_name === mistake.room_name);
  return [
    {
      path: index === -1 ? 'rooms' : `rooms.${index}.title`,
      ...problemIn(packageMessages, roomProblemCodes[mistake.code], mistake.facts),
    },
  ];
}

function decisionProblems(
  at: string,
  scenario: PackageScenario,
  next: PackageStage | undefined,
): PackageProblem[] {
  const keys = new Set(next?.scenarios.map(({ key }) => key));
  const links = scenario.decisions.flatMap(({ leads_to }, index) =>
    leads_to === null || keys.has(leads_to)
      ? []
      : [
          {
            path: `${at}.decisions.${index}.leads_to`,
            ...problemIn(packageMessages, 'package.no-target', { key: leads_to }),
          },
        ],
  );
  return [
    ...tooMany(`${at}.decisions`, 'decisions', scenario.decisions.length, decisionLimit),
    ...scenario.decisions.flatMap(({ conditions }, index) =>
      tooMany(`${at}.decisions.${index}.conditions`, 'conditions', conditions.length, conditionLimit),
    ),
    ...links,
  ];
}

/** Returns the problems of the key facts of a scenario, and of the keys to which they refer. */
function factProblems(at: string, scenario: PackageScenario): PackageProblem[] {
  const { decisions, facts } = scenario;
  const carriers = roomsOf(scenario).flatMap(([room, { posts, files }]) => [
    ...keysOf(`${at}.rooms.${room}.posts`, posts),
    ...keysOf(`${at}.rooms.${room}.files`, files),
  ]);
  const decisionKeys = keysOf(`${at}.decisions`, decisions);
  const missing = (
    path: string,
    keys: readonly string[],
    known: readonly { value: string }[],
    code: 'package.no-carrier' | 'package.no-fact-decision',
  ) =>
    keys.flatMap((key, index) =>
      known.some(({ value }) => value === key)
        ? []
        : [{ path: `${path}.${index}`, ...problemIn(packageMessages, code, { key }) }],
    );
  return [
    ...tooMany(`${at}.facts`, 'facts', facts.length, factLimit),
    ...[carriers, decisionKeys].flatMap((keys) =>
      repeats(
        keys.map(({ at: place, value }) => ({ at: `${place}.key`, value })),
        problemIn(packageMessages, 'package.repeated-part-key'),
      ),
    ),
    ...facts.flatMap(({ carried_by, supports, opposes }, index) => {
      const path = `${at}.facts.${index}`;
      return [
        ...missing(`${path}.carried_by`, carried_by, carriers, 'package.no-carrier'),
        ...missing(`${path}.supports`, supports, decisionKeys, 'package.no-fact-decision'),
        ...missing(`${path}.opposes`, opposes, decisionKeys, 'package.no-fact-decision'),
        ...(supports.some((key) => opposes.includes(key))
          ? [{ path, ...problemIn(packageMessages, 'package.contradictory-fact') }]
          : []),
      ];
    }),
  ];
}

function keysOf(at: string, parts: readonly Keyed[]): { at: string; value: string }[] {
  return parts.flatMap(({ key }, index) => (key === undefined ? [] : [{ at: `${at}.${index}`, value: key }]));
}

function tooMany(
  path: string,
  kind: 'stages' | 'scenarios' | 'decisions' | 'conditions' | 'facts',
  count: number,
  limit: number,
): PackageProblem[] {
  return count > limit
    ? [{ path, ...problemIn(packageMessages, `package.too-many-${kind}`, { limit, count }) }]
    : [];
}

function repeats(items: readonly { at: string; value: string }[], problem: Problem): PackageProblem[] {
  const seen = new Set<string>();
  return items.flatMap(({ at, value }) => {
    const isRepeat = seen.has(value);
    seen.add(value);
    return isRepeat ? [{ path: at, ...problem }] : [];
  });
}

function scenariosOf(simulation: SimulationPackage): { at: string; scenario: PackageScenario }[] {
  return simulation.stages.flatMap(({ scenarios }, stage) =>
    scenarios.map((scenario, index) => ({ at: `stages.${stage}.scenarios.${index}`, scenario })),
  );
}
