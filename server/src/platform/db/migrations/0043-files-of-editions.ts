import { type Kysely, sql } from 'kysely';

type File = { storage_key: string; name: string; size: number };

/**
 * Lists the files of scenarios that no run has reached, for the editions of simulations that older versions saved. Their bytes stay
 * then if an author deletes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const simulations = await sql<{ hash: string }>`
    select distinct editions.hash from editions join runs on runs.edition_hash = editions.hash`.execute(db);
  for (const { hash } of simulations.rows) {
    const queryResult = await sql<{
      content: string;
    }>`select content from editions where hash = ${hash}`.execute(db);
    const { files = [] } = JSON.parse(queryResult.rows[0]?.content ?? '{}') as { files?: File[] };
    for (const { storage_key, name, size } of files)
      await sql`
        insert into edition_files (storage_key, name, size) select storage_key, ${name}, ${size} from files
        where storage_key = ${storage_key} on conflict do nothing`.execute(db);
  }
}
