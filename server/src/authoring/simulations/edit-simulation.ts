import {
  type Role,
  type RoomSetting,
  refuse,
  requireDeletableSimulation,
  requireRoomSettings,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { beginEdit } from '../begin-edit.ts';
import { lockSimulationOf } from '../store/lock.ts';
import { findRoomSettings, renameRoomAuthor, saveRoomSettings } from '../store/room-settings.ts';
import {
  findSimulation,
  markSimulationDeleted,
  saveSimulation,
  saveSimulationTexts,
} from '../store/simulations.ts';
import { loadSimulation } from './tree.ts';

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
    const id = await beginEdit(app, change, { simulation_id: params.simulationId });
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

export const deleteSimulation: CallHandler<'deleteSimulation', AuthoringApp> = ({ params, inChange }, app) =>
  inChange(async (change) => {
    const now = app.clock();
    const id = await lockSimulationOf(change, { simulation_id: params.simulationId }, now);
    await app.contentUse.endRehearsals(change, { simulation_id: id });
    requireDeletableSimulation({ open_run: await app.contentUse.findOpenRun(change.tx, id) });
    await markSimulationDeleted(change.tx, id, now);
    return { id };
  });

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
