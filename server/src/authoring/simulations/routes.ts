import { pageSize } from '@vincere/contract';
import {
  type Role,
  type RoomSetting,
  refuse,
  requireDeletableSimulation,
  requireRoomSettings,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { AuthoringApp } from '../app.ts';
import { fileView } from '../files/views.ts';
import { lockSimulation } from '../store/lock.ts';
import {
  countRoomAuthors,
  findRoomSettings,
  renameRoomAuthor,
  saveRoomSettings,
} from '../store/room-settings.ts';
import {
  countSimulations,
  findSimulation,
  listFilesOfSimulations,
  listScenarioNames,
  listSimulationRows,
  listStageCounts,
  markSimulationDeleted,
  type SimulationFilter,
  saveSimulation,
  saveSimulationTexts,
} from '../store/simulations.ts';
import { loadSimulation } from './tree.ts';

export const listSimulations: CallHandler<'listSimulations', AuthoringApp> = async ({ query }, app) => {
  const simulations = await listWithStages(app, query);
  const scenarios = groupedBy(await listScenarioNames(app.db.read, query), 'stage_id');
  const files = groupedBy(await listFilesOfSimulations(app.db.read, query), 'simulation_id');
  return simulations.map((simulation) => ({
    ...simulation,
    stages: simulation.stages.map((stage) => ({ ...stage, scenarios: scenarios.get(stage.id) ?? [] })),
    files: (files.get(simulation.id) ?? []).map(fileView),
  }));
};

export const searchSimulations: CallHandler<'searchSimulations', AuthoringApp> = async (
  { query: { search, page = 1 } },
  app,
) => {
  const total = await countSimulations(app.db.read, { search });
  return { simulations: await listWithStages(app, { search, page }), total, page, page_size: pageSize };
};

export const getSimulation: CallHandler<'getSimulation', AuthoringApp> = async ({ params }, app) =>
  (await loadSimulation(app.db.read, params.simulationId)) ?? refuse('simulation.unknown');

export const getSimulationUse: CallHandler<'getSimulationUse', AuthoringApp> = async (
  { params: { simulationId } },
  app,
) => {
  const db = app.db.read;
  if (!(await findSimulation(db, simulationId))) refuse('simulation.unknown');
  return {
    open_run: await app.contentUse.findOpenRun(db, simulationId),
    reached: await app.contentUse.listReached(db, simulationId),
  };
};

export const createSimulation: CallHandler<'createSimulation', AuthoringApp> = ({ body, inChange }, app) =>
  inChange(async ({ tx }) => {
    const { id } = await saveSimulation(tx, { ...body, now: app.clock() });
    return (await loadSimulation(tx, id)) ?? refuse('simulation.unknown');
  });

export const updateSimulation: CallHandler<'updateSimulation', AuthoringApp> = (
  { params, body, inChange },
  app,
) =>
  inChange(async (change) => {
    const id = await lockSimulation(change, params.simulationId, app.clock());
    await app.contentUse.prepareEdit(change, id);
    const storedSimulation = (await findSimulation(change.tx, id)) ?? refuse('simulation.unknown');
    await saveSimulationTexts(change.tx, id, {
      name: body.name ?? storedSimulation.name,
      description: body.description ?? storedSimulation.description,
      string_briefing: body.string_briefing ?? storedSimulation.string_briefing,
      asks_confidence: body.asks_confidence ?? storedSimulation.asks_confidence === 1,
    });
    if (body.rooms !== undefined) await changeRooms(change.tx, id, body.rooms, body.rename_authors ?? []);
    return (await loadSimulation(change.tx, id)) ?? refuse('simulation.unknown');
  });

export const listRoomAuthors: CallHandler<'listRoomAuthors', AuthoringApp> = async (
  { params: { simulationId } },
  app,
) => {
  const db = app.db.read;
  if (!(await findSimulation(db, simulationId))) refuse('simulation.unknown');
  return countRoomAuthors(db, simulationId, await findRoomSettings(db, simulationId));
};

export const deleteSimulation: CallHandler<'deleteSimulation', AuthoringApp> = ({ params, inChange }, app) =>
  inChange(async (change) => {
    const now = app.clock();
    const id = await lockSimulation(change, params.simulationId, now);
    await app.contentUse.endRehearsals(change, { simulation_id: id });
    requireDeletableSimulation({ open_run: await app.contentUse.findOpenRun(change.tx, id) });
    await markSimulationDeleted(change.tx, id, now);
    return { id };
  });

/** Calls with which authors find and change simulations. */
export const simulationRoutes = {
  listSimulations,
  searchSimulations,
  getSimulation,
  getSimulationUse,
  createSimulation,
  updateSimulation,
  listRoomAuthors,
  deleteSimulation,
};

async function listWithStages(app: AuthoringApp, filter: SimulationFilter) {
  const simulations = await listSimulationRows(app.db.read, filter);
  const counts = await listStageCounts(app.db.read, filter);
  const bySimulation = groupedBy(counts, 'simulation_id');
  return simulations.map(({ created_at, updated_at, ...texts }) => {
    const stages = bySimulation.get(texts.id) ?? [];
    return {
      ...texts,
      created_at: isoTime(created_at),
      updatedAt: isoTime(updated_at),
      stages,
      scenario_count: stages.reduce((sum, stage) => sum + stage.scenario_count, 0),
    };
  });
}

/** Changes the rooms of a simulation, and the author of the posts of the rooms in `renamedRooms` to their new persona. */
async function changeRooms(
  db: Queries,
  simulationId: number,
  settings: readonly RoomSetting[] | null,
  renamedRooms: readonly Role[],
): Promise<void> {
  const formerSettings = await findRoomSettings(db, simulationId);
  const newSettings = settings === null ? null : requireRoomSettings(settings);
  await saveRoomSettings(db, simulationId, newSettings);
  for (const room of new Set(renamedRooms))
    await renameRoomAuthor(db, simulationId, room, { from: formerSettings, to: newSettings });
}

/** Returns rows by their value in a column, in the same order. */
function groupedBy<Row, Column extends keyof Row>(rows: readonly Row[], column: Column) {
  const groups = new Map<Row[Column], Row[]>();
  for (const row of rows) {
    const group = groups.get(row[column]);
    if (group === undefined) groups.set(row[column], [row]);
    else group.push(row);
  }
  return groups;
}
