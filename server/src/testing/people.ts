import { randomUUID } from 'node:crypto';
import type { Calls, Client, Input } from '@vincere/contract';
import { hashSecret, newSecret, refreshTokenSeconds } from '../people/sessions/tokens.ts';
import type { SystemApp } from '../play/app.ts';

export type UserTraits = {
  first_name?: string;
  last_name?: string;
  email_address?: string;
  is_admin?: boolean;
};
export type BuiltUser = Client & {
  id: number;
  full_name: string;
  email_address: string;
  token: string;
  session_id: number;
};

let count = 0;

/** Inserts a person with a session. It is fast, because it needs no password hash. */
export async function buildUser(
  app: SystemApp,
  as: (token: string) => Client,
  traits: UserTraits = {},
): Promise<BuiltUser> {
  count += 1;
  const first_name = traits.first_name ?? 'Person';
  const last_name = traits.last_name ?? String(count);
  const email_address = traits.email_address ?? `person-${randomUUID()}@example.org`;
  const now = app.clock();
  const session = await app.systemChange(async ({ tx }) => {
    const { id } = await tx
      .insertInto('users')
      .values({
        first_name,
        last_name,
        name_key: `${first_name} ${last_name}`.toLowerCase(),
        email_address,
        email_key: email_address.toLowerCase(),
        username: email_address,
        username_key: email_address.toLowerCase(),
        password_hash: null,
        bio: '',
        settings: '{}',
        is_admin: traits.is_admin ? 1 : 0,
        is_active: 1,
        has_completed_questionnaire: 0,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return tx
      .insertInto('sessions')
      .values({
        user_id: id,
        refresh_token_hash: hashSecret(newSecret()),
        created_at: now,
        expires_at: now + refreshTokenSeconds * 1000,
        last_used_at: now,
      })
      .returning(['id', 'user_id'])
      .executeTakeFirstOrThrow();
  });
  const token = await app.tokens.sign(session.id, now);
  const client = as(token);
  return {
    ...client,
    id: session.user_id,
    full_name: `${first_name} ${last_name}`,
    email_address,
    token,
    session_id: session.id,
  };
}

/** Returns the body of a registration; the password is `correct horse`. */
export function registration(fields: Partial<Input<Calls['registerUser']>['body']> = {}) {
  count += 1;
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email_address: `ada-${count}-${randomUUID()}@example.org`,
    password: 'correct horse',
    ...fields,
  };
}

/** Registers a person through the API, with a password. It is slower than `buildUser`. */
export function register(nobody: Client, fields?: Parameters<typeof registration>[0]) {
  return nobody.call('registerUser', { body: registration(fields) });
}

/** Sets a username without validation. Older versions stored usernames that look like another person's email. */
export async function setUsername(app: SystemApp, userId: number, username: string): Promise<void> {
  await app.systemChange(({ tx }) =>
    tx
      .updateTable('users')
      .set({ username, username_key: username.toLowerCase() })
      .where('id', '=', userId)
      .execute(),
  );
}
