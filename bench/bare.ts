import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFile } from '../server/src/platform/db/sqlite.ts';
import { type BareWork, formatEvent, openedEvent, type VoteToCommit } from './bare-work.ts';
import { type Committer, prepareCommit } from './commits.ts';

/*
 * The limit of each measurement: a bare `node:http` server in its own process. It reads each request to the end and sends
 * as many bytes as the product did, without checking tokens, rules or routes. If the work includes votes, it commits them
 * directly.
 */

process.once('message', (work: BareWork) => {
  const server = createServer(handler(work));
  server.listen(0, '127.0.0.1', 2_048, () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));

function handler(work: BareWork) {
  const streams = new Set<ServerResponse>();
  const storeVote = work.votes && voteStore(work.votes, streams);
  const filler = Buffer.alloc(Math.max(1, ...work.bodies), 'x');
  let answered = 0;

  function answer(response: ServerResponse): void {
    const bytes = work.bodies[answered++ % work.bodies.length] ?? 0;
    if (work.status === 304) response.writeHead(304, work.headers).end();
    else
      response
        .writeHead(work.status, { ...work.headers, 'content-length': bytes })
        .end(filler.subarray(0, bytes));
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET') return openStream(streams, response);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (storeVote) return storeVote(Buffer.concat(chunks).toString(), response, work);
      if (work.event !== undefined) {
        const event = formatEvent(work.event, answered);
        for (const stream of streams) stream.write(event);
      }
      answer(response);
    });
  };
}

function openStream(streams: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
  });
  response.write(openedEvent);
  streams.add(response);
  response.once('close', () => streams.delete(response));
}

/**
 * The time in ms for which events to participants are batched, as in the product. The first stream is the facilitator's and
 * gets each event immediately.
 */
const batchMs = 150;

function voteStore(votes: NonNullable<BareWork['votes']>, streams: Set<ServerResponse>) {
  const commit: Committer = prepareCommit(openFile(votes.database));
  let waiting: { vote: VoteToCommit; response: ServerResponse }[] = [];
  let arrived = 0;
  let committed = 0;
  let timer: NodeJS.Timeout | undefined;

  function notifyStreams(): void {
    const event = formatEvent('final-vote-cast', committed);
    const [facilitator] = streams;
    facilitator?.write(event);
    timer ??= setTimeout(() => {
      timer = undefined;
      const batched = formatEvent('final-vote-cast', committed);
      for (const stream of streams) if (stream !== facilitator) stream.write(batched);
    }, batchMs);
  }

  function commitWaiting(work: BareWork): void {
    const group = waiting;
    waiting = [];
    const ids = commit(group.map(({ vote }) => vote));
    committed += group.length;
    for (const [index, { response }] of group.entries()) {
      const body = `{"id":${ids[index]},"filler":"`.padEnd((work.bodies[0] ?? 0) - 2, 'x');
      response.writeHead(201, { ...work.headers, 'content-length': body.length + 2 }).end(`${body}"}`);
    }
    notifyStreams();
  }

  return (body: string, response: ServerResponse, work: BareWork) => {
    const row = votes.rows[arrived++];
    if (row === undefined) return response.writeHead(409).end();
    waiting.push({ vote: { ...row, ...JSON.parse(body) }, response });
    if (votes.commit === 'each') commitWaiting(work);
    else if (waiting.length === 1) setImmediate(() => commitWaiting(work));
    return undefined;
  };
}
