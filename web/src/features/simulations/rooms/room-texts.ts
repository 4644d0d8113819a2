import {
  findRoomMistake,
  personaOfRoom,
  personas,
  type RoomMistake,
  type RoomSetting,
  type RoomSettings,
  standardRooms,
} from '@vincere/domain';
import { refusalText } from '../../../lib/words/refusal-text.ts';

/** The texts of a room as its fields show them. A room with an empty field has the standard text. */
export type TypedTexts = { title: string; persona: string; handle: string; description: string };

export const noTexts: TypedTexts = { title: '', persona: '', handle: '', description: '' };

/** Returns the texts of a room for its fields. */
export function typedTexts({ title, persona, description }: RoomSetting): TypedTexts {
  return {
    title: title ?? '',
    persona: persona?.name ?? '',
    handle: persona?.handle ?? '',
    description: description ?? '',
  };
}

/** Returns a room with the texts of its fields. */
export function withTexts(room: RoomSetting, fieldTexts: TypedTexts): RoomSetting {
  const [name, handle] = [fieldTexts.persona.trim(), fieldTexts.handle.trim()];
  const standard = personas[room.room_name];
  return {
    ...room,
    title: fieldTexts.title.trim() || null,
    persona:
      name === '' && handle === ''
        ? null
        : { name: name || standard.name, handle: handle || standard.handle },
    description: fieldTexts.description.trim() || null,
  };
}

/** Returns the settings with one room changed. */
export function withRoom(settings: RoomSettings, changedRoom: RoomSetting): RoomSetting[] {
  return (settings ?? standardRooms).map((room) =>
    room.room_name === changedRoom.room_name ? changedRoom : room,
  );
}

/** Returns whether two versions of a room have different personas. */
export function changesPersona(before: RoomSetting, after: RoomSetting): boolean {
  const [old, next] = [before, after].map((room) => personaOfRoom([room], room.room_name));
  return old?.name !== next?.name || old?.handle !== next?.handle;
}

/** Returns why settings can't be saved, in a sentence; undefined if they can. */
export function mistakeIn(settings: readonly RoomSetting[]): string | undefined {
  const mistake = findRoomMistake(settings);
  return mistake === null ? undefined : sentenceOf(mistake);
}

function sentenceOf({ code, facts }: RoomMistake): string {
  switch (code) {
    case 'rooms.incomplete':
      return refusalText(code);
    case 'rooms.too-few':
      return refusalText(code, { fewest: facts['fewest'] ?? '' });
    case 'rooms.title-taken':
      return refusalText(code, { title: facts['title'] ?? '' });
  }
}
