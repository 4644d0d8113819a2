import { personaOfRoom, type Role, type RoomSettings, roles } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';

/** Parses the rooms of a simulation as they are stored. */
export function readRoomSettings(storedSettings: string | null): RoomSettings {
  return storedSettings === null ? null : (JSON.parse(storedSettings) as RoomSettings);
}

/** Returns the rooms of a simulation, even if it is deleted. */
export async function findRoomSettings(db: Queries, simulationId: number): Promise<RoomSettings> {
  const { rooms } = await db
    .selectFrom('simulations')
    .select('rooms')
    .where('id', '=', simulationId)
    .executeTakeFirstOrThrow();
  return readRoomSettings(rooms);
}

/** Returns the rooms of the simulation of a scenario. */
export async function findRoomSettingsOfScenario(db: Queries, scenarioId: number): Promise<RoomSettings> {
  const { rooms } = await db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .innerJoin('simulations', 'simulations.id', 'stages.simulation_id')
    .select('simulations.rooms')
    .where('scenarios.id', '=', scenarioId)
    .executeTakeFirstOrThrow();
  return readRoomSettings(rooms);
}

/** Saves the rooms of a simulation. */
export function saveRoomSettings(db: Queries, simulationId: number, settings: RoomSettings) {
  return db
    .updateTable('simulations')
    .set({ rooms: settings === null ? null : JSON.stringify(settings) })
    .where('id', '=', simulationId)
    .execute();
}

/** Counts the authored posts of each room whose author is its persona. */
export async function countRoomAuthors(
  db: Queries,
  simulationId: number,
  settings: RoomSettings,
): Promise<{ room_name: Role; posts: number }[]> {
  const counts = await db
    .selectFrom('posts')
    .select((eb) => [
      'posts.room_name',
      'posts.author_name',
      'posts.author_handle',
      eb.fn.countAll<number>().as('posts'),
    ])
    .where('posts.scenario_id', 'in', scenariosOf(db, simulationId))
    .where('posts.room_run_id', 'is', null)
    .groupBy(['posts.room_name', 'posts.author_name', 'posts.author_handle'])
    .execute();
  return roles.map((room_name) => {
    const { name, handle } = personaOfRoom(settings, room_name);
    const roomCount = counts.find(
      (row) => row.room_name === room_name && row.author_name === name && row.author_handle === handle,
    );
    return { room_name, posts: roomCount?.posts ?? 0 };
  });
}

/** Makes the new persona of a room the author of the authored posts of its former persona. */
export async function renameRoomAuthor(
  db: Queries,
  simulationId: number,
  room: Role,
  { from, to }: { from: RoomSettings; to: RoomSettings },
): Promise<void> {
  const formerPersona = personaOfRoom(from, room);
  const { name, handle } = personaOfRoom(to, room);
  await db
    .updateTable('posts')
    .set({ author_name: name, author_handle: handle })
    .where('scenario_id', 'in', scenariosOf(db, simulationId))
    .where('room_run_id', 'is', null)
    .where('room_name', '=', room)
    .where('author_name', '=', formerPersona.name)
    .where('author_handle', '=', formerPersona.handle)
    .execute();
}

function scenariosOf(db: Queries, simulationId: number) {
  return db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select('scenarios.id')
    .where('stages.simulation_id', '=', simulationId);
}
