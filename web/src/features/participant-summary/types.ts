import type { Answer, Calls } from '@vincere/contract';

export type Report = Answer<Calls['getParticipantReport']>;
export type ReportStage = Report['report_per_stage'][number];
export type AnswerMap = NonNullable<Report['pre-questionnaire']>;
export type Seat = Answer<Calls['listMyRuns']>['user_run'][number];
