import { ensureBuilt, ensureInstalled, runSource } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
runSource('play/main.ts', process.argv.slice(2));
