import { ensureInstalled, refuseArguments, runSource } from './ensure.mjs';

refuseArguments();
ensureInstalled();
runSource('scripts/write-calls.ts', []);
