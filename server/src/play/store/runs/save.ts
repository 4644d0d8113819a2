import type { QuestionnaireScope, RunClock } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { roomsForNewRun } from '../rooms/run-rooms.ts';
import { keepPreAnswers } from '../seats/kept-answers.ts';
import { beginActivePeriod, endActivePeriod } from './active-periods.ts';
import type { RunRow } from './runs.ts';

/** Returns a query of what a simulation proposes to its runs as `asks_confidence`. */
export function proposedConfidence(db: Queries, simulationId: number) {
  return db.selectFrom('simulations').select('asks_confidence').where('id', '=', simulationId);
}

/** Inserts a run in DRAFT with the rooms that its simulation uses. Returns undefined if the access code is taken. */
export async function saveRun(
  db: Queries,
  run: {
    simulation_id: number;
    name: string;
    access_code: string;
    questionnaires?: QuestionnaireScope | undefined;
    names_answers?: boolean | undefined;
    now: number;
  },
): Promise<RunRow | undefined> {
  const { now, names_answers = false, ...values } = run;
  return db
    .insertInto('runs')
    .values({
      ...values,
      names_answers: names_answers ? 1 : 0,
      status: 'DRAFT',
      has_table: 1,
      asks_confidence: proposedConfidence(db, run.simulation_id),
      rooms: await roomsForNewRun(db, run.simulation_id),
      sim_pass: 0,
      current_visit_id: null,
      running_ms: 0,
      last_start_time: null,
      notes: '',
      takeaway: '',
      revision: 1,
      created_at: now,
      updated_at: now,
      started_at: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('access_code').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Saves the state of a run, and begins or ends its active period accordingly. A run that gets an end keeps the pre answers of its
 * people.
 */
export async function saveRunState(
  db: Queries,
  runId: number,
  state: RunClock &
    Partial<Pick<RunRow, 'sim_pass' | 'current_visit_id' | 'started_at' | 'ended_at'>> & {
      updated_at: number;
    },
): Promise<void> {
  if (state.last_start_time === null) await endActivePeriod(db, runId, state.updated_at);
  else await beginActivePeriod(db, runId, state.last_start_time);
  if (state.ended_at != null) await keepPreAnswers(db, runId);
  await db.updateTable('runs').set(state).where('id', '=', runId).execute();
}

/** Makes a visit the current one. Doesn't start or stop the clock. */
export async function moveRun(db: Queries, runId: number, visitId: number, now: number): Promise<void> {
  await movedRun(db, { runId, visitId, now });
}

const movedRun = prepared((db, { runId, visitId, now }: { runId: number; visitId: number; now: number }) =>
  db.updateTable('runs').set({ current_visit_id: visitId, updated_at: now }).where('id', '=', runId),
);

export function saveRunName(db: Queries, runId: number, name: string) {
  return db.updateTable('runs').set({ name }).where('id', '=', runId).execute();
}

export function savePlenaryEnd(db: Queries, runId: number, plenary_ends_at: number | null) {
  return db.updateTable('runs').set({ plenary_ends_at }).where('id', '=', runId).execute();
}

export function saveRunOptions(
  db: Queries,
  runId: number,
  options: { table: boolean; asks_confidence: boolean },
) {
  return db
    .updateTable('runs')
    .set({ has_table: options.table ? 1 : 0, asks_confidence: options.asks_confidence ? 1 : 0 })
    .where('id', '=', runId)
    .execute();
}

export function saveHoldsFacts(db: Queries, runId: number, holds_facts: 0 | 1) {
  return db.updateTable('runs').set({ holds_facts }).where('id', '=', runId).execute();
}

export function saveShared(db: Queries, runId: number, shared_at: number | null) {
  return db.updateTable('runs').set({ shared_at }).where('id', '=', runId).execute();
}

export function saveArchived(db: Queries, runId: number, archived_at: number | null) {
  return db.updateTable('runs').set({ archived_at }).where('id', '=', runId).execute();
}

/** Deletes a run with its seats, observers and announcements. */
export function deleteRunRow(db: Queries, runId: number) {
  return db.deleteFrom('runs').where('id', '=', runId).execute();
}

export function saveFacilitatorNotesText(db: Queries, runId: number, notes: string) {
  return db.updateTable('runs').set({ notes }).where('id', '=', runId).execute();
}

export function saveTakeawayText(db: Queries, runId: number, takeaway: string) {
  return db.updateTable('runs').set({ takeaway }).where('id', '=', runId).execute();
}
