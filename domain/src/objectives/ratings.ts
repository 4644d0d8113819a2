import { refuse } from '../refusal.ts';
import { isFinished, type RunStatus } from '../runs/run-status.ts';

/** The marks of a rating, from the exercise evaluation of HSEEP. */
export const ratingMarks = ['P', 'S', 'M', 'U'] as const;
export type RatingMark = (typeof ratingMarks)[number];

export const markNames = {
  P: 'Performed without challenges',
  S: 'Performed with some challenges',
  M: 'Performed with major challenges',
  U: 'Unable to be performed',
} as const satisfies Record<RatingMark, string>;

/** The meaning of each mark in one sentence, for the whole group and for one room. */
export const markMeanings = {
  group: {
    P: 'The group did it in time and without help.',
    S: 'The group did it, with delays or gaps that did no harm.',
    M: 'The group did part of it, or did it late, or only with help.',
    U: 'The group did not do it, although the stage called for it.',
  },
  room: {
    P: 'The room did it in time and without help.',
    S: 'The room did it, with delays or gaps that did no harm.',
    M: 'The room did part of it, or did it late, or only with help.',
    U: 'The room did not do it, although the stage called for it.',
  },
} as const satisfies Record<'group' | 'room', Record<RatingMark, string>>;

/** The length of a remark, in characters. */
export const remarkLength = 2000;

/** The time after its end during which a run without a guided debrief can be rated, in ms. */
const ratableMs = 30 * 24 * 3_600_000;

/** A run that somebody rates. `ended_at` in epoch ms. */
type RatedRun = { status: RunStatus; is_rehearsal: boolean; ended_at: number | null };

/**
 * Returns why a run cannot be rated now, or null. `isDebriefDone` is null for a run without a guided debrief. A run can be
 * rated until its debrief is done; without one, until 30 days after its end.
 */
export function ratingRefusal(
  { status, is_rehearsal, ended_at }: RatedRun,
  isDebriefDone: boolean | null,
  now: number,
): 'rating.rehearsal' | 'rating.not-started' | 'rating.closed' | null {
  if (is_rehearsal) return 'rating.rehearsal';
  if (status === 'DRAFT') return 'rating.not-started';
  const isLate = isFinished(status) && ended_at !== null && now > ended_at + ratableMs;
  return (isDebriefDone ?? isLate) ? 'rating.closed' : null;
}

/** Refuses `rating.not-started` unless the run has entered the stage. `reachedStages` has the numbers of the stages it has entered. */
export function requireReachedStage(reachedStages: readonly number[], stageNumber: number): void {
  if (!reachedStages.includes(stageNumber)) refuse('rating.not-started');
}

/** What a person says about an objective in a stage, for the whole group or a room. */
export type GivenRating = { mark: RatingMark | null; remark: string; may_be_shared: boolean };

/** Returns whether two ratings say the same. */
export const isSameRating = (rating: GivenRating, other: GivenRating): boolean =>
  rating.mark === other.mark &&
  rating.remark === other.remark &&
  rating.may_be_shared === other.may_be_shared;

/** Returns a rating as it is stored: its remark without spaces around it, and nothing to share if it is empty. */
export function normalRating({ mark, remark, may_be_shared }: GivenRating): GivenRating {
  const text = remark.trim();
  return { mark, remark: text, may_be_shared: may_be_shared && (mark !== null || text !== '') };
}

/**
 * Judges a rating that is based on `revision` of the person's stored one. Returns `saved`, or `repeat` if it is the stored one
 * already. Refuses `rating.changed` with the stored one if that has another revision.
 */
export function judgeRating(
  storedRating: GivenRating & { revision: number },
  givenRating: GivenRating,
  revision: number,
): 'saved' | 'repeat' {
  if (isSameRating(storedRating, givenRating)) return 'repeat';
  if (storedRating.revision !== revision) refuse('rating.changed', { rating: storedRating });
  return 'saved';
}

/** Returns the number of raters who gave each mark, in the order of the marks. Marks that nobody gave are left out. */
export function countMarks(
  ratings: readonly { mark: RatingMark | null }[],
): { mark: RatingMark; people: number }[] {
  return ratingMarks.flatMap((mark) => {
    const people = ratings.filter((rating) => rating.mark === mark).length;
    return people === 0 ? [] : [{ mark, people }];
  });
}
