import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BadConfiguration, unknownSettings } from '../config.ts';
import { ensureEngine } from '../db/engine.ts';
import { BackupRefused } from './manifest.ts';

/**
 * Runs the command `name` on the file that its argument names, relative to the operator's folder, and prints what `work`
 * returns. Errors that the operator can correct become one line and status 1; `mendable` lists further kinds of them.
 */
export async function runWithFile(
  name: string,
  mendable: readonly (new (message: string) => Error)[],
  work: (file: string, passphraseFile: string | undefined) => Promise<string>,
): Promise<void> {
  // Backups and restored files are for this account only.
  process.umask(0o077);
  for (const line of unknownSettings(process.env)) process.stderr.write(`${line}\n`);
  try {
    const { file, passphraseFile } = readArguments(name);
    ensureEngine();
    process.stdout.write(`${await work(file, passphraseFile)}\n`);
  } catch (error) {
    const isMendable = [BackupRefused, BadConfiguration, ...mendable].some((kind) => error instanceof kind);
    process.stderr.write(`${sentenceOf(error, isMendable)}\n`);
    process.exitCode = 1;
  }
}

function readArguments(name: string): { file: string; passphraseFile: string | undefined } {
  const usage = new BackupRefused(`Usage: npm run ${name} -- FILE [--passphrase-file FILE]`);
  // npm runs commands in the checkout, and passes on the folder of its caller.
  const from = process.env['INIT_CWD'] ?? process.cwd();
  try {
    const { values, positionals } = parseArgs({
      options: { 'passphrase-file': { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    const passphraseFile = values['passphrase-file'];
    if (file === undefined || more.length > 0) throw usage;
    return {
      file: resolve(from, file),
      passphraseFile: passphraseFile === undefined ? undefined : resolve(from, passphraseFile),
    };
  } catch {
    throw usage;
  }
}

function sentenceOf(error: unknown, isMendable: boolean): string {
  if (error instanceof Error && (isMendable || 'code' in error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
