import { describe, expect, test } from 'vitest';
import type { PackagePostCondition } from '../post-conditions/post-condition.ts';
import { standardRooms } from '../rooms/room-settings.ts';
import { checkPackage } from './check.ts';
import { withoutUnusedKeys } from './keys.ts';
import { conditionWithIds } from './post-conditions.ts';
import {
  type PackagePost,
  type PackageScenario,
  packageVersion,
  type SimulationPackage,
} from './simulation-package.ts';

const post = (more: Partial<PackagePost> = {}): PackagePost => ({
  content: 'Heard it?',
  timestamp: null,
  author: { name: 'Ada', handle: '@ada', avatar: null },
  likes: 0,
  retweets: 0,
  replies: 0,
  release: null,
  ...more,
});

/** A scenario in which every part has a key: a decision, a condition, a fact, and a post and a file of the legal room. */
const scenario = (key: string, posts: readonly PackagePost[] = []): PackageScenario => ({
  key,
  name: 'Night',
  description: 'Dark',
  asks_order: false,
  decisions: [
    {
      key: `${key}-go`,
      title_of_decision: 'Go',
      description_of_decision: '',
      leads_to: null,
      outcome: '',
      conditions: [{ key: `${key}-date`, text: 'a date', met: '', unmet: '' }],
    },
  ],
  facts: [{ key: `${key}-loose`, text: 'Loose', carried_by: [], supports: [], opposes: [] }],
  rooms: {
    legal: {
      notes: '',
      posts: [post({ key: `${key}-warning` })],
      files: [{ key: `${key}-law`, path: `${key}.pdf`, name: 'law.pdf', day: null }],
    },
    social: { notes: '', posts, files: [] },
  },
});

/** A simulation of two stages. The second one has these posts in its social room. */
const simulation = (...posts: PackagePost[]): SimulationPackage => ({
  name: 'Harbour Dark',
  description: 'A port',
  string_briefing: '',
  asks_confidence: false,
  rooms: null,
  objectives: [],
  teaching_note: '',
  files: [],
  stages: [scenario('one'), scenario('two', posts)].map((only) => ({
    stage_instruction: 'Look',
    duration_seconds: null,
    scenarios: [only],
  })),
});

const problemsOf = (checked: SimulationPackage) => checkPackage(checked, new Set(['one.pdf', 'two.pdf']));
const at = 'stages.1.scenarios.0.rooms.social.posts.0.when';

const all: PackagePostCondition[] = [
  { kind: 'decided', scenario: 'one', decision: 'one-go' },
  { kind: 'condition', scenario: 'one', condition: 'one-date', is_met: false },
  { kind: 'leans', room_name: 'legal', decision: 'two-go' },
  { kind: 'on-table', fact: 'two-loose' },
  { kind: 'not-on-table', fact: 'two-loose', by_minute: 5 },
  { kind: 'unread', room_name: 'legal', post: 'two-warning', by_minute: 10 },
  { kind: 'voted', room_name: null },
];

