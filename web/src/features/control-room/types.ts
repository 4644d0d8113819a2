import type { Answer, Calls, Run } from '@vincere/contract';

export type { ReceivedRun } from '../runs/useRun.ts';

export type RunBoard = Answer<Calls['getRunBoard']>;
export type Seat = RunBoard['seats'][number];
export type Decisions = NonNullable<Run['current_scenario']>['all_decisions'];
