// Runs all checks, and all tests except slow ones, rarely used browser flows and per-screen checks, fast ones first. With
// arguments, runs only the test runner with these.
import { ensureBrowser, ensureBuilt, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
const args = process.argv.slice(2);
if (args.length > 0) run(process.execPath, ['scripts/vitest.mjs', ...args]);
else {
  const CHROMIUM_PATH = ensureBrowser();
  run('npm', ['run', '--silent', 'check']);
  ensureBuilt();
  run(process.execPath, ['scripts/vitest.mjs', '--project', '!slow'], {
    env: { ...process.env, SERVER_IS_BUILT: 'yes' },
  });
  // `npm run e2e` also runs the rarely used flows and the per-screen checks, which takes about five minutes more.
  run('npx', ['playwright', 'test', '-c', 'e2e', '--project=stories'], {
    env: { ...process.env, CHROMIUM_PATH },
  });
}
