import { filesOf, type SimulationPackage } from '@vincere/domain';
import type { RequestChanges } from '../../platform/http/handle.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import type { AuthoringApp } from '../app.ts';
import { removeBytes } from '../files/uploads.ts';
import { importPackage } from './import.ts';
import type { StoredPackageFile } from './save.ts';

/** A request that stores a simulation in the name of its caller. */
type StoringRequest = Pick<RequestChanges, 'inChange'> & { caller: { user: { id: number } } };

/**
 * Stores the bytes, then the rows. After a failure the rows may exist. Bytes without a row are removed at a later start.
 */
export async function storeSimulation(
  app: AuthoringApp,
  simulation: SimulationPackage,
  receivedFiles: ReadonlyMap<string, ReceivedFile>,
  { caller, inChange }: StoringRequest,
): Promise<{ id: number; name: string }> {
  const storedFiles = await keepAll(app, simulation, receivedFiles);
  const id = await importPackage(app.db, inChange, simulation, storedFiles, {
    now: app.clock(),
    uploader_id: caller.user.id,
  });
  return { id, name: simulation.name };
}

/** Stores the bytes of all files of a simulation, or of none. */
async function keepAll(
  app: AuthoringApp,
  simulation: SimulationPackage,
  receivedFiles: ReadonlyMap<string, ReceivedFile>,
): Promise<StoredPackageFile[]> {
  const storedFiles: StoredPackageFile[] = [];
  try {
    for (const { scenario, room_name, file } of filesOf(simulation)) {
      const bytes = receivedFiles.get(file.path);
      // Files whose bytes are gone are omitted from the copy.
      if (bytes === undefined) continue;
      const { name, size, contentType: file_type } = bytes;
      const storage_key = await bytes.keep();
      storedFiles.push({
        name,
        size,
        file_type,
        storage_key,
        day: file.day,
        room_name,
        scenario,
        key: file.key,
      });
    }
    return storedFiles;
  } catch (error) {
    for (const { storage_key } of storedFiles) await removeBytes(app, storage_key);
    for (const bytes of receivedFiles.values()) await bytes.discard();
    throw error;
  }
}
