// Runs the server from its sources and restarts it at every change.
import { ensureInstalled, refuseArguments, typeStripping } from './ensure.mjs';
import { runInstead } from './run-instead.mjs';

refuseArguments('npm run dev');
ensureInstalled();
await runInstead(process.execPath, ['--watch', ...typeStripping, 'server/src/main.ts']);
