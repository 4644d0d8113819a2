import { hash, verify } from '@node-rs/argon2';
import { turns } from '../turns.ts';
import { newSecret } from './tokens.ts';

/** argon2id with 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Half of the threads on which Node also reads files and looks up names: those don't wait for passwords. */
const inTurn = turns(2);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(sameOnEveryKeyboard(password), cost));
}

/** Nobody's password: verified where there is no account, so that it takes as long as where there is one. */
const nobodysHash = hashPassword(newSecret());

/** Whether the password is right; for no hash at all false, at the same cost (ruling 2.4). */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash);
  const right = await inTurn(() => verify(against, sameOnEveryKeyboard(password)));
  return right && passwordHash !== null;
}

/** Devices spell accented letters in one or two characters. */
function sameOnEveryKeyboard(password: string): string {
  return password.normalize('NFKC');
}
