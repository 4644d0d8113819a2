import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SampleLanguage } from '@vincere/contract';
import type { SimulationPackage } from '@vincere/domain';
import { sampleFolders } from '../../platform/folders.ts';
import { parsePackage } from '../packages/read.ts';
import type { SampleSimulation } from './shape.ts';
import { sampleSimulation as german } from './story/de/index.ts';
import { sampleSimulation as english } from './story/en/index.ts';

/** The sample simulation in each of its languages. */
export const sampleEditions = { en: english, de: german } as const satisfies Record<
  SampleLanguage,
  SampleSimulation
>;

/** Returns the folder with the files of an edition. */
export function sampleFilesFolder(language: SampleLanguage): string {
  return join(sampleFolders.files, language);
}

/** Returns an edition of the sample with its teaching note: the agenda, then a section for each scenario. */
export async function readSample(language: SampleLanguage): Promise<SimulationPackage> {
  const edition = sampleEditions[language];
  const keys = edition.stages.flatMap(({ scenarios }) => scenarios.map(({ key }) => key));
  const sections = await Promise.all(
    ['agenda', ...keys].map((name) => readFile(join(sampleFolders.notes, language, `${name}.md`), 'utf8')),
  );
  const teaching_note = sections.map((section) => section.trim()).join('\n\n');
  const files = new Set(await readdir(sampleFilesFolder(language)));
  return parsePackage({ ...edition, teaching_note }, files);
}
