import type { Answer, Calls } from '@vincere/contract';

/** An entry of the list of simulations. */
export type ListedSimulation = Answer<Calls['searchSimulations']>['simulations'][number];
