import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { castFinalVote, castRoomVote } from './cast-vote.ts';
import { getOwnEstimates } from './get-own-estimates.ts';
import { getRoomVotes } from './get-room-votes.ts';
import { recordVoteFor, withdrawVoteFor } from './record-vote-for.ts';

export const voteRoutes: Handlers<Nouns['votes'], App> = {
  castFinalVote,
  castRoomVote,
  getOwnEstimates,
  recordVoteFor,
  withdrawVoteFor,
  getRoomVotes,
};
