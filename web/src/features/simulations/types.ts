import type { Answer, Calls } from '@vincere/contract';

/** A simulation as the list has it. */
export type ListedSimulation = Answer<Calls['searchSimulations']>['simulations'][number];
