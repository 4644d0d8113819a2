import { runningMs } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';
import { saveRoomRuns } from '../../store/rooms/rooms.ts';
import type { RunRow } from '../../store/runs/runs.ts';
import { findPlaceTexts } from '../../store/runs/texts.ts';
import { saveVisit, type VisitRow } from '../../store/runs/visits.ts';

/**
 * Moves a locked run to a scenario at `now` (epoch ms): creates the visit and the room runs. If the stage `begins`, its clock
 * starts.
 */
export async function enterScenario(
  tx: Queries,
  run: RunRow,
  scenarioId: number,
  { begins, now }: { begins: boolean; now: number },
): Promise<VisitRow> {
  const { stage_id, stage_number } = await findPlaceTexts(tx, scenarioId);
  const visit = await saveVisit(tx, {
    run_id: run.id,
    stage_id,
    stage_number,
    scenario_id: scenarioId,
    has_begun: begins ? 1 : 0,
    entered_at: now,
    entered_at_running_ms: runningMs(run, now),
  });
  await saveRoomRuns(tx, run, scenarioId);
  return visit;
}
