// Measures the built app in a browser: the first word names the script in `e2e/`, the others go to it.
import { ensureBrowser, ensureBuilt, ensureInstalled, run } from './ensure.mjs';

const [name, ...words] = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
const CHROMIUM_PATH = ensureBrowser();
process.stdout.write(`In ${CHROMIUM_PATH}\n`);
run('npx', ['tsx', `e2e/${name}.ts`, ...words], { env: { ...process.env, CHROMIUM_PATH } });
