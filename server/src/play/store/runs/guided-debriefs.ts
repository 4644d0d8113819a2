import { type DebriefPhase, type DebriefState, debriefState, isFinal } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';

/** Returns whether the guided debrief of a run is in its last phase. Null if none was opened. */
export async function isDebriefDone(db: Queries, runId: number): Promise<boolean | null> {
  const debrief = await db
    .selectFrom('guided_debriefs')
    .select(['phase', 'opened_at'])
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return debrief === undefined || debrief.opened_at === null ? null : debrief.phase === 'done';
}

/** The columns of a guided debrief in a list of runs; null if a run has none. */
export type ListedDebrief = {
  debrief_opened_at: number | null;
  debrief_phase: DebriefPhase | null;
  debrief_phase_entered_at: number | null;
};

/** Returns the state of a guided debrief to which people are led; null if there is none. `now` in epoch ms. */
export function stateOfDebrief(
  { debrief_opened_at, debrief_phase, debrief_phase_entered_at }: ListedDebrief,
  now: number,
): DebriefState | null {
  if (debrief_opened_at === null || debrief_phase === null || debrief_phase_entered_at === null) return null;
  const phaseState = { phase: debrief_phase, entered_at: debrief_phase_entered_at };
  return debriefState({ phase: phaseState.phase, is_final: isFinal(phaseState, now) });
}
