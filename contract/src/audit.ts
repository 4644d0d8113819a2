import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, pageAnswer, pageQuery, Time, text } from './fields.ts';

/** The kind of object that was changed, named as in the paths of calls: `runId` is a run, `userId` a person. */
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
  /** The administrator, with the name at that time. */
  user_id: Id,
  user_name: z.string(),
  /** The call in words, such as `Create reset link`. */
  action: z.string(),
  /** The name at that time, because the object may have been deleted since. */
  subject: z.object({ kind: z.enum(subjectKinds), id: Id, name: z.string() }).nullable(),
  /** The body fields that the call names in `audited`. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const audit = {
  listAuditEntries: defineCall({
    method: 'GET',
    path: '/audit-log',
    access: 'administrator',
    summary: 'Search the audit log by administrator, change and object, newest first, a page at a time',
    query: z.object({
      ...pageQuery,
      acts: text(5000)
        .optional()
        .describe('Names of calls, by commas: what a reader of another language may mean by the search'),
    }),
    answer: z.object({ entries: z.array(AuditEntry), ...pageAnswer }),
  }),
};
