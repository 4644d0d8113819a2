import { runBuilt } from './ensure.mjs';

await runBuilt('backup');
