import type { Findings } from '@vincere/contract';
import type { Queries } from '../../platform/db/database.ts';
import { thenYield } from '../../platform/yield.ts';
import { loadKnownStages } from '../../play/run-facts/known-stages.ts';
import { loadPlayedRun } from '../played-run.ts';
import { findingsView } from './view.ts';

/** Returns the first page of the report of a run at `now` (epoch ms). Refuses `run.unknown`. */
export async function loadFindings(db: Queries, runId: number, now: number): Promise<Findings> {
  const playedRun = await loadPlayedRun(db, runId);
  const knownStages = await thenYield(loadKnownStages(db, playedRun.run, now));
  return findingsView(playedRun, knownStages, now);
}
