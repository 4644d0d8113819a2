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
  name: keyof typeof examples,
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

const examples = { backup: 'npm run backup -- monday.tar', restore: 'npm run restore -- monday.tar' };

function readArguments(name: keyof typeof examples): { file: string; passphraseFile: string | undefined } {
  // npm runs commands in the checkout, and passes the operator's working directory in INIT_CWD.
  const workingDirectory = process.env['INIT_CWD'] ?? process.cwd();
  const { values, positionals } = parsedArguments(name);
  const [file, ...more] = positionals;
  const passphraseFile = values['passphrase-file'];
  if (file === undefined) throw wrongUse(name, 'The file is missing');
  if (more.length > 0)
    throw wrongUse(name, `There are ${positionals.length} files: ${positionals.join(', ')}`);
  return {
    file: resolve(workingDirectory, file),
    passphraseFile: passphraseFile === undefined ? undefined : resolve(workingDirectory, passphraseFile),
  };
}

function parsedArguments(name: keyof typeof examples) {
  try {
    return parseArgs({ options: { 'passphrase-file': { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw wrongUse(name, error instanceof Error ? error.message : String(error));
  }
}

function wrongUse(name: keyof typeof examples, problem: string): BackupRefused {
  return new BackupRefused(
    `${problem}. Type: ${examples[name]}\nUsage: npm run ${name} -- FILE [--passphrase-file FILE]`,
  );
}

function messageOf(error: unknown, isCorrectable: boolean): string {
  if (error instanceof Error && (isCorrectable || 'code' in error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
