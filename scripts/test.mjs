// Every check and every test, fast to slow; arguments go on to the test runner.
import { ensureBuilt, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
const args = process.argv.slice(2);
if (args.length === 0) {
  run('npm', ['run', '--silent', 'check']);
  ensureBuilt();
}
run('npx', ['vitest', 'run', ...args]);
