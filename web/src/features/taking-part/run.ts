import type { Answer, Calls } from '@vincere/contract';

/** The facts about taking part in a run that a person with its access code can know. */
export type TakingPartRun = Answer<Calls['getTakingPart']>;
