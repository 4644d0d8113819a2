import { loadSimulationRows, type SimulationRows } from '../../authoring/simulations/tree.ts';
import type { FileRow } from '../../authoring/store/files.ts';
import { listObjectives, type ObjectiveRow } from '../../authoring/store/objectives.ts';
import { listPostRows, type PostRow } from '../../authoring/store/posts.ts';
import { findStoredSimulation } from '../../authoring/store/simulations.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { RunRow } from '../store/runs/runs.ts';
import type { ScenarioEdition } from './scenario-edition.ts';

/** The editions of the closed scenarios of a run, by scenario id. A scenario without one has not been edited since. */
export type ScenarioEditions = ReadonlyMap<number, ScenarioEdition>;

/** Returns the content of an edition. Throws if there is none with this hash. */
async function findEdition(db: Queries, hash: string): Promise<string> {
  const { content } = await db
    .selectFrom('editions')
    .select('content')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return content;
}

/** Returns the edition of a simulation. Throws if there is none with this hash. */
export async function findSimulationEdition(db: Queries, hash: string): Promise<SimulationRows> {
  return parseSimulation(await findEdition(db, hash));
}

/** Returns the edition of a scenario. Throws if there is none with this hash. */
export async function findScenarioEdition(db: Queries, hash: string): Promise<ScenarioEdition> {
  return parseScenario(await findEdition(db, hash));
}

/* Editions that an older version of the program has saved lack the fields that were added since. */

function parseSimulation(content: string): SimulationRows {
  const rows = JSON.parse(content) as SimulationRows;
  return {
    ...addedToTrees,
    ...rows,
    simulation: { ...addedToSimulations, ...rows.simulation },
    scenarios: rows.scenarios.map((scenario) => ({ ...addedToScenarios, ...scenario })),
    decisions: rows.decisions.map((decision) => ({ ...addedToDecisions, ...decision })),
  };
}

function parseScenario(content: string): ScenarioEdition {
  const edition = JSON.parse(content) as ScenarioEdition;
  return {
    ...addedToEditions,
    ...edition,
    texts: { ...addedToScenarios, ...edition.texts },
    decisions: edition.decisions.map((decision) => ({ ...addedToDecisions, ...decision })),
  };
}

const addedToTrees = { objectives: [] };
const addedToSimulations = { rooms: null };
const addedToEditions = { facts: [], rooms: null };
const addedToScenarios = { asks_order: 0 };
const addedToDecisions = { outcome: '', conditions: [] };

/** Returns the editions of all scenarios of a run. */
export async function listScenarioEditions(db: Queries, runId: number): Promise<ScenarioEditions> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('editions', 'editions.hash', 'visits.edition_hash')
    .select(['visits.scenario_id', 'editions.content'])
    .where('visits.run_id', '=', runId)
    .execute();
  return new Map(rows.map(({ scenario_id, content }) => [scenario_id, parseScenario(content)]));
}

