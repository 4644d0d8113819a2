import { maxPersonaName, maxRoomDescription, maxRoomTitle, roles } from '@vincere/domain';
import { z } from 'zod';
import { filledText, name, RoleName } from '../fields.ts';

/** The author's texts of a room; null where it keeps its standard text. */
export const NamedRoom = z.object({
  room_name: RoleName,
  title: name(undefined, maxRoomTitle).nullable(),
  persona: z
    .object({ name: name(undefined, maxPersonaName), handle: name(undefined, maxPersonaName) })
    .nullable(),
  description: filledText(maxRoomDescription).nullable(),
});

/** The rooms in use of a run; null for the six standard ones. */
export const RunRooms = z.array(NamedRoom).nullable();

/** A room of a simulation, which may be out of use. */
export const RoomSetting = NamedRoom.extend({ in_use: z.boolean() });

/** The six rooms of a simulation; null for the standard ones. */
export const RoomSettings = z.array(RoomSetting).max(roles.length).nullable();
