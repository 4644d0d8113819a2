import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/**
 * Replaces the stored answers of idempotency keys by references. The keys of before the upgrade are dropped: an answer of theirs
 * may be large or private, and they are kept for a day only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema.dropTable('idempotency_keys').execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotency_keys_created_at')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
  await db.schema
    .createIndex('idempotency_keys_user_created_at')
    .on('idempotency_keys')
    .columns(['user_id', 'created_at'])
    .execute();
}
