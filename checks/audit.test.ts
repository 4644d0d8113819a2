import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/* Runs the dependency audit against a fake registry. */

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

async function audit(status: number, body: string): Promise<{ code: number | null; output: string }> {
  const server = createServer((request, response) => {
    request.resume();
    // After the advisories, npm requests the versions of each affected package.
    const answer = request.method === 'GET' ? JSON.stringify(versionsOf(request.url ?? '')) : body;
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, [join(root, 'scripts', 'audit-dependencies.mjs')], {
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, output };
}

test('the audit passes with one line of output if the registry has no audit service', async () => {
  const { code, output } = await audit(405, '');
  expect(output).toBe('Dependency audit skipped: the registry offers none (405).\n');
  expect(code).toBe(0);
});

test('the audit passes without advisories, and fails on a high one in a production dependency', async () => {
  expect(await audit(200, '{}')).toMatchObject({
    code: 0,
    output: expect.stringContaining('0 known faults'),
  });
  const advisory = {
    id: 1,
    url: 'https://example.org',
    title: 'Bad',
    severity: 'high',
    vulnerable_versions: '*',
  };
  const { code, output } = await audit(
    200,
    JSON.stringify({ fastify: [{ ...advisory, cwe: [], cvss: {} }] }),
  );
  expect(output).toMatch(/high: fastify/);
  expect(code).toBe(1);
});
