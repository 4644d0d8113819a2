import { pageSize } from '@vincere/contract';
import { isFinished, type RunStatus, runStatuses } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/search.ts';
import { openStatuses } from '../store/runs/runs.ts';

type Filter = {
  search?: string | undefined;
  page?: number | undefined;
  status?: RunStatus | undefined;
  finished?: boolean | undefined;
  archived?: boolean | undefined;
};

/** Returns the matching runs with their participant counts, newest first, and their total. With `page`, returns one page. */
export async function listRunRows(db: Queries, { search, page, status, finished, archived }: Filter) {
  let matching = db
    .selectFrom('runs')
    .innerJoin('simulations', 'simulations.id', 'runs.simulation_id')
    .leftJoin('editions', 'editions.hash', 'runs.edition_hash')
    .where('runs.rehearsal', 'is', null);
  if (status !== undefined) matching = matching.where('runs.status', '=', status);
  if (finished !== undefined)
    matching = matching.where(
      'runs.status',
      'in',
      runStatuses.filter((runStatus) => isFinished(runStatus) === finished),
    );
  if (archived !== undefined) matching = matching.where('runs.archived_at', archived ? 'is not' : 'is', null);
  if (search !== undefined && search.trim() !== '')
    matching = matching.where((eb) =>
      eb.or([
        containing(eb.ref('runs.name'), search),
        containing(eb.fn.coalesce('editions.name', 'simulations.name'), search),
        containing(eb.ref('runs.access_code'), search),
      ]),
    );
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .leftJoin('visits', 'visits.id', 'runs.current_visit_id')
    .selectAll('runs')
    .select((eb) => [
      eb.fn.coalesce('editions.name', 'simulations.name').as('simulation_name'),
      'visits.stage_number',
      eb
        .selectFrom('seats')
        .select((seats) => seats.fn.countAll<number>().as('count'))
        .whereRef('seats.run_id', '=', 'runs.id')
        .where('seats.removed_at', 'is', null)
        .as('participant_count'),
    ])
    .orderBy('runs.created_at', 'desc')
    .orderBy('runs.id', 'desc')
    .$if(page !== undefined, (query) => query.limit(pageSize).offset(((page ?? 1) - 1) * pageSize))
    .execute();
  return { rows: rows.map((row) => ({ ...row, participant_count: row.participant_count ?? 0 })), total };
}

/** Returns every unfinished run with its current stage and its number of participants. */
export function listOpenRunRows(db: Queries) {
  return db
    .selectFrom('runs')
    .leftJoin('seats', (join) =>
      join.onRef('seats.run_id', '=', 'runs.id').on('seats.removed_at', 'is', null),
    )
    .leftJoin('visits', 'visits.id', 'runs.current_visit_id')
    .select((eb) => [
      'runs.id',
      'runs.name',
      'runs.simulation_id',
      'runs.status',
      'visits.stage_number',
      eb.fn.count<number>('seats.id').as('participant_count'),
    ])
    .where('runs.status', 'in', openStatuses)
    .where('runs.rehearsal', 'is', null)
    .groupBy(['runs.id', 'visits.stage_number'])
    .orderBy('runs.id')
    .execute();
}
