import type { Language } from '../../platform/i18n/translator.ts';
import { sampleEditions } from './editions.ts';
import type { SampleSimulation } from './shape.ts';

/** Returns the edition of the sample in a language, else the English one. */
export function editionFor(language: Language | null): SampleSimulation {
  const editions: Partial<Record<Language, SampleSimulation>> = sampleEditions;
  return editions[language ?? 'en'] ?? sampleEditions.en;
}
