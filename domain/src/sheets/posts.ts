import { type Release, readRelease } from '../posts/post-release.ts';
import { problemIn } from '../problem.ts';
import { roomByName } from '../rooms/room-by-name.ts';
import { personaOfRoom, type RoomSettings, titleOfRoom } from '../rooms/room-settings.ts';
import { placeName, type Room, rooms } from '../rooms/rooms.ts';
import { sheetMessages } from './messages.ts';
import type { OpenRoom, OpenScenario, Outline } from './outline.ts';
import { parseConditions } from './post-conditions.ts';
import { type OpenSheets, quoted, type Row } from './rows.ts';

/** Reads the sheets of notes and posts into the scenarios, whose decisions have been read. */
export function readPosts(workbook: OpenSheets, outline: Outline, ownRooms: RoomSettings): void {
  const { rowsOf, report, reportRoom, place, wholeNumber } = workbook;
  const roomIn = (row: Row, column: string, name: string): Room | null => {
    const room = roomByName(name, ownRooms);
    const names = rooms.map((candidate) => titleOfRoom(ownRooms, candidate) ?? placeName(candidate));
    if (room === null) reportRoom(row, column, name, names);
    return room;
  };
  const roomOf = (row: Row) => {
    const scenario = outline.scenarioOf(row);
    const room = roomIn(row, 'Room', row.cell('Room'));
    if (scenario === undefined || room === null) return undefined;
    const content: OpenRoom = scenario.rooms[room] ?? { notes: '', posts: [], files: [] };
    scenario.rooms[room] = content;
    return { scenario, room, content, at: `${scenario.at}.rooms.${room}` };
  };
  const releaseIn = (row: Row): Release => {
    const cellText = row.cell('Appears after (s)').toLowerCase();
    const { number: seconds = Number(cellText) } = row.mark('Appears after (s)');
    const release = readRelease(cellText === '' || cellText === 'held' ? cellText || null : seconds);
    if (release !== undefined) return release;
    const facts = { text: quoted(row.cell('Appears after (s)')) };
    report(row, 'Appears after (s)', problemIn(sheetMessages, 'sheet.bad-release', facts));
    return null;
  };
  const whenIn = (row: Row, scenario: OpenScenario) =>
    parseConditions(row.text('Appears when'), {
      roomOf: (name) => roomIn(row, 'Appears when', name),
      decisionOf: (key, letter) => {
        const place = key === null ? scenario : outline.scenarioOf(row, 'Appears when', key);
        return place && outline.decisionOf(place, row, 'Appears when', letter);
      },
      reportUnknown: (text, example) =>
        report(row, 'Appears when', problemIn(sheetMessages, 'sheet.bad-when', { text, example })),
    });

  for (const row of rowsOf('Notes')) {
    const target = roomOf(row);
    if (target === undefined) continue;
    place(`${target.at}.notes`, row);
    target.content.notes += row.rest('Notes');
  }
  for (const row of rowsOf('Posts')) {
    const target = roomOf(row);
    if (target === undefined) continue;
    const { content, room, scenario, at } = target;
    place(`${at}.posts.${content.posts.length}`, row);
    const persona = personaOfRoom(ownRooms, room);
    const key = row.cell('Post key');
    const when = whenIn(row, scenario);
    content.posts.push({
      ...(key !== '' && { key }),
      content: row.text('Text'),
      timestamp: row.cell('Time') || null,
      author: {
        name: row.cell('Author') || persona.name,
        handle: row.cell('Handle') || persona.handle,
        avatar: null,
      },
      likes: wholeNumber(row, 'Likes') ?? 0,
      retweets: wholeNumber(row, 'Reposts') ?? 0,
      replies: wholeNumber(row, 'Replies') ?? 0,
      release: releaseIn(row),
      ...(when.length > 0 && { when }),
    });
  }
}