describe('the conditions of a post in a package', () => {
  test('the conditions of a post in a package refer to parts by their keys, and need version 2', () => {
    const plain = simulation();
    for (const { scenarios } of plain.stages)
      for (const one of scenarios)
        Object.assign(one, { facts: [], decisions: one.decisions.map((d) => ({ ...d, conditions: [] })) });
    expect(packageVersion(plain)).toBe(1);
    const waits = post({ when: [{ kind: 'voted', room_name: 'legal' }] });
    expect(packageVersion({ ...plain, stages: simulation(waits).stages })).toBe(2);
    expect(problemsOf(simulation(...all.map((condition) => post({ when: [condition] }))))).toEqual([]);
  });

  test('conditions of a post in a package may be about rooms not in use, which the pre-flight names', () => {
    const waits = simulation(post({ when: [{ kind: 'voted', room_name: 'economic' }] }));
    const settings = standardRooms.map((room) => ({ ...room, in_use: room.room_name !== 'economic' }));
    expect(problemsOf({ ...waits, rooms: settings })).toEqual([]);
  });

  test.each<[string, PackagePostCondition, string, string]>([
    [
      'a scenario that is not earlier',
      { kind: 'decided', scenario: 'two', decision: 'two-go' },
      'scenario',
      'No earlier stage has a scenario with the key two',
    ],
    [
      'a decision of another scenario',
      { kind: 'decided', scenario: 'one', decision: 'two-go' },
      'decision',
      'The scenario one has no decision with the key two-go',
    ],
    [
      'an unknown condition',
      { kind: 'condition', scenario: 'one', condition: 'x', is_met: true },
      'condition',
      'The scenario one has no condition with the key x',
    ],
    [
      'an earlier decision to which a room would lean',
      { kind: 'leans', room_name: 'legal', decision: 'one-go' },
      'decision',
      'The scenario two has no decision with the key one-go',
    ],
    [
      'an unknown fact',
      { kind: 'on-table', fact: 'one-loose' },
      'fact',
      'The scenario two has no key fact with the key one-loose',
    ],
    [
      'a post of another room',
      { kind: 'unread', room_name: 'economic', post: 'two-warning', by_minute: 1 },
      'post',
      'This room of the scenario two has no post with the key two-warning',
    ],
    [
      'a file that is no post',
      { kind: 'unread', room_name: 'legal', post: 'two-law', by_minute: 1 },
      'post',
      'This room of the scenario two has no post with the key two-law',
    ],
    [
      'the leaning of the room that reads the post',
      { kind: 'leans', room_name: 'social', decision: 'two-go' },
      'room_name',
      'A room cannot see a post that depends on how it leans',
    ],
  ])('a condition of a post in a package cannot refer to %s', (_, condition, field, message) => {
    const wrong = simulation(post({ when: [{ kind: 'voted', room_name: null }, condition] }));
    expect(problemsOf(wrong)).toMatchObject([{ path: `${at}.1.${field}`, message }]);
  });

  test('a held post in a package cannot have conditions', () => {
    const held = simulation(post({ release: 'held', when: [{ kind: 'voted', room_name: null }] }));
    expect(problemsOf(held)).toMatchObject([{ path: at, code: 'package.held-when' }]);
    expect(problemsOf(simulation(post({ release: 'held', when: [] })))).toEqual([]);
  });

  test('the conditions of a post in a package are stored with the ids of the parts', () => {
    const ids = (start: number, key: string) => ({
      id: start,
      decision: new Map([[`${key}-go`, start + 1]]),
      condition: new Map([[`${key}-date`, start + 2]]),
      fact: new Map([[`${key}-loose`, start + 3]]),
      post: new Map([[`${key}-warning`, start + 4]]),
    });
    const idsOf = (key: string) => (key === 'one' ? ids(10, key) : key === 'two' ? ids(20, key) : undefined);
    expect(all.map((condition) => conditionWithIds(condition, 'two', idsOf))).toEqual([
      { kind: 'decided', scenario_id: 10, decision_id: 11 },
      { kind: 'condition', condition_id: 12, is_met: false },
      { kind: 'leans', room_name: 'legal', decision_id: 21 },
      { kind: 'on-table', fact_id: 23 },
      { kind: 'not-on-table', fact_id: 23, by_minute: 5 },
      { kind: 'unread', room_name: 'legal', post_id: 24, by_minute: 10 },
      { kind: 'voted', room_name: null },
    ]);
    expect(() => conditionWithIds({ kind: 'on-table', fact: 'x' }, 'two', idsOf)).toThrow('no fact x in two');
  });
});

describe('a key', () => {
  test('a key in a package belongs to one part of its kind in a scenario', () => {
    const repeated = simulation(post({ key: 'two-law' }), post({ key: 'two-go' }));
    const [one] = repeated.stages[1]?.scenarios ?? [];
    const [decision] = one?.decisions ?? [];
    const [condition] = decision?.conditions ?? [];
    const [fact] = one?.facts ?? [];
    if (one && decision && condition && fact) {
      Object.assign(one, { facts: [fact, fact], decisions: [decision, { ...decision, conditions: [] }] });
      Object.assign(decision, { conditions: [condition, { ...condition, key: 'other' }, condition] });
    }
    expect(problemsOf(repeated).map(({ path, code }) => `${path} ${code}`)).toEqual(
      ['decisions.1.key', 'decisions.0.conditions.2.key', 'facts.1.key', 'rooms.social.posts.0.key'].map(
        (path) => `stages.1.scenarios.0.${path} package.repeated-part-key`,
      ),
    );
  });

  test('a key is left out of a package if nothing refers to it', () => {
    expect(JSON.stringify(withoutUnusedKeys(simulation(post({ key: 'x' }))))).not.toMatch(
      /"key":"(x|\w+-\w+)"/,
    );
    const waits = post({ when: [all[1]!, all[5]!] });
    const used = withoutUnusedKeys(simulation(waits));
    expect(JSON.stringify(used).match(/"key":"(\w+-\w+)"/g)).toEqual([
      '"key":"one-date"',
      '"key":"two-warning"',
    ]);
    expect(problemsOf(used)).toEqual([]);
  });
});
