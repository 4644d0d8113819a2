import type { AdvanceFacts, Seat } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';
import type { RunRow } from '../../store/runs/runs.ts';
import { findLastStageNumber } from '../../store/runs/texts.ts';
import { listSeats } from '../../store/seats/seats.ts';
import { listChoices, listMissingVoters } from '../../store/votes/votes.ts';
import { type CurrentPlace, listOffered } from '../place.ts';

type Place = Pick<CurrentPlace, 'scenario_id' | 'stage_number' | 'visit'>;

/** Returns the facts that decide an advance from the current scenario, and all seats of the run. */
export async function loadAdvanceFacts(db: Queries, run: RunRow, place: Place) {
  const seats = await listSeats(db, run.id);
  // An advance doesn't wait for people whose account is deactivated.
  const presentSeats = seats.filter(({ is_active }) => is_active).map(namedSeat);
  return { facts: await factsOf(db, run, place, presentSeats), seats };
}

/**
 * As `loadAdvanceFacts`, but `seats` holds only those whose votes are missing, usually none. Enough to decide an advance.
 */
export async function loadDecidingFacts(db: Queries, run: RunRow, place: Place): Promise<AdvanceFacts> {
  const missingVoters = await listMissingVoters(db, run.id, place.scenario_id);
  return factsOf(db, run, place, missingVoters.map(namedSeat));
}

async function factsOf(db: Queries, run: RunRow, place: Place, seats: Seat[]) {
  const finalVotes = await listChoices(db, run.id, 'final', place.scenario_id);
  return {
    status: run.status,
    scenario_id: place.scenario_id,
    has_begun: place.visit.has_begun === 1,
    is_last_stage: place.stage_number >= (await findLastStageNumber(db, run.simulation_id)),
    decisions: await listOffered(db, place.scenario_id),
    seats,
    final_votes: finalVotes.map((vote) => ({ ...vote, user_run_id: vote.seat_id })),
    room_votes: await listChoices(db, run.id, 'room', place.scenario_id),
  } satisfies AdvanceFacts;
}

function namedSeat(seat: { id: number; first_name: string; last_name: string }): Seat {
  return { user_run_id: seat.id, full_name: `${seat.first_name} ${seat.last_name}`.trim() };
}
