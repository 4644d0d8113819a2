import type { RehearsedWay } from '@vincere/domain';

/** What a rehearsal is to play: its ways, and which of them it is at, from 0. */
export type Plan = { ways: readonly RehearsedWay[]; at: number };

/** The plan of a rehearsal; null for a run with people. */
export function readPlan(stored: string | null): Plan | null {
  return stored === null ? null : (JSON.parse(stored) as Plan);
}
