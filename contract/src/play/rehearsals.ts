import { stageLimit } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Deleted, Id, pathId } from '../fields.ts';
import { runId } from './run.ts';

/** More ways than the largest simulation has. */
const maxWays = 100;

export const rehearsals = {
  startRehearsal: defineCall({
    method: 'POST',
    path: '/simulation-rehearsal/:simulationId',
    access: 'administrator',
    summary: 'Create a rehearsal with bots in every room that plays the passed ways one after the other',
    params: z.object({ simulationId: pathId('Invalid simulation ID') }),
    body: z.object({
      /** Each way is the list of the group's decisions, up to an end of the simulation. */
      ways: z.array(z.array(Id).min(1).max(stageLimit)).min(1).max(maxWays),
    }),
    answer: z.object({ id: Id }),
    creates: true,
    skipAudit: true,
    refusals: ['simulation.unknown', 'rehearsal.bad-way'],
  }),
  stepRehearsal: defineCall({
    method: 'POST',
    path: '/simulation-rehearsal-step/:runId',
    access: 'administrator',
    summary:
      'Let the bots of a rehearsal take the next step: begin, vote in their rooms, decide, advance, or start the next way',
    params: runId,
    answer: z.object({ did: z.enum(['began', 'voted', 'decided', 'went-on', 'nothing']) }),
    skipAudit: true,
    refusals: ['run.unknown', 'rehearsal.none'],
  }),
  endRehearsal: defineCall({
    method: 'DELETE',
    path: '/simulation-rehearsal/:runId',
    access: 'administrator',
    summary: 'Delete a rehearsal with its bots and all their data',
    params: runId,
    answer: Deleted,
    skipAudit: true,
    refusals: ['run.unknown', 'rehearsal.none'],
  }),
};
