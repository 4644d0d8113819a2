import type { RehearsedWay } from '@vincere/domain';

/** The ways that a rehearsal plays. `at` is the index of the current one. */
export type Plan = { ways: readonly RehearsedWay[]; at: number };

/** Parses the stored plan of a rehearsal; null for a run with people. */
export function readPlan(planText: string | null): Plan | null {
  return planText === null ? null : (JSON.parse(planText) as Plan);
}
