import {
  type Advance,
  type AdvanceRequest,
  decideAdvance,
  isFinished,
  refuse,
  withStatus,
} from '@vincere/domain';
import type { Change } from '../db/database.ts';
import { listSeats } from '../participation/store.ts';
import { listVotes } from '../votes/store.ts';
import { enterScenario } from './enter.ts';
import { currentPlace, listOffered } from './place.ts';
import { announceOn, closeVisit, type RunRow, saveRunState } from './store.ts';
import { findLastStageNumber } from './texts.ts';

/**
 * Closes the current scenario of a locked run with the decision that won and takes the run where it leads, or to its
 * end (rulings 4.6 and 4.7). Refuses what `decideAdvance` refuses.
 */
export async function advance(
  change: Change,
  run: RunRow,
  request: AdvanceRequest,
  now: number,
): Promise<Advance> {
  const { tx } = change;
  const place = await currentPlace(tx, run);
  if (place === null) return refuse(isFinished(run.status) ? 'run.is-over' : 'run.not-in-progress');
  const seats = await listSeats(tx, run.id);
  const finalVotes = await listVotes(tx, run.id, 'final', place.scenario_id);
  const advanced = decideAdvance(
    {
      status: run.status,
      scenario_id: place.scenario_id,
      is_last_stage: place.stage_number >= (await findLastStageNumber(tx, run.simulation_id)),
      decisions: await listOffered(tx, place.scenario_id),
      // Whoever can't sign in any more is not waited for.
      seats: seats
        .filter(({ is_active }) => is_active)
        .map((seat) => ({
          user_run_id: seat.id,
          full_name: `${seat.first_name} ${seat.last_name}`.trim(),
        })),
      final_votes: finalVotes.map((vote) => ({ ...vote, user_run_id: vote.seat_id })),
      room_votes: await listVotes(tx, run.id, 'room', place.scenario_id),
    },
    request,
  );
  const { decision_id, decided_by } = advanced;
  await closeVisit(tx, place.visit.id, {
    closed_at: now,
    decision_id,
    decided_by,
    forced: advanced.forced ? 1 : 0,
  });
  if (advanced.outcome === 'moves') {
    const visit = await enterScenario(tx, run, advanced.next_scenario_id, now);
    const { status, running_ms, last_start_time } = run;
    await saveRunState(tx, run.id, {
      status,
      running_ms,
      last_start_time,
      current_visit_id: visit.id,
      updated_at: now,
    });
    announceOn(change, run, 'stage-advanced');
  } else {
    await saveRunState(tx, run.id, {
      ...withStatus(run, 'COMPLETED', now),
      sim_pass: 1,
      ended_at: now,
      updated_at: now,
    });
    announceOn(change, run, 'run-status-changed');
  }
  return advanced;
}
