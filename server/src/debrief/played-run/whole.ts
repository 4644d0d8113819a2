import { type Answers, coversPreAnswers, votersMissing } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { answerOrder, findSecret } from '../../platform/db/secrets.ts';
import { thenYield } from '../../platform/yield.ts';
import { listSeatsEver } from '../../play/store/seats/seats.ts';
import { listEvidence, noEvidence } from '../../play/store/votes/evidence.ts';
import { listVotesWithVoters } from '../../play/store/votes/votes.ts';
import { loadPlayedRun, type PlayedRun, type PlayedStage } from './load.ts';
import { listResponses } from './store.ts';

/** A played run with everybody's votes, reasons and answers, for its facilitators. */
export type WholeRun = Awaited<ReturnType<typeof loadWholeRun>>;
export type VoterRow = WholeRun['finalVotes'][number];
export type SeatRow = WholeRun['seats'][number];

/**
 * Loads a run with what everybody did, with one query per table regardless of the number of participants. While the run goes on, the votes
 * of the open stage are left out, because they are still secret. Refuses `run.unknown`.
 */
export async function loadWholeRun(db: Queries, runId: number, now: number) {
  const playedRun = await loadPlayedRun(db, runId, now);
  // Each of these queries can return several rows per participant, so we yield to the event loop after each.
  const seats = await thenYield(listSeatsEver(db, runId));
  const finalVotes = await loadVotes(db, playedRun, 'final');
  const roomVotes = await loadVotes(db, playedRun, 'room');
  const responses = await thenYield(listResponses(db, playedRun.run));
  const names = playedRun.run.names_answers === 1;
  const seatsOf = (userId: number) => seats.filter(({ user_id }) => user_id === userId);
  return {
    ...playedRun,
    seats,
    finalVotes,
    roomVotes,
    responses: responses.map(({ answers, ...row }) => ({
      ...row,
      answers: JSON.parse(answers) as Answers,
      answered_at: row.created_at,
      /** Whether facilitators may read it with the name of the person. */
      is_named:
        names &&
        (row.questionnaire_type === 'post' || coversPreAnswers(seatsOf(row.user_id), row.created_at)),
    })),
    /** The secret that orders the open answers. */
    answer_order: await findSecret(db, answerOrder),
  };
}

async function loadVotes(db: Queries, { run, stages }: PlayedRun, kind: 'final' | 'room') {
  const votes = await thenYield(listVotesWithVoters(db, run.id, kind));
  const evidence = await thenYield(listEvidence(db, { runId: run.id, kind }));
  const scenarioIds = new Set(stages.map(({ scenario_id }) => scenario_id));
  return votes
    .filter(({ scenario_id }) => scenarioIds.has(scenario_id))
    .map((vote) => ({ ...vote, ...(evidence.get(vote.id) ?? noEvidence) }));
}

/** Returns the people whose final vote was missing when a facilitator forced the advance; nobody otherwise. */
export function missingVoters(
  { seats }: WholeRun,
  { forced, closed_at }: PlayedStage,
  finalVotes: readonly VoterRow[],
) {
  return forced === 1 && closed_at !== null ? votersMissing(seats, finalVotes, closed_at) : [];
}
