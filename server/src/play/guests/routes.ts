import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { getJoin, joinAsGuest, setGuestJoin } from './join-as-guest.ts';
import { makeOwnAccount } from './make-own-account.ts';

export const guestRoutes: Handlers<Nouns['guests'], App> = {
  getJoin,
  joinAsGuest,
  setGuestJoin,
  makeOwnAccount,
};
