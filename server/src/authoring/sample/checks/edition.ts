import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleLanguage } from '@vincere/contract';
import {
  type PackageRoom,
  type PackageScenario,
  type Role,
  refuse,
  roles,
  type SimulationPackage,
} from '@vincere/domain';
import { sampleFolders } from '../../../platform/folders.ts';
import { parsePackage } from '../../packages/read.ts';
import { sampleEditions, sampleFilesFolder } from '../editions.ts';
import { textOf } from './file-text.ts';
import { scenarioData } from './scenarios/index.ts';

/** An edition of the sample as the product reads it. */
export type Edition = {
  language: SampleLanguage;
  sample: SimulationPackage;
  scenarios: readonly PackageScenario[];
  /** The names of its files. */
  files: ReadonlySet<string>;
};

function editionIn(language: SampleLanguage): Edition {
  const files = new Set(readdirSync(sampleFilesFolder(language)));
  const sample = parsePackage(sampleEditions[language], files);
  return { language, sample, scenarios: sample.stages.flatMap((stage) => stage.scenarios), files };
}

export const english = editionIn('en');
export const german = editionIn('de');
export const editions: readonly Edition[] = [english, german];

/** Returns a scenario by its key. Fails if there is none. */
export function scenarioOf({ scenarios }: Edition, key: string): PackageScenario {
  return scenarios.find((scenario) => scenario.key === key) ?? refuse('scenario.unknown');
}

export function roomOf(scenario: PackageScenario, role: Role): PackageRoom {
  return scenario.rooms[role] ?? { notes: '', posts: [], files: [] };
}

export function postsOf(scenario: PackageScenario): PackageRoom['posts'] {
  return roles.flatMap((role) => roomOf(scenario, role).posts);
}

/** Returns the room that has a post or file with this key. */
export function roomWith(scenario: PackageScenario, key: string): Role | undefined {
  return roles.find((role) => {
    const { posts, files } = roomOf(scenario, role);
    return [...posts, ...files].some((part) => part.key === key);
  });
}

/** Returns the section of the teaching note about a scenario. */
export function noteOf({ language }: Edition, key: string): string {
  return readFileSync(join(sampleFolders.notes, language, `${key}.md`), 'utf8');
}

/**
 * Returns the text at a place: `briefing`, the name of a file, the key of a scenario for all of its texts, or one part of it,
 * such as `adrift/description`, `adrift/note`, `adrift/t1` (a post), `adrift/K6` (a key fact), `adrift/port/outcome` or
 * `adrift/port/conditions` (a decision). Fails if there is no such place.
 */
export async function textAt(edition: Edition, place: string): Promise<string> {
  if (place === 'briefing') return edition.sample.string_briefing;
  if (edition.files.has(place)) return textOf(edition.language, place);
  const [key = '', part, side] = place.split('/');
  const scenario = scenarioOf(edition, key);
  if (part === undefined) return JSON.stringify(scenario);
  if (part === 'description') return scenario.description;
  if (part === 'note') return noteOf(edition, key);
  const decision = scenario.decisions.find((one) => one.key === part);
  if (decision !== undefined)
    return side === 'outcome' ? decision.outcome : JSON.stringify(decision.conditions);
  const fact = scenarioData.find((one) => one.key === key)?.facts.findIndex(({ id }) => id === part) ?? -1;
  const found = scenario.facts[fact]?.text ?? postsOf(scenario).find((post) => post.key === part)?.content;
  if (found === undefined) throw new Error(`The sample has no text at ${place}`);
  return found;
}
