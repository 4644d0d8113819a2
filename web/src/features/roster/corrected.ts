import type { Rooms } from '../../parts/rooms.tsx';
import type { Line } from './types.ts';

type NamesRooms = Pick<Rooms, 'placeName'>;

/** The words of a line as its fields show them. */
export type Typed = Pick<Line, 'name' | 'email' | 'room'>;

/** Returns the words of a line as it was read. */
export const typedOf = ({ name, email, room, room_name }: Line, { placeName }: NamesRooms): Typed => ({
  name,
  email,
  room: room_name ? placeName(room_name) : room,
});

/** Returns the rows of a sheet with its corrected lines, by line number. The first row names the columns. */
export function correctedRows(
  lines: readonly Line[],
  edits: ReadonlyMap<number, Typed>,
  rooms: NamesRooms,
): string[][] {
  const typed = lines.map((line) => edits.get(line.line) ?? typedOf(line, rooms));
  return [['name', 'email', 'room'], ...typed.map(({ name, email, room }) => [name, email, room])];
}
