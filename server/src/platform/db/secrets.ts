import { randomBytes } from 'node:crypto';
import type { Database, Queries } from './database.ts';

/** The secret that names a database as the owner of its files. */
export const filesOwner = 'files-owner';

/** The secret that signs access tokens. */
export const signingKey = 'signing-key';

/** The secret that orders the open answers of questionnaires. It is stored by a migration. */
export const answerOrder = 'answer-order';

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
  return findSecret(db.read, name);
}

/** Returns a secret that is stored already. */
export async function findSecret(db: Queries, name: string): Promise<string> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
