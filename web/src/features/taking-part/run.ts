import type { Answer, Calls } from '@vincere/contract';

/** What a person with the access code of a run can know about taking part in it. */
export type TakingPartRun = Answer<Calls['getTakingPart']>;
