import {
  hasStandardTitles,
  personaOfRoom,
  personas,
  type Room,
  type RoomSettings,
  type RunRooms,
  roles,
  rolesOf,
  roomsInUse,
  roomsOfRun,
  titleOfRoom,
} from '@vincere/domain';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { placeName } from '../lib/format.ts';
import { t } from '../lib/text.ts';

/** The rooms of a run or a simulation, and how screens show them. */
export type Rooms = ReturnType<typeof roomsFor>;

/** Returns how screens show rooms; null for the six standard ones. */
export function roomsFor(rooms: Readonly<RunRooms>) {
  const inUse = rolesOf(rooms);
  const personaName = (room: Room) =>
    isStandardPersona(rooms, room) ? t(personas[room].name) : personaOfRoom(rooms, room).name;
  return {
    /** The rooms in use, in the usual order. */
    roles: inUse,
    /** Whether all six rooms are in use. */
    areSix: inUse.length === roles.length,
    firstRole: inUse[0] ?? roles[0],
    /** The rooms in use, and the dashboard. */
    rooms: [...inUse, 'dashboard'] as readonly Room[],
    /** Whether all rooms have their standard titles, so that rankings count. */
    hasStandardTitles: hasStandardTitles(rooms),
    /** Returns the title of a room: `Economist`, or `Dashboard`. */
    placeName: (room: Room): string => titleOfRoom(rooms, room) ?? placeName(room),
    /** Returns the name of a room in headings: its own title, or its persona, such as `The Economist`. */
    roomName: (room: Room): string => titleOfRoom(rooms, room) ?? personaName(room),
    /** Returns the name of the persona of a room, who speaks in its feed. */
    personaName,
    /** Returns whether the author of the simulation named the persona of a room. */
    isOwnPersona: (room: Room): boolean => !isStandardPersona(rooms, room),
    /** Returns the author of a room's posts that name none. */
    personaOf: (room: Room) => personaOfRoom(rooms, room),
    /** Returns the description of a room. */
    roomText: (room: Room): string =>
      rooms?.find(({ room_name }) => room_name === room)?.description ?? t(personas[room].description),
  };
}

function isStandardPersona(rooms: Readonly<RunRooms>, room: Room): boolean {
  return personaOfRoom(rooms, room).name === personas[room].name;
}

const RoomsContext = createContext(roomsFor(null));

/** Shows the rooms of a run inside. */
export function RoomsOfRun({ rooms, children }: { rooms: RunRooms | undefined; children: ReactNode }) {
  const shownRooms = useMemo(() => roomsFor(rooms ?? null), [rooms]);
  return <RoomsContext value={shownRooms}>{children}</RoomsContext>;
}

/** Shows the rooms of a simulation inside. */
export function RoomsOfSimulation({
  settings,
  children,
}: {
  settings: RoomSettings | undefined;
  children: ReactNode;
}) {
  const shownRooms = useMemo(() => roomsOfSettings(settings ?? null), [settings]);
  return <RoomsContext value={shownRooms}>{children}</RoomsContext>;
}

/** Returns how screens show the rooms in use of a simulation. */
export function roomsOfSettings(settings: RoomSettings): Rooms {
  return roomsFor(settings === null ? null : roomsOfRun(roomsInUse(settings), settings));
}

/** Returns the rooms of the run or simulation around a component; outside of one, the six standard rooms. */
export function useRooms(): Rooms {
  return use(RoomsContext);
}
