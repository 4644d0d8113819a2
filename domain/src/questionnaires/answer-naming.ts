/** A period during which a person had a seat on a run, in epoch ms. `removed_at` is null for a current seat. */
export type SeatTimes = { created_at: number; removed_at: number | null };

/**
 * Returns whether a run that names answers covers a pre response that was given at `answeredAt` (epoch ms) by the person with these
 * seats on it. It covers only what people answered while they had a seat, because nobody told them before.
 */
export function coversPreAnswers(seats: readonly SeatTimes[], answeredAt: number): boolean {
  return seats.some(
    ({ created_at, removed_at }) =>
      created_at < answeredAt && (removed_at === null || answeredAt < removed_at),
  );
}
