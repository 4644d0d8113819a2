import { type Answers, coversPreAnswers } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { answerOrder, findSecret } from '../../platform/db/secrets.ts';
import { thenYield } from '../../platform/yield.ts';
import { listItems } from '../../play/store/rooms/table.ts';
import { listSeatsEver } from '../../play/store/seats/seats.ts';
import { listOrderTexts } from '../../play/store/votes/orders.ts';
import { listVotesWithVoters } from '../../play/store/votes/votes.ts';
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
  const playedRun = await loadPlayedRun(db, runId);
  // Each of these queries can return several rows per participant, so we yield to the event loop after each.
  const seats = await thenYield(listSeatsEver(db, runId));
  const finalVotes = await thenYield(listVotesWithVoters(db, runId, 'final'));
  const roomVotes = await thenYield(listVotesWithVoters(db, runId, 'room'));
  const rows = await thenYield(listResponses(db, playedRun.run));
  const orders = await listOrderTexts(db, runId);
  const items = await withSubjects(db, await listItems(db, runId), playedRun.editions);
  const names = playedRun.run.names_answers === 1;
  const seatsOf = (userId: number) => seats.filter(({ user_id }) => user_id === userId);
  const isNamed = ({ user_id, questionnaire_type, created_at }: Omit<(typeof rows)[number], 'answers'>) =>
    names && (questionnaire_type === 'post' || coversPreAnswers(seatsOf(user_id), created_at));
  const visibleScenarioIds = new Set(playedRun.visits.map(({ scenario_id }) => scenario_id));
  return {
    ...playedRun,
    seats,
    finalVotes: finalVotes.filter(({ scenario_id }) => visibleScenarioIds.has(scenario_id)),
    roomVotes: roomVotes.filter(({ scenario_id }) => visibleScenarioIds.has(scenario_id)),
    orders,
    /** The items on the tables of all scenarios. */
    items,
    responses: rows.map(({ answers, ...row }) => ({
      ...row,
      answers: JSON.parse(answers) as Answers,
      answered_at: row.created_at,
      /** Whether facilitators may read it with the name of the person. */
      is_named: isNamed(row),
    })),
    /** The secret that orders the open answers. */
    answer_order: await findSecret(db, answerOrder),
  };
}
