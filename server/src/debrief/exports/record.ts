import { type Answers, isFinished, refuse, withFollowedLinks } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { yieldToEventLoop } from '../../platform/yield.ts';
import { listScenarioEditions, loadPlayedSimulation } from '../../play/editions/read.ts';
import { findRunRooms } from '../../play/editions/rooms.ts';
import { listActivePeriods } from '../../play/store/active-periods.ts';
import { listOrderTexts } from '../../play/store/orders.ts';
import { findRun } from '../../play/store/runs.ts';
import { listSeatsEver } from '../../play/store/seats.ts';
import { listItems } from '../../play/store/table.ts';
import { listVotesWithVoters } from '../../play/store/votes.ts';
import { withSubjects } from '../../play/table/items.ts';
import { loadShiftRows } from '../shift.ts';
import { listResponses, listVisits } from './store.ts';

/** The stored data of a run. */
export type RunRecord = Awaited<ReturnType<typeof loadRecord>>;
export type Visit = RunRecord['visits'][number];
export type VoterRow = RunRecord['finalVotes'][number];
export type SeatRow = RunRecord['seats'][number];

/**
 * Returns the data of a debrief, with one query per table regardless of the number of participants. While the run goes on,
 * `visits` leaves out the open stage, because its votes are still secret. Refuses `run.unknown`.
 */
export async function loadRecord(db: Queries, runId: number) {
  const run = (await findRun(db, runId)) ?? refuse('run.unknown');
  const editions = await listScenarioEditions(db, runId);
  const played = await loadPlayedSimulation(db, run, editions);
  const rooms = await findRunRooms(db, run);
  const reached = await listVisits(db, runId);
  const activePeriods = await listActivePeriods(db, runId);
  // Each of these queries can return several rows per participant, so we yield to the event loop after each.
  const seats = await thenYield(listSeatsEver(db, runId));
  const finalVotes = await thenYield(listVotesWithVoters(db, runId, 'final'));
  const roomVotes = await thenYield(listVotesWithVoters(db, runId, 'room'));
  const rows = await thenYield(listResponses(db, runId));
  const shiftRows = await thenYield(loadShiftRows(db, run));
  const orders = await listOrderTexts(db, runId);
  const items = await withSubjects(db, await listItems(db, runId), editions);
  const visits = reached.filter(({ closed_at }) => closed_at !== null || isFinished(run.status));
  const visibleScenarioIds = new Set(visits.map(({ scenario_id }) => scenario_id));
  return {
    run,
    rooms,
    simulation: { id: played.simulation.id, name: played.simulation.name },
    stages: played.stages,
    scenarios: played.scenarios,
    /** Decisions with the links that the run followed, even if an author has changed them since. */
    decisions: withFollowedLinks(played.decisions, reached),
    editions,
    visits,
    /** All visits, including the open one. */
    reached,
    seats,
    finalVotes: finalVotes.filter(({ scenario_id }) => visibleScenarioIds.has(scenario_id)),
    roomVotes: roomVotes.filter(({ scenario_id }) => visibleScenarioIds.has(scenario_id)),
    activePeriods,
    shiftRows,
    orders,
    /** The items on the tables of all scenarios. */
    items,
    responses: rows.map(({ answers, ...row }) => ({ ...row, answers: JSON.parse(answers) as Answers })),
  };
}

/** Returns the result of a query after yielding to the event loop once. */
export async function thenYield<T>(query: Promise<T>): Promise<T> {
  const rows = await query;
  await yieldToEventLoop();
  return rows;
}
