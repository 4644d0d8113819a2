import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { SampleLanguage } from '@vincere/contract';
import { filesOf, type SimulationPackage } from '@vincere/domain';
import type { SystemAccess } from '../../platform/app.ts';
import type { RequestChanges } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { importPackage } from '../packages/import.ts';
import { type StoredPackageFile, savePackage } from '../packages/save.ts';
import { readSample, sampleFilesFolder } from './editions.ts';
import { claimSample, hadSimulations } from './store.ts';

/** The number of files that are stored at the same time. */
const filesAtOnce = 16;

type PackageFilePlace = ReturnType<typeof filesOf>[number];

/** An edition that is ready to be saved: the bytes of its files are stored. */
type ReadyEdition = { simulation: SimulationPackage; files: StoredPackageFile[] };

/**
 * Loads editions of the sample simulation into a database that never had a simulation. If several processes start at once, one of
 * them does it.
 */
export async function loadSample(
  app: AuthoringApp & SystemAccess,
  languages: readonly SampleLanguage[],
): Promise<void> {
  if (languages.length === 0 || (await hadSimulations(app.db.read))) return;
  const editions: ReadyEdition[] = [];
  for (const language of languages) editions.push(await prepareEdition(app, language));
  const loaded = await app.systemChange(async ({ tx }) => {
    if (!(await claimSample(tx)) || (await hadSimulations(tx))) return false;
    for (const { simulation, files } of editions)
      await savePackage(tx, simulation, files, { now: app.clock(), uploader_id: null });
    return true;
  });
  if (!loaded) await removeFiles(app, editions);
}

/** Adds an edition of the sample to the simulations, whether or not there is one already. Returns its id and name. */
export async function addSampleSimulation(
  app: AuthoringApp,
  language: SampleLanguage,
  uploader_id: number,
  inChange: RequestChanges['inChange'],
): Promise<{ id: number; name: string }> {
  const edition = await prepareEdition(app, language);
  const { simulation, files } = edition;
  try {
    const id = await importPackage(app.db, inChange, simulation, files, { now: app.clock(), uploader_id });
    return { id, name: simulation.name };
  } catch (error) {
    await removeFiles(app, [edition]);
    throw error;
  }
}

async function prepareEdition(app: AuthoringApp, language: SampleLanguage): Promise<ReadyEdition> {
  const simulation = await readSample(language);
  return { simulation, files: await storeFiles(app, simulation, sampleFilesFolder(language)) };
}

async function removeFiles(app: AuthoringApp, editions: readonly ReadyEdition[]): Promise<void> {
  for (const { storage_key } of editions.flatMap(({ files }) => files)) await app.files.remove(storage_key);
}

/** Stores a copy of each file, several at a time: on a busy server each step of one file waits for all other requests. */
async function storeFiles(
  app: AuthoringApp,
  simulation: SimulationPackage,
  folder: string,
): Promise<StoredPackageFile[]> {
  const store = async ({ file, room_name, scenario }: PackageFilePlace): Promise<StoredPackageFile> => {
    const source = await open(join(folder, file.path));
    const received = await app.files.receive(file.name, source.createReadStream());
    const { name, size, contentType: file_type } = received;
    const storage_key = await received.keep();
    return { name, size, file_type, storage_key, day: file.day, room_name, scenario, key: file.key };
  };
  const places = filesOf(simulation);
  const storedFiles: StoredPackageFile[] = [];
  for (let start = 0; start < places.length; start += filesAtOnce) {
    const results = await Promise.allSettled(places.slice(start, start + filesAtOnce).map(store));
    storedFiles.push(...results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure === undefined) continue;
    // No row names these files.
    for (const { storage_key } of storedFiles) await app.files.remove(storage_key);
    throw failure.reason;
  }
  return storedFiles;
}
