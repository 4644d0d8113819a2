import { resolve } from 'node:path';
import { BadConfiguration, unknownSettings } from '../config.ts';
import { BackupRefused } from './manifest.ts';

/**
 * Runs a command that is about one file, named as its only argument, from where the operator stands. What they can mend
 * is told in one line; `mendable` are further kinds of that.
 */
export async function runWithFile(
  usage: string,
  mendable: readonly (new (message: string) => Error)[],
  work: (file: string) => Promise<string>,
): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  for (const line of unknownSettings(process.env)) process.stderr.write(`${line}\n`);
  try {
    if (file === undefined || file.startsWith('-') || more.length > 0) throw new BackupRefused(usage);
    // npm starts commands in the checkout, and says where it was called.
    process.stdout.write(`${await work(resolve(process.env['INIT_CWD'] ?? process.cwd(), file))}\n`);
  } catch (error) {
    const isMendable = [BackupRefused, BadConfiguration, ...mendable].some((kind) => error instanceof kind);
    process.stderr.write(`${sentenceOf(error, isMendable)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown, isMendable: boolean): string {
  if (error instanceof Error && (isMendable || 'code' in error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
