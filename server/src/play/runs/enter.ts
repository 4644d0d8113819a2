import { runningMs } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { saveRoomRuns } from '../store/rooms.ts';
import type { RunRow } from '../store/runs.ts';
import { findPlaceTexts } from '../store/texts.ts';
import { saveVisit, type VisitRow } from '../store/visits.ts';

/**
 * Moves a locked run to a scenario at `now` (epoch ms): creates the visit, which starts the stage clock, and the room
 * runs.
 */
export async function enterScenario(
  tx: Queries,
  run: RunRow,
  scenarioId: number,
  now: number,
): Promise<VisitRow> {
  const { stage_id, stage_number } = await findPlaceTexts(tx, scenarioId);
  const visit = await saveVisit(tx, {
    run_id: run.id,
    stage_id,
    stage_number,
    scenario_id: scenarioId,
    entered_at: now,
    entered_at_running_ms: runningMs(run, now),
  });
  await saveRoomRuns(tx, run, scenarioId);
  return visit;
}
