// Asks the npm registry for known vulnerabilities in production dependencies. Fails on high or critical ones. Passes if the
// registry has no audit service.
import { spawnSync } from 'node:child_process';
import { root } from './ensure.mjs';

const waitMs = 60_000;

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: waitMs,
  shell: process.platform === 'win32',
});
const report = parse(stdout ?? '');
const counts = report.metadata?.vulnerabilities;
if (counts === undefined) {
  const reason = report.statusCode ?? error?.code ?? report.message ?? 'no answer';
  process.stdout.write(`Dependency audit skipped: the registry offers none (${reason}).\n`);
} else {
  const severe = counts.high + counts.critical;
  process.stdout.write(
    `Dependency audit: ${counts.total} known faults in what is shipped, ${severe} of them high or critical.\n`,
  );
  for (const { name, severity, range } of Object.values(report.vulnerabilities ?? {}))
    if (['high', 'critical'].includes(severity)) process.stdout.write(`  ${severity}: ${name} ${range}\n`);
  if (severe > 0) process.exitCode = 1;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
