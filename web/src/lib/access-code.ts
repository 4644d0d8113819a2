import { accessCode } from '@vincere/contract/constants';

/** Letters and digits that nobody mistakes for one another, on a projector or in a loud room (design language, 2). */
const alphabet = accessCode.alphabet.replace(/[0O1I]/g, '');

/** A new access code; whether it is taken, the server knows (ruling 4.11). */
export function makeAccessCode(): string {
  // 32 signs: every one is as likely as the other in what remains of a byte.
  const bytes = crypto.getRandomValues(new Uint8Array(accessCode.length));
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}
