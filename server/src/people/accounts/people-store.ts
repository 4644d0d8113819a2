import type { Queries } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/search.ts';
import { type Person, personColumns } from './store.ts';

/** Returns a page of the people whose name, email or username contains `search`, sorted by name, and their total number. */
export async function listPeople(
  db: Queries,
  search: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ people: Person[]; total: number }> {
  const matching = db
    .selectFrom('users')
    .where('rehearsal_id', 'is', null)
    .where((eb) =>
      eb.or(
        (['name_key', 'email_key', 'username_key'] as const).map((key) => containing(eb.ref(key), search)),
      ),
    );
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const people = await matching
    .select(personColumns)
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { people, total };
}
