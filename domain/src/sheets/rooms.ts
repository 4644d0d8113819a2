import { problemIn } from '../problem.ts';
import { roomByName } from '../rooms/room-by-name.ts';
import { type RoomSettings, standardRooms } from '../rooms/room-settings.ts';
import { normalRoomSettings } from '../rooms/room-settings-check.ts';
import { personas, placeName, type Role, roles } from '../rooms/rooms.ts';
import { sheetMessages } from './messages.ts';
import type { OpenSheets } from './rows.ts';

/** Reads the sheet of rooms. A room without a row keeps its standard texts. */
export function readRooms({ rowsOf, report, reportRoom, place, isYes }: OpenSheets): RoomSettings {
  const settings = new Map(standardRooms.map((room) => [room.room_name, room]));
  const listedRooms = new Set<Role>();
  for (const row of rowsOf('Rooms')) {
    const namedRoom = roomByName(row.cell('Room'));
    const role = roles.find((candidate) => candidate === namedRoom);
    if (role === undefined) {
      reportRoom(row, 'Room', row.cell('Room'), roles.map(placeName));
      continue;
    }
    if (listedRooms.has(role))
      report(row, 'Room', problemIn(sheetMessages, 'sheet.repeated-room', { name: row.cell('Room') }));
    listedRooms.add(role);
    place(`rooms.${roles.indexOf(role)}`, row);
    const [name, handle] = [row.cell('Persona'), row.cell('Handle')];
    const standard = personas[role];
    settings.set(role, {
      room_name: role,
      in_use: !isYes(row, 'Not in use'),
      title: row.cell('Title') || null,
      persona:
        name === '' && handle === ''
          ? null
          : { name: name || standard.name, handle: handle || standard.handle },
      description: row.text('Description').trim() || null,
    });
  }
  return normalRoomSettings([...settings.values()]);
}
