// The browser tests alone; arguments go on to the test runner.
import { ensureBuilt, ensureChromium, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
const CHROMIUM_PATH = ensureChromium();
run('npx', ['playwright', 'test', '-c', 'e2e', ...process.argv.slice(2)], {
  env: { ...process.env, CHROMIUM_PATH },
});
