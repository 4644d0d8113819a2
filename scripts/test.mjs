// Every check and every test but the close looks at each screen, fast to slow; arguments go on to the test runner.
import { ensureBuilt, ensureInstalled, ensureTestBrowser, run } from './ensure.mjs';

ensureInstalled();
const args = process.argv.slice(2);
if (args.length > 0) run('npx', ['vitest', 'run', ...args]);
else {
  const CHROMIUM_PATH = ensureTestBrowser();
  run('npm', ['run', '--silent', 'check']);
  ensureBuilt();
  run('npx', ['vitest', 'run']);
  // `npm run e2e` takes the close looks too, two minutes more.
  run('npx', ['playwright', 'test', '-c', 'e2e', '--project=stories'], {
    env: { ...process.env, CHROMIUM_PATH },
  });
}
