import { decisionLetters } from '../packages/keys.ts';
import { roomsOf, type SimulationPackage } from '../packages/simulation-package.ts';
import { titleOfRoom } from '../rooms/room-settings.ts';
import { placeName, type Room } from '../rooms/rooms.ts';
import { type SheetName, sheetColumns, sheetNames, yes } from './columns.ts';
import { formatConditions } from './post-conditions.ts';

/** The maximum length of a cell in characters. Longer texts continue in the cells to the right. */
const cellLimit = 32_000;

/**
 * Returns the sheets of a simulation. The first row of each sheet names its columns. `nameOfStandardRoom` names the rooms that
 * have no title of their own.
 */
export function writeSheets(
  simulation: SimulationPackage,
  nameOfStandardRoom: (room: Room) => string = placeName,
): { name: SheetName; rows: string[][] }[] {
  const nameOfRoom = (room: Room) => titleOfRoom(simulation.rooms, room) ?? nameOfStandardRoom(room);
  const scenarios = simulation.stages.flatMap((stage) => stage.scenarios);
  const inRooms = scenarios.flatMap((scenario) =>
    roomsOf(scenario).map(([room, content]) => ({ key: scenario.key, room, content })),
  );
  const letterOf = (scenarioKey: string, decisionKey: string) => {
    const decisions = scenarios.find(({ key }) => key === scenarioKey)?.decisions ?? [];
    return decisionLetters[decisions.findIndex(({ key }) => key === decisionKey)] ?? '';
  };
  const rows: Record<SheetName, string[][]> = {
    Simulation: [
      ['Name', simulation.name],
      ['Description', simulation.description],
      ['Briefing', ...splitIntoCells(simulation.string_briefing)],
      ...(simulation.asks_confidence ? [['Asks for confidence', yes]] : []),
      ...(simulation.teaching_note === ''
        ? []
        : [['Teaching note', ...splitIntoCells(simulation.teaching_note)]]),
    ],
    Objectives: simulation.objectives.map(({ title, text }) => [title, text]),
    Rooms: (simulation.rooms ?? []).map(({ room_name, in_use, title, persona, description }) => [
      nameOfStandardRoom(room_name),
      in_use ? '' : yes,
      title ?? '',
      persona?.name ?? '',
      persona?.handle ?? '',
      description ?? '',
    ]),
    Stages: simulation.stages.map(({ stage_instruction, duration_seconds }, index) => [
      String(index + 1),
      stage_instruction,
      duration_seconds === null ? '' : String(duration_seconds / 60),
    ]),
    Scenarios: simulation.stages.flatMap((stage, index) =>
      stage.scenarios.map(({ key, name, description, asks_order }) => [
        String(index + 1),
        key,
        name,
        description,
        asks_order ? yes : '',
      ]),
    ),
    Decisions: scenarios.flatMap(({ key, decisions }) =>
      decisions.map((decision) => [
        key,
        decision.title_of_decision,
        decision.description_of_decision,
        decision.leads_to ?? '',
        decision.outcome,
      ]),
    ),
    Conditions: scenarios.flatMap(({ key, decisions }) =>
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
    'Key facts': scenarios.flatMap((scenario) => {
      const lettersOf = (keys: readonly string[]) =>
        scenario.decisions.flatMap(({ key }, index) =>
          key !== undefined && keys.includes(key) ? (decisionLetters[index] ?? []) : [],
        );
      // A workbook has no files, so it names posts only.
      const posts = new Set(
        roomsOf(scenario).flatMap(([, room]) => room.posts.flatMap(({ key }) => key ?? [])),
      );
      return scenario.facts.map(({ key, text, carried_by, supports, opposes }) => [
        scenario.key,
        text,
        carried_by.filter((key) => posts.has(key)).join(', '),
        lettersOf(supports).join(', '),
        lettersOf(opposes).join(', '),
        key ?? '',
      ]);
    }),
    Notes: inRooms
      .filter(({ content }) => content.notes !== '')
      .map(({ key, room, content }) => [key, nameOfRoom(room), ...splitIntoCells(content.notes)]),
    Posts: inRooms.flatMap(({ key, room, content }) =>
      content.posts.map((post) => [
        key,
        nameOfRoom(room),
        post.author.name,
        post.author.handle,
        post.content,
        post.timestamp ?? '',
        String(post.likes),
        String(post.retweets),
        String(post.replies),
        String(post.release ?? ''),
        post.key ?? '',
        formatConditions(post.when ?? [], {
          room: (role) => ({
            title: titleOfRoom(simulation.rooms, role),
            standard: nameOfStandardRoom(role),
          }),
          letter: (scenario, decision) => letterOf(scenario ?? key, decision),
        }),
      ]),
    ),
  };
  return sheetNames.map((name) => ({ name, rows: [[...sheetColumns[name]], ...rows[name]] }));
}

function splitIntoCells(text: string): string[] {
  const cells: string[] = [];
  for (let start = 0; start < text.length; start += cellLimit)
    cells.push(text.slice(start, start + cellLimit));
  return cells;
}
