import { ensureBuilt, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
run('npx', ['tsx', 'bench/main.ts', ...process.argv.slice(2)]);
