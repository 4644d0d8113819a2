import { type DecisionRow, findDecision } from '../../authoring/store/decisions.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findScenarioEdition } from '../editions/read.ts';
import type { JudgedColumns, VisitRow } from '../store/runs/visits.ts';
import { playedOutcome } from './played-outcome.ts';

type ClosedVisit = Pick<VisitRow, 'scenario_id' | 'closed_at' | 'decision_id' | 'edition_hash'> &
  JudgedColumns;

/** Returns the decision with which a visit was closed, as the run played it; undefined if there is none. */
export async function findPlayedDecision(
  db: Queries,
  { decision_id, edition_hash }: Pick<ClosedVisit, 'decision_id' | 'edition_hash'>,
): Promise<DecisionRow | undefined> {
  if (decision_id === null) return undefined;
  if (edition_hash === null) return findDecision(db, decision_id);
  const { decisions } = await findScenarioEdition(db, edition_hash);
  return decisions.find(({ id }) => id === decision_id);
}

/**
 * Returns what came of the last decision of a run, given its visits in order. Returns null before the first decision, and
 * if that decision and its conditions say nothing. A scenario without decisions at the end leaves the outcome before it.
 */
export async function findLastOutcome(db: Queries, visits: readonly ClosedVisit[]) {
  const lastVisit = visits.findLast(
    ({ closed_at, decision_id }) => closed_at !== null && decision_id !== null,
  );
  const decision = lastVisit && (await findPlayedDecision(db, lastVisit));
  if (lastVisit === undefined || decision === undefined) return null;
  const texts = playedOutcome(lastVisit, decision);
  return texts && { scenario_id: lastVisit.scenario_id, decision_id: decision.id, ...texts };
}
