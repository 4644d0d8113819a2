import { personas, placeName, type Room, roleName, rooms } from './rooms.ts';

/** German names of rooms in sheets: their role and persona on the German screen, in lower case. */
const germanNames: Readonly<Record<Room, readonly string[]>> = {
  political: ['strategie', 'team strategie'],
  economic: ['wirtschaft', 'team wirtschaft'],
  social: ['gesellschaft', 'team gesellschaft'],
  technological: ['technik', 'team technik'],
  environmental: ['umwelt', 'team umwelt'],
  legal: ['recht', 'team recht'],
  // Its persona was once called `Briefing`.
  dashboard: ['übersicht', 'briefing'],
};

/**
 * Finds the room that a cell of a sheet names, ignoring case; null if there is none. Accepts the name of the room, its role,
 * its persona and their German names, because people fill in sheets with the words they see on the screen.
 */
export function roomByName(text: string): Room | null {
  const name = text.trim().normalize('NFC').toLowerCase();
  return rooms.find((room) => namesOf(room).includes(name)) ?? null;
}

function namesOf(room: Room): string[] {
  const names = [room, personas[room].name, roleName(room), placeName(room)];
  return [...names.map((one) => one.toLowerCase()), ...germanNames[room]];
}
