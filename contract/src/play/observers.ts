import { debriefStates } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Deleted, Id, pathId, RunStatusName, Time, trimmedText } from '../fields.ts';
import { runs as runMessages } from '../messages/runs.ts';
import { runId } from './run.ts';

/** A person who sees a run as its facilitators do and can't change anything. */
const Observer = z.object({
  user_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email_address: z.string(),
  created_at: Time,
});

export const observers = {
  listObservers: defineCall({
    method: 'GET',
    path: '/simulation-run-observers/:runId',
    access: 'administrator',
    summary: 'List the observers of a run, in the order in which they were added',
    params: runId,
    answer: z.object({ observers: z.array(Observer) }),
    refusals: ['run.unknown'],
  }),
  addObserver: defineCall({
    method: 'POST',
    path: '/simulation-run-observers/:runId',
    access: 'administrator',
    summary: 'Add the account with this email address as an observer of a run',
    params: runId,
    body: z.object({ account: trimmedText() }),
    answer: Observer,
    creates: true,
    refusals: [
      'run.unknown',
      'run.is-over',
      'observer.no-account',
      'observer.is-facilitator',
      'observer.takes-part',
      'account.email-unverified',
    ],
    audited: ['account'],
  }),
  removeObserver: defineCall({
    method: 'DELETE',
    path: '/simulation-run-observers/:runId/:userId',
    access: 'administrator',
    summary: 'Remove an observer of a run',
    params: z.object({ runId: pathId(runMessages.invalidId), userId: pathId() }),
    answer: Deleted,
    refusals: ['run.unknown', 'observer.unknown'],
  }),
  listObservedRuns: defineCall({
    method: 'GET',
    path: '/observed-runs',
    access: 'signed-in',
    summary: 'List the runs that the caller observes, newest first',
    answer: z.object({
      runs: z.array(
        z.object({
          run_id: Id,
          name: z.string(),
          status: RunStatusName,
          simulation: z.string(),
          /** The guided debrief of the run, once it was opened and until its result is final. It is over in the phase `done`. */
          debrief: z.enum(debriefStates).nullable(),
        }),
      ),
    }),
  }),
};
