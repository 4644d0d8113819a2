// Measures the built app in a browser: the first word names the script, the others go to it.
import { ensureBrowser, ensureBuilt, ensureInstalled, ensureTool, runSource } from './ensure.mjs';

const paths = { lighthouse: 'tools/lighthouse/main.ts', scroll: 'e2e/scroll.ts', burst: 'e2e/burst.ts' };
const [name, ...words] = process.argv.slice(2);
ensureInstalled();
if (name === 'lighthouse') ensureTool('lighthouse');
ensureBuilt();
const CHROMIUM_PATH = ensureBrowser();
process.stdout.write(`In ${CHROMIUM_PATH}\n`);
runSource(paths[name], words, { env: { ...process.env, CHROMIUM_PATH } });
