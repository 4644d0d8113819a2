import type { PlatformApp } from '../platform/app.ts';
import type { Change } from '../platform/db/database.ts';
import type { KnownDevices } from './rate-limits/known-devices.ts';
import type { RateLimiter } from './rate-limits/rate-limiter.ts';
import type { AccessTokens } from './sessions/tokens.ts';
import type { UnsavedSessions } from './sessions/unsaved.ts';

/** The services of the calls about accounts and sessions. */
export type PeopleApp = PlatformApp & {
  tokens: AccessTokens;
  devices: KnownDevices;
  rateLimiter: RateLimiter;
  unsavedSessions: UnsavedSessions;
  /** Announces to a person's runs that a name changed, or whether the person may sign in. */
  announcePersonChanged: (change: Change, userId: number) => Promise<void>;
};
