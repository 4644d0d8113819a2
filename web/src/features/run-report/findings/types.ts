import type { Findings } from '@vincere/contract';

export type { Findings };
export type Finding = Findings['findings'][number];
export type FindingStage = Findings['stages'][number];
