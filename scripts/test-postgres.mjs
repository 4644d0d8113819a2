// Runs the server's tests on PostgreSQL: on the server at DATABASE_URL, or on a temporary one.
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';
import { startPostgres } from './postgres.mjs';

ensureInstalled();
ensureBuilt();
const server = await startPostgres().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.stop();
    process.exit(1);
  });
const projects = ['--project', 'server', '--project', 'slow'];
const filters = process.argv.length > 2 ? process.argv.slice(2) : ['server/src'];
const tests = spawnSync(process.execPath, ['scripts/vitest.mjs', ...projects, ...filters], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: server.url },
});
server.stop();
process.exit(tests.status ?? 1);
