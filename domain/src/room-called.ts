import { german } from './german.ts';
import { personas, placeName, type Room, roleName, rooms } from './rooms.ts';
import type { Texts } from './text.ts';

const inGerman: Texts = german;

/**
 * The room that a text of a sheet means, whatever its case: by its own name, by its role or persona, and by what the product
 * calls these in German (section 1 names the rooms; a sheet is filled in from what the screen says). Null for none.
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
