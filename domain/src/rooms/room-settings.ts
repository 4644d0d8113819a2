import { type Persona, personas, type Role, type Room, roles } from './rooms.ts';

/** The author's texts of a room; null where it keeps its standard text. */
export type NamedRoom = {
  room_name: Role;
  title: string | null;
  persona: Pick<Persona, 'name' | 'handle'> | null;
  description: string | null;
};

/** A room of a simulation. A room that is not in use keeps its texts and its content. */
export type RoomSetting = NamedRoom & { in_use: boolean };

/** The six rooms of a simulation in the usual order; null for the standard ones, all in use. */
export type RoomSettings = RoomSetting[] | null;

/** The rooms in use of a run, in the usual order; null for the six standard ones. */
export type RunRooms = NamedRoom[] | null;

export const fewestRooms = 2;
export const maxRoomTitle = 60;
export const maxPersonaName = 60;
export const maxRoomDescription = 1_000;

const standardTexts = { title: null, persona: null, description: null } as const;

/** The settings of a simulation whose author has changed none. */
export const standardRooms: readonly RoomSetting[] = roles.map((room_name) => ({
  room_name,
  in_use: true,
  ...standardTexts,
}));

/** Returns the rooms of a simulation that are in use, in the usual order. */
export function roomsInUse(settings: Readonly<RoomSettings>): readonly Role[] {
  return (settings ?? standardRooms).flatMap(({ room_name, in_use }) => (in_use ? [room_name] : []));
}

/**
 * Returns the rooms of a run: those that were in use when it was made (null: all six), with the texts of these settings. The
 * settings may be newer than the run.
 */
export function roomsOfRun(inUse: readonly Role[] | null, settings: Readonly<RoomSettings>): RunRooms {
  if (inUse === null && settings === null) return null;
  return (inUse ?? roles).map((role) => {
    const { title, persona, description } = textsOf(settings, role) ?? standardTexts;
    return { room_name: role, title, persona, description };
  });
}

/** Returns the rooms in which the people of a run can be, in the usual order. */
export function rolesOf(rooms: Readonly<RunRooms>): readonly Role[] {
  return rooms?.map(({ room_name }) => room_name) ?? roles;
}

/** Returns whether a room is in use. The dashboard always is. */
export function isInUse(room: Room, inUse: readonly Role[]): boolean {
  return room === 'dashboard' || inUse.includes(room);
}

/** Returns whether no room has a title of its own. Only then do rankings count. */
export function hasStandardTitles(rooms: Readonly<RunRooms>): boolean {
  return rooms?.every(({ title }) => title === null) ?? true;
}

/** Returns the title that the author gave a room; null if it keeps the standard title. */
export function titleOfRoom(rooms: Readonly<RunRooms>, room: Room): string | null {
  return textsOf(rooms, room)?.title ?? null;
}

/** Returns the name and the handle of a room's persona. */
export function personaOfRoom(rooms: Readonly<RunRooms>, room: Room): Pick<Persona, 'name' | 'handle'> {
  const { name, handle } = textsOf(rooms, room)?.persona ?? personas[room];
  return { name, handle };
}

function textsOf(rooms: Readonly<RunRooms>, room: Room): NamedRoom | undefined {
  return rooms?.find(({ room_name }) => room_name === room);
}
