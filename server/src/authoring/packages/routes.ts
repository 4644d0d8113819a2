import { type Nouns, SimulationPackage as PackageSchema } from '@vincere/contract';
import { cut, filesOf, refuse, type SimulationPackage } from '@vincere/domain';
import { z } from 'zod';
import { readerLanguage } from '../../people/accounts/settings.ts';
import type { CallHandler, Handlers, RequestChanges } from '../../platform/http/handle.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import type { AuthoringApp } from '../app.ts';
import { removeBytes } from '../files/uploads.ts';
import type { FileRow } from '../store/files.ts';
import { importPackage } from './import.ts';
import { loadPackage } from './load.ts';
import type { StoredPackageFile } from './save.ts';
import { bookOf, templateBook } from './sheet-write.ts';
import { readWorkbook, withPackage } from './unpack.ts';
import { packageOf, requireReadable } from './write.ts';

const schema = z.toJSONSchema(PackageSchema, { io: 'input' });

const nameLength = 200;

/** A request that stores a simulation in the name of its caller. */
type StoringRequest = Pick<RequestChanges, 'inChange'> & { caller: { user: { id: number } } };

export const exportSimulation: CallHandler<'exportSimulation', AuthoringApp> = async ({ params }, app) => {
  const { simulation, files } = await load(app, params.simulationId);
  requireReadable(simulation, files);
  return packageOf(app, simulation, files);
};

export const importSimulation: CallHandler<'importSimulation', AuthoringApp> = async (request, app) =>
  withPackage(app.files, request.upload, (simulation, receivedFiles) =>
    store(app, simulation, receivedFiles, request),
  );

export const duplicateSimulation: CallHandler<'duplicateSimulation', AuthoringApp> = async (request, app) => {
  const { simulation, files } = await load(app, request.params.simulationId);
  const receivedFiles = await copyFiles(app, files);
  const copy = { ...simulation, name: `${cut(simulation.name, nameLength - 7)} (copy)` };
  return store(app, copy, receivedFiles, request);
};

export const exportSimulationSheet: CallHandler<'exportSimulationSheet', AuthoringApp> = async (
  { params, caller, language },
  app,
) => {
  const { simulation } = await load(app, params.simulationId);
  return bookOf(simulation, await readerLanguage(app.db.read, caller.user.id, language));
};

export const getSheetTemplate: CallHandler<'getSheetTemplate', AuthoringApp> = async (
  { caller, language },
  app,
) => templateBook(await readerLanguage(app.db.read, caller.user.id, language));

export const importSimulationSheet: CallHandler<'importSimulationSheet', AuthoringApp> = async (
  request,
  app,
) => {
  const language = await readerLanguage(app.db.read, request.caller.user.id, request.language);
  const { simulation, hidden_rows } = await readWorkbook({ ...request.upload, language });
  return { ...(await store(app, simulation, new Map(), request)), hidden_rows };
};

export const getPackageSchema: CallHandler<'getPackageSchema', AuthoringApp> = async () => schema;

/** Calls that export and import simulations as packages and workbooks, and duplicate them. */
export const packageRoutes: Handlers<Nouns['packages'], AuthoringApp> = {
  exportSimulation,
  importSimulation,
  duplicateSimulation,
  exportSimulationSheet,
  getSheetTemplate,
  importSimulationSheet,
  getPackageSchema,
};

async function load(app: AuthoringApp, simulationId: number) {
  return (await loadPackage(app.db.read, simulationId)) ?? refuse('simulation.unknown');
}

/**
 * Stores the bytes, then the rows. After a failure the rows may exist. Bytes without a row are removed at a later start.
 */
async function store(
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

/** Copies the bytes of every file, because deleting one file must not affect the other. */
async function copyFiles(app: AuthoringApp, files: ReadonlyMap<string, FileRow>) {
  const copies = new Map<string, ReceivedFile>();
  try {
    for (const [path, { name, storage_key }] of files) {
      const body = await app.files.open(storage_key);
      if (body !== null) copies.set(path, await app.files.receive(name, body));
    }
    return copies;
  } catch (error) {
    for (const copy of copies.values()) await copy.discard();
    throw error;
  }
}
