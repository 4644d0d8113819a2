import { isFinished, refuse, runningMsAt, withFollowedLinks } from '@vincere/domain';
import type { Queries } from '../platform/db/database.ts';
import { thenYield } from '../platform/yield.ts';
import { listScenarioEditions, loadPlayedSimulation } from '../play/editions/read.ts';
import { findRunRooms } from '../play/editions/rooms.ts';
import { listActivePeriods } from '../play/store/runs/active-periods.ts';
import { findRun } from '../play/store/runs/runs.ts';
import { loadShiftRows } from './shift.ts';
import { listVisits } from './visits.ts';

/** A run with the simulation as it played it, its visits, and its votes without their texts. */
export type PlayedRun = Awaited<ReturnType<typeof loadPlayedRun>>;
export type Visit = PlayedRun['visits'][number];

/**
 * Returns what a run played. While it goes on, `visits` leaves out the open stage, because its votes are still secret. Refuses
 * `run.unknown`.
 */
export async function loadPlayedRun(db: Queries, runId: number) {
  const run = (await findRun(db, runId)) ?? refuse('run.unknown');
  const editions = await listScenarioEditions(db, runId);
  const playedSimulation = await loadPlayedSimulation(db, run, editions);
  const rooms = await findRunRooms(db, run);
  const reachedVisits = await listVisits(db, runId);
  return {
    run,
    rooms,
    simulation: { id: playedSimulation.simulation.id, name: playedSimulation.simulation.name },
    stages: playedSimulation.stages,
    scenarios: playedSimulation.scenarios,
    /** Decisions with the links that the run followed, even if an author has changed them since. */
    decisions: withFollowedLinks(playedSimulation.decisions, reachedVisits),
    editions,
    visits: reachedVisits.filter(({ closed_at }) => closed_at !== null || isFinished(run.status)),
    /** All visits, including the open one. */
    reached: reachedVisits,
    activePeriods: await listActivePeriods(db, runId),
    // These queries can return several rows per participant.
    shiftRows: await thenYield(loadShiftRows(db, run)),
  };
}

/** Returns the running time of a run, in ms, when it entered a stage and when it left it. `now` in epoch ms. */
export function spanOf(
  { run, activePeriods }: Pick<PlayedRun, 'run' | 'activePeriods'>,
  { entered_at, closed_at }: Visit,
  now: number,
): { entered_ms: number; left_ms: number } {
  return {
    entered_ms: runningMsAt(activePeriods, entered_at),
    left_ms: runningMsAt(activePeriods, closed_at ?? run.ended_at ?? now),
  };
}
