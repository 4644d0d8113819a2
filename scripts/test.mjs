// Every check and every test, fast to slow, but for the close looks at each screen (`npm run e2e`); arguments go on to the test runner.
import { ensureBuilt, ensureChromium, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
const args = process.argv.slice(2);
if (args.length > 0) run('npx', ['vitest', 'run', ...args]);
else {
  const CHROMIUM_PATH = ensureChromium();
  run('npm', ['run', '--silent', 'check']);
  ensureBuilt();
  run('npx', ['vitest', 'run']);
  const looks = 'stands up to a close look|as they look, by axe';
  const chosen = ['--project=long', '--project=short', `--grep-invert=${looks}`];
  run('npx', ['playwright', 'test', '-c', 'e2e', ...chosen], { env: { ...process.env, CHROMIUM_PATH } });
}
