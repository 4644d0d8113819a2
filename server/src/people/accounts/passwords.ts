import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '../../platform/fair-queue.ts';
import { networkOf } from '../../platform/network.ts';
import { newSecret } from '../sessions/tokens.ts';

/** argon2id with 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Half of the threads on which Node also reads files and looks up names hash passwords. A network may have 500
 * passwords waiting, some 6 s of work, so a workshop of 300 people logs in at once.
 */
const queue = new FairQueue({ places: 2, waiting: 2_000, waitingPerGroup: 500 });

/** On whose behalf a password is hashed. */
export type Client = {
  address: string;
  /** Whether the client is signed in, or a device that has logged in before. Both wait apart from strangers. */
  isKnown: boolean;
  /** Aborts when the client closes the connection. */
  gone: AbortSignal;
};

/**
 * Hashes a password. Throws
 * `QueueFull` when too many passwords of the client's network wait, and `ClientDisconnected` when the client closes its
 * connection first.
 */
export function hashPassword(password: string, client?: Client): Promise<string> {
  return inTurn(client, () => hash(sameOnEveryKeyboard(password), cost));
}

/** The hash of an unknown password. It is verified if there is no account, so that the call takes the same time. */
const nobodysHash = hashPassword(newSecret());

/**
 * Returns whether a password is correct. Without a hash the answer is false at the same cost. Throws as `hashPassword`
 * does.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  client?: Client,
): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash);
  const isCorrect = await inTurn(client, () => verify(against, sameOnEveryKeyboard(password)));
  return isCorrect && passwordHash !== null;
}

async function inTurn<T>(client: Client | undefined, work: () => Promise<T>): Promise<T> {
  await queue.enter(client ? `${networkOf(client.address)} ${client.isKnown}` : '', client?.gone);
  try {
    return await work();
  } finally {
    queue.leave();
  }
}

/** Devices spell accented letters in one or two characters. */
function sameOnEveryKeyboard(password: string): string {
  return password.normalize('NFKC');
}
