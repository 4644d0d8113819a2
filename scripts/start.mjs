import { ensureBuilt, ensureInstalled, refuseArguments } from './ensure.mjs';

refuseArguments('npm start');
ensureInstalled();
ensureBuilt();
await import('../server/dist/main.js');
