import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '../../../platform/fair-queue.ts';
import { networkOf } from '../../../platform/network.ts';
import { newSecret } from '../../sessions/tokens.ts';

/** argon2id with 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits password hashing to half of the thread pool, which Node also uses for files and DNS. One network may have 500
 * passwords waiting, about 6 s of work, so that a workshop of 300 people can log in at once.
 */
const queue = new FairQueue({ places: 2, waiting: 2_000, waitingPerGroup: 500 });

/** The client for which a password is hashed. */
export type Client = {
  address: string;
  /** Whether the client is signed in, or a device that has logged in before. Known clients have a separate queue. */
  isKnown: boolean;
  /** Aborts when the client closes the connection. */
  gone: AbortSignal;
};

/**
 * Hashes a password. Throws `QueueFull` if too many passwords of the client's network are waiting, and `ClientDisconnected` if
 * the client disconnects first.
 */
export function hashPassword(password: string, client?: Client): Promise<string> {
  return queued(client, () => hash(normalizePassword(password), cost));
}

/** The hash of a random password. It is verified if there is no account, so that the call takes the same time. */
const dummyHash = hashPassword(newSecret());

/**
 * Returns whether a password is correct. Without a hash it returns false after the same time. Throws like `hashPassword`.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  client?: Client,
): Promise<boolean> {
  const comparedHash = passwordHash ?? (await dummyHash);
  const isCorrect = await queued(client, () => verify(comparedHash, normalizePassword(password)));
  return isCorrect && passwordHash !== null;
}

async function queued<T>(client: Client | undefined, work: () => Promise<T>): Promise<T> {
  await queue.enter(client ? `${networkOf(client.address)} ${client.isKnown}` : '', client?.gone);
  try {
    return await work();
  } finally {
    queue.leave();
  }
}

/** Normalizes accented letters, which devices encode as one or two characters. */
function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}
