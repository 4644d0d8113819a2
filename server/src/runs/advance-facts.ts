import type { AdvanceFacts } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { listSeats } from '../participation/store.ts';
import { listChoices } from '../votes/store.ts';
import { listOffered } from './place.ts';
import type { RunRow } from './store.ts';
import { findLastStageNumber } from './texts.ts';

/** All that decides where a run goes from the scenario in which it stands, and the seats of everybody on it. */
export async function loadAdvanceFacts(
  db: Queries,
  run: RunRow,
  place: { scenario_id: number; stage_number: number },
) {
  const seats = await listSeats(db, run.id);
  const finalVotes = await listChoices(db, run.id, 'final', place.scenario_id);
  const facts = {
    status: run.status,
    scenario_id: place.scenario_id,
    is_last_stage: place.stage_number >= (await findLastStageNumber(db, run.simulation_id)),
    decisions: await listOffered(db, place.scenario_id),
    // Whoever can't sign in any more is not waited for.
    seats: seats
      .filter(({ is_active }) => is_active)
      .map((seat) => ({ user_run_id: seat.id, full_name: `${seat.first_name} ${seat.last_name}`.trim() })),
    final_votes: finalVotes.map((vote) => ({ ...vote, user_run_id: vote.seat_id })),
    room_votes: await listChoices(db, run.id, 'room', place.scenario_id),
  } satisfies AdvanceFacts;
  return { facts, seats };
}
