import type { DebriefPhase } from './phases.ts';

/** The states of a guided debrief that people are led to. */
export const debriefStates = ['open', 'over'] as const;
export type DebriefState = (typeof debriefStates)[number];

/** Returns whether an opened debrief is open or over. It is over in the phase `done`. Null once its result is final. */
export function debriefState({
  phase,
  is_final,
}: {
  phase: DebriefPhase;
  is_final: boolean;
}): DebriefState | null {
  if (is_final) return null;
  return phase === 'done' ? 'over' : 'open';
}
