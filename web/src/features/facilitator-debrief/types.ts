import type { GuidedDebrief } from '../../parts/guided-debrief/types.ts';

export type Control = NonNullable<GuidedDebrief['control']>;
/** A guided debrief as facilitators read it, with the time at which the server made the answer (performance.now, ms). */
export type ReceivedDebrief = { debrief: GuidedDebrief; control: Control; receivedAt: number };
export type ControlQuestion = Control['questions'][number];
export type Entry = Control['waiting'][number];
export type Lesson = GuidedDebrief['lessons'][number];
export type Action = GuidedDebrief['actions'][number];
export type Script = Pick<Control['scripts'][number], 'say' | 'ask' | 'watch_for'>;
