import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BadConfiguration, unknownSettings } from '../config.ts';
import { ensureEngine } from '../db/engine.ts';
import { BackupRefused } from './manifest.ts';

/**
 * Runs the command `name` on the file in its argument, relative to the operator's working directory, and prints the text
 * that `work` returns. An error that the operator can correct is printed as one line, with exit status 1. `correctable`
 * lists further classes of such errors.
 */
export async function runWithFile(
  name: string,
  correctable: readonly (new (message: string) => Error)[],
  work: (file: string, passphraseFile: string | undefined) => Promise<string>,
): Promise<void> {
  // Only this user account may read backups and restored files.
  process.umask(0o077);
  for (const line of unknownSettings(process.env)) process.stderr.write(`${line}\n`);
  try {
    const { file, passphraseFile } = readArguments(name);
    ensureEngine();
    process.stdout.write(`${await work(file, passphraseFile)}\n`);
  } catch (error) {
    const isCorrectable = [BackupRefused, BadConfiguration, ...correctable].some(
      (kind) => error instanceof kind,
    );
    process.stderr.write(`${messageOf(error, isCorrectable)}\n`);
    process.exitCode = 1;
  }
}

function readArguments(name: string): { file: string; passphraseFile: string | undefined } {
  const usage = new BackupRefused(`Usage: npm run ${name} -- FILE [--passphrase-file FILE]`);
  // npm runs commands in the checkout, and passes the operator's working directory in INIT_CWD.
  const workingDirectory = process.env['INIT_CWD'] ?? process.cwd();
  try {
    const { values, positionals } = parseArgs({
      options: { 'passphrase-file': { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    const passphraseFile = values['passphrase-file'];
    if (file === undefined || more.length > 0) throw usage;
    return {
      file: resolve(workingDirectory, file),
      passphraseFile: passphraseFile === undefined ? undefined : resolve(workingDirectory, passphraseFile),
    };
  } catch {
    throw usage;
  }
}

function messageOf(error: unknown, isCorrectable: boolean): string {
  if (error instanceof Error && (isCorrectable || 'code' in error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
