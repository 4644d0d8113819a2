import { cut } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import type { AuthoringApp } from '../app.ts';
import type { FileRow } from '../store/files.ts';
import { load } from './load-simulation.ts';
import { storeSimulation } from './store-simulation.ts';

const nameLength = 200;

export const duplicateSimulation: CallHandler<'duplicateSimulation', AuthoringApp> = async (request, app) => {
  const { simulation, files } = await load(app, request.params.simulationId);
  const receivedFiles = await copyFiles(app, files);
  const copy = { ...simulation, name: `${cut(simulation.name, nameLength - 7)} (copy)` };
  return storeSimulation(app, copy, receivedFiles, request);
};

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
