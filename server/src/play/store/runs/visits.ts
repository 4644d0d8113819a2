import type { DecidedBy, JudgedConditions } from '@vincere/domain';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { openStatuses } from './runs.ts';

export type VisitRow = Selectable<Schema['visits']>;

const visitById = prepared((db, { visitId }: { visitId: number }) =>
  db.selectFrom('visits').selectAll().where('id', '=', visitId),
);

export async function findVisit(db: Queries, visitId: number): Promise<VisitRow | undefined> {
  const [visit] = await visitById(db, { visitId });
  return visit;
}

type NewVisit = Pick<
  VisitRow,
  | 'run_id'
  | 'stage_id'
  | 'stage_number'
  | 'scenario_id'
  | 'entered_at'
  | 'entered_at_running_ms'
  | 'has_begun'
>;

export async function saveVisit(db: Queries, visit: NewVisit): Promise<VisitRow> {
  const [saved] = await savedVisit(db, visit);
  if (saved === undefined) throw new Error('A visit was not stored');
  return saved;
}

const savedVisit = prepared((db, visit: NewVisit) =>
  db
    .insertInto('visits')
    .values({
      run_id: visit.run_id,
      stage_id: visit.stage_id,
      stage_number: visit.stage_number,
      scenario_id: visit.scenario_id,
      entered_at: visit.entered_at,
      entered_at_running_ms: visit.entered_at_running_ms,
      has_begun: visit.has_begun,
      extra_seconds: 0,
      closed_at: null,
      decision_id: null,
      decided_by: null,
      forced: 0,
      nudged_at: null,
    })
    .returningAll(),
);

type Closing = {
  closed_at: number;
  decision_id: number | null;
  decided_by: DecidedBy | null;
  forced: 0 | 1;
  is_outcome_shown: 0 | 1;
};

/** How the conditions of the decision of a visit were judged, as JSON. */
export type JudgedColumns = Pick<VisitRow, 'conditions_met' | 'conditions_unmet'>;

/**
 * Returns the name of an unfinished run in which a facilitator judged the conditions of this decision of a scenario, or null.
 * Ignores rehearsals.
 */
export async function findRunJudging(
  db: Queries,
  { id, scenario_id }: { id: number; scenario_id: number },
): Promise<string | null> {
  const visit = await db
    .selectFrom('visits')
    .innerJoin('runs', 'runs.id', 'visits.run_id')
    .select('runs.name')
    .where('visits.scenario_id', '=', scenario_id)
    .where('visits.decision_id', '=', id)
    .where('visits.conditions_met', 'is not', null)
    .where('runs.status', 'in', openStatuses)
    .where('runs.rehearsal', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return visit?.name ?? null;
}

/** Closes a visit. `judged` is null if nobody judged the conditions of its decision. */
export async function closeVisit(
  db: Queries,
  visitId: number,
  { judged, ...closing }: Closing & { judged: JudgedConditions | null },
): Promise<void> {
  await closedVisit(db, { ...closing, ...toColumns(judged), visitId });
}

/** Saves how the conditions of the decision of a closed visit were judged. */
export function saveJudgedConditions(db: Queries, visitId: number, judgement: JudgedConditions) {
  return db.updateTable('visits').set(toColumns(judgement)).where('id', '=', visitId).execute();
}

function toColumns(judgement: JudgedConditions | null): JudgedColumns {
  const toJson = (ids: readonly number[] | null | undefined) => (ids ? JSON.stringify(ids) : null);
  return { conditions_met: toJson(judgement?.met), conditions_unmet: toJson(judgement?.unmet) };
}

/** Returns how the conditions of the decision of a visit were judged; null if nobody judged them. */
export function parseJudgedConditions(columns: JudgedColumns): JudgedConditions | null {
  const parse = (column: string | null) => (column === null ? null : (JSON.parse(column) as number[]));
  const metIds = parse(columns.conditions_met);
  return metIds && { met: metIds, unmet: parse(columns.conditions_unmet) };
}

const closedVisit = prepared(
  (
    db,
    {
      visitId,
      closed_at,
      decision_id,
      decided_by,
      forced,
      is_outcome_shown,
      conditions_met,
      conditions_unmet,
    }: Closing & JudgedColumns & { visitId: number },
  ) =>
    db
      .updateTable('visits')
      .set({ closed_at, decision_id, decided_by, forced, is_outcome_shown, conditions_met, conditions_unmet })
      .where('id', '=', visitId),
);

/** Shows what came of the decisions with which the stages of a run were closed. */
export function saveOutcomesShown(db: Queries, runId: number) {
  return db
    .updateTable('visits')
    .set({ is_outcome_shown: 1 })
    .where('run_id', '=', runId)
    .where('is_outcome_shown', '=', 0)
    .execute();
}

/** Begins the stage of a visit. Its clock and its timed posts count from here. */
export function saveBegin(
  db: Queries,
  visitId: number,
  begin: Pick<VisitRow, 'entered_at' | 'entered_at_running_ms'>,
) {
  return db
    .updateTable('visits')
    .set({ ...begin, has_begun: 1 })
    .where('id', '=', visitId)
    .execute();
}

export function deleteVisit(db: Queries, visitId: number) {
  return db.deleteFrom('visits').where('id', '=', visitId).execute();
}

export function saveNudge(db: Queries, visitId: number, now: number) {
  return db.updateTable('visits').set({ nudged_at: now }).where('id', '=', visitId).execute();
}

/** Adds seconds to the stage clock of a visit. Returns false if the stage has no time limit. */
export async function addStageSeconds(db: Queries, visitId: number, seconds: number): Promise<boolean> {
  const extendedVisit = await db
    .updateTable('visits')
    .set((eb) => ({ extra_seconds: eb('extra_seconds', '+', seconds) }))
    .where('id', '=', visitId)
    .where((eb) =>
      eb.or([
        eb('set_seconds', 'is not', null),
        eb.exists(
          eb
            .selectFrom('stages')
            .select('stages.id')
            .whereRef('stages.id', '=', 'visits.stage_id')
            .where('stages.duration_seconds', 'is not', null),
        ),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return extendedVisit !== undefined;
}

/** Sets the length of a stage in seconds. Time that was added before no longer counts. */
export function setStageSeconds(db: Queries, visitId: number, seconds: number) {
  return db
    .updateTable('visits')
    .set({ set_seconds: seconds, extra_seconds: 0 })
    .where('id', '=', visitId)
    .execute();
}

/**
 * Returns the visits of a run so far, in order. A closed visit never reopens, so votes that were read before or after this
 * call can be shown for the closed visits.
 */
export function listVisitTimes(db: Queries, runId: number) {
  return visitTimes(db, { runId });
}

const visitTimes = prepared((db, { runId }: { runId: number }) =>
  db
    .selectFrom('visits')
    .select([
      'id',
      'scenario_id',
      'stage_number',
      'entered_at',
      'closed_at',
      'has_begun',
      'is_outcome_shown',
      'decision_id',
      'conditions_met',
      'conditions_unmet',
      'edition_hash',
    ])
    .where('run_id', '=', runId)
    .orderBy('id'),
);
