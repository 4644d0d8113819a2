import { type Nouns, pageSize } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { makePasswordLink } from './links.ts';
import { listUsers } from './people-store.ts';
import { deleteLinks, lockSessions, revokeAll } from './session-store.ts';
import { lockAdministrators, lockUser, saveRights } from './store.ts';
import { listedView } from './views.ts';

type PeopleCalls = 'listUsers' | 'updateUser' | 'createResetLink';

/** What administrators do with the accounts of others (ruling 2.3). */
export function peopleRoutes(app: App): Pick<Handlers<Nouns['accounts']>, PeopleCalls> {
  return {
    listUsers: async ({ query }) => {
      const page = query.page ?? 1;
      const { people, total } = await listUsers(app.db.read, query.search ?? '', {
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
    },

    updateUser: ({ params, body }) =>
      app.db.change(async (change) => {
        const { tx } = change;
        // Changes lock a session before its account; the other order could deadlock with them.
        await lockSessions(tx, params.userId);
        // All of them, so that two administrators who remove each other don't both succeed.
        const administrators = await lockAdministrators(tx);
        const user = (await lockUser(tx, params.userId)) ?? refuse('account.unknown');
        const is_admin = body.is_admin ?? user.is_admin === 1;
        const is_active = body.is_active ?? user.is_active === 1;
        const isOnlyOne = administrators.length === 1 && administrators[0] === user.id;
        if (isOnlyOne && !(is_admin && is_active)) refuse('account.last-administrator');
        if (is_admin && user.is_guest) refuse('account.is-guest');
        // A stream that was opened with the old right comes back with the new one.
        if (is_admin !== (user.is_admin === 1)) change.revoke({ user_id: user.id });
        if (!is_active) await revokeAll(change, user.id);
        // An administrator's password can be reset by nobody else, so links from before the promotion end.
        if (is_admin && !user.is_admin && !app.config.adminResetLinks) await deleteLinks(tx, user.id);
        // Runs no longer wait for who can't sign in, or do again.
        if (is_active !== (user.is_active === 1)) await app.announcePersonChanged(change, user.id);
        return listedView(
          await saveRights(tx, user.id, { is_admin: is_admin ? 1 : 0, is_active: is_active ? 1 : 0 }),
        );
      }),

    createResetLink: ({ params, caller }) =>
      app.db.change(async ({ tx }) => {
        const user = (await lockUser(tx, params.userId)) ?? refuse('account.unknown');
        if (!user.is_active) refuse('account.deactivated');
        if (user.is_guest) refuse('account.is-guest');
        // Whoever borrowed the session could otherwise set a password without knowing the current one.
        if (user.id === caller.user.id) refuse('account.own-reset');
        if (user.is_admin && !app.config.adminResetLinks) refuse('account.administrator-reset');
        return { url: await makePasswordLink(app, tx, user.id, { isHandedOver: true }) };
      }),
  };
}
