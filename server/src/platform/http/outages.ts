/** After how many seconds a caller may try again when what the server stands on was away. */
const retrySeconds = 2;

/** What may be out of order around the server, and how its callers are told; the call has changed nothing. */
export const outages = {
  'database-away': {
    status: 503,
    detail: 'The database cannot be reached just now. Please try again in a moment.',
    retrySeconds,
  },
  'files-away': {
    status: 503,
    detail: 'The files cannot be reached just now. Please try again in a moment.',
    retrySeconds,
  },
  'too-much-work': {
    status: 503,
    detail: 'This took too long and was stopped. Please try again later.',
    retrySeconds: 60,
  },
  'too-busy': {
    status: 503,
    detail: 'The server is very busy just now. Please try again in a moment.',
    retrySeconds: 5,
  },
  'storage-full': {
    status: 507,
    detail: 'The server has no storage left. Nothing was saved. Please tell the operator.',
    retrySeconds: undefined,
  },
} as const;

export type Outage = keyof typeof outages;
