import { refuse } from '../refusal.ts';

/** The phases of a guided debrief, in their order. */
export const debriefPhases = ['reactions', 'what-happened', 'why', 'lessons', 'commitment', 'done'] as const;
export type DebriefPhase = (typeof debriefPhases)[number];

/** The name of each phase. */
export const debriefPhaseNames: Readonly<Record<DebriefPhase, string>> = {
  reactions: 'Reactions',
  'what-happened': 'What happened',
  why: 'Why',
  lessons: 'Lessons',
  commitment: 'Commitment',
  done: 'Done',
};

/** The phases that have time planned and in which people write. */
export const writingPhases = debriefPhases.filter((phase) => phase !== 'done');
export type WritingPhase = Exclude<DebriefPhase, 'done'>;

/** A facilitator can leave the phase `done` again within this time, in ms. */
export const reopeningMs = 24 * 3_600_000;

/** The current phase of a guided debrief and the time at which it was entered, in epoch ms. */
export type CurrentPhase = { phase: DebriefPhase; entered_at: number };

/** Returns whether the result of a guided debrief can no longer change, apart from hidden entries and actions. */
export function isFinal({ phase, entered_at }: CurrentPhase, now: number): boolean {
  return phase === 'done' && now - entered_at >= reopeningMs;
}

/**
 * Judges a move to the phase before or after the current one. `from` is the phase that the facilitator saw. Refuses
 * `debrief.moved-on`, `debrief.final` and `debrief.not-next`.
 */
export function judgePhaseMove(
  currentPhase: CurrentPhase,
  { from, to }: { from: DebriefPhase; to: DebriefPhase },
  now: number,
): void {
  requireSeenPhase(currentPhase, from);
  if (isFinal(currentPhase, now)) refuse('debrief.final');
  const distance = debriefPhases.indexOf(to) - debriefPhases.indexOf(from);
  if (Math.abs(distance) !== 1) refuse('debrief.not-next');
}

/**
 * Checks that a facilitator saw the current phase, so that the changes of two facilitators can't cross. Refuses
 * `debrief.moved-on`.
 */
export function requireSeenPhase(currentPhase: CurrentPhase, seenPhase: DebriefPhase): void {
  if (seenPhase !== currentPhase.phase) refuse('debrief.moved-on');
}

/** Checks that a phase is the current one. Only the current phase is open for writing. Refuses `debrief.phase-closed`. */
export function requireOpenPhase(currentPhase: CurrentPhase, phase: DebriefPhase): void {
  if (currentPhase.phase !== phase) refuse('debrief.phase-closed');
}

/** Checks that a guided debrief can still be led. Refuses `debrief.final`. */
export function requireNotFinal(currentPhase: CurrentPhase, now: number): void {
  if (isFinal(currentPhase, now)) refuse('debrief.final');
}

/** A stay in a phase. Times are in epoch ms; `left_at` is null for the current stay. */
export type PhaseStay = { phase: DebriefPhase; entered_at: number; left_at: number | null };

/** Returns the time spent in a phase over all stays, in seconds. `now` in epoch ms. */
export function secondsInPhase(stays: readonly PhaseStay[], phase: DebriefPhase, now: number): number {
  const ms = stays
    .filter((stay) => stay.phase === phase)
    .reduce((total, { entered_at, left_at }) => total + (left_at ?? now) - entered_at, 0);
  return Math.max(0, Math.floor(ms / 1000));
}
