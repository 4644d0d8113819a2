import type { Answer, Calls } from '@vincere/contract';

export type Line = Answer<Calls['checkRoster']>['lines'][number];
export type Added = Answer<Calls['addRoster']>['added'][number];
export type ReadSheet = Answer<Calls['checkRoster']>['sheet'];
