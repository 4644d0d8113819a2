import { type Role, roles, roomsInUse } from '@vincere/domain';
import { findRoomSettings } from '../../../authoring/store/room-settings.ts';
import type { Queries } from '../../../platform/db/database.ts';

type Stored = { rooms: string | null };

/** Returns the rooms that were in use when a run was made; null for all six. */
export function storedInUse({ rooms }: Stored): readonly Role[] | null {
  return rooms === null ? null : (JSON.parse(rooms) as Role[]);
}

/** Returns the rooms in use of a run, in the usual order. */
export function inUseOf(run: Stored): readonly Role[] {
  return storedInUse(run) ?? roles;
}

/** Returns what a new run of a simulation stores as its rooms in use. */
export async function roomsForNewRun(db: Queries, simulationId: number): Promise<string | null> {
  const inUse = roomsInUse(await findRoomSettings(db, simulationId));
  return inUse.length === roles.length ? null : JSON.stringify(inUse);
}
