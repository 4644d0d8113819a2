import type { Answer, Calls } from '@vincere/contract';

export type StageReport = Answer<Calls['getAdminReport']>[number];
export type CastVote = StageReport['all_user_decisions'][number];
export type RunRecord = Answer<Calls['getDebrief']>;
export type RecordedStage = RunRecord['stages'][number];
export type ReplayOf = Answer<Calls['getReplay']>;
export type Moment = ReplayOf['moments'][number];
