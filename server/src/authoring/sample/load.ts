import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleFilesFolder } from '../../platform/folders.ts';
import type { AuthoringApp } from '../app.ts';
import { type StoredPackageFile, savePackage } from '../packages/save.ts';
import { asPackage } from './as-package.ts';
import type { SampleSimulation } from './shape.ts';
import { claimSample, hadSimulations } from './store.ts';
import { sampleSimulation } from './story/index.ts';

/**
 * Loads the sample simulation into a database that never had a simulation. If several processes start at once, one of them
 * does it.
 */
export async function loadSample(
  app: AuthoringApp,
  sample: SampleSimulation = sampleSimulation,
): Promise<void> {
  if (await hadSimulations(app.db.read)) return;
  const files = await storeFiles(app, sample);
  const loaded = await app.db.change(async ({ tx }) => {
    if (!(await claimSample(tx)) || (await hadSimulations(tx))) return false;
    await savePackage(tx, asPackage(sample), files, { now: app.clock(), uploader_id: null });
    return true;
  });
  if (!loaded) for (const { storage_key } of files) await app.files.remove(storage_key);
}

/** Stores a separate copy of a file for each use, so that one can be deleted without the others. */
async function storeFiles(app: AuthoringApp, sample: SampleSimulation): Promise<StoredPackageFile[]> {
  const scenarios = sample.stages.flatMap((stage) => stage.scenarios);
  const uses = [
    ...sample.files.map((use) => ({ ...use, scenario: null })),
    ...scenarios.flatMap(({ key, files }) => files.map((use) => ({ ...use, scenario: key }))),
  ];
  const stored: StoredPackageFile[] = [];
  for (const { file, room_name, scenario } of uses) {
    const source = await open(join(sampleFilesFolder, file));
    const received = await app.files.receive(file, source.createReadStream());
    const { name, size, contentType: file_type } = received;
    stored.push({
      name,
      size,
      file_type,
      storage_key: await received.keep(),
      day: null,
      room_name,
      scenario,
    });
  }
  return stored;
}
