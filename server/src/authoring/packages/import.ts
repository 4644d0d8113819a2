import type { ScenarioIds, SimulationPackage } from '@vincere/domain';
import type { SystemAccess } from '../../platform/app.ts';
import type { ReadableDatabase } from '../../platform/db/database.ts';
import type { RequestChanges } from '../../platform/http/handle.ts';
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
  db: ReadableDatabase,
  inChange: RequestChanges['inChange'],
  simulation: SimulationPackage,
  files: readonly StoredPackageFile[],
  options: SaveOptions,
): Promise<number> {
  if (countPosts(simulation) <= postsInOneChange)
    return inChange(({ tx }) => savePackage(tx, simulation, files, options));
  const hiddenOptions = { ...options, deleted_at: unfinishedImport };
  const { id, posts } = await inChange(({ tx }) => saveWithoutPosts(tx, simulation, files, hiddenOptions), {
    auditEntry: 'later',
  });
  try {
    for (const slice of slicesOf(posts))
      await inChange(({ tx }) => savePosts(tx, slice, options.now), { auditEntry: 'later' });
    const scenarios = await findSavedScenarios(db.read, id, simulation, files);
    const ids = new Map<string, ScenarioIds>();
    for (const scenario of scenarios) {
      const scenarioIds = await inChange(({ tx }) => saveScenarioFacts(tx, scenario), {
        auditEntry: 'later',
      });
      ids.set(scenario.written.key, scenarioIds);
    }
    for (const slice of slicesOf(conditionalPosts(scenarios, ids)))
      await inChange(({ tx }) => saveConditions(tx, slice), { auditEntry: 'later' });
    await inChange(({ tx }) => publishImport(tx, id));
    return id;
  } catch (error) {
    // If this fails, it is removed at a later start.
    const removing = async () =>
      inChange(({ tx }) => removeUnfinishedImports(tx, { id }), { auditEntry: 'later' });
    await removing().catch(() => {});
    throw error;
  }
}

/** Removes imports that a crash interrupted. Call it at start, before the sweep of files. */
export async function sweepImports({ db, clock, systemChange }: AuthoringApp & SystemAccess): Promise<void> {
  const before = db.engine === 'sqlite' ? Number.MAX_SAFE_INTEGER : clock() - youngMs;
  await systemChange(({ tx }) => removeUnfinishedImports(tx, { before }));
}

function countPosts({ stages }: SimulationPackage): number {
  const scenarios = stages.flatMap((stage) => stage.scenarios);
  const rooms = scenarios.flatMap((scenario) => Object.values(scenario.rooms));
  return rooms.reduce((sum, { posts }) => sum + posts.length, 0);
}
