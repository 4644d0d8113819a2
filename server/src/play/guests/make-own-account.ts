import { refuse } from '@vincere/domain';
import { requireUncommonPassword } from '../../people/accounts/passwords/common-passwords.ts';
import { hashPassword } from '../../people/accounts/passwords/passwords.ts';
import { requireFreeNames, retryOnTakenName } from '../../people/accounts/profile.ts';
import { keyOf, lockUser } from '../../people/accounts/store.ts';
import { offerVerificationLink } from '../../people/accounts/verification.ts';
import { profileView } from '../../people/accounts/views.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { announcePersonChanged } from '../store/runs/runs.ts';
import { saveAsAccount } from './store.ts';

export const makeOwnAccount: CallHandler<'makeOwnAccount', App> = async (
  { body, caller, address, gone, language, inChange },
  app,
) => {
  if (!caller.user.is_guest) refuse('account.not-guest');
  const { id } = caller.user;
  const { password, ...person } = body;
  const names = { ...person, username: person.username ?? person.email_address };
  await requireUncommonPassword(password, names);
  await app.rateLimiter.count('registration', { account: keyOf(body.email_address), address });
  const password_hash = await hashPassword(password, { address, isKnown: true, gone });
  const newAccount = await retryOnTakenName(() =>
    inChange(async (change) => {
      const user = (await lockUser(change.tx, id)) ?? refuse('account.unknown');
      if (!user.is_guest) refuse('account.not-guest');
      await requireFreeNames(change.tx, names, id);
      await announcePersonChanged(change, id);
      return saveAsAccount(change.tx, id, { ...names, password_hash });
    }),
  );
  await offerVerificationLink(app, newAccount, { address, language, inChange });
  return profileView(newAccount);
};
