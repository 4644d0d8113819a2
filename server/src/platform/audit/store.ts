import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/schema.ts';
import { containing } from '../db/search.ts';

type Entry = Selectable<Schema['audit_entries']>;

export type NewEntry = Omit<Entry, 'id'>;

export async function saveEntry(db: Queries, entry: NewEntry): Promise<void> {
  await savedEntry(db, entry);
}

const savedEntry = prepared((db, entry: NewEntry) =>
  db.insertInto('audit_entries').values({
    created_at: entry.created_at,
    user_id: entry.user_id,
    user_name: entry.user_name,
    action: entry.action,
    subject_kind: entry.subject_kind,
    subject_id: entry.subject_id,
    subject_name: entry.subject_name,
    details: entry.details,
  }),
);

/**
 * Returns a page of audit entries, newest first, and their total. Matches `search` in any text column, or one of
 * `actions`.
 */
export async function listEntries(
  db: Queries,
  { search, actions }: { search: string; actions: readonly string[] },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: Entry[]; total: number }> {
  const columns = ['user_name', 'action', 'subject_name', 'details'] as const;
  const matches = db
    .selectFrom('audit_entries')
    .$if(search.trim() !== '', (query) =>
      query.where((eb) =>
        eb.or([
          ...(actions.length === 0 ? [] : [eb('action', 'in', actions)]),
          ...columns.map((column) => containing(eb.ref(column), search)),
        ]),
      ),
    );
  const { total } = await matches
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = await matches.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { entries, total };
}
