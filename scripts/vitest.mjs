// Runs the test runner with the arguments of this script. A wrong argument costs one line, not a stack trace.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './ensure.mjs';

process.argv.splice(2, 0, 'run');
await import(pathToFileURL(join(root, 'node_modules', 'vitest', 'vitest.mjs')).href).catch((error) => {
  process.stderr.write(`${error.message}. The options: npx vitest run --help\n`);
  process.exit(1);
});
