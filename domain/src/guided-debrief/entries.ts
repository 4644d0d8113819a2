import { refuse } from '../refusal.ts';
import { type CurrentPhase, requireOpenPhase, type WritingPhase } from './phases.ts';

/** Limits of a participant's entries: per phase, and in characters. */
export const entryLimits = { perPhase: 10, length: 2000 } as const;

/** With fewer seats than this at the opening, nothing can be anonymous. */
export const fewestForAnonymity = 4;

/** Phases in which an entry is private unless its author chooses otherwise. */
export const privateByDefault: ReadonlySet<WritingPhase> = new Set(['reactions', 'commitment']);

/** An entry as its rules need it. Nobody but its author learns that a private one exists. */
export type Entry = { phase: WritingPhase; is_private: boolean; is_released: boolean };

/**
 * Judges a new entry. `written` is the number of the author's entries in this phase. Refuses `debrief.phase-closed` and
 * `debrief.too-many-entries`.
 */
export function judgeNewEntry(current: CurrentPhase, phase: WritingPhase, written: number): void {
  requireOpenPhase(current, phase);
  if (written >= entryLimits.perPhase) refuse('debrief.too-many-entries', { limit: entryLimits.perPhase });
}

/**
 * Judges an author's edit of an entry. A released entry can't become private, because others may have read it. Refuses
 * `debrief.phase-closed` and `debrief.entry-released`.
 */
export function judgeEntryEdit(
  current: CurrentPhase,
  entry: Pick<Entry, 'phase' | 'is_released'>,
  edit: { is_private: boolean },
): void {
  requireOpenPhase(current, entry.phase);
  if (entry.is_released && edit.is_private) refuse('debrief.entry-released');
}

/**
 * Checks that entries can be released or hidden: each is one of the entries for all. A private entry is unknown to
 * facilitators. Refuses `debrief.entry-unknown`.
 */
export function requireForAll(forAll: readonly string[], asked: readonly string[]): void {
  const known = new Set(forAll);
  if (asked.some((id) => !known.has(id))) refuse('debrief.entry-unknown');
}
