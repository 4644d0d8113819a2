import { ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
for (const workspace of ['web', 'server'])
  run('npm', ['run', '--silent', 'build', '-w', `@vincere/${workspace}`], {
    shell: process.platform === 'win32',
  });
