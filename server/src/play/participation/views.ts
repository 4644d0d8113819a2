import type { Seat } from '../../platform/http/caller.ts';
import { isoTime } from '../../platform/time.ts';
import { stateOfDebrief } from '../store/runs/guided-debriefs.ts';
import type { OwnRunRow } from './history.ts';

type Person = { first_name: string; last_name: string; email_address: string };

/** Returns a seat for administrators. */
export function seatView(seat: Seat, { first_name, last_name, email_address }: Person) {
  return {
    id: seat.id,
    user_id: seat.user_id,
    simulation_run_id: seat.run_id,
    created_at: isoTime(seat.created_at),
    user: { first_name, last_name, email_address },
    room: { room_name: seat.room_name },
  };
}

type Row = Person & { is_guest: 0 | 1 };

/** Returns a person's name and email for reports. `is_guest` marks people without an account. */
export function namedView({ first_name, last_name, email_address, is_guest }: Row) {
  return { first_name, last_name, email_address, is_guest: is_guest === 1 };
}

/**
 * Returns an entry of a participant's history; `minutes` is the running time, `title` the author's title of the room, `now` in
 * epoch ms.
 */
export function historyView(
  row: OwnRunRow,
  { minutes, title, now }: { minutes: number; title: string | null; now: number },
) {
  return {
    id: row.seat_id,
    user_id: row.user_id,
    simulation_run_id: row.id,
    created_at: isoTime(row.joined_at),
    sim_run: {
      id: row.id,
      name: row.name,
      status: row.status,
      access_code: row.access_code,
      created_at: isoTime(row.created_at),
      questionnaires: row.questionnaires,
      names_answers: row.names_answers === 1,
      total_run_time: minutes,
      simulation: { id: row.simulation_id, name: row.simulation_name },
    },
    room: { id: row.room_run_id, room_name: row.room_name, title },
    has_post_questionnaire: row.response_id !== null,
    debrief: stateOfDebrief(row, now),
  };
}
