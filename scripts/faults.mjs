// Faults on purpose, and what the server makes of them; arguments go on to it.
import { ensureBuilt, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
run('npx', ['tsx', 'faults/main.ts', ...process.argv.slice(2)]);
