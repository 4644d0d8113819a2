import { refuse } from '../refusal.ts';
import { isFinished, type RunStatus } from '../runs/run-status.ts';

/*
 * A facilitator can let a stage end in three beats: reveal the result, show what came of it, and begin the next stage. Until it
 * begins, its clock stands, and participants and observers see only the name of its scenario.
 */

/** The stage that a run is in. `scenario_id` is null before the start. */
export type CurrentStage = { status: RunStatus; scenario_id: number | null; has_begun: boolean };

/**
 * Judges the begin of the stage of a scenario. Returns `stays` if it has begun already. Refuses, in this order: `run.is-over`,
 * `run.not-started`, and `advance.moved-on` if the run is in another scenario.
 */
export function judgeBegin(stage: CurrentStage, scenarioId: number): 'begins' | 'stays' {
  if (isFinished(stage.status)) refuse('run.is-over');
  if (stage.scenario_id === null) refuse('run.not-started');
  if (stage.scenario_id !== scenarioId) refuse('advance.moved-on');
  return stage.has_begun ? 'stays' : 'begins';
}

/** The stage that was closed last; null if none was. */
export type ClosedStage = { scenario_id: number; is_outcome_shown: boolean } | null;

/**
 * Judges showing participants what came of the decision of a closed scenario. Returns `stays` if they see it already. Refuses
 * `advance.moved-on` if another scenario was closed last, or none.
 */
export function judgeShowOutcome(closedStage: ClosedStage, scenarioId: number): 'shows' | 'stays' {
  if (closedStage?.scenario_id !== scenarioId) return refuse('advance.moved-on');
  return closedStage.is_outcome_shown ? 'stays' : 'shows';
}