/** Returns the editions of scenarios with these hashes. Nulls are ignored. */
export async function findScenarioEditions(
  db: Queries,
  hashes: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, ScenarioEdition>> {
  const editionHashes = [...new Set(hashes)].filter((hash) => hash !== null);
  if (editionHashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('editions')
    .select(['hash', 'content'])
    .where('hash', 'in', editionHashes)
    .execute();
  return new Map(rows.map(({ hash, content }) => [hash, parseScenario(content)]));
}

/** Returns the edition of a scenario in a run; undefined if the run shows its current content. */
export async function findEditionIn(
  db: Queries,
  { run_id, scenario_id }: { run_id: number; scenario_id: number },
): Promise<ScenarioEdition | undefined> {
  return (await findEditionsIn(db, scenario_id, [run_id])).get(run_id);
}

/** Returns the editions of a scenario in these runs, by run id. Runs that show its current content are left out. */
export async function findEditionsIn(
  db: Queries,
  scenarioId: number,
  runIds: readonly number[],
): Promise<ReadonlyMap<number, ScenarioEdition>> {
  if (runIds.length === 0) return new Map();
  const visits = await db
    .selectFrom('visits')
    .select(['run_id', 'edition_hash'])
    .where('scenario_id', '=', scenarioId)
    .where('run_id', 'in', runIds)
    .execute();
  const editions = await findScenarioEditions(
    db,
    visits.map(({ edition_hash }) => edition_hash),
  );
  return new Map(
    visits.flatMap(({ run_id, edition_hash }) => {
      const edition = editions.get(edition_hash);
      return edition === undefined ? [] : [[run_id, edition] as const];
    }),
  );
}

/** Returns which of these runs show a file. A run with an edition shows only the files that the edition lists. */
export async function listRunsShowing(
  db: Queries,
  file: { id: number; scenario_id: number | null },
  runIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (runIds.length === 0) return new Set();
  const editions =
    file.scenario_id === null
      ? await findBriefingEditions(db, runIds)
      : await findEditionsIn(db, file.scenario_id, runIds);
  return new Set(
    runIds.filter((id) => editions.get(id)?.files.some((shownFile) => shownFile.id === file.id) ?? true),
  );
}

/** Returns the briefing files in the simulation editions of these runs, by run id. Runs without an edition are left out. */
async function findBriefingEditions(
  db: Queries,
  runIds: readonly number[],
): Promise<ReadonlyMap<number, { files: readonly FileRow[] }>> {
  const runs = await db
    .selectFrom('runs')
    .innerJoin('editions', 'editions.hash', 'runs.edition_hash')
    .select(['runs.id', 'editions.content'])
    .where('runs.id', 'in', runIds)
    .execute();
  return new Map(runs.map(({ id, content }) => [id, { files: parseSimulation(content).briefing_files }]));
}

/** Returns the simulation as a run played it: its editions, and the current content of the rest. It may be deleted. */
export async function loadPlayedSimulation(
  db: Queries,
  run: Pick<RunRow, 'simulation_id' | 'edition_hash'>,
  editions: ScenarioEditions,
): Promise<SimulationRows> {
  const rows =
    run.edition_hash === null
      ? await loadSimulationRows(db, await findStoredSimulation(db, run.simulation_id))
      : await findSimulationEdition(db, run.edition_hash);
  return withScenarioEditions(rows, editions);
}

/** Returns the objectives of a run's simulation, as they were when it finished. */
export async function listObjectivesOfRun(
  db: Queries,
  { simulation_id, edition_hash }: Pick<RunRow, 'simulation_id' | 'edition_hash'>,
): Promise<readonly ObjectiveRow[]> {
  return edition_hash === null
    ? listObjectives(db, simulation_id)
    : (await findSimulationEdition(db, edition_hash)).objectives;
}

/** Returns the rows of a simulation, with those of each scenario that has an edition replaced by its edition. */
function withScenarioEditions(rows: SimulationRows, editions: ScenarioEditions): SimulationRows {
  if (editions.size === 0) return rows;
  const texts = [...editions.values()].map((edition) => edition.texts);
  return {
    ...rows,
    stages: rows.stages.map((stage) => {
      const playedTexts = texts.find(({ stage_id }) => stage_id === stage.id);
      if (playedTexts === undefined) return stage;
      const { stage_instruction, duration_seconds } = playedTexts;
      return { ...stage, stage_instruction, duration_seconds };
    }),
    scenarios: rows.scenarios.map((scenario) => {
      const playedTexts = editions.get(scenario.id)?.texts;
      if (playedTexts === undefined) return scenario;
      const { name, description, asks_order } = playedTexts;
      return { ...scenario, name, description, asks_order };
    }),
    decisions: rows.scenarios.flatMap(
      ({ id }) =>
        editions.get(id)?.decisions ?? rows.decisions.filter(({ scenario_id }) => scenario_id === id),
    ),
    files: rows.scenarios.flatMap(
      ({ id }) => editions.get(id)?.files ?? rows.files.filter(({ scenario_id }) => scenario_id === id),
    ),
  };
}

/** Returns the posts with these ids as a run showed them, ordered by id. */
export async function listPlayedPosts(
  db: Queries,
  ids: readonly number[],
  editions: ScenarioEditions,
): Promise<PostRow[]> {
  const postsById = new Map(
    [...editions.values()].flatMap(({ posts }) => posts).map((post) => [post.id, post]),
  );
  return (await listPostRows(db, ids)).map((post) => postsById.get(post.id) ?? post);
}
