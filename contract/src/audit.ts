import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, pageAnswer, pageQuery, Time, text } from './fields.ts';

/** What an act was about, by the word of the calls' paths: `runId` is a run, `userId` a person. */
const subjectKinds = [
  'user',
  'simulation',
  'stage',
  'scenario',
  'decision',
  'run',
  'userRun',
  'roomRun',
  'post',
  'file',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

const AuditEntry = z.object({
  id: Id,
  created_at: Time,
  /** Who acted; the name as it was then. */
  user_id: Id,
  user_name: z.string(),
  /** The call in words, such as `Create reset link`. */
  action: z.string(),
  /** Named as it was then: it may be gone by now. */
  subject: z.object({ kind: z.enum(subjectKinds), id: Id, name: z.string() }).nullable(),
  /** What was asked for, as far as the call says that it is kept. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const audit = {
  listAuditEntries: defineCall({
    method: 'GET',
    path: '/audit-log',
    access: 'administrator',
    summary:
      'What administrators changed, newest first; searched by who, what and about what; a page at a time',
    query: z.object({
      ...pageQuery,
      acts: text(5000)
        .optional()
        .describe('Names of calls, by commas: what a reader of another language may mean by the search'),
    }),
    answer: z.object({ entries: z.array(AuditEntry), ...pageAnswer }),
  }),
};
