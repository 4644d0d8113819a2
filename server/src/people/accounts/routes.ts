import type { Nouns } from '@vincere/contract';
import { deviceOf, refuse } from '@vincere/domain';
import { isStorageFull } from '../../platform/db/failures.ts';
import { AlreadyExists, type CallHandler, type Handlers } from '../../platform/http/handle.ts';
import type { PeopleApp } from '../app.ts';
import { sessionRoutes } from '../sessions/routes.ts';
import { beginSession, beginUnsavedSession, keepSession, refreshUnsaved } from '../sessions/sessions.ts';
import {
  deleteRefreshable,
  deleteSession,
  deleteSessions,
  findRefreshable,
  isDeactivated,
} from '../sessions/store.ts';
import { hashSecret, newSecret } from '../sessions/tokens.ts';
import { requireUncommonPassword } from './common-passwords.ts';
import { findRegistration, saveRegistration, saveVerified } from './email-store.ts';
import { registrationSeconds } from './lifetimes.ts';
import { findLink, findPasswordHash, savePassword } from './link-store.ts';
import { sendResetLink } from './links.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { peopleRoutes } from './people-routes.ts';
import { changeProfile, requireFreeNames } from './profile.ts';
import { rememberedRegistration, rememberRegistration } from './registration-cookie.ts';
import { readSettings, rememberLanguage, settingsOf } from './settings.ts';
import {
  findAccount,
  findUser,
  keyOf,
  listPreferences,
  lockUser,
  savePreferences,
  saveSettings,
  saveUser,
} from './store.ts';
import { offerVerificationLink, verificationRoutes } from './verification.ts';
import { profileView, signedInView } from './views.ts';

/** Range of the random delay between the answer and the creation of a reset link, in ms. */
const linkDelayMs = { min: 50, spread: 200 };

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

export const logIn: CallHandler<'logIn', PeopleApp> = async (
  { body, language, address, gone, cookies, setCookie, userAgent, inChange },
  app,
) => {
  const candidate = await findAccount(app.db.read, body.username);
  const device = candidate ? app.devices.find(cookies, candidate.id) : null;
  const attempt = { account: candidate?.id ?? keyOf(body.username), address, device, gone };
  const account = await app.rateLimiter.logIn(attempt, async () => {
    const client = { address, isKnown: device !== null, gone };
    const isCorrect = await verifyPassword(candidate?.password_hash ?? null, body.password, client);
    return candidate && isCorrect ? candidate : refuse('account.incorrect-login');
  });
  const now = app.clock();
  const { user, session } = await inChange(async ({ tx }) => {
    const user = await lockUser(tx, account.id);
    // The password may have been replaced since it was verified.
    if (user?.password_hash !== account.password_hash) return refuse('account.incorrect-login');
    if (!user.is_active) return refuse('account.deactivated');
    await rememberLanguage(tx, user, language);
    return { user, session: await beginSession(tx, user.id, now, deviceOf(userAgent)) };
  }).catch(async (error: unknown) => {
    if (!isStorageFull(error)) throw error;
    const user = (await findUser(app.db.read, account.id)) ?? refuse('account.incorrect-login');
    if (!user.is_active) return refuse('account.deactivated');
    return { user, session: beginUnsavedSession(app, account, deviceOf(userAgent)) };
  });
  setCookie(app.devices.remember(user.id, device));
  return signedInView(app, user, session);
};

export const refreshSession: CallHandler<'refreshSession', PeopleApp> = async (
  { caller, address, inChange },
  app,
) => {
  const hash = hashSecret(caller.token);
  const sessionId = await refreshUnsaved(app, hash, inChange);
  if (sessionId !== undefined) return { access_token: await app.tokens.sign(sessionId, app.clock()) };
  const session = await app.rateLimiter.redeem(
    'refresh',
    { account: hash, address },
    async () =>
      (await findRefreshable(app.db.read, hash, app.clock())) ??
      refuse((await isDeactivated(app.db.read, hash)) ? 'account.deactivated' : 'session.expired'),
  );
  await keepSession(app, session, inChange);
  return { access_token: await app.tokens.sign(session.id, app.clock()) };
};

export const logOut: CallHandler<'logOut', PeopleApp> = async ({ body, caller, inChange }, app) => {
  const sessionId = await app.tokens.sessionOf(caller.token);
  const hash = hashSecret(caller.token);
  const unsavedSession = app.unsavedSessions.end(sessionId ?? app.unsavedSessions.findByToken(hash)?.id ?? 0);
  if (unsavedSession !== undefined && !body.everywhere) return { message: 'You are logged out' };
  const endedSession = await inChange(async (change) => {
    const session =
      unsavedSession ??
      (sessionId === null ? await deleteRefreshable(change, hash) : await deleteSession(change, sessionId));
    if (session && body.everywhere) await deleteSessions(change, session.user_id);
    return session;
  });
  if (!endedSession) return refuse('session.expired');
  if (body.everywhere) app.unsavedSessions.endAll(endedSession.user_id);
  return { message: 'You are logged out' };
};

