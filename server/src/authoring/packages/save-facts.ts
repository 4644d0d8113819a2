import {
  type PackagePost,
  type PackageWhen,
  partsOf,
  roomsOf,
  type ScenarioIds,
  type SimulationPackage,
  type When,
  whenWithIds,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { loadStages } from '../simulations/tree.ts';
import { saveFact } from '../store/facts.ts';
import { listFilesOfSimulation, listPostsOfSimulation } from '../store/packages.ts';
import { ofSimulation } from '../store/part.ts';
import { savePostChange } from '../store/posts.ts';
import type { StoredPackageFile } from './save.ts';

/**
 * Saves the key facts of a package once its posts and files are saved. Returns the conditions of its posts, which `saveWhen` saves.
 * The ids of the posts of a room are in the order of the package.
 */
export async function savePackageFacts(
  db: Queries,
  simulationId: number,
  { stages }: SimulationPackage,
  files: readonly StoredPackageFile[],
): Promise<ConditionalPost[]> {
  const written = stages.flatMap(({ scenarios }) => scenarios);
  if (!written.some((one) => one.facts.length > 0 || partsOf(one, 'post').some(hasConditions))) return [];
  const saved = await loadStages(db, ofSimulation(simulationId));
  const rows = saved.flatMap(({ scenarios }) => scenarios);
  const posts = (await listPostsOfSimulation(db, simulationId)).toSorted((a, b) => a.id - b.id);
  const fileRows = await listFilesOfSimulation(db, simulationId);
  const ids = new Map<string, ScenarioIds>();
  const waiting: { id: number; scenario: string; when: readonly PackageWhen[] }[] = [];
  for (const [index, scenario] of written.entries()) {
    const row = rows[index];
    if (row === undefined) throw new Error(`There is no scenario ${scenario.key}`);
    const ownPosts = roomsOf(scenario).flatMap(([room, content]) => {
      const own = posts.filter((post) => post.scenario_id === row.id && post.room_name === room);
      return content.posts.map(({ key, when = [] }, place) => ({ key, when, id: idAt(own, place) }));
    });
    waiting.push(
      ...ownPosts.filter(hasConditions).map(({ id, when }) => ({ id, when, scenario: scenario.key })),
    );
    const post = idsByKey(ownPosts);
    const file = idsByKey(
      files
        .filter((one) => one.scenario === scenario.key)
        .map(({ key, storage_key }) => ({
          key,
          id: idAt(
            fileRows.filter((one) => one.storage_key === storage_key),
            0,
          ),
        })),
    );
    const decision = idsByKey(
      scenario.decisions.map(({ key }, place) => ({ key, id: idAt(row.all_decisions, place) })),
    );
    const condition = idsByKey(
      scenario.decisions.flatMap(({ conditions }, place) =>
        conditions.map(({ key }, nth) => ({
          key,
          id: idAt(row.all_decisions[place]?.conditions ?? [], nth),
        })),
      ),
    );
    const fact = new Map<string, number>();
    for (const { key, text, carried_by, supports, opposes } of scenario.facts) {
      const id = await saveFact(db, row.id, {
        text,
        posts: idsOf(post, carried_by),
        files: idsOf(file, carried_by),
        supports: idsOf(decision, supports),
        opposes: idsOf(decision, opposes),
      });
      if (key !== undefined) fact.set(key, id);
    }
    ids.set(scenario.key, { id: row.id, decision, condition, fact, post });
  }
  return waiting.map(({ id, scenario, when }) => ({
    id,
    when: when.map((condition) => whenWithIds(condition, scenario, (key) => ids.get(key))),
  }));
}

/** A stored post, and its conditions. */
export type ConditionalPost = { id: number; when: When[] };

/** Saves the conditions of posts. */
export async function saveWhen(db: Queries, posts: readonly ConditionalPost[]): Promise<void> {
  for (const { id, when } of posts) await savePostChange(db, id, { when });
}

const hasConditions = ({ when = [] }: Pick<PackagePost, 'when'>) => when.length > 0;

/** Returns the id of the row at a place in a list. */
function idAt(rows: readonly { id: number }[], place: number): number {
  const row = rows[place];
  if (row === undefined) throw new Error('A part of a package was not saved');
  return row.id;
}

type KeyedId = { key?: string | undefined; id: number };

function idsByKey(parts: readonly KeyedId[]): ReadonlyMap<string, number> {
  return new Map(parts.flatMap(({ key, id }) => (key === undefined ? [] : [[key, id]])));
}

/** Returns the ids of the parts that have one of these keys. */
function idsOf(ids: ReadonlyMap<string, number>, keys: readonly string[]): number[] {
  return [...ids].flatMap(([key, id]) => (keys.includes(key) ? id : []));
}
