import type { Answer, Calls } from '@vincere/contract';

/** A run as the lists have it. */
export type ListedRun = Answer<Calls['listRuns']>['all_sim_run'][number];
