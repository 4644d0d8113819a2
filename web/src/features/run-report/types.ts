import type { Answer, Calls } from '@vincere/contract';

export type StageReport = Answer<Calls['getAdminReport']>[number];
export type CastVote = StageReport['all_user_decisions'][number];
export type Simulation = Answer<Calls['getSimulation']>;
