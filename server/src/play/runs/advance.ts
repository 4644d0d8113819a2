import {
  type Advance,
  type AdvanceRequest,
  decideAdvance,
  isFinished,
  refuse,
  withStatus,
} from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import { announceOn, moveRun, type RunRow, saveRunState } from '../store/runs.ts';
import { closeVisit } from '../store/visits.ts';
import { loadDecidingFacts } from './advance-facts.ts';
import { enterScenario } from './enter.ts';
import { currentPlace } from './place.ts';

/**
 * Closes the current scenario of a locked run with the winning decision and moves the run to the linked scenario, or to its
 * end. Refuses what `decideAdvance` refuses.
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
  const advanced = decideAdvance(await loadDecidingFacts(tx, run, place), request);
  const { decision_id, decided_by } = advanced;
  await closeVisit(tx, place.visit.id, {
    closed_at: now,
    decision_id,
    decided_by,
    forced: advanced.forced ? 1 : 0,
  });
  if (advanced.outcome === 'moves') {
    const visit = await enterScenario(tx, run, advanced.next_scenario_id, now);
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
  return advanced;
}
