import { ensureBuilt, ensureChromium, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
const CHROMIUM_PATH = ensureChromium();
run('npx', ['tsx', 'e2e/lighthouse.ts', ...process.argv.slice(2)], {
  env: { ...process.env, CHROMIUM_PATH },
});
