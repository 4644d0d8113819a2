/** In which tries are counted, in seconds. */
export const tryWindowSeconds = 15 * 60;

/**
 * How many tries of a kind are allowed in the window: about one account (or one email, one token), and from one network.
 * A whole workshop of 300 shares one network, and each of them may mistype a few times. Of `failed` kinds only tries that are
 * refused count (ruling 2.4); of the others each one does.
 */
export const tryLimits = {
  password: { account: 10, network: 3_000, counts: 'failed' },
  'password-link': { account: 10, network: 300, counts: 'failed' },
  refresh: { account: 10, network: 3_000, counts: 'failed' },
  'access-code': { account: 20, network: 6_000, counts: 'failed' },
  'reset-request': { account: 3, network: 60, counts: 'all' },
  registration: { account: 20, network: 6_000, counts: 'all' },
  'guest-join': { account: 600, network: 3_000, counts: 'all' },
  upload: { account: 600, network: 3_000, counts: 'all' },
} as const;

export type TryKind = keyof typeof tryLimits;
