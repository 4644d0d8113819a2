import { accessCode } from '@vincere/contract/constants';
import { accessCodeIn } from '@vincere/domain';

/** Letters and digits that are not easily confused, on a projector or when read aloud. */
const alphabet = accessCode.alphabet.replace(/[0O1I]/g, '');

/** Returns a random access code. It may already be in use: only the server can check that. */
export function makeAccessCode(): string {
  // The alphabet has 32 characters, which divides 256: every character is equally likely.
  const bytes = crypto.getRandomValues(new Uint8Array(accessCode.length));
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** Returns the access code in a pasted text, so that the field shows it alone; null if the text has none. */
export function codePasted({
  clipboardData,
}: {
  clipboardData: Pick<DataTransfer, 'getData'>;
}): string | null {
  const code = accessCodeIn(clipboardData.getData('text'));
  return code.length === accessCode.length ? code : null;
}
