import { accessCode } from '@vincere/contract/constants';

/** Letters and digits that are not easily confused, on a projector or when read aloud. */
const alphabet = accessCode.alphabet.replace(/[0O1I]/g, '');

/** Returns a random access code. It may already be in use: only the server can check that. */
export function makeAccessCode(): string {
  // The alphabet has 32 characters, which divides 256: every character is equally likely.
  const bytes = crypto.getRandomValues(new Uint8Array(accessCode.length));
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** Returns a typed access code in upper case, without the spaces and hyphens that people group it with: `3PA-439`. */
export function codeOf(typed: string): string {
  return typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
}
