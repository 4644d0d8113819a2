import { Refusal, type Room, refuse } from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import type { RequestChanges } from '../../platform/http/handle.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import type { AuthoringApp } from '../app.ts';
import { beginEdit } from '../begin-edit.ts';
import { findFileOwner, isInEdition, removeFile, saveFile } from '../store/files.ts';
import { lockSimulationOf } from '../store/lock.ts';
import { findScenario } from '../store/scenarios.ts';
import { fileView } from './views.ts';

/** The target of an upload. */
export type Shelf = {
  simulation_id: number;
  scenario_id: number | null;
  room_name: Room;
  day: number | null;
};

/** The request of an upload. */
type UploadRequest = Pick<RequestChanges, 'inChange'> & {
  upload: ReceivedFile;
  caller: { user: { id: number } };
};

/**
 * Stores an upload: first its bytes, then the row that names them. `findShelf` locks the target. If it refuses, the bytes are
 * removed again.
 */
export async function storeUpload(
  app: AuthoringApp,
  { upload, caller, inChange }: UploadRequest,
  findShelf: (change: Change, now: number) => Promise<Shelf>,
) {
  const storage_key = await upload.keep();
  try {
    return await inChange(async (change) => {
      const now = app.clock();
      const shelf = await findShelf(change, now);
      await app.contentUse.prepareEdit(change, shelf.simulation_id);
      const row = await saveFile(change.tx, {
        ...shelf,
        name: upload.name,
        size: upload.size,
        file_type: upload.contentType,
        storage_key,
        uploader_id: caller.user.id,
        upload_date: now,
      });
      return fileView(row);
    });
  } catch (error) {
    // After another failure the row may exist. Bytes without a row are removed at a later start.
    if (error instanceof Refusal) await removeBytes(app, storage_key);
    throw error;
  }
}

/** Stores an upload for a room of a scenario. Refuses `scenario.unknown`. */
export function storeScenarioFile(
  app: AuthoringApp,
  request: UploadRequest,
  place: Omit<Shelf, 'simulation_id'> & { scenario_id: number },
) {
  return storeUpload(app, request, async (change, now) => {
    const simulation_id = await lockSimulationOf(change, { scenario_id: place.scenario_id }, now);
    if (!(await findScenario(change.tx, place.scenario_id))) refuse('scenario.unknown');
    return { ...place, simulation_id };
  });
}

/**
 * Deletes the row of a file and then its bytes, unless an edition lists the file. Refuses `file.unknown`, `file.on-table` and
 * `simulation.unknown`.
 */
export async function deleteStoredFile(
  app: AuthoringApp,
  fileId: number,
  of: 'simulation' | 'scenario' | 'either',
  inChange: RequestChanges['inChange'],
) {
  const { storage_key, isKept } = await inChange(async (change) => {
    const { simulation_id } = (await findFileOwner(change.tx, fileId)) ?? refuse('file.unknown');
    await beginEdit(app, change, { simulation_id });
    const sharedIn = await app.contentUse.findRunWithFile(change.tx, fileId);
    if (sharedIn !== null) refuse('file.on-table', { run: sharedIn });
    const removedFile = (await removeFile(change.tx, fileId, of)) ?? refuse('file.unknown');
    return { ...removedFile, isKept: await isInEdition(change.tx, removedFile.storage_key) };
  });
  if (!isKept) await removeBytes(app, storage_key);
  return { id: fileId };
}

/** Removes bytes. If that fails, they are removed at a later start. */
export async function removeBytes(app: AuthoringApp, key: string): Promise<void> {
  try {
    await app.files.remove(key);
  } catch (error) {
    app.log.error({ err: error, key }, 'the bytes of a deleted file could not be removed');
  }
}
