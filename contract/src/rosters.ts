import { type RosterProblem, rosterLimit, rosterProblems } from '@vincere/domain';
import { z } from 'zod';
import { Email } from './accounts.ts';
import { defineCall } from './call.ts';
import { Id, name, RoomName } from './fields.ts';
import { runId } from './runs.ts';

const problems = Object.keys(rosterProblems) as [RosterProblem, ...RosterProblem[]];

/** A line of a sheet as it was judged; one without problems can be added. */
const RosterLine = z.object({
  /** The line of the sheet, from 1. */
  line: z.int(),
  name: z.string(),
  email: z.string(),
  /** The room as the sheet has it, empty for none. */
  room: z.string(),
  /** Null for where most is needed. */
  room_name: RoomName.nullable(),
  /** Somebody has an account with this email already. */
  has_account: z.boolean(),
  user_id: Id.nullable(),
  problems: z.array(z.enum(problems)),
});

const Added = z.object({
  user_run_id: Id,
  name: z.string(),
  email: z.string(),
  room_name: RoomName,
  /** The person's own way in: to a first password, or with an account that is in use to the run. */
  url: z.string(),
});

export const rosters = {
  checkRoster: defineCall({
    method: 'POST',
    path: '/simulation-run-roster-check/:runId',
    access: 'administrator',
    summary: 'Read a sheet (CSV or XLSX) of people for a run and judge it line by line; nothing is changed',
    params: runId,
    encoding: 'multipart',
    uploadKind: 'sheet',
    body: z.object({}),
    answer: z.object({ lines: z.array(RosterLine), can_mail: z.boolean() }),
    refusals: [
      'run.unknown',
      'run.is-over',
      'roster.unreadable',
      'roster.no-columns',
      'roster.empty',
      'roster.too-many',
      'sheet.too-large',
      'file.missing',
      'file.empty',
      'file.bad-extension',
      'file.bad-content',
      'account.too-many-tries',
    ],
    rateLimit: 'upload',
  }),
  addRoster: defineCall({
    method: 'POST',
    path: '/simulation-run-roster/:runId',
    access: 'administrator',
    summary:
      'Put people on a run, all or none, with accounts made on the way; those who want mail get their link by it',
    params: runId,
    body: z.object({
      people: z
        .array(z.object({ name: name(), email: Email, room_name: RoomName.optional() }))
        .min(1)
        .max(rosterLimit),
    }),
    answer: z.object({ added: z.array(Added), mailed: z.boolean() }),
    creates: true,
    refusals: ['run.unknown', 'run.is-over', 'roster.changed'],
    audited: ['people'],
  }),
  takeBackRoster: defineCall({
    method: 'PUT',
    path: '/simulation-run-roster-undo/:runId',
    access: 'administrator',
    summary: 'Remove people who were just added, all or none; their accounts stay',
    params: runId,
    body: z.object({ user_run_ids: z.array(Id).min(1).max(rosterLimit) }),
    answer: z.object({ removed: z.int() }),
    refusals: ['run.unknown', 'run.is-over', 'roster.used'],
    audited: ['user_run_ids'],
  }),
};
