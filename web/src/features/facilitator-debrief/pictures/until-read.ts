import { pollMs } from '@vincere/contract/constants';
import { pollBeside } from '../../../lib/live/live.ts';

/** Options of a read that is repeated until it succeeds, because nobody can press a button on a projector. */
export const untilRead = { refetchInterval: pollBeside('live', pollMs.facilitator) };
