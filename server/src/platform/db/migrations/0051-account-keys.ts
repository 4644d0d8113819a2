import { emailKey } from '@vincere/domain';
import type { Kysely } from 'kysely';

type Account = { email_address: string; email_key: string; username: string; username_key: string };
type Stored = {
  users: Account & { id: number; is_guest: number };
  email_links: { user_id: number; email_key: string };
};

/**
 * Computes the keys by which accounts are found again, because `emailKey` has changed: a domain with other letters is compared in
 * ASCII. An account whose new keys another account has, or would get, keeps its keys. `warn` gets the ids of these accounts.
 */
export async function up(db: Kysely<unknown>, warn: (message: string) => void): Promise<void> {
  const stored = db as Kysely<Stored>;
  // The keys of guests are random.
  const accounts = await stored
    .selectFrom('users')
    .select(['id', 'email_address', 'email_key', 'username', 'username_key'])
    .where('is_guest', '=', 0)
    .execute();
  const owners = new Map<string, Set<number>>();
  for (const account of accounts)
    for (const key of [account.email_key, account.username_key, ...Object.values(keysOf(account))])
      owners.set(key, (owners.get(key) ?? new Set()).add(account.id));
  const keptIds: number[] = [];
  for (const account of accounts) {
    const keys = keysOf(account);
    if (keys.email_key === account.email_key && keys.username_key === account.username_key) continue;
    if (Object.values(keys).some((key) => owners.get(key)?.size !== 1)) {
      keptIds.push(account.id);
      continue;
    }
    await stored.updateTable('users').set(keys).where('id', '=', account.id).execute();
    await stored
      .updateTable('email_links')
      .set({ email_key: keys.email_key })
      .where('user_id', '=', account.id)
      .where('email_key', '=', account.email_key)
      .execute();
  }
  if (keptIds.length > 0)
    warn(
      `The email addresses or usernames of some accounts are those of other accounts, as they are compared now. These accounts stay as they are: ${keptIds.join(', ')}`,
    );
}

function keysOf({ email_address, username }: Account) {
  return { email_key: emailKey(email_address), username_key: emailKey(username) };
}
