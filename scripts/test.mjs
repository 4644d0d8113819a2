// Every check and every test, fast to slow; arguments go on to the test runner.
import { ensureBuilt, ensureChromium, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
const args = process.argv.slice(2);
if (args.length > 0) run('npx', ['vitest', 'run', ...args]);
else {
  const CHROMIUM_PATH = ensureChromium();
  run('npm', ['run', '--silent', 'check']);
  ensureBuilt();
  run('npx', ['vitest', 'run']);
  run('npx', ['playwright', 'test', '-c', 'e2e'], { env: { ...process.env, CHROMIUM_PATH } });
}
