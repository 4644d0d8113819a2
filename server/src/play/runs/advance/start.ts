import { refuse, withStatus } from '@vincere/domain';
import type { Change } from '../../../platform/db/database.ts';
import { findFirstScenario, type RunRow } from '../../store/runs/runs.ts';
import { saveRunState } from '../../store/runs/save.ts';
import { enterScenario } from './enter.ts';

/** Starts a locked DRAFT run in its first scenario; `now` in epoch ms. Refuses `run.nothing-to-play`. */
export async function startRun(change: Change, run: RunRow, now: number): Promise<void> {
  const first = (await findFirstScenario(change.tx, run.simulation_id)) ?? refuse('run.nothing-to-play');
  const visit = await enterScenario(change.tx, run, first.scenario_id, { begins: true, now });
  await saveRunState(change.tx, run.id, {
    ...withStatus(run, 'IN_PROGRESS', now),
    current_visit_id: visit.id,
    started_at: now,
    updated_at: now,
  });
}
