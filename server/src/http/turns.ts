import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many requests begin before everything else has its turn: some 10 ms of work. */
const requestsATurn = 32;
/** A turn in which Node has read so many times as many requests was long enough by itself. */
const manyTurns = 4;

/**
 * Begins requests in the order in which they came, `aTurn` of them in one turn of the event loop. A thousand may arrive
 * in one: begun all at once, they would hold up every timer, stream and commit until the last of them has been judged.
 * Where Node has just read hundreds, which nothing can interrupt, everything else has its turn before the next begin.
 * One that nobody waits for any more is not begun.
 */
export function inTurns(begin: RequestListener, aTurn = requestsATurn): RequestListener {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let isBeginning = false;

  async function beginAll(): Promise<void> {
    isBeginning = true;
    let seen = 0;
    while (waiting.length > 0) {
      await nextTurn();
      if (waiting.length - seen > manyTurns * aTurn) await nextTurn();
      for (const [request, response] of waiting.splice(0, aTurn))
        if (!request.destroyed) begin(request, response);
      seen = waiting.length;
    }
    isBeginning = false;
  }

  return (request, response) => {
    waiting.push([request, response]);
    if (!isBeginning) void beginAll();
  };
}
