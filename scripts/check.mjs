// Whatever is judged by reading alone: types, lint, form, and what nothing uses; two at a time.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureInstalled, ensureTool, root } from './ensure.mjs';

ensureInstalled();
const half = Math.max(1, Math.floor(availableParallelism() / 2));
// The compiler and what lints by types are written in Go, and do much of their work once for each thread that they may
// use: the compiler gets one (`typecheck`), the other half of the processors. With this much memory each, they need not
// look for free memory, which is a quarter of the work.
const env = { ...ensureTool('lint'), GOMAXPROCS: String(half), GOGC: 'off', GOMEMLIMIT: '1500MiB' };

/** Runs a command; gives whether it had nothing to say. */
function passes(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env, stdio: 'inherit', shell: true });
    child.on('error', () => resolve(false));
    child.on('exit', (status) => resolve(status === 0));
  });
}

/** Runs commands one after another, to the last. */
async function allPass(commands) {
  let pass = true;
  for (const command of commands) pass = (await passes(command)) && pass;
  return pass;
}

const passed = await Promise.all([
  allPass(['oxlint --type-aware']),
  allPass(['npm run --silent typecheck', 'biome check .', 'npx knip']),
]);
if (!passed.every(Boolean)) process.exit(1);
