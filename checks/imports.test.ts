import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/*
 * Tests the linter's rules on imports. A rule whose pattern matches nothing would go unnoticed, so the linter must report
 * each of these deliberately wrong files with the reason of its ban.
 */

const root = join(import.meta.dirname, '..');

const reasons = {
  domain: 'The domain imports nothing but its own files',
  contract: 'The contract imports only zod, eventsource-parser and @vincere/domain',
  light: 'Web pages import messages and constants: no zod',
  apart: 'Server and web never know each other',
  fastify: 'Only server/src/platform/http knows Fastify',
  engines: 'Only server/src/platform/db knows the engines',
  sql: 'No SQL outside the stores',
  wiring: 'Only main.ts, open.ts and serve.ts wire',
  web: 'The web app knows the server only by @vincere/contract',
  browser: 'The web app runs in a browser',
  play: 'The players know the server only by its contract',
};

/** Files with one forbidden import each. */
const wrong: [path: string, imported: string, reason: keyof typeof reasons][] = [
  ['domain/src/with-package.ts', 'zod', 'domain'],
  ['domain/src/with-node.ts', 'node:crypto', 'domain'],
  ['domain/src/with-contract.ts', '@vincere/contract', 'domain'],
  ['domain/src/with-server.ts', '../../server/src/app.ts', 'domain'],
  ['contract/src/with-node.ts', 'node:fs', 'contract'],
  ['contract/src/with-package.ts', 'kysely', 'contract'],
  ['contract/src/with-zod-inside.ts', 'zod/compile', 'contract'],
  ['contract/src/with-server.ts', '../../server/src/app.ts', 'contract'],
  ['contract/src/with-domain-file.ts', '../../domain/src/rooms/rooms.ts', 'contract'],
  ['contract/src/messages.ts', './fields.ts', 'light'],
  ['contract/src/constants.ts', 'zod', 'light'],
  ['contract/src/messages/with-call.ts', '../play/runs.ts', 'light'],
  ['contract/src/messages/with-zod.ts', 'zod', 'light'],
  ['server/src/play/votes/with-web.ts', '@vincere/web', 'apart'],
  ['server/src/play/votes/with-web-file.ts', '../../../../web/src/lib/api.ts', 'apart'],
  ['server/src/platform/http/with-web-file.ts', '../../../../web/src/lib/api.ts', 'apart'],
  ['server/src/play/votes/with-contract-file.ts', '../../../../contract/src/play/votes.ts', 'apart'],
  ['server/src/play/votes/with-fastify.ts', 'fastify', 'fastify'],
  ['server/src/authoring/files/with-multipart.ts', '@fastify/multipart', 'fastify'],
  ['server/src/platform/db/with-fastify.ts', 'fastify', 'fastify'],
  ['server/src/main.ts', 'fastify', 'fastify'],
  ['server/src/open.ts', 'better-sqlite3', 'engines'],
  ['server/src/serve.ts', 'pg', 'engines'],
  ['server/src/play/votes/store.ts', 'pg', 'engines'],
  ['server/src/platform/http/with-engine.ts', 'better-sqlite3', 'engines'],
  ['server/src/play/votes/cast-vote.ts', 'kysely', 'sql'],
  ['server/src/play/rooms/get-room-run.ts', 'pg', 'sql'],
  ['server/src/people/accounts/log-in.ts', 'better-sqlite3', 'sql'],
  ['server/src/play/votes/with-database.ts', '../../platform/db/sqlite.ts', 'wiring'],
  ['server/src/play/votes/with-storage.ts', '../../platform/storage/disk.ts', 'wiring'],
  ['server/src/play/votes/with-server.ts', '../../platform/http/server.ts', 'wiring'],
  ['server/src/platform/http/with-app.ts', '../../open.ts', 'wiring'],
  ['web/src/with-server.ts', '@vincere/server', 'web'],
  ['web/src/features/votes/with-server-file.tsx', '../../../../server/src/play/votes/routes.ts', 'web'],
  ['web/src/with-node.ts', 'node:path', 'browser'],
  ['play/with-server.ts', '../server/src/open.ts', 'play'],
  ['play/with-package.ts', 'zod', 'play'],
];

const right: [path: string, imported: string[]][] = [
  ['domain/src/right.ts', ['./rooms/rooms.ts']],
  ['domain/src/right.test.ts', ['vitest', 'fast-check', './rooms/rooms.ts']],
  ['domain/src/findings/right.ts', ['./kinds.ts', '../rooms/rooms.ts']],
  [
    'contract/src/play/right.ts',
    ['zod', '@vincere/domain', './votes.ts', '../fields.ts', '../messages/runs.ts'],
  ],
  ['contract/src/messages/right.ts', ['@vincere/domain', './shared.ts', '../constants.ts']],
  [
    'server/src/authoring/simulations/routes.ts',
    ['@vincere/contract', '@vincere/domain', '../../platform/http/handle.ts', './store.ts'],
  ],
  ['server/src/authoring/simulations/store.ts', ['kysely', '../../platform/db/database.ts', 'node:crypto']],
  ['server/src/authoring/simulations/routes.test.ts', ['vitest', 'fastify', '../../open.ts']],
  ['server/src/testing/right.ts', ['pg', '../platform/http/server.ts', '../open.ts']],
  ['server/src/platform/http/right.ts', ['fastify', '@fastify/multipart', './web.ts']],
  ['server/src/platform/db/right.ts', ['kysely', 'pg', 'better-sqlite3']],
  [
    'web/src/right.tsx',
    ['react', '@vincere/contract', '@vincere/contract/messages', '@vincere/domain', './api.ts'],
  ],
  ['play/right.ts', ['node:fs/promises', 'node:path', '@vincere/contract', '@vincere/domain', './words.ts']],
];

type Finding = { filename: string; help: string; code: string };
let folder: string;
let findings: Finding[];

beforeAll(async () => {
  // Installs the linter if it is missing.
  execFileSync(process.execPath, [join(root, 'scripts', 'lint.mjs'), '--version']);
  folder = await mkdtemp(join(tmpdir(), 'vincere-imports-'));
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [path, imported] of wrong) await writeSource(path, [imported]);
  for (const [path, imported] of right) await writeSource(path, imported);
  findings = await lint();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeSource(path: string, imported: string[]): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, imported.map((name, index) => `export * as part${index} from '${name}';\n`).join(''));
}

async function lint(): Promise<Finding[]> {
  const output = await new Promise<string>((resolve) => {
    const command = join(root, 'tools', 'lint', 'node_modules', '.bin', 'oxlint');
    // Ignore the error: the linter exits with a failure if it has findings, as expected here.
    execFile(
      command,
      ['--format', 'json'],
      { cwd: folder, shell: process.platform === 'win32' },
      (_error, stdout) => resolve(stdout),
    );
  });
  return (JSON.parse(output) as { diagnostics: Finding[] }).diagnostics;
}

const helpFor = (path: string) =>
  findings.filter(({ filename }) => filename.replaceAll('\\', '/') === path).map(({ help }) => help);

test.each(wrong)('the file %s may not import %s', (path, _imported, reason) => {
  expect(helpFor(path)).toEqual([expect.stringContaining(reasons[reason])]);
});

test.each(right)('the file %s may import %j', (path) => {
  expect(helpFor(path)).toEqual([]);
});
