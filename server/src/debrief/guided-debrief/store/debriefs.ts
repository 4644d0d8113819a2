import type { DebriefPhase, PlannedMinutes } from '@vincere/domain';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';

export type DebriefRow = Selectable<Schema['guided_debriefs']>;

/** Returns the phase of a guided debrief and when it was entered. */
export function currentPhase({ phase, phase_entered_at }: DebriefRow) {
  return { phase, entered_at: phase_entered_at };
}

/** Returns the guided debrief of a run, also one that is only planned; undefined if there is none. */
export function findDebrief(db: Queries, runId: number): Promise<DebriefRow | undefined> {
  return db.selectFrom('guided_debriefs').selectAll().where('run_id', '=', runId).executeTakeFirst();
}

/** Stores a guided debrief that facilitators plan. */
export async function savePlan(
  db: Queries,
  { run_id, minutes, now }: { run_id: number; minutes: PlannedMinutes; now: number },
): Promise<void> {
  await db
    .insertInto('guided_debriefs')
    .values({
      run_id,
      phase: 'reactions',
      phase_entered_at: now,
      opened_at: null,
      seats: 0,
      minutes: JSON.stringify(minutes),
      scripts: '{}',
      shown_question_id: null,
      shown_reason_id: null,
      shown_answers: null,
    })
    .execute();
}

/** Changes columns of a guided debrief. */
export async function updateDebrief(
  db: Queries,
  runId: number,
  changes: Partial<Omit<DebriefRow, 'run_id'>>,
): Promise<void> {
  await db.updateTable('guided_debriefs').set(changes).where('run_id', '=', runId).execute();
}

/** Ends the current stay in a phase, if there is one, and begins one in another phase. */
export async function enterPhase(
  db: Queries,
  runId: number,
  phase: DebriefPhase,
  now: number,
): Promise<void> {
  await db
    .updateTable('debrief_stays')
    .set({ left_at: now })
    .where('run_id', '=', runId)
    .where('left_at', 'is', null)
    .execute();
  await db
    .insertInto('debrief_stays')
    .values({ run_id: runId, phase, entered_at: now, left_at: null })
    .execute();
}

/** Returns the stays of a guided debrief in its phases, in order. */
export function listStays(db: Queries, runId: number) {
  return db
    .selectFrom('debrief_stays')
    .select(['phase', 'entered_at', 'left_at'])
    .where('run_id', '=', runId)
    .orderBy('id')
    .execute();
}
