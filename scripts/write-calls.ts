// Writes docs/calls.md from the contract.
import { writeFile } from 'node:fs/promises';
import { callsTable } from './calls-table.ts';

await writeFile(new URL('../docs/calls.md', import.meta.url), callsTable());
