import { type Nouns, pageSize } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Handlers } from '../../platform/http/handle.ts';
import type { PeopleApp } from '../app.ts';
import { lockSessions } from '../sessions/store.ts';
import { deleteLinks, revokeAll } from './link-store.ts';
import { makePasswordLink } from './links.ts';
import { listUsers } from './people-store.ts';
import { lockAdministrators, lockUser, saveRights } from './store.ts';
import { listedView } from './views.ts';

type PeopleCalls = 'listUsers' | 'updateUser' | 'createResetLink';

/** The calls by which administrators manage the accounts of others. */
export function peopleRoutes(app: PeopleApp): Pick<Handlers<Nouns['accounts']>, PeopleCalls> {
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
        // Locks all administrators, so that two who remove each other don't both succeed.
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
        // Nobody can make a reset link for an administrator, so links from before the promotion end.
        if (is_admin && !user.is_admin && !app.config.adminResetLinks) await deleteLinks(tx, user.id);
        // Runs don't wait for people who can't sign in.
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
        // Otherwise a person who uses a foreign session could set a password without knowing the current one.
        if (user.id === caller.user.id) refuse('account.own-reset');
        if (user.is_admin && !app.config.adminResetLinks) refuse('account.administrator-reset');
        return { url: await makePasswordLink(app, tx, user.id, { isHandedOver: true }) };
      }),
  };
}
