/** Attempts are counted in windows of this many seconds. */
export const rateLimitWindowSeconds = 15 * 60;

/**
 * The number of attempts of each kind per window: for one account (or email, or token), and from one network.
 * A workshop of 300 people shares one network, and each of them may mistype a few times.
 *
 * `counts` says which attempts count: `failed` ones, or `all`. `beyond` says what happens to an attempt beyond
 * the limit:
 * - `refuse`: it is refused.
 * - `check`: the secret is too long to guess, so a valid one still passes and a wrong one is refused.
 * - `slow`: it is queued. A valid secret then passes and a wrong one is refused.
 */
export const rateLimits = {
  password: { account: 10, network: 3_000, counts: 'failed', beyond: 'slow' },
  'password-link': { account: 10, network: 300, counts: 'failed', beyond: 'check' },
  refresh: { account: 10, network: 3_000, counts: 'failed', beyond: 'check' },
  'access-code': { account: 20, network: 600, counts: 'failed', beyond: 'slow' },
  'reset-request': { account: 3, network: 60, counts: 'all', beyond: 'refuse' },
  verification: { account: 5, network: 300, counts: 'all', beyond: 'refuse' },
  registration: { account: 20, network: 6_000, counts: 'all', beyond: 'refuse' },
  upload: { account: 600, network: 3_000, counts: 'all', beyond: 'refuse' },
} as const;

/**
 * Mails that verify an address are counted for its mailbox and for the account that asks, in windows of a day: the address may
 * belong to a stranger.
 */
export const verificationWindowSeconds = 24 * 60 * 60;

export type RateLimitKind = keyof typeof rateLimits;

/** The number of guests who may take a seat on one run per window. */
export const guestSeatLimit = 600;
