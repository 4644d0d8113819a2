import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many requests begin before everything else has its turn: some 10 ms of work. */
const requestsATurn = 32;
/** A turn in which Node has read so many times as many requests was long enough by itself. */
const manyTurns = 4;
/** For so many turns at the most, mostly some 10 ms, and never longer than this, requests wait for connections to be taken. */
const takingTurns = 200;
const takingMs = 100;

/**
 * Lets a server begin requests in the order in which they came, `aTurn` of them in one turn of the event loop. A
 * thousand may arrive in one: begun all at once, they would hold up every timer, stream and commit until the last of
 * them has been judged. Where Node has just read hundreds, which nothing can interrupt, everything else has its turn
 * before the next begin. Of connections Node takes one a turn, so they go first: behind turns full of work, the last of
 * a crowd that comes would be let in seconds later, each alone. A request that nobody waits for any more is not begun.
 */
export function inTurns<S extends Server>(server: S, begin: RequestListener, aTurn = requestsATurn): S {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let isBeginning = false;
  let hasTaken = false;

  async function connectionsTaken(): Promise<void> {
    const until = performance.now() + takingMs;
    for (let turn = 0; hasTaken && turn < takingTurns && performance.now() < until; turn++) {
      hasTaken = false;
      await nextTurn();
    }
  }

  async function beginAll(): Promise<void> {
    isBeginning = true;
    let seen = 0;
    while (waiting.length > 0) {
      await nextTurn();
      await connectionsTaken();
      if (waiting.length - seen > manyTurns * aTurn) await nextTurn();
      for (const [request, response] of waiting.splice(0, aTurn))
        if (!request.destroyed) begin(request, response);
      seen = waiting.length;
    }
    isBeginning = false;
  }

  server.on('connection', () => {
    hasTaken = true;
  });
  server.on('request', (request, response) => {
    waiting.push([request, response]);
    if (!isBeginning) void beginAll();
  });
  return server;
}
