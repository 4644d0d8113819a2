import type { ScenarioIds, SimulationPackage } from '@vincere/domain';
import type { Database } from '../../platform/db/database.ts';
import { Unfinished } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { publishImport, removeUnfinishedImports, unfinishedImport } from '../store/packages.ts';
import { savePosts } from '../store/posts.ts';
import { type SaveOptions, type StoredPackageFile, savePackage, saveWithoutPosts, slicesOf } from './save.ts';
import { conditionalPosts, findSavedScenarios, saveConditions, saveScenarioFacts } from './save-facts.ts';

/** Age in ms below which another process may still work on an import. */
const youngMs = 3_600_000;
/** A simulation with more posts is saved in batches. */
const postsInOneChange = 100;

/**
 * Saves a checked simulation. The bytes of its files are stored already. A large one is saved in batches, so that other
 * changes can proceed in between. Readers don't see it before the last batch. Returns its id.
 */
export async function importPackage(
  db: Database,
  simulation: SimulationPackage,
  files: readonly StoredPackageFile[],
  options: SaveOptions,
): Promise<number> {
  if (countPosts(simulation) <= postsInOneChange)
    return db.change(({ tx }) => savePackage(tx, simulation, files, options));
  const hidden = { ...options, deleted_at: unfinishedImport };
  const {
    value: { id, posts },
  } = await db.change(
    async ({ tx }) => new Unfinished(await saveWithoutPosts(tx, simulation, files, hidden)),
  );
  try {
    for (const slice of slicesOf(posts))
      await db.change(async ({ tx }) => new Unfinished(await savePosts(tx, slice, options.now)));
    const scenarios = await findSavedScenarios(db.read, id, simulation, files);
    const ids = new Map<string, ScenarioIds>();
    for (const scenario of scenarios) {
      const saved = await db.change(async ({ tx }) => new Unfinished(await saveScenarioFacts(tx, scenario)));
      ids.set(scenario.written.key, saved.value);
    }
    for (const slice of slicesOf(conditionalPosts(scenarios, ids)))
      await db.change(async ({ tx }) => new Unfinished(await saveConditions(tx, slice)));
    await db.change(({ tx }) => publishImport(tx, id));
    return id;
  } catch (error) {
    // If this fails, it is removed at a later start.
    const removing = async () =>
      db.change(async ({ tx }) => new Unfinished(await removeUnfinishedImports(tx, { id })));
    await removing().catch(() => {});
    throw error;
  }
}

/** Removes imports that a crash interrupted. Call it at start, before the sweep of files. */
export async function sweepImports({ db, clock }: AuthoringApp): Promise<void> {
  const before = db.engine === 'sqlite' ? Number.MAX_SAFE_INTEGER : clock() - youngMs;
  await db.change(({ tx }) => removeUnfinishedImports(tx, { before }));
}

function countPosts({ stages }: SimulationPackage): number {
  const scenarios = stages.flatMap((stage) => stage.scenarios);
  const rooms = scenarios.flatMap((scenario) => Object.values(scenario.rooms));
  return rooms.reduce((sum, { posts }) => sum + posts.length, 0);
}
