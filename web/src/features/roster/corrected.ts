import type { Calls, Input } from '@vincere/contract';
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

/** Returns all lines to check again. Only the words of corrected lines differ from what was read, by line number. */
export function correctedLines(
  lines: readonly Line[],
  edits: ReadonlyMap<number, Typed>,
  rooms: NamesRooms,
): Input<Calls['checkRosterLines']>['body']['lines'] {
  return lines.map((rosterLine) => {
    const { line, name, email, room, unclear } = rosterLine;
    const shownTexts = typedOf(rosterLine, rooms);
    const typedTexts = edits.get(line) ?? shownTexts;
    const isTyped = (field: keyof Typed) => typedTexts[field] !== shownTexts[field];
    return {
      line,
      name: isTyped('name') ? typedTexts.name : name,
      email: isTyped('email') ? typedTexts.email : email,
      room: isTyped('room') ? typedTexts.room : room,
      unclear: unclear.filter((field) => !isTyped(field)),
    };
  });
}
