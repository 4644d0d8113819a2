import {
  normalRoomSettings,
  type PackagePost,
  type PackageScenario,
  type Post,
  type Room,
  rooms,
  roomsOf,
  type ScenarioIds,
  type SimulationPackage,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { FileRow } from '../store/files.ts';
import { saveObjectives } from '../store/objectives.ts';
import { type NewPost, savePosts } from '../store/posts.ts';
import { conditionalPosts, findSavedScenarios, saveConditions, saveScenarioFacts } from './save-facts.ts';

/** Posts per statement. Such a statement delays other changes by about 5 ms. */
const postsAtOnce = 100;

/** A file whose bytes are stored, its scenario by key (null for the briefing), and its own key if facts refer to it. */
export type StoredPackageFile = Pick<FileRow, 'name' | 'size' | 'file_type' | 'storage_key' | 'day'> & {
  room_name: Room;
  scenario: string | null;
  key?: string | undefined;
};

export type SaveOptions = { now: number; uploader_id: number | null };

/** Saves a checked simulation. The bytes of its files are stored already. Returns its id. */
export async function savePackage(
  db: Queries,
  simulation: SimulationPackage,
  files: readonly StoredPackageFile[],
  options: SaveOptions,
): Promise<number> {
  const { id, posts } = await saveWithoutPosts(db, simulation, files, { ...options, deleted_at: null });
  for (const slice of slicesOf(posts)) await savePosts(db, slice, options.now);
  const scenarios = await findSavedScenarios(db, id, simulation, files);
  const ids = new Map<string, ScenarioIds>();
  for (const scenario of scenarios) ids.set(scenario.written.key, await saveScenarioFacts(db, scenario));
  await saveConditions(db, conditionalPosts(scenarios, ids));
  return id;
}

/** Splits posts into batches, each of which is saved at once. */
export function slicesOf<T>(posts: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(posts.length / postsAtOnce) }, (_, index) =>
    posts.slice(index * postsAtOnce, (index + 1) * postsAtOnce),
  );
}

/** Saves a simulation without its posts. Returns its id, and the posts with their scenario and room. */
export async function saveWithoutPosts(
  db: Queries,
  simulation: SimulationPackage,
  files: readonly StoredPackageFile[],
  { now, uploader_id, deleted_at }: SaveOptions & { deleted_at: number | null },
): Promise<{ id: number; posts: NewPost[] }> {
  const { name, description, string_briefing, asks_confidence, teaching_note, stages } = simulation;
  const ownRooms = simulation.rooms === null ? null : normalRoomSettings(simulation.rooms);
  const { id } = await db
    .insertInto('simulations')
    .values({
      name,
      description,
      string_briefing,
      teaching_note,
      asks_confidence: asks_confidence ? 1 : 0,
      rooms: ownRooms === null ? null : JSON.stringify(ownRooms),
      total_stages: Math.max(1, stages.length),
      created_at: now,
      updated_at: now,
      deleted_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveObjectives(
    db,
    id,
    simulation.objectives.map((objective) => ({ ...objective, id: null })),
  );
  const idOf = await saveStages(db, id, simulation);
  const scenarios = stages.flatMap((stage) => stage.scenarios);
  const authoredRooms = scenarios.flatMap((scenario) =>
    rooms.map((room_name) => ({
      scenario_id: idOf(scenario.key),
      room_name,
      notes: scenario.rooms[room_name]?.notes ?? '',
    })),
  );
  if (authoredRooms.length > 0) await db.insertInto('authored_rooms').values(authoredRooms).execute();
  await saveDecisions(db, scenarios, idOf);
  const rows = files.map(({ scenario, name: fileName, size, file_type, storage_key, day, room_name }) => ({
    name: fileName,
    size,
    file_type,
    storage_key,
    day,
    room_name,
    simulation_id: id,
    scenario_id: scenario === null ? null : idOf(scenario),
    uploader_id,
    upload_date: now,
  }));
  if (rows.length > 0) await db.insertInto('files').values(rows).execute();
  const posts = scenarios.flatMap((scenario) =>
    roomsOf(scenario).flatMap(([room_name, room]) => {
      const place = { scenario_id: idOf(scenario.key), room_name, room_run_id: null };
      return room.posts.map((post) => ({ ...storedPost(post), ...place }));
    }),
  );
  return { id, posts };
}

/** Returns the fields of a post that are stored before its conditions. Its key is stored nowhere. */
function storedPost(post: PackagePost): Post {
  const { content, timestamp, author, likes, retweets, replies, release } = post;
  return { content, timestamp, author, likes, retweets, replies, release };
}

async function saveDecisions(
  db: Queries,
  scenarios: readonly PackageScenario[],
  idOf: (key: string) => number,
): Promise<void> {
  const decisions = scenarios.flatMap(({ key, decisions: written }) =>
    written.map((decision, index) => ({ ...decision, scenario_id: idOf(key), position: index + 1 })),
  );
  if (decisions.length === 0) return;
  const savedDecisions = await db
    .insertInto('decisions')
    .values(
      decisions.map(({ title_of_decision, description_of_decision, leads_to, outcome, ...place }) => ({
        title_of_decision,
        description_of_decision,
        outcome,
        scenario_id: place.scenario_id,
        position: place.position,
        link_next_scenario_id: leads_to === null ? null : idOf(leads_to),
      })),
    )
    .returning(['id', 'scenario_id', 'position'])
    .execute();
  const ids = new Map(
    savedDecisions.map(({ id, scenario_id, position }) => [`${scenario_id} ${position}`, id]),
  );
  const conditions = decisions.flatMap((decision) =>
    decision.conditions.map(({ text, met, unmet }, index) => ({
      text,
      met,
      unmet,
      decision_id: ids.get(`${decision.scenario_id} ${decision.position}`) ?? 0,
      position: index + 1,
    })),
  );
  if (conditions.length > 0) await db.insertInto('conditions').values(conditions).execute();
}

/** Saves the stages with their scenarios. Returns a function that finds the id of a scenario by its key. */
async function saveStages(db: Queries, simulation_id: number, { stages }: SimulationPackage) {
  const ids = new Map<string, number>();
  for (const [index, { stage_instruction, duration_seconds, scenarios }] of stages.entries()) {
    const stage = await db
      .insertInto('stages')
      .values({ simulation_id, stage_number: index + 1, stage_instruction, duration_seconds })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { key, name, description, asks_order } of scenarios) {
      const scenario = await db
        .insertInto('scenarios')
        .values({ stage_id: stage.id, name, description, asks_order: asks_order ? 1 : 0 })
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
