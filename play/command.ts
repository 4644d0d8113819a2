/** Wrong arguments of a command. The message says which. */
export class BadArguments extends Error {}

/** Returns the number in an option's text. Throws `BadArguments` unless it is a whole number from `min`. */
export function wholeNumber(option: string, text: string, min = 0): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < min)
    throw new BadArguments(`--${option} must be a whole number from ${min}`);
  return value;
}

/** Runs a command. If its arguments are wrong, prints what is wrong and the usage. The exit code is 1 if it fails. */
export async function runCommand(usage: string, main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${describe(error, usage)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error);
  // `parseArgs` and `new URL` throw a TypeError with a code.
  const isUsage = error instanceof BadArguments || (error instanceof TypeError && 'code' in error);
  if (isUsage) return `${error.message}\n\nUsage: ${usage}`;
  return error.stack ?? error.message;
}
