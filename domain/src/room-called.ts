import { german } from './german.ts';
import { personas, placeName, type Room, roleName, rooms } from './rooms.ts';
import type { Texts } from './text.ts';

const inGerman: Texts = german;

/**
 * Finds the room that a cell of a sheet names, ignoring case; null if there is none. Accepts the name of the room, its role,
 * its persona and their German translations, because people fill in sheets with the words they see on the screen.
 */
export function roomCalled(text: string): Room | null {
  const wanted = text.trim().normalize('NFC').toLowerCase();
  return rooms.find((room) => namesOf(room).some((name) => name.toLowerCase() === wanted)) ?? null;
}

function namesOf(room: Room): string[] {
  const names = [room, personas[room].name, roleName(room), placeName(room)];
  const translated = names.map((name) => inGerman[name]);
  return [...names, ...translated.filter((name) => typeof name === 'string')];
}
