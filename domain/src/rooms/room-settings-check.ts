import { refuse } from '../refusal.ts';
import { roomByName, roomKey } from './room-by-name.ts';
import { fewestRooms, type RoomSetting, type RoomSettings, roomsInUse } from './room-settings.ts';
import { personas, type Role, roleName, roles } from './rooms.ts';

/** A mistake in the settings of a simulation, with the room in which it is; null if it is in none. */
export type RoomMistake = {
  code: 'rooms.incomplete' | 'rooms.too-few' | 'rooms.title-taken';
  facts: Readonly<Record<string, string | number>>;
  room_name: Role | null;
};

/**
 * Returns the first mistake in the settings of a simulation, if there is one. All six rooms are listed once. At least two are
 * in use. A title is unlike any other title, and unlike the standard names of the dashboard and of other rooms in use, because
 * rosters and workbooks name rooms by both.
 */
export function findRoomMistake(settings: readonly RoomSetting[]): RoomMistake | null {
  const names = settings.map(({ room_name }) => room_name);
  if (names.length !== roles.length || roles.some((role) => !names.includes(role)))
    return { code: 'rooms.incomplete', facts: {}, room_name: null };
  const inUse = roomsInUse(settings);
  if (inUse.length < fewestRooms)
    return { code: 'rooms.too-few', facts: { fewest: fewestRooms }, room_name: null };
  const takenTitles = new Set<string>();
  for (const { room_name, title } of settings) {
    if (title === null) continue;
    const namedRoom = roomByName(title);
    const isOther =
      namedRoom === 'dashboard' ||
      (namedRoom !== null && namedRoom !== room_name && inUse.includes(namedRoom));
    if (isOther || takenTitles.has(roomKey(title)))
      return { code: 'rooms.title-taken', facts: { title }, room_name };
    takenTitles.add(roomKey(title));
  }
  return null;
}

/**
 * Returns the settings to store: in the usual order, and null if they are those of the standard rooms. Refuses
 * `rooms.incomplete`, `rooms.too-few` and `rooms.title-taken`.
 */
export function requireRoomSettings(settings: readonly RoomSetting[]): RoomSettings {
  const mistake = findRoomMistake(settings);
  if (mistake !== null) refuse(mistake.code, mistake.facts);
  return normalRoomSettings(settings);
}

/** Returns settings without mistakes as they are stored. A text like the standard one is left out. */
export function normalRoomSettings(settings: readonly RoomSetting[]): RoomSettings {
  const normal = roles.flatMap((role) =>
    settings.filter(({ room_name }) => room_name === role).map(withoutStandardTexts),
  );
  const isStandard = ({ in_use, title, persona, description }: RoomSetting) =>
    in_use && title === null && persona === null && description === null;
  return normal.every(isStandard) ? null : normal;
}

function withoutStandardTexts({ room_name, in_use, title, persona, description }: RoomSetting): RoomSetting {
  const standard = personas[room_name];
  const isStandardPersona = persona?.name === standard.name && persona.handle === standard.handle;
  return {
    room_name,
    in_use,
    title: title !== null && roomKey(title) === roomKey(roleName(room_name)) ? null : title,
    persona: isStandardPersona ? null : persona,
    description: description === standard.description ? null : description,
  };
}
