// Formats the files that the arguments name, or all files.
import { ensureTool, run } from './ensure.mjs';

const paths = process.argv.slice(2);
run('biome', ['check', '--write', ...(paths.length > 0 ? paths : ['.'])], {
  env: ensureTool('lint'),
  shell: process.platform === 'win32',
});
