import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageRoom, type PackageScenario, type Role, refuse, roles } from '@vincere/domain';
import { sampleFolders } from '../../../platform/folders.ts';
import { parsePackage } from '../../packages/read.ts';
import { sampleFilesFolder } from '../editions.ts';
import { sampleSimulation } from '../story/en/index.ts';
import { textOf } from './file-text.ts';
import { scenarioData } from './scenarios/index.ts';

const fileNames = new Set(readdirSync(sampleFilesFolder('en')));

/** The sample as the product reads it. */
export const sample = parsePackage(sampleSimulation, fileNames);

export const scenarios: readonly PackageScenario[] = sample.stages.flatMap((stage) => stage.scenarios);

/** Returns a scenario by its key. Fails if there is none. */
export function scenarioOf(key: string): PackageScenario {
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

/** Returns the teaching note of a scenario. */
export function noteOf(key: string): string {
  return readFileSync(join(sampleFolders.notes, 'en', `${key}.md`), 'utf8');
}

/**
 * Returns the text at a place: `briefing`, the name of a file, the key of a scenario for all of its texts, or one part of it,
 * such as `adrift/description`, `adrift/note`, `adrift/t1` (a post), `adrift/K6` (a key fact), `adrift/port/outcome` or
 * `adrift/port/conditions` (a decision). Fails if there is no such place.
 */
export async function textAt(place: string): Promise<string> {
  if (place === 'briefing') return sample.string_briefing;
  if (fileNames.has(place)) return textOf(place);
  const [key = '', part, side] = place.split('/');
  const scenario = scenarioOf(key);
  if (part === undefined) return JSON.stringify(scenario);
  if (part === 'description') return scenario.description;
  if (part === 'note') return noteOf(key);
  const decision = scenario.decisions.find((one) => one.key === part);
  if (decision !== undefined)
    return side === 'outcome' ? decision.outcome : JSON.stringify(decision.conditions);
  const fact = scenarioData.find((one) => one.key === key)?.facts.findIndex(({ id }) => id === part) ?? -1;
  const found = scenario.facts[fact]?.text ?? postsOf(scenario).find((post) => post.key === part)?.content;
  if (found === undefined) throw new Error(`The sample has no text at ${place}`);
  return found;
}
