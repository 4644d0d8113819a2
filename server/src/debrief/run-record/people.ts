import { createHmac } from 'node:crypto';
import type { OpenAnswers } from '@vincere/contract';
import {
  categoryMeans,
  type GivenAnswers,
  isFinished,
  openAnswers,
  type QuestionnaireType,
  type Respondent,
} from '@vincere/domain';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import { namedView } from '../../play/participation/views.ts';
import type { SeatRow, WholeRun } from '../played-run/whole.ts';

/** Returns the last seat of each participant, in the order in which they first joined. `seats` are in joining order. */
export function latestSeats(seats: readonly SeatRow[]): SeatRow[] {
  return [...new Map(seats.map((seat) => [seat.user_id, seat])).values()];
}

/** Returns the participants with their questionnaire answers before (`pre`) and after (`post`) the run; null if missing. */
export function respondentsOf({ seats, responses }: WholeRun): (Respondent & { seat: SeatRow })[] {
  const key = (userId: number, type: QuestionnaireType) => `${userId} ${type}`;
  const byKey = new Map(
    responses.map((response) => [key(response.user_id, response.questionnaire_type), response]),
  );
  return latestSeats(seats).map((seat) => ({
    seat,
    user_id: seat.user_id,
    pre: byKey.get(key(seat.user_id, 'pre')) ?? null,
    post: byKey.get(key(seat.user_id, 'post')) ?? null,
  }));
}

/**
 * Returns the people whose answers can be shown without names. There are none until the run has finished: while people can still
 * join and leave, the answers of one person could be read from the difference that their seat makes.
 */
export function shownRespondents(
  record: WholeRun,
  respondents: readonly Respondent[],
): readonly Respondent[] {
  return isFinished(record.run.status) ? respondents : [];
}

/** Returns the answers to the open questions of a run without names, in an order that nobody can compute. */
export function openAnswersView(record: WholeRun): OpenAnswers {
  const orderOf = (place: string) =>
    createHmac('sha256', record.answer_order).update(`${record.run.id} ${place}`).digest('hex');
  return openAnswers(shownRespondents(record, respondentsOf(record)), orderOf);
}

export function personView({ seat, pre, post }: Respondent & { seat: SeatRow }) {
  return {
    user_id: seat.user_id,
    ...namedView(seat),
    room_name: seat.room_name,
    joined_at: isoTime(seat.created_at),
    removed_at: isoTimeOrNull(seat.removed_at),
    pre: namedMeans(pre),
    post: namedMeans(post),
  };
}

function namedMeans(givenAnswers: GivenAnswers | null) {
  return givenAnswers?.is_named ? categoryMeans(givenAnswers.answers) : null;
}
