import { ensureBuilt, ensureInstalled, runSource } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
runSource('bench/main.ts', process.argv.slice(2));
