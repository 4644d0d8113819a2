import { factLimit } from '../facts/facts.ts';
import { objectiveLimit } from '../objectives/objectives.ts';
import { type Problem, problemIn } from '../problem.ts';
import type { RoomSettings } from '../rooms/room-settings.ts';
import { findRoomMistake, type RoomMistake } from '../rooms/room-settings-check.ts';
import { conditionLimit, decisionLimit, scenarioLimit, stageLimit } from '../simulations/authoring.ts';
import { type PackageProblem, packageMessages } from './messages.ts';
import { packageConditionProblems } from './post-conditions.ts';
import {
  filesOf,
  type Keyed,
  type PackageScenario,
  type PackageStage,
  roomsOf,
  type SimulationPackage,
  scenariosOf,
} from './simulation-package.ts';

/**
 * Checks the rules that a schema can't express: the limits on objectives, stages, scenarios, decisions, conditions and facts, unique keys,
 * links that lead to the next stage, facts and conditions of posts that refer to existing parts, rooms that are complete and
 * have different titles, and files that exist in the archive and are used only once. `entries` holds the names in the archive.
 * Returns the problems; an empty list means that the package can be stored.
 */
export function checkPackage(simulation: SimulationPackage, entries: ReadonlySet<string>): PackageProblem[] {
  return [
    ...roomProblems(simulation.rooms),
    ...tooMany('objectives', 'objectives', simulation.objectives.length, objectiveLimit),
    ...tooMany('stages', 'stages', simulation.stages.length, stageLimit),
    ...simulation.stages.flatMap((stage, index) => {
      const path = `stages.${index}.scenarios`;
      const earlier = simulation.stages.slice(0, index).flatMap(({ scenarios }) => scenarios);
      return [
        ...tooMany(path, 'scenarios', stage.scenarios.length, scenarioLimit(index + 1)),
        ...stage.scenarios.flatMap((scenario, place) =>
          scenarioProblems(`${path}.${place}`, scenario, earlier, simulation.stages[index + 1]),
        ),
      ];
    }),
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

function scenarioProblems(
  at: string,
  scenario: PackageScenario,
  earlier: readonly PackageScenario[],
  next: PackageStage | undefined,
): PackageProblem[] {
  return [
    ...decisionProblems(at, scenario, next),
    ...keyProblems(at, scenario),
    ...factProblems(at, scenario),
    ...roomsOf(scenario).flatMap(([room, { posts }]) =>
      posts.flatMap((post, index) =>
        packageConditionProblems(`${at}.rooms.${room}.posts.${index}`, post, room, scenario, earlier),
      ),
    ),
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

/** Lists the keys in a scenario with their paths. */
function keysIn(at: string, scenario: PackageScenario) {
  return {
    decisions: keysOf(`${at}.decisions`, scenario.decisions),
    conditions: scenario.decisions.flatMap(({ conditions }, index) =>
      keysOf(`${at}.decisions.${index}.conditions`, conditions),
    ),
    facts: keysOf(`${at}.facts`, scenario.facts),
    carriers: roomsOf(scenario).flatMap(([room, { posts, files }]) => [
      ...keysOf(`${at}.rooms.${room}.posts`, posts),
      ...keysOf(`${at}.rooms.${room}.files`, files),
    ]),
  };
}

/** Returns a problem for each key that another part of the same kind has in this scenario. */
function keyProblems(at: string, scenario: PackageScenario): PackageProblem[] {
  return Object.values(keysIn(at, scenario)).flatMap((keys) =>
    repeats(
      keys.map(({ at: place, value }) => ({ at: `${place}.key`, value })),
      problemIn(packageMessages, 'package.repeated-part-key'),
    ),
  );
}

/** Returns the problems of the key facts of a scenario, and of the keys to which they refer. */
function factProblems(at: string, scenario: PackageScenario): PackageProblem[] {
  const { facts } = scenario;
  const { carriers, decisions } = keysIn(at, scenario);
  const missingKeyProblems = (
    path: string,
    keys: readonly string[],
    knownKeys: readonly { value: string }[],
    code: 'package.no-carrier' | 'package.no-fact-decision',
  ) =>
    keys.flatMap((key, index) =>
      knownKeys.some(({ value }) => value === key)
        ? []
        : [{ path: `${path}.${index}`, ...problemIn(packageMessages, code, { key }) }],
    );
  return [
    ...tooMany(`${at}.facts`, 'facts', facts.length, factLimit),
    ...facts.flatMap(({ carried_by, supports, opposes }, index) => {
      const path = `${at}.facts.${index}`;
      return [
        ...missingKeyProblems(`${path}.carried_by`, carried_by, carriers, 'package.no-carrier'),
        ...missingKeyProblems(`${path}.supports`, supports, decisions, 'package.no-fact-decision'),
        ...missingKeyProblems(`${path}.opposes`, opposes, decisions, 'package.no-fact-decision'),
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
  kind: 'objectives' | 'stages' | 'scenarios' | 'decisions' | 'conditions' | 'facts',
  count: number,
  limit: number,
): PackageProblem[] {
  return count > limit
    ? [{ path, ...problemIn(packageMessages, `package.too-many-${kind}`, { limit, count }) }]
    : [];
}

function repeats(items: readonly { at: string; value: string }[], problem: Problem): PackageProblem[] {
  const seenValues = new Set<string>();
  return items.flatMap(({ at, value }) => {
    const isRepeat = seenValues.has(value);
    seenValues.add(value);
    return isRepeat ? [{ path: at, ...problem }] : [];
  });
}
