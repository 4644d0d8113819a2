import { type Room, rooms, roomsOf, type SimulationPackage } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import type { FileRow } from '../files/store.ts';
import { savePosts } from '../posts/store.ts';
import { letOthers } from '../turns.ts';

/** A file whose bytes are stored, with the place where it belongs: a scenario by its key, or (null) the briefing. */
export type StoredPackageFile = Pick<FileRow, 'name' | 'size' | 'file_type' | 'storage_key' | 'day'> & {
  room_name: Room;
  scenario: string | null;
};

/** Stores a whole simulation that was checked; its files are stored already. Gives its id. */
export async function savePackage(
  db: Queries,
  simulation: SimulationPackage,
  files: readonly StoredPackageFile[],
  { now, uploader_id }: { now: number; uploader_id: number | null },
): Promise<number> {
  const { name, description, string_briefing, stages } = simulation;
  const { id } = await db
    .insertInto('simulations')
    .values({
      name,
      description,
      string_briefing,
      total_stages: Math.max(1, stages.length),
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const idOf = await saveStages(db, id, simulation);
  const scenarios = stages.flatMap((stage) => stage.scenarios);
  const authored = scenarios.flatMap((scenario) =>
    rooms.map((room_name) => ({
      scenario_id: idOf(scenario.key),
      room_name,
      notes: scenario.rooms[room_name]?.notes ?? '',
    })),
  );
  if (authored.length > 0) await db.insertInto('authored_rooms').values(authored).execute();
  const decisions = scenarios.flatMap((scenario) =>
    scenario.decisions.map(({ leads_to, ...texts }, index) => ({
      ...texts,
      scenario_id: idOf(scenario.key),
      position: index + 1,
      link_next_scenario_id: leads_to === null ? null : idOf(leads_to),
    })),
  );
  if (decisions.length > 0) await db.insertInto('decisions').values(decisions).execute();
  for (const scenario of scenarios)
    for (const [room_name, { posts }] of roomsOf(scenario)) {
      await letOthers();
      const place = { scenario_id: idOf(scenario.key), room_name, room_run_id: null };
      for (let start = 0; start < posts.length; start += 100)
        await savePosts(
          db,
          posts.slice(start, start + 100).map((post) => ({ ...post, ...place })),
          now,
        );
    }
  const rows = files.map(({ scenario, ...file }) => ({
    ...file,
    simulation_id: id,
    scenario_id: scenario === null ? null : idOf(scenario),
    uploader_id,
    upload_date: now,
  }));
  if (rows.length > 0) await db.insertInto('files').values(rows).execute();
  return id;
}

/** Stages with their scenarios; gives what finds the id of a scenario by its key. */
async function saveStages(db: Queries, simulation_id: number, { stages }: SimulationPackage) {
  const ids = new Map<string, number>();
  for (const [index, { stage_instruction, duration_seconds, scenarios }] of stages.entries()) {
    const stage = await db
      .insertInto('stages')
      .values({ simulation_id, stage_number: index + 1, stage_instruction, duration_seconds })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { key, name, description } of scenarios) {
      const scenario = await db
        .insertInto('scenarios')
        .values({ stage_id: stage.id, name, description })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(key, scenario.id);
    }
  }
  return (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`There is no scenario ${key}`);
    return id;
  };
}
