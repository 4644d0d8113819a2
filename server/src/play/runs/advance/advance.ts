import {
  type Advance,
  type AdvanceRequest,
  decideAdvance,
  isFinished,
  type JudgedConditions,
  type Judgement,
  refuse,
  requireJudgement,
  withStatus,
} from '@vincere/domain';
import { findDecision } from '../../../authoring/store/decisions.ts';
import type { Change } from '../../../platform/db/database.ts';
import { announceOn, type RunRow } from '../../store/runs/runs.ts';
import { moveRun, saveRunState } from '../../store/runs/save.ts';
import { findPlaceTexts } from '../../store/runs/texts.ts';
import { closeVisit } from '../../store/runs/visits.ts';
import { saveClosingSeats } from '../../store/seats/closing-seats.ts';
import { findOrder } from '../../store/votes/orders.ts';
import { currentPlace } from '../place.ts';
import { loadDecidingFacts } from './advance-facts.ts';
import { enterScenario } from './enter.ts';

/** Judges the conditions of the winning decision. Returns null if they are not judged. */
export type Judge = (now: Parameters<typeof requireJudgement>[1]) => JudgedConditions | null;

/** Returns the judge of a request: it checks that the facilitator judged what holds now. */
export function judgeOf(judgement: Judgement | null): Judge {
  return (now) => {
    if (judgement === null) return null;
    requireJudgement(judgement, now);
    return judgement.judged;
  };
}

/**
 * Closes the current scenario of a locked run with the winning decision and moves the run to the linked scenario, or to its
 * end. Unless the next stage `begins` at once, participants see neither it nor what came of the decision. `judge` judges the
 * conditions of the decision. Refuses what `decideAdvance` and `judge` refuse.
 */
export async function advance(
  change: Change,
  run: RunRow,
  { begins, ...request }: AdvanceRequest & { begins: boolean },
  judge: Judge,
  now: number,
): Promise<Advance> {
  const { tx } = change;
  const place = await currentPlace(tx, run);
  if (place === null) return refuse(isFinished(run.status) ? 'run.is-over' : 'run.not-in-progress');
  const advanceResult = decideAdvance(await loadDecidingFacts(tx, run, place), request);
  const { decision_id, decided_by } = advanceResult;
  const decision = decision_id === null ? undefined : await findDecision(tx, decision_id);
  const asksOrder = (await findPlaceTexts(tx, place.scenario_id)).asks_order === 1;
  const order = asksOrder ? await findOrder(tx, run.id, place.scenario_id) : undefined;
  const judgement = judge({
    decision: decision ? { id: decision.id, title: decision.title_of_decision } : null,
    conditions: decision?.conditions.map(({ id }) => id) ?? [],
    order: asksOrder ? { text: order?.text ?? '', revision: order?.revision ?? 0 } : null,
  });
  await closeVisit(tx, place.visit.id, {
    closed_at: now,
    decision_id,
    decided_by,
    forced: advanceResult.forced ? 1 : 0,
    is_outcome_shown: begins || advanceResult.kind === 'ends' ? 1 : 0,
    judged: judgement,
  });
  await saveClosingSeats(tx, { id: place.visit.id, run_id: run.id });
  if (advanceResult.kind === 'moves') {
    const visit = await enterScenario(tx, run, advanceResult.next_scenario_id, { begins, now });
    await moveRun(tx, run.id, visit.id, now);
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
  return advanceResult;
}
