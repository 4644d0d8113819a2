import { GuidedDebrief } from './guided-debrief-view.ts';

/** The beginning of the paths of all calls of a guided debrief. */
export const path = '/simulation-run-guided-debrief/:runId';
/** The answer of most calls of facilitators. */
export const answer = GuidedDebrief;
export const unopenedRefusals = ['debrief.unknown'] as const;
export const facilitatorRefusals = ['run.unknown', ...unopenedRefusals, 'debrief.final'] as const;
