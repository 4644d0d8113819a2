import { refuse } from '../refusal.ts';
import { type CurrentPhase, type DebriefPhase, requireOpenPhase, type WritingPhase } from './phases.ts';

/** Limits of a participant's entries: per phase, and in characters. */
export const entryLimits = { perPhase: 10, length: 2000 } as const;

/** With fewer seats than this at the opening, nothing can be anonymous. */
export const fewestForAnonymity = 4;

/** Phases in which an entry is private unless its author chooses otherwise. */
export const privateByDefault: ReadonlySet<WritingPhase> = new Set(['reactions', 'commitment']);

/** An entry as its rules need it. Nobody but its author learns that a private one exists. */
export type Entry = { phase: WritingPhase; is_private: boolean; is_released: boolean };

/**
 * Judges a new entry. `writtenCount` is the number of the author's entries in this phase. Refuses `debrief.phase-closed` and
 * `debrief.too-many-entries`.
 */
export function judgeNewEntry(currentPhase: CurrentPhase, phase: WritingPhase, writtenCount: number): void {
  requireOpenPhase(currentPhase, phase);
  if (writtenCount >= entryLimits.perPhase)
    refuse('debrief.too-many-entries', { limit: entryLimits.perPhase });
}

/**
 * Judges an author's edit of an entry. A released entry can't become private, because others may have read it. Refuses
 * `debrief.phase-closed` and `debrief.entry-released`.
 */
export function judgeEntryEdit(
  currentPhase: CurrentPhase,
  entry: Pick<Entry, 'phase' | 'is_released'>,
  edit: { is_private: boolean },
): void {
  requireOpenPhase(currentPhase, entry.phase);
  if (entry.is_released && edit.is_private) refuse('debrief.entry-released');
}

/**
 * Returns the requested entries that can be released or hidden: those for all. An author may have edited or deleted the others
 * meanwhile, and a private one is unknown to facilitators. Refuses `debrief.entry-unknown` if none is left.
 */
export function entriesLeft(forAll: readonly string[], requestedIds: readonly string[]): string[] {
  const knownIds = new Set(forAll);
  const remainingIds = [...new Set(requestedIds)].filter((id) => knownIds.has(id));
  if (remainingIds.length === 0) refuse('debrief.entry-unknown');
  return remainingIds;
}

/** The people who have written for all in a phase, and whether one of these entries shows its author's name. */
export type Authors = { phase: WritingPhase; people: number; shows_names: boolean };

/**
 * Returns the number of authors of a phase that facilitators see, rounded down to a multiple of four. It is 0 while the phase is the
 * current one, and once it was entered again, because a count that changes with an entry tells whether its author wrote an earlier
 * one. `stays` is the number of times that the phase was entered. The number is also 0 if an author shows their name, because it
 * tells then whether that author wrote the entries without a name.
 */
export function shownAuthors(
  { phase, people, shows_names }: Authors,
  currentPhase: DebriefPhase,
  stays: number,
): number {
  if (phase === currentPhase || stays > 1 || shows_names) return 0;
  return people - (people % fewestForAnonymity);
}
