import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** The secret that names a database as the owner of its files. */
export const filesOwner = 'files-owner';

/** The secret that signs access tokens. */
export const signingKey = 'signing-key';

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns a random secret of this database. It is created at the first call and stored in the database. */
export async function ensureSecret(db: Database, name: string): Promise<string> {
  await db.change(({ tx }) =>
    tx
      .insertInto('secrets')
      .values({ name, value: newSecret() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  const { value } = await db.read
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
