// Measures the built app in a browser. The first argument names the measurement; the others are passed to it.
import { ensureBrowser, ensureBuilt, ensureInstalled, ensureTool, runSource } from './ensure.mjs';

const paths = { lighthouse: 'tools/lighthouse/main.ts', scroll: 'e2e/scroll.ts', burst: 'e2e/burst.ts' };
const [name, ...args] = process.argv.slice(2);
ensureInstalled();
if (name === 'lighthouse') ensureTool('lighthouse');
ensureBuilt();
const CHROMIUM_PATH = ensureBrowser();
process.stdout.write(`Browser: ${CHROMIUM_PATH}\n`);
runSource(paths[name], args, { env: { ...process.env, CHROMIUM_PATH } });
