import { maxTableLine } from '@vincere/domain';
import { z } from 'zod';
import { StoredFile } from '../authoring/files.ts';
import { defineCall } from '../call.ts';
import { Id, pathId, RoleName, RoomName, Time, text } from '../fields.ts';
import { runId } from './run.ts';

/** A post that was shared or cited, with its author and text. */
export const SharedPost = z.object({
  id: Id,
  room_name: RoomName,
  author: z.object({ name: z.string(), handle: z.string() }),
  content: z.string(),
});

/** A post or a file that somebody put on the table of a scenario. */
export const TableItem = z.object({
  id: Id,
  /** The room whose post or file it is. */
  room_name: RoleName,
  /** The person who put it there. */
  user_run_id: Id,
  user: z.object({ first_name: z.string(), last_name: z.string() }),
  /** Why the others should read it; may be empty. */
  line: z.string(),
  added_at: Time,
  /** The post as it reads now. Once the scenario is closed, as it read then. Null for a file. */
  post: SharedPost.nullable(),
  file: StoredFile.nullable(),
});
export type TableItem = z.infer<typeof TableItem>;

const OpenItem = TableItem.extend({
  /** Whether the caller may take it back unless a vote cites it. */
  is_removable: z.boolean(),
  /** Whether a vote cites it. Only for those who could take it back; false for everybody else. */
  is_cited: z.boolean(),
});

const Table = z.object({
  /** Null before the run starts. */
  scenario_id: Id.nullable(),
  /** Whether items can be added, cited and taken back: the scenario is the current one, and the run is not over. */
  is_open: z.boolean(),
  /** In the order in which they were added. Empty in a run without a table. */
  items: z.array(OpenItem),
});

const itemPath = runId.extend({ itemId: pathId('This post or file is not on the table') });

export const table = {
  getRunTable: defineCall({
    method: 'GET',
    path: '/simulation-run-table/:runId',
    access: 'follow',
    summary: 'Get the posts and files on the table of the current scenario, or of an earlier one',
    params: runId,
    query: z.object({
      scenario_id: pathId('No such scenario')
        .optional()
        .describe('A scenario that the run has reached. Default: the current one'),
    }),
    answer: Table,
    refusals: ['scenario.unknown'],
  }),
  putOnTable: defineCall({
    method: 'POST',
    path: '/simulation-run-table/:runId',
    access: 'vote',
    summary:
      "Put a post or a file of the caller's room on the table; from the dashboard, of any room. If it is there already, nothing changes",
    params: runId,
    body: z.object({
      scenario_id: Id.describe('The scenario that the caller sees. Refused if the run has moved on'),
      post_id: Id.optional().describe('The post. Either this or `file_id`'),
      file_id: Id.optional().describe('The file. Either this or `post_id`'),
      line: text(maxTableLine).default('').describe('Why the others should read it'),
    }),
    answer: OpenItem,
    creates: true,
    refusals: [
      'table.off',
      'run.not-started',
      'run.is-over',
      'table.closed',
      'stage.not-begun',
      'table.paused',
      'table.nothing-named',
      'table.not-of-room',
      'table.room-full',
      'table.full',
    ],
  }),
  takeFromTable: defineCall({
    method: 'DELETE',
    path: '/simulation-run-table/:runId/:itemId',
    access: 'run',
    summary: 'Take an item back from the table. Only the person who put it there, or an administrator',
    params: itemPath,
    answer: z.object({ id: Id }),
    refusals: [
      'table.item-unknown',
      'table.off',
      'run.not-started',
      'run.is-over',
      'table.closed',
      'stage.not-begun',
      'table.not-adder',
      'table.cited',
    ],
  }),
  blankLine: defineCall({
    method: 'DELETE',
    path: '/simulation-run-table/:runId/:itemId/line',
    access: 'administrator',
    summary: 'Blank the line of an item on the table, also after its scenario is closed',
    params: itemPath,
    answer: z.object({ id: Id }),
    refusals: ['run.unknown', 'table.item-unknown'],
  }),
};
