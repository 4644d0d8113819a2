import type { RunRooms } from './room-settings.ts';
import { personas, placeName, type Room, roleName, rooms } from './rooms.ts';

/** German names of rooms in sheets: their role and persona on the German screen, in lower case. */
const germanNames: Readonly<Record<Room, readonly string[]>> = {
  political: ['strategie', 'team strategie', 'politik'],
  economic: ['wirtschaft', 'team wirtschaft'],
  social: ['gesellschaft', 'team gesellschaft', 'soziales'],
  technological: ['technik', 'team technik', 'technologie'],
  environmental: ['umwelt', 'team umwelt'],
  legal: ['recht', 'team recht'],
  // Its persona was once called `Briefing`.
  dashboard: ['übersicht', 'briefing'],
};

/**
 * Finds the room that a cell of a sheet names, ignoring case; null if there is none. Accepts the title that `runRooms` gives a
 * room, the name of the room, its role, its persona and their German names, because people fill in sheets with the words they
 * see on the screen.
 */
export function roomByName(text: string, runRooms: Readonly<RunRooms> = null): Room | null {
  const name = roomKey(text);
  const titledRoom = runRooms?.find(({ title }) => title !== null && roomKey(title) === name);
  return titledRoom?.room_name ?? rooms.find((room) => namesOf(room).includes(name)) ?? null;
}

/** Normalises the name of a room for comparison: trimmed, NFC, in lower case. */
export function roomKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

function namesOf(room: Room): string[] {
  const names = [room, personas[room].name, roleName(room), placeName(room)];
  return [...names.map((name) => name.toLowerCase()), ...germanNames[room]];
}
