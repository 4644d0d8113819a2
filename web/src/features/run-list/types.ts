import type { Answer, Calls } from '@vincere/contract';

/** An entry of a list of runs. */
export type ListedRun = Answer<Calls['listRuns']>['all_sim_run'][number];
