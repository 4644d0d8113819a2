import { type Kysely, sql } from 'kysely';

/** By what a guest whose answer was lost finds the seat again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('seats').addColumn('guest_key_hash', 'text').execute();
  await schema
    .createIndex('seats_guest_key')
    .on('seats')
    .columns(['run_id', 'guest_key_hash'])
    .where(sql.ref('guest_key_hash'), 'is not', null)
    .execute();
}
