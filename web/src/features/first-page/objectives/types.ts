import type { Answer, Calls } from '@vincere/contract';

export type ObjectivesReport = Answer<Calls['getObjectivesReport']>;
export type RatedPlace = ObjectivesReport['ratings'][number];
export type RatedStage = ObjectivesReport['stages'][number];
