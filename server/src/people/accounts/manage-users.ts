import { pageSize } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { PeopleApp } from '../app.ts';
import { lockSessions } from '../sessions/store.ts';
import { invitationSeconds, passwordLinkSeconds } from './lifetimes.ts';
import { closeAccount, deleteLinks, revokeAll } from './passwords/link-store.ts';
import { makePasswordLink } from './passwords/links.ts';
import { listPeople } from './people-store.ts';
import { lockAdministrators, lockUser, saveRights } from './store.ts';
import { listedView } from './views.ts';

export const listUsers: CallHandler<'listUsers', PeopleApp> = async ({ query }, app) => {
  const page = query.page ?? 1;
  const { people, total } = await listPeople(app.db.read, query.search ?? '', {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return {
    users: people.map(listedView),
    total,
    page,
    page_size: pageSize,
    can_mail: app.mail.configured,
    admin_reset_links: app.config.adminResetLinks,
  };
};

export const updateUser: CallHandler<'updateUser', PeopleApp> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    const { tx } = change;
    // Lock sessions before the account, as all changes do. The other order could deadlock.
    await lockSessions(tx, params.userId);
    // Lock all administrators, so that two who demote each other don't both succeed.
    const administrators = await lockAdministrators(tx);
    const user = (await lockUser(tx, params.userId)) ?? refuse('account.unknown');
    const is_admin = body.is_admin ?? user.is_admin === 1;
    const is_active = body.is_active ?? user.is_active === 1;
    const isLastAdministrator = administrators.length === 1 && administrators[0] === user.id;
    if (isLastAdministrator && !(is_admin && is_active)) refuse('account.last-administrator');
    if (is_admin && user.is_guest) refuse('account.is-guest');
    // Open streams have the old rights. Close them, so that clients reconnect with the new ones.
    if (is_admin !== (user.is_admin === 1)) change.revoke({ user_id: user.id });
    // The refresh tokens of a deactivated account stay, so that a refresh can say why it is refused. They end for good when
    // the account is activated again.
    if (!is_active) await closeAccount(change, user.id);
    else if (!user.is_active) await revokeAll(change, user.id);
    // Nobody may create a reset link for an administrator, so delete links from before the promotion.
    if (is_admin && !user.is_admin && !app.config.adminResetLinks) await deleteLinks(tx, user.id);
    // Runs don't wait for people who can't sign in.
    if (is_active !== (user.is_active === 1)) await app.announcePersonChanged(change, user.id);
    return listedView(
      await saveRights(tx, user.id, { is_admin: is_admin ? 1 : 0, is_active: is_active ? 1 : 0 }),
    );
  });

export const createResetLink: CallHandler<'createResetLink', PeopleApp> = (
  { params, caller, inChange },
  app,
) =>
  inChange(async ({ tx }) => {
    const user = (await lockUser(tx, params.userId)) ?? refuse('account.unknown');
    if (!user.is_active) refuse('account.deactivated');
    if (user.is_guest) refuse('account.is-guest');
    // Otherwise somebody with a stolen session could set a password without knowing the current one.
    if (user.id === caller.user.id) refuse('account.own-reset');
    if (user.is_admin && !app.config.adminResetLinks) refuse('account.administrator-reset');
    await deleteLinks(tx, user.id);
    // Somebody who was invited and has no password yet gets as long as with the first link.
    const seconds = user.password_hash === null ? invitationSeconds : passwordLinkSeconds;
    return { url: await makePasswordLink(app, tx, user.id, { seconds, isHandedOver: true }) };
  });