export const requestPasswordReset: CallHandler<'requestPasswordReset', PeopleApp> = async (
  { body, language, address, inChange },
  app,
) => {
  await app.rateLimiter.count('reset-request', { account: keyOf(body.email), address });
  // Runs after the response was sent, so that its duration doesn't reveal whether there is an account.
  const delay = linkDelayMs.min + app.random() * linkDelayMs.spread;
  setTimeout(() => void sendResetLink(app, body.email, language ?? 'en', inChange), delay);
  return {
    message: 'If there is an account with this email, a link to set a new password is on its way.',
  };
};

export const resetPassword: CallHandler<'resetPassword', PeopleApp> = async (
  { body, address, gone, inChange },
  app,
) => {
  const hash = hashSecret(body.token);
  const link = await app.rateLimiter.redeem(
    'password-link',
    { account: hash, address },
    async () => (await findLink(app.db.read, hash, app.clock())) ?? refuse('account.link-invalid'),
  );
  const user = (await findUser(app.db.read, link.user_id)) ?? refuse('account.link-invalid');
  await requireUncommonPassword(body.password, user);
  const passwordHash = await hashPassword(body.password, { address, isKnown: true, gone });
  await inChange(async (change) => {
    const { tx } = change;
    await lockUser(tx, link.user_id);
    // Read the link again under the lock, because it works only once.
    const currentLink = (await findLink(tx, hash, app.clock())) ?? refuse('account.link-invalid');
    await savePassword(change, link.user_id, passwordHash);
    // A mailed link proves the address, and a facilitator vouches for an invited person's. A link that was handed over proves
    // nothing about the address.
    if (!currentLink.is_handed_over || currentLink.password_hash === null)
      await saveVerified(tx, link.user_id, app.clock());
  });
  await app.rateLimiter.forget('password', link.user_id);
  return { message: 'Your password has been changed. Please log in.' };
};

export const getProfile: CallHandler<'getProfile', PeopleApp> = async ({ caller: { user } }, app) => ({
  can_mail: app.mail.configured,
  ...profileView((await findUser(app.db.read, user.id)) ?? refuse('account.unknown')),
  preferences: await listPreferences(app.db.read, user.id),
});

export const updateProfile: CallHandler<'updateProfile', PeopleApp> = async (
  { body, caller: { user }, address, gone, language, inChange },
  app,
) => ({
  can_mail: app.mail.configured,
  ...profileView(await changeProfile(app, user.id, body, { address, gone, language, inChange })),
  preferences: await listPreferences(app.db.read, user.id),
});

export const changePassword: CallHandler<'changePassword', PeopleApp> = async (
  { body, caller, address, gone, inChange },
  app,
) => {
  const { id } = caller.user;
  const client = { address, isKnown: true, gone };
  const user = (await findPasswordHash(app.db.read, id)) ?? refuse('account.unknown');
  await app.rateLimiter.attempt('password', { account: id, address }, async () => {
    if (!(await verifyPassword(user.password_hash, body.current_password, client)))
      refuse('account.wrong-password');
  });
  await requireUncommonPassword(
    body.password,
    (await findUser(app.db.read, id)) ?? refuse('account.unknown'),
  );
  const passwordHash = await hashPassword(body.password, client);
  await inChange(async (change) => {
    const currentUser = await lockUser(change.tx, id);
    if (currentUser?.password_hash !== user.password_hash) refuse('account.wrong-password');
    await savePassword(change, id, passwordHash);
  });
  return { message: 'Your password has been changed. Please log in again.' };
};

export const getSettings: CallHandler<'getSettings', PeopleApp> = ({ caller }, app) =>
  settingsOf(app.db.read, caller.user.id);

export const updateSettings: CallHandler<'updateSettings', PeopleApp> = ({ body, caller, inChange }) =>
  inChange(async ({ tx }) => {
    const user = (await lockUser(tx, caller.user.id)) ?? refuse('account.unknown');
    const settings = JSON.stringify({ ...JSON.parse(user.settings), ...body });
    await saveSettings(tx, user.id, settings);
    return readSettings(settings);
  });

export const accountRoutes: Handlers<Nouns['accounts'], PeopleApp> = {
  ...peopleRoutes,
  ...verificationRoutes,
  ...sessionRoutes,
  registerUser,
  setPreferences,
  logIn,
  refreshSession,
  logOut,
  requestPasswordReset,
  resetPassword,
  getProfile,
  updateProfile,
  changePassword,
  getSettings,
  updateSettings,
};
