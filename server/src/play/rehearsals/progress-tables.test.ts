import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/server.ts';
import { progressTables } from '../store/runs/rehearsals.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Tables of runs that a rehearsal keeps when it starts over, or never has rows in. */
const otherTables = [
  // Deleted after the rows that refer to them.
  'seats',
  'room_runs',
  'visits',
  // Deleted with the guided debrief.
  'commitments',
  'debrief_actions',
  'debrief_entries',
  'debrief_questions',
  'debrief_stays',
  'statement_answers',
  // Bots ask nothing, rate nothing and answer nothing, and nobody observes them.
  'help_questions',
  'kept_pre_answers',
  'observers',
  'ratings',
  // Streams belong to connections, not to what happens.
  'open_control_rooms',
];

test('every table with rows of a run is either emptied with the progress of a rehearsal or listed here', async () => {
  const tables = await server.app.db.read.introspection.getTables();
  const tablesOfRuns = tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'run_id'))
    .map(({ name }) => name);
  expect(tablesOfRuns.toSorted()).toEqual([...progressTables, ...otherTables].toSorted());
});
