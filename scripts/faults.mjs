// Runs the fault tests (faults/main.ts) and passes its arguments to them. Some of them need PostgreSQL.
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, root, typeStripping } from './ensure.mjs';
import { startPostgres } from './postgres.mjs';

ensureInstalled();
ensureBuilt();
const args = process.argv.slice(2);
const only = args[args.indexOf('--only') + 1] ?? '';
const isWanted = !args.includes('--only') || /away|readers/.test(only);
const none = { url: '', stop: () => {} };
const server = isWanted
  ? await startPostgres().catch((error) => {
      process.stderr.write(`${error.message}\n`);
      return none;
    })
  : none;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.stop();
    process.exit(1);
  });
const faults = spawnSync(process.execPath, [...typeStripping, 'faults/main.ts', ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: server.url },
});
server.stop();
process.exit(faults.status ?? 1);
