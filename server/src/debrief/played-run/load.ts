import { isFinished, refuse, runningMsAt, withFollowedLinks } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { thenYield } from '../../platform/yield.ts';
import { listScenarioEditions, loadPlayedSimulation } from '../../play/editions/read.ts';
import { findRunRooms, roomsOfStage } from '../../play/editions/rooms.ts';
import { playedOrder } from '../../play/orders/played-order.ts';
import { type KnownStage, loadKnownStages } from '../../play/run-facts/known-stages.ts';
import { listItems } from '../../play/store/rooms/table.ts';
import { listActivePeriods } from '../../play/store/runs/active-periods.ts';
import { findRun } from '../../play/store/runs/runs.ts';
import { listClosingSeats } from '../../play/store/seats/closing-seats.ts';
import { listEstimatedVotes } from '../../play/store/votes/estimates.ts';
import { listOrderTexts } from '../../play/store/votes/orders.ts';
import { withSubjects } from '../../play/table/items.ts';
import { votesIn } from '../../play/votes/totals.ts';
import { listVisits } from './store.ts';

/**
 * A run as it was played, and the moment `now` (epoch ms) at which it was read. Everything that looks back at a run is made from
 * it. It names nobody, except people who put an item on the table, and has no reasons and no answers.
 */
export type PlayedRun = Awaited<ReturnType<typeof loadPlayedRun>>;
/** A stage that the run has entered, with the texts that it showed. */
export type PlayedStage = PlayedRun['stages'][number];
/** A run with the key facts of its closed stages. */
export type RunWithFacts = PlayedRun & { knownStages: KnownStage[] };

/** Loads a run as it was played. Refuses `run.unknown`. */
export async function loadPlayedRun(db: Queries, runId: number, now: number) {
  const run = (await findRun(db, runId)) ?? refuse('run.unknown');
  const editions = await listScenarioEditions(db, runId);
  const { simulation, ...written } = await loadPlayedSimulation(db, run, editions);
  const rooms = await findRunRooms(db, run);
  const visits = await listVisits(db, runId);
  const activePeriods = await listActivePeriods(db, runId);
  const orders = await listOrderTexts(db, runId);
  const items = await withSubjects(db, await listItems(db, runId), editions);
  // These queries can return several rows per participant.
  const votes = await thenYield(listEstimatedVotes(db, runId));
  const closingSeats = await thenYield(listClosingSeats(db, runId));
  const decisions = withFollowedLinks(written.decisions, visits);
  const reachedStages = visits.map((visit) => {
    const ofScenario = (row: { scenario_id: number }) => row.scenario_id === visit.scenario_id;
    const scenario = written.scenarios.find(({ id }) => id === visit.scenario_id);
    const stage = written.stages.find(({ id }) => id === visit.stage_id);
    const offeredDecisions = decisions.filter(ofScenario);
    const takenDecision = offeredDecisions.find(({ id }) => id === visit.decision_id);
    return {
      ...visit,
      title_of_stage: stage?.stage_instruction ?? '',
      duration_seconds: stage?.duration_seconds ?? null,
      title_of_scenario: scenario?.name ?? '',
      text: scenario?.description ?? '',
      room_texts: roomsOfStage(run, rooms, editions, visit.scenario_id),
      /** The decisions that it offered, in order. */
      decisions: offeredDecisions,
      takenDecision,
      /** The order as it was written, also if its scenario no longer asks for one. */
      orderText: orders.find(ofScenario)?.text ?? '',
      order: playedOrder(visit, scenario, takenDecision, orders),
      items: items.filter(ofScenario),
      /** The running time of the run, in ms, when it entered the stage, and when it left it. */
      entered_ms: runningMsAt(activePeriods, visit.entered_at),
      left_ms: runningMsAt(activePeriods, visit.closed_at ?? run.ended_at ?? now),
      /** The votes without their texts, in the order of casting. */
      votes: votesIn(votes, visit.scenario_id),
      /** The seats that were on the run when the stage closed. */
      closingSeats: closingSeats.filter(ofScenario),
    };
  });
  return {
    run,
    now,
    rooms,
    editions,
    activePeriods,
    /** The simulation. Its decisions have the links that the run followed, even if an author has changed them since. */
    simulation: { ...simulation, ...written, decisions },
    /** The closed stages and, once the run is finished, the one in which it was stopped. The votes of an open stage are secret. */
    stages: reachedStages.filter(({ closed_at }) => closed_at !== null || isFinished(run.status)),
    /** All stages that the run has entered, with the open one. */
    reachedStages,
  };
}

/** Loads a run as it was played, with its key facts. Refuses `run.unknown`. */
export async function loadRunWithFacts(db: Queries, runId: number, now: number): Promise<RunWithFacts> {
  return withFacts(db, await loadPlayedRun(db, runId, now));
}

/** Adds the key facts of its closed stages to a run. */
export async function withFacts<Run extends PlayedRun>(
  db: Queries,
  playedRun: Run,
): Promise<Run & RunWithFacts> {
  const knownStages = await thenYield(loadKnownStages(db, playedRun.run, playedRun.now));
  return { ...playedRun, knownStages };
}
