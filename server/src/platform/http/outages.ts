/** Clients may retry after this many seconds when the database or the file storage was unavailable. */
const retrySeconds = 2;

/** Outages by error code, with their status and message. A call that fails this way has changed nothing. */
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
