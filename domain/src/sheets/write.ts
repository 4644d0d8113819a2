import { decisionLetters } from '../packages/keys.ts';
import { type PackageScenario, roomsOf, type SimulationPackage } from '../packages/simulation-package.ts';
import type { PackagePostCondition } from '../post-conditions/post-condition.ts';
import { titleOfRoom } from '../rooms/room-settings.ts';
import { placeName, type Room } from '../rooms/rooms.ts';
import { type SheetName, sheetColumns, sheetNames, yes } from './columns.ts';
import { formatConditions } from './post-conditions.ts';

/** The maximum length of a cell in characters. Longer texts continue in the cells to the right. */
const cellLimit = 32_000;

/** A simulation, and the names of its standard rooms in the language of the sheets. */
type Source = { simulation: SimulationPackage; nameOfStandardRoom: (room: Room) => string };

/**
 * Returns the sheets of a simulation. The first row of each sheet names its columns. `nameOfStandardRoom` names the rooms that
 * have no title of their own.
 */
export function writeSheets(
  simulation: SimulationPackage,
  nameOfStandardRoom: (room: Room) => string = placeName,
): { name: SheetName; rows: string[][] }[] {
  const source = { simulation, nameOfStandardRoom };
  return sheetNames.map((name) => ({ name, rows: [[...sheetColumns[name]], ...rowsOf[name](source)] }));
}

/** The rows of each sheet below the names of its columns. */
const rowsOf: Readonly<Record<SheetName, (source: Source) => string[][]>> = {
  Simulation: ({ simulation }) => [
    ['Name', simulation.name],
    ['Description', simulation.description],
    ['Briefing', ...splitIntoCells(simulation.string_briefing)],
    ...(simulation.asks_confidence ? [['Asks for confidence', yes]] : []),
    ...(simulation.teaching_note === ''
      ? []
      : [['Teaching note', ...splitIntoCells(simulation.teaching_note)]]),
  ],
  Objectives: ({ simulation }) => simulation.objectives.map(({ title, text }) => [title, text]),
  Rooms: ({ simulation, nameOfStandardRoom }) =>
    (simulation.rooms ?? []).map(({ room_name, in_use, title, persona, description }) => [
      nameOfStandardRoom(room_name),
      in_use ? '' : yes,
      title ?? '',
      persona?.name ?? '',
      persona?.handle ?? '',
      description ?? '',
    ]),
  Stages: ({ simulation }) =>
    simulation.stages.map(({ stage_instruction, duration_seconds }, index) => [
      String(index + 1),
      stage_instruction,
      duration_seconds === null ? '' : String(duration_seconds / 60),
    ]),
  Scenarios: ({ simulation }) =>
    simulation.stages.flatMap((stage, index) =>
      stage.scenarios.map(({ key, name, description, asks_order }) => [
        String(index + 1),
        key,
        name,
        description,
        asks_order ? yes : '',
      ]),
    ),
  Decisions: ({ simulation }) =>
    scenariosOf(simulation).flatMap(({ key, decisions }) =>
      decisions.map((decision) => [
        key,
        decision.title_of_decision,
        decision.description_of_decision,
        decision.leads_to ?? '',
        decision.outcome,
      ]),
    ),
  Conditions: ({ simulation }) =>
    scenariosOf(simulation).flatMap(({ key, decisions }) =>
      decisions.flatMap(({ conditions }, index) =>
        conditions.map(({ key: ownKey, text, met, unmet }) => [
          key,
          decisionLetters[index] ?? '',
          text,
          met,
          unmet,
          ownKey ?? '',
        ]),
      ),
    ),
  'Key facts': ({ simulation }) => scenariosOf(simulation).flatMap(rowsOfFacts),
  Notes: (source) =>
    roomsInScenarios(source)
      .filter(({ content }) => content.notes !== '')
      .map(({ key, name, content }) => [key, name, ...splitIntoCells(content.notes)]),
  Posts: (source) =>
    roomsInScenarios(source).flatMap(({ key, name, content }) =>
      content.posts.map((post) => [
        key,
        name,
        post.author.name,
        post.author.handle,
        post.content,
        post.timestamp ?? '',
        String(post.likes),
        String(post.retweets),
        String(post.replies),
        String(post.release ?? ''),
        post.key ?? '',
        conditionCell(source, key, post.when ?? []),
      ]),
    ),
};

function scenariosOf({ stages }: SimulationPackage): PackageScenario[] {
  return stages.flatMap((stage) => stage.scenarios);
}

/** Returns the rooms of all scenarios, each with the key of its scenario and the name of the room. */
function roomsInScenarios({ simulation, nameOfStandardRoom }: Source) {
  return scenariosOf(simulation).flatMap((scenario) =>
    roomsOf(scenario).map(([room, content]) => ({
      key: scenario.key,
      name: titleOfRoom(simulation.rooms, room) ?? nameOfStandardRoom(room),
      content,
    })),
  );
}

function rowsOfFacts(scenario: PackageScenario): string[][] {
  const lettersOf = (keys: readonly string[]) =>
    scenario.decisions.flatMap(({ key }, index) =>
      key !== undefined && keys.includes(key) ? (decisionLetters[index] ?? []) : [],
    );
  // A workbook has no files, so it names posts only.
  const posts = new Set(roomsOf(scenario).flatMap(([, room]) => room.posts.flatMap(({ key }) => key ?? [])));
  return scenario.facts.map(({ key, text, carried_by, supports, opposes }) => [
    scenario.key,
    text,
    carried_by.filter((carrier) => posts.has(carrier)).join(', '),
    lettersOf(supports).join(', '),
    lettersOf(opposes).join(', '),
    key ?? '',
  ]);
}

/** Returns the cell with the conditions of a post in the scenario with `scenarioKey`. */
function conditionCell(
  { simulation, nameOfStandardRoom }: Source,
  scenarioKey: string,
  conditions: readonly PackagePostCondition[],
): string {
  const letterOf = (key: string, decisionKey: string) => {
    const decisions = scenariosOf(simulation).find((scenario) => scenario.key === key)?.decisions ?? [];
    return decisionLetters[decisions.findIndex((decision) => decision.key === decisionKey)] ?? '';
  };
  return formatConditions(conditions, {
    room: (role) => ({
      title: titleOfRoom(simulation.rooms, role),
      standard: nameOfStandardRoom(role),
    }),
    letter: (scenario, decision) => letterOf(scenario ?? scenarioKey, decision),
  });
}

function splitIntoCells(text: string): string[] {
  const cells: string[] = [];
  for (let start = 0; start < text.length; start += cellLimit)
    cells.push(text.slice(start, start + cellLimit));
  return cells;
}
