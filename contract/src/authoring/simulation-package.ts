import {
  maxPosts,
  packageVersions,
  postConditionLimit,
  roles,
  rooms,
  teachingNoteLength,
} from '@vincere/domain';
import { z } from 'zod';
import { filledText, limits, name, optionalName, RoleName, text, trimmedText } from '../fields.ts';
import { Release } from '../play/posts.ts';
import { ObjectiveTexts } from './objectives.ts';
import { ByMinute } from './post-conditions.ts';
import { RoomSetting } from './room-settings.ts';
import { DurationSeconds } from './stages.ts';

/** The name of the package format. A change that older programs can't read gets a new version. */
export const packageFormat = 'vincere-simulation';

const PartKey = trimmedText().optional().describe('By which key facts and conditions of posts refer to it');

const earlierScenario = trimmedText().describe('The key of a scenario of an earlier stage');

const PackagePostCondition = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('decided'),
    scenario: earlierScenario,
    decision: trimmedText().describe('The key of the decision with which that scenario was closed'),
  }),
  z.strictObject({
    kind: z.literal('condition'),
    scenario: earlierScenario,
    condition: trimmedText().describe('The key of a condition of one of its decisions'),
    is_met: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('leans'),
    room_name: RoleName,
    decision: trimmedText().describe('The key of a decision of the scenario of the post'),
  }),
  z.strictObject({
    kind: z.literal('on-table'),
    fact: trimmedText().describe('The key of a key fact of the scenario of the post'),
  }),
  z.strictObject({
    kind: z.literal('not-on-table'),
    fact: trimmedText().describe('The key of a key fact of the scenario of the post'),
    by_minute: ByMinute,
  }),
  z.strictObject({
    kind: z.literal('unread'),
    room_name: RoleName,
    post: trimmedText().describe('The key of a post of this room in the scenario'),
    by_minute: ByMinute,
  }),
  z.strictObject({
    kind: z.literal('voted'),
    room_name: z.enum(roles).nullable().describe('Null for everybody who is seated in one of the rooms'),
  }),
]);

const PackageFile = z.strictObject({
  key: PartKey,
  path: trimmedText(undefined, 300).describe('Where the file is in the archive'),
  name: trimmedText(),
  day: z.int().min(1).max(3).nullable(),
});

const PackagePost = z.strictObject({
  key: PartKey,
  content: filledText(limits.post),
  timestamp: text(limits.name).nullable().describe('As its author wrote it, such as "2h ago"'),
  author: z.strictObject({
    name: optionalName(),
    handle: optionalName(),
    avatar: text(500).nullable(),
  }),
  likes: z.int().nonnegative(),
  retweets: z.int().nonnegative(),
  replies: z.int().nonnegative(),
  release: Release.default(null).describe(
    'Seconds after the start of its stage, `held`, or null: with its stage',
  ),
  when: z
    .array(PackagePostCondition)
    .max(postConditionLimit)
    .optional()
    .describe('Conditions that must all hold at the same moment before the post appears'),
});

const PackageRoom = z.strictObject({
  notes: text(limits.briefing),
  posts: z.array(PackagePost).max(10 * maxPosts),
  files: z.array(PackageFile),
});

const PackageCondition = z.strictObject({
  key: PartKey,
  text: name().describe('What a careful order includes'),
  met: text(limits.conditionSentence).describe('What the outcome gains if the order includes it'),
  unmet: text(limits.conditionSentence).describe('What the outcome gains if the order does not'),
});

const PackageDecision = z.strictObject({
  key: PartKey,
  title_of_decision: name(),
  description_of_decision: text(limits.description),
  leads_to: trimmedText().nullable().describe('The key of a scenario of the next stage'),
  outcome: text(limits.outcome).default('').describe('What happens after this decision is taken'),
  conditions: z.array(PackageCondition).default([]),
});

const PackageFact = z.strictObject({
  key: PartKey,
  text: filledText(limits.fact),
  carried_by: z.array(trimmedText()).default([]).describe('The keys of the posts and files that carry it'),
  supports: z.array(trimmedText()).default([]).describe('The keys of decisions that it supports'),
  opposes: z.array(trimmedText()).default([]).describe('The keys of decisions that it opposes'),
});

const PackageScenario = z.strictObject({
  key: trimmedText().describe('By which decisions and conditions of posts refer to it'),
  name: name(),
  description: filledText(limits.description),
  asks_order: z.boolean().default(false).describe('Whether the group writes an order in it'),
  decisions: z.array(PackageDecision),
  facts: z.array(PackageFact).default([]),
  rooms: z.partialRecord(z.enum(rooms), PackageRoom),
});

/** The `simulation.json` of a package: a whole simulation, without ids or other data of its server. */
export const SimulationPackage = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(packageFormat, 'This is no package of a simulation'),
  version: z.literal(packageVersions, 'This program reads packages of versions 1 and 2'),
  name: name(),
  description: filledText(limits.description),
  string_briefing: text(limits.briefing),
  asks_confidence: z
    .boolean()
    .default(false)
    .describe('Whether new runs ask how sure voters are and what the group will decide'),
  rooms: z
    .array(RoomSetting.strict())
    .nullable()
    .default(null)
    .describe('All six rooms, if their author changed any'),
  objectives: z
    .array(z.strictObject(ObjectiveTexts.shape))
    .default([])
    .describe('What the group should be able to do, and what good looks like'),
  teaching_note: text(teachingNoteLength).default('').describe('For facilitators only'),
  files: z.array(PackageFile),
  stages: z.array(
    z.strictObject({
      stage_instruction: filledText(limits.description),
      duration_seconds: DurationSeconds,
      scenarios: z.array(PackageScenario),
    }),
  ),
});
