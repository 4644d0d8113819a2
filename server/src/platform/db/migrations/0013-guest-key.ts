import { type Kysely, sql } from 'kysely';

/** Adds a key by which a guest finds their seat again if the response to the join was lost. */
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
