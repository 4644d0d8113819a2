import { refuse } from '@vincere/domain';
import { listFactRows } from '../../../authoring/store/facts.ts';
import { ofScenario } from '../../../authoring/store/part.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { saveTick } from '../../store/facts/fact-ticks.ts';
import type { RunRow } from '../../store/runs/runs.ts';
import { currentPlace } from '../place.ts';

/**
 * Notes that somebody said these key facts of the current scenario of a locked run. Refuses `fact.other-scenario` for a fact that
 * does not belong to it.
 */
export async function saveVoicedFacts(
  db: Queries,
  run: RunRow,
  factIds: readonly number[],
  by: { user_id: number; ticked_at: number },
): Promise<void> {
  if (factIds.length === 0) return;
  const place = await currentPlace(db, run);
  const facts = place === null ? [] : await listFactRows(db, ofScenario(place.scenario_id));
  if (!factIds.every((id) => facts.some((fact) => fact.id === id))) refuse('fact.other-scenario');
  for (const fact_id of factIds) await saveTick(db, { run_id: run.id, fact_id, ...by });
}
