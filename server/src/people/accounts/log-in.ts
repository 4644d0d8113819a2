import { deviceOf, refuse } from '@vincere/domain';
import { isStorageFull } from '../../platform/db/failures.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { PeopleApp } from '../app.ts';
import { beginSession, beginUnsavedSession, keepSession, refreshUnsaved } from '../sessions/sessions.ts';
import {
  deleteRefreshable,
  deleteSession,
  deleteSessions,
  findRefreshable,
  isDeactivated,
} from '../sessions/store.ts';
import { hashSecret } from '../sessions/tokens.ts';
import { verifyPassword } from './passwords/passwords.ts';
import { rememberLanguage } from './settings.ts';
import { findAccount, findUser, keyOf, lockUser } from './store.ts';
import { signedInView } from './views.ts';

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
