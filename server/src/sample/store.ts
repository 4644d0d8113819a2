import { type Role, type Room, roles, rooms } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { savePosts } from '../posts/store.ts';
import type { StoredSampleFile } from './load.ts';
import type { SampleScenario, SampleSimulation, SampleStage } from './shape.ts';

/** Whether there is or was any simulation; a deleted one keeps its row. */
export async function hadSimulations(db: Queries): Promise<boolean> {
  return (await db.selectFrom('simulations').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** True for the first who asks, ever; who asks meanwhile waits for the end of the first one's transaction. */
export async function claimSample(db: Queries): Promise<boolean> {
  const claimed = await db
    .insertInto('secrets')
    .values({ name: 'sample-loaded', value: 'yes' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

type Ids = ReadonlyMap<string, number>;

/** Writes the whole sample, its files with it. */
export async function saveSample(
  db: Queries,
  sample: SampleSimulation,
  files: readonly StoredSampleFile[],
  now: number,
): Promise<void> {
  const simulation = await db
    .insertInto('simulations')
    .values({
      name: sample.name,
      description: sample.description,
      string_briefing: sample.string_briefing,
      total_stages: sample.stages.length,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const scenarios = sample.stages.flatMap((stage) => stage.scenarios);
  const ids = await saveScenarios(db, sample.stages, simulation.id);
  await saveRooms(db, scenarios, ids);
  await saveDecisions(db, scenarios, ids);
  for (const scenario of scenarios) await saveScenarioPosts(db, scenario, idOf(ids, scenario.key), now);
  const shelf = { simulation_id: simulation.id, day: null, uploader_id: null, upload_date: now };
  const rows = files.map(({ scenario, ...file }) => ({
    ...shelf,
    ...file,
    scenario_id: scenario === null ? null : idOf(ids, scenario),
  }));
  if (rows.length > 0) await db.insertInto('files').values(rows).execute();
}

/** Stages with their scenarios; gives the id of each scenario by its key. */
async function saveScenarios(
  db: Queries,
  stages: readonly SampleStage[],
  simulationId: number,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [index, { stage_instruction, duration_seconds, scenarios }] of stages.entries()) {
    const stage = await db
      .insertInto('stages')
      .values({ simulation_id: simulationId, stage_number: index + 1, stage_instruction, duration_seconds })
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
  return ids;
}

function saveRooms(db: Queries, scenarios: readonly SampleScenario[], ids: Ids) {
  const rows = scenarios.flatMap((scenario) =>
    rooms.map((room_name) => ({
      scenario_id: idOf(ids, scenario.key),
      room_name,
      notes: isRole(room_name) ? scenario.rooms[room_name].notes : scenario.dashboard_notes,
    })),
  );
  return db.insertInto('authored_rooms').values(rows).execute();
}

function saveDecisions(db: Queries, scenarios: readonly SampleScenario[], ids: Ids) {
  const rows = scenarios.flatMap(({ key, decisions }) =>
    decisions.map(({ leads_to, ...texts }, index) => ({
      ...texts,
      scenario_id: idOf(ids, key),
      position: index + 1,
      link_next_scenario_id: leads_to === null ? null : idOf(ids, leads_to),
    })),
  );
  return db.insertInto('decisions').values(rows).execute();
}

async function saveScenarioPosts(
  db: Queries,
  { rooms: written }: SampleScenario,
  scenario_id: number,
  now: number,
) {
  const posts = roles.flatMap((room_name) =>
    written[room_name].posts.map((post) => ({
      ...post,
      author: { ...post.author, avatar: null },
      scenario_id,
      room_name,
      room_run_id: null,
      release: null,
    })),
  );
  if (posts.length > 0) await savePosts(db, posts, now);
}

function isRole(room: Room): room is Role {
  return room !== 'dashboard';
}

function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The sample has no scenario ${key}`);
  return id;
}
