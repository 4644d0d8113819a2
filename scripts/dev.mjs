// The server from its sources, restarted at every change.
import { ensureInstalled, typeStripping } from './ensure.mjs';
import { runInstead } from './run-instead.mjs';

ensureInstalled();
await runInstead(process.execPath, ['--watch', ...typeStripping, 'server/src/main.ts']);
