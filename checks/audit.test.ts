import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/* The audit of the dependencies, against a registry that answers what it is told. */

const root = join(import.meta.dirname, '..');
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

function versionsOf(url: string) {
  const name = url.slice(1);
  const version = '5.0.0';
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version } } };
}

async function audit(status: number, body: string): Promise<{ code: number | null; told: string }> {
  const server = createServer((request, response) => {
    request.resume();
    // After the faults npm asks for the versions of each package that has one.
    const answer = request.method === 'GET' ? JSON.stringify(versionsOf(request.url ?? '')) : body;
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, [join(root, 'scripts', 'audit-dependencies.mjs')], {
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' },
  });
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, told };
}

test('passes with one line where the registry offers none', async () => {
  const { code, told } = await audit(405, '');
  expect(told).toBe('Dependency audit skipped: the registry offers none (405).\n');
  expect(code).toBe(0);
});

test('passes where nothing is known, and fails on a high fault in what is shipped', async () => {
  expect(await audit(200, '{}')).toMatchObject({ code: 0, told: expect.stringContaining('0 known faults') });
  const fault = {
    id: 1,
    url: 'https://example.org',
    title: 'Bad',
    severity: 'high',
    vulnerable_versions: '*',
  };
  const { code, told } = await audit(200, JSON.stringify({ fastify: [{ ...fault, cwe: [], cvss: {} }] }));
  expect(told).toMatch(/high: fastify/);
  expect(code).toBe(1);
});
