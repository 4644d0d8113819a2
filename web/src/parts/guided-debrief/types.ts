import type { GuidedDebrief } from '@vincere/contract';

export type { GuidedDebrief };
export type DebriefPhase = GuidedDebrief['phase'];
export type WritingPhase = Exclude<DebriefPhase, 'done'>;
export type DebriefQuestion = NonNullable<GuidedDebrief['question']>;
/** An entry that everybody on the run may read. */
export type ShownEntry = GuidedDebrief['released'][number];
/** The parts of a guided debrief that only a seat holder gets. */
export type OwnDebrief = NonNullable<GuidedDebrief['own']>;
export type OwnEntry = OwnDebrief['entries'][number];
