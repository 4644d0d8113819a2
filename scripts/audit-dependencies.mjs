// Asks the registry for known faults in what the product ships with; fails on high ones, and passes where nobody can tell.
import { spawnSync } from 'node:child_process';
import { root } from './ensure.mjs';

const waitMs = 60_000;

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: waitMs,
  shell: process.platform === 'win32',
});
const told = read(stdout ?? '');
const counts = told.metadata?.vulnerabilities;
if (counts === undefined) {
  const why = told.statusCode ?? error?.code ?? told.message ?? 'no answer';
  process.stdout.write(`Dependency audit skipped: the registry offers none (${why}).\n`);
} else {
  const severe = counts.high + counts.critical;
  process.stdout.write(
    `Dependency audit: ${counts.total} known faults in what is shipped, ${severe} of them high or critical.\n`,
  );
  for (const { name, severity, range } of Object.values(told.vulnerabilities ?? {}))
    if (['high', 'critical'].includes(severity)) process.stdout.write(`  ${severity}: ${name} ${range}\n`);
  if (severe > 0) process.exitCode = 1;
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
