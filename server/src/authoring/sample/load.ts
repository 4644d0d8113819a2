import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, type SimulationPackage } from '@vincere/domain';
import { sampleFilesFolder } from '../../platform/folders.ts';
import type { AuthoringApp } from '../app.ts';
import { parsePackage } from '../packages/read.ts';
import { type StoredPackageFile, savePackage } from '../packages/save.ts';
import type { SampleSimulation } from './shape.ts';
import { claimSample, hadSimulations } from './store.ts';
import { sampleSimulation } from './story/en/index.ts';

/**
 * Loads the sample simulation into a database that never had a simulation. If several processes start at once, one of them
 * does it.
 */
export async function loadSample(
  app: AuthoringApp,
  sample: SampleSimulation = sampleSimulation,
): Promise<void> {
  if (await hadSimulations(app.db.read)) return;
  const simulation = parsePackage(sample, new Set(await readdir(sampleFilesFolder)));
  const files = await storeFiles(app, simulation);
  const loaded = await app.db.change(async ({ tx }) => {
    if (!(await claimSample(tx)) || (await hadSimulations(tx))) return false;
    await savePackage(tx, simulation, files, { now: app.clock(), uploader_id: null });
    return true;
  });
  if (!loaded) for (const { storage_key } of files) await app.files.remove(storage_key);
}

/** Stores a copy of each file. */
async function storeFiles(app: AuthoringApp, simulation: SimulationPackage): Promise<StoredPackageFile[]> {
  const stored: StoredPackageFile[] = [];
  for (const { file, room_name, scenario } of filesOf(simulation)) {
    const source = await open(join(sampleFilesFolder, file.path));
    const received = await app.files.receive(file.name, source.createReadStream());
    const { name, size, contentType: file_type } = received;
    const storage_key = await received.keep();
    stored.push({ name, size, file_type, storage_key, day: file.day, room_name, scenario, key: file.key });
  }
  return stored;
}
