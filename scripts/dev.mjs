// Runs the server from its sources and restarts it at every change.
import { ensureInstalled, typeStripping } from './ensure.mjs';
import { runInstead } from './run-instead.mjs';

ensureInstalled();
await runInstead(process.execPath, ['--watch', ...typeStripping, 'server/src/main.ts']);
