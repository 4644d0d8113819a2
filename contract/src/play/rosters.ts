import {
  type RosterProblem,
  rosterLimit,
  rosterProblems,
  type SheetEncoding,
  sheetEncodings,
} from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Id, personName, RoomName, text } from '../fields.ts';
import { Email } from '../people/profile.ts';
import { runId } from './run.ts';

const problems = Object.keys(rosterProblems) as [RosterProblem, ...RosterProblem[]];

const Encoding = z.enum(Object.keys(sheetEncodings) as [SheetEncoding, ...SheetEncoding[]]);

const RosterFields = z.array(z.enum(['name', 'email', 'room']));

/** The longest text of a cell that is passed on, so that its line can be corrected. */
const maxCellLength = 1_000;

/** A row of a sheet with the result of its check. A row without problems can be added. */
const RosterLine = z.object({
  /** The row number in the sheet, from 1. */
  line: z.int(),
  name: z.string(),
  email: z.string(),
  /** The room as written in the sheet; empty if there is none. */
  room: z.string(),
  /** Null: the room with the fewest people. */
  room_name: RoomName.nullable(),
  /** Whether an account with this email exists already. */
  has_account: z.boolean(),
  user_id: Id.nullable(),
  /** The fields whose cells have no text of an author, such as an error. */
  unclear: RosterFields,
  problems: z.array(z.enum(problems)),
});

/** The sheet of a file from which the people were read. */
const ReadSheet = z.object({
  /** The name of the sheet; empty for a CSV file. */
  name: z.string(),
  /** Hidden and filtered rows that were left out. */
  hidden_rows: z.int().nonnegative(),
  /** The encoding of a CSV file; null for a workbook. */
  encoding: Encoding.nullable(),
  /** Whether the encoding is a guess or a choice, so that a person should check it. */
  asks_encoding: z.boolean(),
});

const Added = z.object({
  user_run_id: Id,
  name: z.string(),
  email: z.string(),
  room_name: RoomName,
  /** The person's own link: to set a first password, or, with an existing account, to the run. */
  url: z.string(),
});

export const rosters = {
  checkRoster: defineCall({
    method: 'POST',
    path: '/simulation-run-roster-check/:runId',
    access: 'administrator',
    summary: 'Check a sheet (CSV or XLSX) of people for a run, row by row, without changing anything',
    params: runId,
    encoding: 'multipart',
    uploadKind: 'sheet',
    body: z.object({
      encoding: Encoding.optional().describe(
        'The encoding of a CSV file. Without it, the encoding is detected',
      ),
    }),
    answer: z.object({ lines: z.array(RosterLine), can_mail: z.boolean(), sheet: ReadSheet }),
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
  checkRosterLines: defineCall({
    method: 'POST',
    path: '/simulation-run-roster-lines-check/:runId',
    access: 'administrator',
    summary: 'Check the lines of a sheet again after a person corrected some, without changing anything',
    params: runId,
    body: z.object({
      lines: z
        .array(
          z.object({
            line: z.int().positive(),
            name: text(maxCellLength),
            email: text(maxCellLength),
            room: text(maxCellLength),
            unclear: RosterFields.max(3).default([]),
          }),
        )
        .min(1)
        .max(rosterLimit),
    }),
    answer: z.object({ lines: z.array(RosterLine), can_mail: z.boolean() }),
    refusals: ['run.unknown', 'run.is-over'],
  }),
  getRosterExample: defineCall({
    method: 'GET',
    path: '/simulation-run-roster-example',
    access: 'administrator',
    summary: 'Get an XLSX workbook with the columns of a roster and one person as an example',
    answer: 'file',
  }),
  addRoster: defineCall({
    method: 'POST',
    path: '/simulation-run-roster/:runId',
    access: 'administrator',
    summary:
      'Add people to a run, all or none; creates missing accounts and mails links to people with email notifications',
    params: runId,
    body: z.object({
      people: z
        .array(z.object({ name: personName(), email: Email, room_name: RoomName.optional() }))
        .min(1)
        .max(rosterLimit),
    }),
    answer: z.object({ added: z.array(Added), mailed: z.boolean() }),
    creates: true,
    refusals: ['run.unknown', 'run.is-over', 'room.not-in-use', 'roster.changed'],
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
