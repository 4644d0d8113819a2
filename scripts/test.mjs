// Every check and every test but the further stories and the close looks at each screen, fast to slow; arguments go on to the
// test runner.
import { ensureBrowser, ensureBuilt, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
const args = process.argv.slice(2);
if (args.length > 0) run('npx', ['vitest', 'run', ...args]);
else {
  const CHROMIUM_PATH = ensureBrowser();
  run('npm', ['run', '--silent', 'check']);
  ensureBuilt();
  run('npx', ['vitest', 'run'], { env: { ...process.env, SERVER_IS_BUILT: 'yes' } });
  // `npm run e2e` takes the further stories and the close looks too, some five minutes more.
  run('npx', ['playwright', 'test', '-c', 'e2e', '--project=stories'], {
    env: { ...process.env, CHROMIUM_PATH },
  });
}
