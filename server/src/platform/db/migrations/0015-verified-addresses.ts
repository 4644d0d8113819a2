import { type Kysely, sql } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds verified email addresses, the links that verify them, and the tokens of new registrations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, id }: Columns = columnsFor(db);
  const { schema } = db;
  await schema.alterTable('users').addColumn('email_verified_at', integer).execute();
  // Only administrators can confirm addresses without mail, so the addresses of existing administrators are verified.
  await sql`update users set email_verified_at = created_at where is_admin = 1`.execute(db);
  await schema
    .createTable('email_links')
    .addColumn('id', integer, id)
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .execute();
  await schema.createIndex('email_links_user').on('email_links').column('user_id').execute();
  await schema
    .createTable('registrations')
    .addColumn('user_id', integer, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('address_hash', 'text', (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .execute();
  await schema.createIndex('registrations_end').on('registrations').column('expires_at').execute();
}
