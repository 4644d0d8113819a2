import type { Problem } from '../problem.ts';

/** A problem in a package with the path of the faulty value, such as `stages.0.scenarios.1.key`. */
export type PackageProblem = Problem & { path: string };

/** The sentences of `checkPackage`. */
export const packageMessages = {
  'package.too-many-stages': 'At most {limit} stages, these are {count}',
  'package.too-many-scenarios': 'At most {limit} scenarios, these are {count}',
  'package.too-many-decisions': 'At most {limit} decisions, these are {count}',
  'package.too-many-conditions': 'At most {limit} conditions, these are {count}',
  'package.too-many-objectives': 'At most {limit} objectives, these are {count}',
  'package.too-many-facts': 'At most {limit} key facts, these are {count}',
  'package.repeated-key': 'Another scenario has this key already',
  'package.repeated-file': 'This file is used already: each use needs a file of its own',
  'package.no-file': 'The package has no file {path}',
  'package.repeated-part-key': 'Another part of this scenario has this key already',
  'package.no-carrier': 'This scenario has no post or file with the key {key}',
  'package.no-fact-decision': 'This scenario has no decision with the key {key}',
  'package.held-when': 'A post with conditions cannot wait for a facilitator as well',
  'package.leans-here': 'A room cannot see a post that depends on how it leans',
  'package.no-earlier-scenario': 'No earlier stage has a scenario with the key {key}',
  'package.no-decision': 'The scenario {scenario} has no decision with the key {key}',
  'package.no-condition': 'The scenario {scenario} has no condition with the key {key}',
  'package.no-fact': 'The scenario {scenario} has no key fact with the key {key}',
  'package.no-post': 'This room of the scenario {scenario} has no post with the key {key}',
  'package.contradictory-fact': 'A key fact cannot both support and oppose a decision',
  'package.rooms-incomplete': 'Each of the six rooms must be listed once',
  'package.too-few-rooms': 'At least {fewest} rooms must be in use',
  'package.repeated-title': 'Another room is called “{title}” already',
  'package.no-target': 'The next stage has no scenario with the key {key}',
} as const;
