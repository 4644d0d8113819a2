import type { Answers } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { thenYield } from '../../platform/yield.ts';
import { listOrderTexts } from '../../play/store/orders.ts';
import { listSeatsEver } from '../../play/store/seats.ts';
import { listItems } from '../../play/store/table.ts';
import { listVotesWithVoters } from '../../play/store/votes.ts';
import { withSubjects } from '../../play/table/items.ts';
import { loadPlayedRun } from '../played-run.ts';
import { listResponses } from './store.ts';

/** The stored data of a run. */
export type RunRecord = Awaited<ReturnType<typeof loadRecord>>;
export type VoterRow = RunRecord['finalVotes'][number];
export type SeatRow = RunRecord['seats'][number];

/**
 * Returns the data of a debrief, with one query per table regardless of the number of participants. While the run goes on,
 * the votes of the open stage are left out, because they are still secret. Refuses `run.unknown`.
 */
export async function loadRecord(db: Queries, runId: number) {
  const played = await loadPlayedRun(db, runId);
  // Each of these queries can return several rows per participant, so we yield to the event loop after each.
  const seats = await thenYield(listSeatsEver(db, runId));
  const finalVotes = await thenYield(listVotesWithVoters(db, runId, 'final'));
  const roomVotes = await thenYield(listVotesWithVoters(db, runId, 'room'));
  const rows = await thenYield(listResponses(db, runId));
  const orders = await listOrderTexts(db, runId);
  const items = await withSubjects(db, await listItems(db, runId), played.editions);
  const visibleScenarioIds = new Set(played.visits.map(({ scenario_id }) => scenario_id));
  return {
    ...played,
    seats,
    finalVotes: finalVotes.filter(({ scenario_id }) => visibleScenarioIds.has(scenario_id)),
    roomVotes: roomVotes.filter(({ scenario_id }) => visibleScenarioIds.has(scenario_id)),
    orders,
    /** The items on the tables of all scenarios. */
    items,
    responses: rows.map(({ answers, ...row }) => ({ ...row, answers: JSON.parse(answers) as Answers })),
  };
}
