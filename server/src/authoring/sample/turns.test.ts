import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/server.ts';

/*
 * Long actions of authors must leave the event loop to other requests. The tests count the statements between two of its turns, because
 * every statement on the embedded database blocks it.
 */

let server: TestServer;
let sinceTurn = 0;
let mostInTurn = 0;
beforeAll(async () => {
  server = await startServer({}, () => {
    sinceTurn += 1;
    mostInTurn = Math.max(mostInTurn, sinceTurn);
  });
});
afterAll(() => server.close());

/** Returns the largest number of statements in one turn of the event loop during an action. */
async function mostStatementsDuring(action: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const turn = () => {
    sinceTurn = 0;
    if (!isOver) setImmediate(turn);
  };
  mostInTurn = 0;
  turn();
  await action();
  isOver = true;
  return mostInTurn;
}

test('adding and copying the sample lets other requests proceed', async () => {
  // Statements are only counted on the embedded database.
  if (server.app.db.engine !== 'sqlite') return;
  const author = await server.administrator();
  let id = 0;
  const whileAdding = await mostStatementsDuring(async () => {
    ({ id } = await author.call('addSample', { body: { language: 'en' } }));
  });
  const whileCopying = await mostStatementsDuring(() =>
    author.call('duplicateSimulation', { params: { simulationId: id } }),
  );
  expect(whileAdding).toBeGreaterThan(0);
  expect(Math.max(whileAdding, whileCopying)).toBeLessThan(150);
});
