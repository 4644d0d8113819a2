import { spawn } from 'node:child_process';

/**
 * Runs a command in place of this process, with its terminal, its signals and its exit status. Never returns. At a terminal,
 * the command gets Ctrl-C and a hang-up directly, so they are not forwarded: a second one would end it at once.
 */
export function runInstead(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  const sentByTerminal = process.stdin.isTTY ? ['SIGINT', 'SIGHUP'] : [];
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'])
    process.on(signal, () => void (sentByTerminal.includes(signal) || child.kill(signal)));
  return new Promise(() => {
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      process.exit(1);
    });
    child.on('exit', (status, signal) => {
      if (signal === null) process.exit(status);
      for (const each of ['SIGINT', 'SIGHUP', 'SIGTERM']) process.removeAllListeners(each);
      process.kill(process.pid, signal);
    });
  });
}
