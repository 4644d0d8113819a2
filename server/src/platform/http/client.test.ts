import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { CallFailed, calls, createClient } from '@vincere/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/* Tests the contract's client against a fake server that records requests and sends prepared responses. */

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };

let listener: Server;
let base: string;
let received: Received;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  listener = createServer((request, response) => {
    void buffer(request).then((body) => {
      received = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      answer(response);
    });
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/api/v1`;
});
afterAll(() => new Promise((closed) => listener.close(closed)));
beforeEach(() => json(200, {}));

function raw(status: number, headers: Record<string, string>, body: string): void {
  answer = (response) => response.writeHead(status, headers).end(body);
}
function json(status: number, body: unknown): void {
  raw(status, { 'content-type': 'application/json; charset=utf-8' }, JSON.stringify(body));
}
const clientOf = (token: string | null = null, signal?: AbortSignal) =>
  createClient({ base, routes: calls, token: () => token, signal });

describe('the address', () => {
  test('the address of a call has its parameters filled in', async () => {
    await clientOf().call('downloadRunFile', { params: { runId: 12, fileId: 7 } });
    expect(received).toMatchObject({ method: 'GET', url: '/api/v1/simulation-run-download/12/7' });
  });

  test('the address of a call escapes its parameters', async () => {
    const roomName = '../a b?c=d&ü' as 'political';
    await clientOf().call('listPosts', { params: { scenarioId: 3, roomName } });
    expect(received.url).toBe('/api/v1/tweets/3/..%2Fa%20b%3Fc%3Dd%26%C3%BC');
  });

  test('the address of a call has the query, without undefined fields', async () => {
    await clientOf().call('listUsers', { query: { search: 'a&b=ü', page: 2 } });
    expect(received.url).toBe('/api/v1/users?search=a%26b%3D%C3%BC&page=2');
    await clientOf().call('listUsers', { query: { search: undefined, page: 3 } });
    expect(received.url).toBe('/api/v1/users?page=3');
    await clientOf().call('listUsers', { query: {} });
    expect(received.url).toBe('/api/v1/users');
  });
});

describe('the token', () => {
  test('the token is read at each call and sent in the header', async () => {
    let token: string | null = 'first';
    const client = createClient({ base, routes: calls, token: () => token });
    await client.call('getProfile');
    expect(received.headers.authorization).toBe('Bearer first');
    token = 'second';
    await client.call('getProfile');
    expect(received.headers.authorization).toBe('Bearer second');
    token = null;
    await client.call('getProfile');
    expect(received.headers.authorization).toBeUndefined();
  });
});

describe('the body', () => {
  test('the body of a call is JSON', async () => {
    const body = { decision_chosen_id: 4, reasoning: 'Because “ü”' };
    await clientOf().call('castFinalVote', { params: { runId: 1 }, body });
    expect(received.headers['content-type']).toBe('application/json');
    expect(JSON.parse(received.body.toString())).toEqual(body);
  });

  test('the body of a call is missing if there is nothing to send', async () => {
    await clientOf().call('logOut');
    expect(received.method).toBe('POST');
    expect(received.headers['content-type']).toBeUndefined();
    expect(received.body).toHaveLength(0);
  });

  test('the body of the login is a form', async () => {
    await clientOf().call('logIn', { body: { username: 'ada@example.org', password: 'a+b&c=ü' } });
    expect(received.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(received.body.toString()))).toEqual({
      username: 'ada@example.org',
      password: 'a+b&c=ü',
    });
  });

  test('the body of an upload is multipart: the fields, then the file under its name', async () => {
    await clientOf().call('uploadScenarioFile', {
      params: { scenarioId: 3 },
      body: { room: 'legal' },
      file: new Blob(['what it says']),
      fileName: 'brief ü.txt',
    });
    const headers = { 'content-type': received.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(received.body), { headers }).formData();
    expect([...form.keys()]).toEqual(['room', 'file']);
    expect(form.get('room')).toBe('legal');
    const file = form.get('file') as File;
    expect(file.name).toBe('brief ü.txt');
    expect(await file.text()).toBe('what it says');
  });
});

describe('the response', () => {
  test('a response is parsed JSON', async () => {
    json(201, { id: 9 });
    expect(await clientOf().call('deleteFile', { params: { fileId: 9 } })).toEqual({ id: 9 });
  });

  test('the response of a download is the raw response', async () => {
    raw(200, { 'content-type': 'text/plain', 'content-disposition': 'attachment; filename="a.txt"' }, 'text');
    const response = await clientOf().call('downloadFile', { params: { fileId: 9 } });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="a.txt"');
    expect(await response.text()).toBe('text');
  });
});

/** Makes a call that fails, and returns its error. */
async function failure(client = clientOf()): Promise<CallFailed> {
  const error: unknown = await client.call('getProfile').catch((thrown: unknown) => thrown);
  if (!(error instanceof CallFailed)) throw new Error('The call should have failed', { cause: error });
  return error;
}

describe('a failure', () => {
  test('a failure has the message, the code and the body of the response', async () => {
    const body = {
      detail: "Some users haven't voted yet: Ada",
      code: 'advance.missing-voters',
      missing_users: [1],
    };
    json(409, body);
    expect(await failure()).toMatchObject({ status: 409, message: body.detail, code: body.code, body });
  });

  test.each([
    ['that is no JSON', () => raw(502, { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>')],
    ['that is empty', () => raw(502, {}, '')],
    ['without a detail', () => json(502, { error: 'No' })],
    ['whose detail is no text', () => json(502, { detail: [{ msg: 'No' }], code: 7 })],
    ['that is null', () => json(502, null)],
  ])('a failed response %s has its status as message', async (_, prepareResponse) => {
    prepareResponse();
    const failed = await failure();
    expect(failed.message).toBe('API request failed with status 502');
    expect(failed.code).toBeUndefined();
  });

  test('a failure to reach the server is a TypeError', async () => {
    const nowhere = createClient({ base: 'http://127.0.0.1:1', routes: calls });
    await expect(nowhere.call('getProfile')).rejects.toThrow(TypeError);
  });

  test('an aborted call is rejected', async () => {
    const breaking = new AbortController();
    answer = () => breaking.abort();
    await expect(clientOf(null, breaking.signal).call('getProfile')).rejects.toThrow(/abort/i);
  });
});
