import { ensureInstalled, runSource } from './ensure.mjs';

ensureInstalled();
runSource('scripts/write-calls.ts', []);
