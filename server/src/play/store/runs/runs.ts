import type { RunEventKind } from '@vincere/contract';
import { type Room, type RunStatus, refuse } from '@vincere/domain';
import type { Selectable } from 'kysely';
import type { Change, Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { Schema } from '../../../platform/db/schema.ts';

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
