import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { zip } from '../../testing/workbook.ts';
import { sweepImports } from './import.ts';

let server: TestServer;
let author: BuiltUser;
beforeAll(async () => {
  server = await startServer();
  author = await server.administrator();
});
afterAll(() => server.close());

const post = {
  content: 'The pier gives way',
  timestamp: null,
  author: { name: 'Ada', handle: '@ada', avatar: '' },
  likes: 0,
  retweets: 0,
  replies: 0,
  release: null,
};
const packageOf = (posts: number) =>
  zip({
    'simulation.json': JSON.stringify({
      format: 'vincere-simulation',
      version: 1,
      name: 'Large',
      description: 'A port',
      string_briefing: '',
      files: [{ path: 'a.txt', name: 'a.txt', day: null }],
      stages: [
        {
          stage_instruction: 'Look',
          duration_seconds: null,
          scenarios: [
            {
              key: 'a',
              name: 'Night',
              description: 'Dark',
              decisions: [],
              rooms: { legal: { notes: '', files: [], posts: Array.from({ length: posts }, () => post) } },
            },
          ],
        },
      ],
    }),
    'a.txt': 'Good',
  });
const importing = async (posts: number) =>
  author.call('importSimulation', {
    body: {},
    file: new Blob([new Uint8Array(await packageOf(posts))]),
    fileName: 'large.zip',
  });
const listed = async () => (await author.call('listSimulations')).length;
const countRows = async (table: 'simulations' | 'posts' | 'files') =>
  (await server.app.db.read.selectFrom(table).select('id').execute()).length;
const entries = async () =>
  (await author.call('listAuditEntries', { query: { search: 'import simulation' } })).entries.length;

/** Calls `before` before each change of the server, until `work` ends. */
async function watchingChanges<T>(
  before: (count: number) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const { database } = server.app;
  const change = database.change.bind(database);
  let count = 0;
  database.change = async (one) => {
    count += 1;
    await before(count);
    return change(one);
  };
  try {
    return await work();
  } finally {
    database.change = change;
  }
}

describe('the import of a large simulation', () => {
  test('the import of a large simulation lets other changes proceed, and is invisible until it is complete', async () => {
    const [before, audited] = [await listed(), await entries()];
    const counts: number[] = [];
    const { id } = await watchingChanges(
      async () => void counts.push(await listed()),
      () => importing(450),
    );
    // The outline, five slices of posts, and the publication.
    expect(counts.length).toBeGreaterThanOrEqual(7);
    expect(new Set(counts)).toEqual(new Set([before]));
    expect(await listed()).toBe(before + 1);
    expect(await entries()).toBe(audited + 1);
    const { stages } = await author.call('getSimulation', { params: { simulationId: id } });
    const scenarioId = stages[0]?.scenarios[0]?.id ?? 0;
    const posts = await server.app.db.read
      .selectFrom('posts')
      .select('id')
      .where('scenario_id', '=', scenarioId)
      .execute();
    expect(posts).toHaveLength(450);
  });

  test('an import that fails midway leaves nothing', async () => {
    const tables = ['simulations', 'posts', 'files'] as const;
    const count = async () => [await entries(), ...(await Promise.all(tables.map(countRows)))];
    const before = await count();
    const failing = watchingChanges(
      async (number) => {
        if (number === 5) throw new Error('The disk failed');
      },
      () => importing(450),
    );
    await expect(failing).rejects.toMatchObject({ status: 500 });
    expect(await count()).toEqual(before);
  });

  test('an import that a crash interrupts is removed at the next start', async () => {
    const before = await countRows('simulations');
    const posts = await countRows('posts');
    const dying = watchingChanges(
      async (number) => {
        if (number >= 5) throw new Error('The process was killed');
      },
      () => importing(450),
    );
    await expect(dying).rejects.toMatchObject({ status: 500 });
    expect(await countRows('simulations')).toBe(before + 1);
    expect(await countRows('posts')).toBeGreaterThan(posts);
    // If several processes share the database, another one may still work on a recent import.
    server.clock.advance(2 * 3_600_000);
    await sweepImports(server.app);
    expect(await countRows('simulations')).toBe(before);
    expect(await countRows('posts')).toBe(posts);
  });
});
