import { type Answers, categoryMeans, type QuestionnaireType } from '@vincere/domain';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import { namedView } from '../../play/participation/views.ts';
import type { RunRecord, SeatRow } from './record.ts';

/** Returns the last seat of each participant, in the order in which they first joined. `seats` are in joining order. */
export function latestSeats(seats: readonly SeatRow[]): SeatRow[] {
  return [...new Map(seats.map((seat) => [seat.user_id, seat])).values()];
}

/** Returns a function from a user's id to their questionnaire answers before (`pre`) and after (`post`) the run; null if missing. */
export function answersByUser({ responses }: RunRecord): (userId: number) => {
  pre: Answers | null;
  post: Answers | null;
} {
  const key = (userId: number, type: QuestionnaireType) => `${userId} ${type}`;
  const byKey = new Map(
    responses.map(({ user_id, questionnaire_type, answers }) => [key(user_id, questionnaire_type), answers]),
  );
  return (userId) => ({
    pre: byKey.get(key(userId, 'pre')) ?? null,
    post: byKey.get(key(userId, 'post')) ?? null,
  });
}

export function personView(seat: SeatRow, { pre, post }: { pre: Answers | null; post: Answers | null }) {
  return {
    user_id: seat.user_id,
    ...namedView(seat),
    room_name: seat.room_name,
    joined_at: isoTime(seat.created_at),
    removed_at: isoTimeOrNull(seat.removed_at),
    pre: pre && categoryMeans(pre),
    post: post && categoryMeans(post),
  };
}
