import { refuse } from '../refusal.ts';
import type { Entry } from './entries.ts';
import type { CurrentPhase, DebriefPhase } from './phases.ts';

/** The number of lessons that a participant can mark. */
export const marksPerPerson = 3;

/** Returns whether lessons can be marked in a phase, unless a facilitator has closed the marking before. */
export function isMarkingPhase(phase: DebriefPhase): boolean {
  return phase === 'lessons' || phase === 'commitment';
}

/** Checks that lessons can be marked in the current phase. Refuses `debrief.phase-closed`. */
export function requireMarkingPhase({ phase }: CurrentPhase): void {
  if (!isMarkingPhase(phase)) refuse('debrief.phase-closed');
}

/** A lesson: an entry of the phase `lessons`, and the lesson into which a facilitator merged it. */
export type Lesson = Entry & { id: string; merged_into: string | null };

/**
 * Judges the marks of a participant, which replace earlier ones. Refuses `debrief.phase-closed`, `debrief.marking-closed`,
 * `debrief.too-many-marks` and `debrief.not-a-lesson` for anything but a released lesson that is not merged into another.
 */
export function judgeMarks(
  debrief: CurrentPhase & { is_marking_closed: boolean },
  lessons: readonly Lesson[],
  markedIds: readonly string[],
): void {
  requireMarkingPhase(debrief);
  if (debrief.is_marking_closed) refuse('debrief.marking-closed');
  if (new Set(markedIds).size > marksPerPerson) refuse('debrief.too-many-marks', { limit: marksPerPerson });
  const markable = new Set(lessons.filter(canBeMarked).map(({ id }) => id));
  if (markedIds.some((id) => !markable.has(id))) refuse('debrief.not-a-lesson');
}

/** Returns whether participants can mark an entry. */
export function canBeMarked({ phase, is_released, merged_into }: Lesson): boolean {
  return phase === 'lessons' && is_released && merged_into === null;
}

/**
 * Judges that a lesson is merged into another one. Both must be released lessons, and the other one must not be merged itself.
 * Refuses `debrief.not-a-lesson`.
 */
export function judgeMerge(lesson: Lesson | undefined, into: Lesson | undefined): void {
  const isReleasedLesson = lesson?.phase === 'lessons' && lesson.is_released;
  if (!isReleasedLesson || into === undefined || !canBeMarked(into) || into.id === lesson.id)
    refuse('debrief.not-a-lesson');
}

/** A mark of a seat on a lesson. */
export type Mark = { seat_id: number; entry_id: string };

/**
 * Returns the lessons with their marks, those with the most marks first. Marks on a merged lesson count for the one into
 * which it was merged. A person who marked both counts once. Equal lessons keep their order.
 */
export function lessonsByMarks<L extends Lesson>(
  lessons: readonly L[],
  marks: readonly Mark[],
): { lesson: L; marks: number; merged: L[] }[] {
  const targetOf = new Map(lessons.map(({ id, merged_into }) => [id, merged_into ?? id]));
  const seatsOf = new Map<string, Set<number>>();
  for (const { seat_id, entry_id } of marks) {
    const target = targetOf.get(entry_id);
    if (target !== undefined) seatsOf.set(target, (seatsOf.get(target) ?? new Set()).add(seat_id));
  }
  return lessons
    .filter(canBeMarked)
    .map((lesson) => ({
      lesson,
      marks: seatsOf.get(lesson.id)?.size ?? 0,
      merged: lessons.filter((other) => other.is_released && other.merged_into === lesson.id),
    }))
    .toSorted((a, b) => b.marks - a.marks);
}

/**
 * Splits lessons that are in the order of `lessonsByMarks` into those that a list shows and those without a mark, which it
 * folds. While the marks are secret (null), or if nobody marked a lesson, the list shows all of them.
 */
export function foldedLessons<L extends { marks: number | null }>(
  lessons: readonly L[],
): { shown: L[]; unmarked: L[] } {
  const shownLessons = lessons.filter(({ marks }) => marks !== 0);
  if (shownLessons.length === 0) return { shown: [...lessons], unmarked: [] };
  return { shown: shownLessons, unmarked: lessons.filter(({ marks }) => marks === 0) };
}
