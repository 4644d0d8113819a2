// Runs the linter and passes its arguments to it.
import { ensureInstalled, ensureTool, run } from './ensure.mjs';

ensureInstalled();
run('oxlint', ['--type-aware', ...process.argv.slice(2)], {
  env: ensureTool('lint'),
  shell: process.platform === 'win32',
});
