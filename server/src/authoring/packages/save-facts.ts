import {
  conditionWithIds,
  type PackagePost,
  type PackagePostCondition,
  type PackageScenario,
  type PostCondition,
  partsOf,
  type Room,
  roomsOf,
  type ScenarioIds,
  type SimulationPackage,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { loadStages } from '../simulations/tree.ts';
import { saveFact } from '../store/facts.ts';
import { listFilesOfSimulation, listPostsOfSimulation } from '../store/packages.ts';
import { ofSimulation } from '../store/part.ts';
import { savePostChange } from '../store/posts.ts';
import type { StoredPackageFile } from './save.ts';

/** The saved parts of a scenario, with the ids that keys of the package stand for. */
type SavedScenario = Omit<ScenarioIds, 'fact'> & {
  written: PackageScenario;
  file: ReadonlyMap<string, number>;
  conditional: { id: number; when: readonly PackagePostCondition[] }[];
};

/**
 * Returns the saved parts of the scenarios of a package, to which its key facts and conditions refer; none if it has neither. Call it
 * once the posts and files are saved. The ids of the posts of a room are in the order of the package.
 */
export async function findSavedScenarios(
  db: Queries,
  simulationId: number,
  { stages }: SimulationPackage,
  files: readonly StoredPackageFile[],
): Promise<SavedScenario[]> {
  const scenarios = stages.flatMap((stage) => stage.scenarios);
  if (
    !scenarios.some((scenario) => scenario.facts.length > 0 || partsOf(scenario, 'post').some(hasConditions))
  )
    return [];
  const rows = (await loadStages(db, ofSimulation(simulationId))).flatMap((stage) => stage.scenarios);
  const posts = new Map<string, { id: number }[]>();
  for (const { id, ...place } of (await listPostsOfSimulation(db, simulationId)).toSorted(
    (a, b) => a.id - b.id,
  )) {
    const ofRoom = posts.get(placeKey(place)) ?? [];
    posts.set(placeKey(place), [...ofRoom, { id }]);
  }
  const fileIds = new Map(
    (await listFilesOfSimulation(db, simulationId)).map(({ storage_key, id }) => [storage_key, id]),
  );
  return scenarios.map((scenario, index) => {
    const row = rows[index];
    if (row === undefined) throw new Error(`There is no scenario ${scenario.key}`);
    const ownPosts = roomsOf(scenario).flatMap(([room, content]) => {
      const roomPosts = posts.get(placeKey({ scenario_id: row.id, room_name: room })) ?? [];
      return content.posts.map(({ key, when = [] }, place) => ({ key, when, id: idAt(roomPosts, place) }));
    });
    const ownFiles = files.filter((file) => file.scenario === scenario.key);
    return {
      written: scenario,
      id: row.id,
      post: idsByKey(ownPosts),
      file: idsByKey(ownFiles.map(({ key, storage_key }) => ({ key, id: fileIds.get(storage_key) ?? 0 }))),
      decision: idsByKey(
        scenario.decisions.map(({ key }, place) => ({ key, id: idAt(row.all_decisions, place) })),
      ),
      condition: idsByKey(
        scenario.decisions.flatMap(({ conditions }, place) =>
          conditions.map(({ key }, nth) => ({
            key,
            id: idAt(row.all_decisions[place]?.conditions ?? [], nth),
          })),
        ),
      ),
      conditional: ownPosts.filter(hasConditions),
    };
  });
}

function placeKey({ scenario_id, room_name }: { scenario_id: number; room_name: Room }): string {
  return `${scenario_id} ${room_name}`;
}

/** Saves the key facts of a scenario. Returns the ids to which the conditions of posts refer. */
export async function saveScenarioFacts(db: Queries, scenario: SavedScenario): Promise<ScenarioIds> {
  const { id: scenarioId, decision, condition, post, file, written } = scenario;
  const fact = new Map<string, number>();
  for (const { key, text, carried_by, supports, opposes } of written.facts) {
    const id = await saveFact(db, scenarioId, {
      text,
      posts: idsOf(post, carried_by),
      files: idsOf(file, carried_by),
      supports: idsOf(decision, supports),
      opposes: idsOf(decision, opposes),
    });
    if (key !== undefined) fact.set(key, id);
  }
  return { id: scenarioId, decision, condition, fact, post };
}

/** Returns the conditions of the posts, by the ids of what they refer to. `saveConditions` saves them. */
export function conditionalPosts(
  scenarios: readonly SavedScenario[],
  ids: ReadonlyMap<string, ScenarioIds>,
): ConditionalPost[] {
  return scenarios.flatMap(({ written: { key }, conditional }) =>
    conditional.map(({ id, when }) => ({
      id,
      when: when.map((condition) => conditionWithIds(condition, key, (name) => ids.get(name))),
    })),
  );
}

/** A stored post, and its conditions. */
export type ConditionalPost = { id: number; when: PostCondition[] };

/** Saves the conditions of posts. */
export async function saveConditions(db: Queries, posts: readonly ConditionalPost[]): Promise<void> {
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
