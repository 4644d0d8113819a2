import { refuse } from '@vincere/domain';
import { AlreadyExists, type CallHandler } from '../../platform/http/handle.ts';
import type { PeopleApp } from '../app.ts';
import { hashSecret, newSecret } from '../sessions/tokens.ts';
import { findRegistration, saveRegistration } from './email-store.ts';
import { registrationSeconds } from './lifetimes.ts';
import { requireUncommonPassword } from './passwords/common-passwords.ts';
import { hashPassword } from './passwords/passwords.ts';
import { requireFreeNames } from './profile.ts';
import { rememberedRegistration, rememberRegistration } from './registration-cookie.ts';
import { keyOf, listPreferences, lockUser, savePreferences, saveUser } from './store.ts';
import { offerVerificationLink } from './verification.ts';
import { profileView } from './views.ts';

export const registerUser: CallHandler<'registerUser', PeopleApp> = async (
  { body, address, gone, language, setCookie, inChange },
  app,
) => {
  const { password, ...person } = body;
  const names = { ...person, username: person.username ?? person.email_address };
  await requireUncommonPassword(password, names);
  await app.rateLimiter.count('registration', { account: keyOf(body.email_address), address });
  const password_hash = await hashPassword(password, { address, isKnown: false, gone });
  const registration_token = newSecret();
  const user = await inChange(async ({ tx }) => {
    await requireFreeNames(tx, names);
    const now = app.clock();
    const savedUser = await saveUser(tx, { ...names, password_hash, is_admin: 0, created_at: now });
    if (savedUser === undefined) {
      // Another request has taken one of the names since the check.
      await requireFreeNames(tx, names);
      return refuse('account.email-taken');
    }
    const registration = {
      user_id: savedUser.id,
      token_hash: hashSecret(registration_token),
      address_hash: hashSecret(address),
      expires_at: now + registrationSeconds * 1000,
    };
    await saveRegistration(tx, registration, now);
    return savedUser;
  });
  await offerVerificationLink(app, user, { address, language, inChange });
  setCookie(rememberRegistration(app.config, registration_token));
  return { ...profileView(user), registration_token };
};

export const setPreferences: CallHandler<'setPreferences', PeopleApp> = (
  { params, body, caller, address, cookies, inChange },
  app,
) =>
  inChange(async ({ tx }) => {
    const isOwn = caller.user?.id === params.userId;
    const user = await lockUser(tx, params.userId);
    const storedPreferences = await listPreferences(tx, params.userId);
    const registration = await findRegistration(tx, params.userId, app.clock());
    const token = body.registration_token ?? rememberedRegistration(app.config, cookies);
    const isFromRegistration = token !== undefined && registration?.token_hash === hashSecret(token);
    // A client that keeps neither token nor cookie. Somebody else on its network may come first, so the holder of the
    // token can replace what is stored.
    const isFirst =
      body.registration_token === undefined &&
      storedPreferences.length === 0 &&
      registration?.address_hash === hashSecret(address);
    const isRegistering = user?.is_active === 1 && (isFromRegistration || isFirst);
    // An unknown user gets the same refusal, so that the answer doesn't reveal which ids exist.
    // A client with an expired token refreshes it and retries.
    if (!isOwn && !isRegistering)
      return refuse(caller.user === null && caller.token !== null ? 'session.expired' : 'preferences.closed');
    await savePreferences(tx, params.userId, body.preferences);
    const preferences = await listPreferences(tx, params.userId);
    return storedPreferences.length > 0 ? new AlreadyExists({ preferences }) : { preferences };
  });
