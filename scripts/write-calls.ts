// Writes the files that are generated from the contract: docs/calls.md, and the paths of the calls for the web app.
import { writeFile } from 'node:fs/promises';
import { addressesModule, callsTable } from './calls-table.ts';

await writeFile(new URL('../docs/calls.md', import.meta.url), callsTable());
await writeFile(new URL('../web/src/lib/addresses.gen.ts', import.meta.url), addressesModule());
