// Runs only the browser tests and passes its arguments to the test runner. `--every-look` takes screenshots at every width in
// both themes.
import { ensureBrowser, ensureBuilt, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
const CHROMIUM_PATH = ensureBrowser();
const everyLook = '--every-look';
const args = process.argv.slice(2);
run('npx', ['playwright', 'test', '-c', 'e2e', ...args.filter((arg) => arg !== everyLook)], {
  env: { ...process.env, CHROMIUM_PATH, ...(args.includes(everyLook) && { VINCERE_EVERY_LOOK: 'on' }) },
});
