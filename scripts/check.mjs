// The static checks: types, lint, format and unused code, two at a time.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureInstalled, ensureTool, refuseArguments, root } from './ensure.mjs';

refuseArguments();
ensureInstalled();
const half = Math.max(1, Math.floor(availableParallelism() / 2));
// The compiler and the type-aware linter are written in Go and repeat much of their work in each thread that they may use.
// So the compiler gets one thread (`typecheck`), and the linter half of the processors. With this much memory they need no
// garbage collection, which is a quarter of the work.
const env = { ...ensureTool('lint'), GOMAXPROCS: String(half), GOGC: 'off', GOMEMLIMIT: '1500MiB' };

/** Runs a command. Returns whether it succeeded. */
function passes(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env, stdio: 'inherit', shell: true });
    child.on('error', () => resolve(false));
    child.on('exit', (status) => resolve(status === 0));
  });
}

/** Runs all commands one after another, even after a failure. Returns whether all succeeded. */
async function allPass(commands) {
  let pass = true;
  for (const command of commands) pass = (await passes(command)) && pass;
  return pass;
}

const passed = await Promise.all([
  allPass(['oxlint --type-aware']),
  allPass(['npm run --silent typecheck', 'biome check .', 'npx knip', 'node scripts/shape.mjs']),
]);
if (!passed.every(Boolean)) process.exit(1);
