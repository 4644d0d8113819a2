import { ensureBuilt, ensureInstalled, runSource } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
runSource('fuzz/main.ts', process.argv.slice(2));
