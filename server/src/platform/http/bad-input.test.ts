import { apiPrefix, type Call, calls } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

/*
 * No input may cause a 5xx. Every call of the contract gets the same bad inputs, generated from its schemas. A call may
 * succeed if an input happens to be valid. Otherwise it must answer with a 4xx and a JSON `detail`.
 */

let server: TestServer;
let run: BuiltRun;
beforeAll(async () => {
  server = await startServer();
  run = await buildRun(server, { rooms: ['political'] });
});
afterAll(() => server.close());

const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '😀'.repeat(50),
  '../../etc/passwd',
  "'; drop table users; --",
  '%00',
  'x'.repeat(300_000),
];
const nastyValues: unknown[] = [
  ...nastyTexts,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[[]]],
  { toString: 'x' },
  ['a', 1, null],
];
const nastyIds = [
  '0',
  '-1',
  '1.5',
  '1e3',
  'abc',
  '%20',
  '99999999999999999999',
  '9007199254740991',
  '%00',
  '__proto__',
  'null',
  '😀',
  'x'.repeat(150),
];
const nastyTokens = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer x',
  'Bearer a.b.c',
  'Basic eA==',
  `Bearer ${'x'.repeat(5000)}`,
  'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOjF9.',
];

type Attempt = {
  path: string;
  init: { headers?: Record<string, string>; body?: string | FormData | Uint8Array<ArrayBuffer> };
};

/** Returns the path of a call with existing ids where possible. `replaced` overrides parameters by name. */
function pathOf(call: Call, replaced: Record<string, string> = {}): string {
  const known: Record<string, string> = {
    runId: String(run.id),
    simulationId: String(run.simulation.id),
    scenarioId: String(run.first.id),
    stageId: String(run.first.stage_id),
    decisionId: '999999',
    userId: '999999',
    userRunId: '999999',
    roomRunId: '1',
    fileId: '999999',
    roomName: 'political',
    roomId: 'political',
    ...replaced,
  };
  return call.path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? '1');
}

function json(call: Call, value: unknown): Attempt {
  return {
    path: pathOf(call),
    init: {
      headers: { 'content-type': 'application/json' },
      body: typeof value === 'string' ? value : JSON.stringify(value),
    },
  };
}

/** Returns bad requests of a call. They delete nothing that other requests need. */
function attemptsOn(call: Call): Attempt[] {
  const attempts: Attempt[] = [];
  for (const name of call.path.matchAll(/:(\w+)/g))
    for (const id of nastyIds)
      attempts.push({ path: pathOf(call, { [name[1] ?? '']: encodeURI(id) }), init: {} });
  for (const query of [
    '?page=0',
    '?page=-1',
    '?search=%00',
    '?page=1&page=2',
    '?file_id=x',
    `?search=${'%25'.repeat(100)}`,
    '?__proto__=1',
  ])
    attempts.push({ path: pathOf(call) + query, init: {} });
  if (call.method === 'GET' || call.method === 'DELETE') return attempts;
  const bodies = [
    '',
    '{',
    'null',
    '"text"',
    '[]',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    `[${'['.repeat(5000)}`,
  ];
  for (const body of bodies) attempts.push(json(call, body));
  const fields = Object.keys(call.body?._zod.def.shape ?? {});
  for (const value of nastyValues)
    attempts.push(json(call, Object.fromEntries(fields.map((field) => [field, value]))));
  const form = new FormData();
  form.set('file', new Blob(['%PDF-']), '../../\u0000.pdf');
  attempts.push({ path: pathOf(call), init: { body: form } });
  attempts.push({
    path: pathOf(call),
    init: { body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  });
  attempts.push({
    path: pathOf(call),
    init: { body: 'a=%', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  });
  attempts.push({
    path: pathOf(call),
    init: { body: new Uint8Array([0xff, 0xfe, 0]), headers: { 'content-type': 'application/json' } },
  });
  return attempts;
}

async function complaintAbout(
  call: Call,
  { path, init }: Attempt,
  authorization: string,
): Promise<string | null> {
  const abort = new AbortController();
  const response = await fetch(server.origin + apiPrefix + path, {
    ...init,
    method: call.method,
    headers: { ...init.headers, authorization },
    signal: abort.signal,
  });
  const about = `${call.method} ${path.slice(0, 120)} ${typeof init.body === 'string' ? init.body.slice(0, 80) : ''}: ${response.status}`;
  if (response.ok) {
    if (call.answer === 'events') abort.abort();
    else await response.arrayBuffer();
    return null;
  }
  const text = await response.text();
  if (response.status >= 500) return `${about} ${text}`;
  try {
    const body: unknown = JSON.parse(text);
    const hasDetail =
      typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string';
    return hasDetail && body.detail !== '' ? null : `${about} without a detail: ${text}`;
  } catch {
    return `${about} is not JSON: ${text.slice(0, 200)}`;
  }
}

async function complaints(
  call: Call,
  attempts: readonly Attempt[],
  authorization: string,
): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < attempts.length; start += 8)
    for (const complaint of await Promise.all(
      attempts.slice(start, start + 8).map((attempt) => complaintAbout(call, attempt, authorization)),
    ))
      if (complaint !== null) found.push(complaint);
  return found;
}

describe.each(Object.entries<Call>(calls))('%s', (name, call) => {
  test('a call answers bad input with success or a 4xx with a detail', async () => {
    const person =
      name === 'logOut' || name === 'changePassword' ? await server.administrator() : run.facilitator;
    expect(await complaints(call, attemptsOn(call), `Bearer ${person.token}`)).toEqual([]);
  });

  test('a call answers a bad token with a 4xx and a detail', async () => {
    const attempts = [{ path: pathOf(call), init: {} }];
    for (const token of nastyTokens) expect(await complaints(call, attempts, token)).toEqual([]);
  });
});
