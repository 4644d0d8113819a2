import type { App as Platform } from '../platform/app.ts';
import type { Change } from '../platform/db/database.ts';
import type { KnownDevices } from './accounts/known-devices.ts';
import type { AccessTokens } from './accounts/tokens.ts';
import type { Tries } from './accounts/tries.ts';

/** The services of the calls about accounts and sessions. */
export type App = Platform & {
  tokens: AccessTokens;
  devices: KnownDevices;
  tries: Tries;
  /** Announces to a person's runs that a name changed, or whether the person may sign in. */
  announcePersonChanged: (change: Change, userId: number) => Promise<void>;
};
