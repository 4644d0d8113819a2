import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Answers, asPlayed, isFinished, refuse } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { listDecisions } from '../decisions/store.ts';
import { listSeatsEver } from '../participation/store.ts';
import { findRun } from '../runs/store.ts';
import { listStretches } from '../runs/stretch-store.ts';
import { listScenarios } from '../scenarios/store.ts';
import { ofSimulation } from '../simulations/part.ts';
import { findPlayedSimulation } from '../simulations/store.ts';
import { listStages } from '../stages/store.ts';
import { listVotesWithVoters } from '../votes/store.ts';
import { listResponses, listVisits } from './store.ts';

/** What a run was, as it is stored. */
export type RunRecord = Awaited<ReturnType<typeof loadRecord>>;
export type Visit = RunRecord['visits'][number];
export type VoterRow = RunRecord['finalVotes'][number];
export type SeatRow = RunRecord['seats'][number];

/**
 * Loads what a debrief is made of: one query a table, however many took part. While the run goes on, its open stage is
 * not among the visits: what is voted there is nobody's to read yet (ruling 4.4). Refuses `run.unknown`.
 */
export async function loadRecord(db: Queries, runId: number) {
  const run = (await findRun(db, runId)) ?? refuse('run.unknown');
  const whole = ofSimulation(run.simulation_id);
  const simulation = await findPlayedSimulation(db, run.simulation_id);
  const stages = await listStages(db, whole);
  const scenarios = await listScenarios(db, whole);
  const decisions = await listDecisions(db, whole);
  const reached = await listVisits(db, runId);
  const stretches = await listStretches(db, runId);
  // Each of the following may have a row a person and more: others have their turn in between.
  const seats = await apart(listSeatsEver(db, runId));
  const finalVotes = await apart(listVotesWithVoters(db, runId, 'final'));
  const roomVotes = await apart(listVotesWithVoters(db, runId, 'room'));
  const rows = await apart(listResponses(db, runId));
  const visits = reached.filter(({ closed_at }) => closed_at !== null || isFinished(run.status));
  const told = new Set(visits.map(({ scenario_id }) => scenario_id));
  return {
    run,
    simulation,
    stages,
    scenarios,
    /** As the run met them, whatever their author linked since. */
    decisions: asPlayed(decisions, reached),
    visits,
    /** Those, and the one that is open. */
    reached,
    seats,
    finalVotes: finalVotes.filter(({ scenario_id }) => told.has(scenario_id)),
    roomVotes: roomVotes.filter(({ scenario_id }) => told.has(scenario_id)),
    stretches,
    responses: rows.map(({ answers, ...row }) => ({ ...row, answers: JSON.parse(answers) as Answers })),
  };
}

/** What a query gives, once everybody else has had a turn. */
export async function apart<T>(query: Promise<T>): Promise<T> {
  const rows = await query;
  await nextTurn();
  return rows;
}
