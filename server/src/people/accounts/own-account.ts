import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { PeopleApp } from '../app.ts';
import { requireUncommonPassword } from './passwords/common-passwords.ts';
import { findPasswordHash, savePassword } from './passwords/link-store.ts';
import { hashPassword, verifyPassword } from './passwords/passwords.ts';
import { changeProfile } from './profile.ts';
import { readSettings, settingsOf } from './settings.ts';
import { findUser, listPreferences, lockUser, saveSettings } from './store.ts';
import { profileView } from './views.ts';

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
