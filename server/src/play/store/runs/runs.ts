import type { RunEventKind } from '@vincere/contract';
import { type QuestionnaireScope, type Room, type RunClock, type RunStatus, refuse } from '@vincere/domain';
import type { Selectable } from 'kysely';
import type { Change, Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { roomsForNewRun } from '../rooms/run-rooms.ts';
import { keepPreAnswers } from '../seats/kept-answers.ts';
import { beginActivePeriod, endActivePeriod } from './active-periods.ts';

export type RunRow = Selectable<Schema['runs']>;

/** The statuses of unfinished runs. */
export const openStatuses: readonly RunStatus[] = ['DRAFT', 'IN_PROGRESS', 'PAUSED'];

const runById = prepared((db, { runId }: { runId: number }) =>
  db.selectFrom('runs').selectAll().where('id', '=', runId),
);
const lockedRun = prepared((db, { runId }: { runId: number }) =>
  db
    .updateTable('runs')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', runId)
    .returningAll(),
);
export async function findRun(db: Queries, runId: number): Promise<RunRow | undefined> {
  const [run] = await runById(db, { runId });
  return run;
}

/**
 * Locks a run for the rest of the transaction and increments its revision, in one statement. Every change of a run begins
 * with this call. Refuses `run.unknown`.
 */
export async function lockRun({ tx }: Change, runId: number): Promise<RunRow> {
  const [run] = await lockedRun(tx, { runId });
  return run ?? refuse('run.unknown');
}

/**
 * As `lockRun`, but leaves the revision as it is, so that nobody can notice the change by it. For changes that only administrators
 * or only their author may see.
 */
export async function lockRunQuietly({ tx }: Change, runId: number): Promise<RunRow> {
  const run = await tx
    .updateTable('runs')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', runId)
    .returningAll()
    .executeTakeFirst();
  return run ?? refuse('run.unknown');
}

/** Announces an event of a locked run. */
export function announceOn(
  change: Change,
  run: RunRow,
  kind: RunEventKind,
  roomName: Room | null = null,
): void {
  change.announce({ kind, run_id: run.id, revision: run.revision, room_name: roomName });
}

/** Announces an event of a locked run to administrators only. */
export function announceToFacilitators(change: Change, run: RunRow, kind: RunEventKind): void {
  change.announce({ kind, run_id: run.id, revision: run.revision, room_name: null, facilitators_only: true });
}

/** Announces a private change on a locked run to the person who made it, and to nobody else. */
export function announceToAuthor(change: Change, run: RunRow, kind: RunEventKind, userId: number): void {
  change.announce({
    kind,
    run_id: run.id,
    revision: run.revision,
    room_name: null,
    user_id: userId,
    author_only: true,
  });
}

/** Announces an event of a locked run to administrators and one participant. */
export function announceTo(change: Change, run: RunRow, kind: RunEventKind, userId: number): void {
  change.announce({ kind, run_id: run.id, revision: run.revision, room_name: null, user_id: userId });
}

/** Locks the unfinished runs of a simulation that is edited, gives them a new revision and announces it to them. */
export async function announceContentEdited(change: Change, simulationId: number): Promise<void> {
  const editedRuns = await change.tx
    .updateTable('runs')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('simulation_id', '=', simulationId)
    .where('status', 'in', openStatuses)
    .returning(['id', 'revision'])
    .execute();
  for (const { id, revision } of editedRuns)
    change.announce({ kind: 'content-edited', run_id: id, revision, room_name: null });
}

/** Call after a person's name or active state changed. Gives every run with their seat a new revision and announces it. */
export async function announcePersonChanged(change: Change, userId: number): Promise<void> {
  const { tx } = change;
  const changedRuns = await tx
    .updateTable('runs')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('seats')
        .select('seats.run_id')
        .where('seats.user_id', '=', userId)
        .where('seats.removed_at', 'is', null),
    )
    .returning(['id', 'revision'])
    .execute();
  for (const { id, revision } of changedRuns)
    change.announce({ kind: 'participants-changed', run_id: id, revision, room_name: null });
}

/** Returns the name of a run that has reached this stage or scenario, or null. Reached content must not be deleted. */
export async function findRunReaching(
  db: Queries,
  content: { stage_id: number } | { scenario_id: number },
): Promise<string | null> {
  const query = db.selectFrom('visits').innerJoin('runs', 'runs.id', 'visits.run_id').select('runs.name');
  const run = await ('stage_id' in content
    ? query.where('visits.stage_id', '=', content.stage_id)
    : query.where('visits.scenario_id', '=', content.scenario_id)
  )
    .limit(1)
    .executeTakeFirst();
  return run?.name ?? null;
}

/** Returns the scenarios of a simulation that runs have reached, each with the name of one of them. Ignores rehearsals. */
export function listReached(db: Queries, simulationId: number) {
  return db
    .selectFrom('runs')
    .innerJoin('visits', 'visits.run_id', 'runs.id')
    .select((eb) => ['visits.stage_id', 'visits.scenario_id', eb.fn.min<string>('runs.name').as('run')])
    .where('runs.simulation_id', '=', simulationId)
    .where('runs.rehearsal', 'is', null)
    .groupBy(['visits.stage_id', 'visits.scenario_id'])
    .execute();
}

/** Returns the name of an unfinished run that has reached this scenario, or null. Ignores rehearsals. */
export async function findRunPlaying(db: Queries, scenarioId: number): Promise<string | null> {
  const run = await db
    .selectFrom('visits')
    .innerJoin('runs', 'runs.id', 'visits.run_id')
    .select('runs.name')
    .where('visits.scenario_id', '=', scenarioId)
    .where('runs.status', 'in', openStatuses)
    .where('runs.rehearsal', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return run?.name ?? null;
}

/** Returns the name of an unfinished run of a simulation, or null. Ignores rehearsals. */
export async function findOpenRun(db: Queries, simulationId: number): Promise<string | null> {
  const run = await db
    .selectFrom('runs')
    .select('name')
    .where('simulation_id', '=', simulationId)
    .where('status', 'in', openStatuses)
    .where('rehearsal', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return run?.name ?? null;
}

/**
 * Returns the run with this access code, regardless of case and surrounding space. Ignores rehearsals, whose code is
 * secret.
 */
export async function findRunOfCode(db: Queries, accessCode: string): Promise<RunRow | undefined> {
  const [run] = await runOfCode(db, { code: accessCode });
  return run;
}

const runOfCode = prepared((db, { code }: { code: string }) =>
  db.selectFrom('runs').selectAll().where('access_code', '=', code).where('rehearsal', 'is', null),
);

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

/** Returns the first scenario of a simulation and its stage. */
export function findFirstScenario(db: Queries, simulationId: number) {
  return db
    .selectFrom('stages')
    .innerJoin('scenarios', 'scenarios.stage_id', 'stages.id')
    .select(['scenarios.id as scenario_id', 'stages.id as stage_id', 'stages.stage_number'])
    .where('stages.simulation_id', '=', simulationId)
    .where('stages.stage_number', '=', 1)
    .orderBy('scenarios.id')
    .limit(1)
    .executeTakeFirst();
}
