import type { GuidedDebrief } from '@vincere/contract';

export type { GuidedDebrief };
export type DebriefPhase = GuidedDebrief['phase'];
export type WritingPhase = Exclude<DebriefPhase, 'done'>;
export type DebriefQuestion = NonNullable<GuidedDebrief['question']>;
