import type { Answer, Calls, Run } from '@vincere/contract';

export type RunBoard = Answer<Calls['getRunBoard']>;
export type Seat = RunBoard['seats'][number];
export type Decisions = NonNullable<Run['current_scenario']>['all_decisions'];

/** A run with the moment (performance.now, ms) at which the server said so: clocks count on from there. */
export type HeardRun = { run: Run; receivedAt: number };
