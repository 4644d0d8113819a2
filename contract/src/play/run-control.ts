import { conditionLimit, factLimit, remainingTime } from '@vincere/domain';
import { z } from 'zod';
import { unmetConditions } from '../authoring/decisions.ts';
import { defineCall } from '../call.ts';
import { Id, RunStatusName, wholeNumber } from '../fields.ts';
import { Run, runId } from './run.ts';

/** The calls that change the state and the clock of a run. */
export const runControl = {
  changeRunStatus: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/status',
    access: 'administrator',
    summary: 'Start, pause, resume, complete or end a run',
    params: runId,
    body: z.object({ status: RunStatusName }),
    answer: Run,
    refusals: ['run.unknown', 'run.bad-transition', 'run.nothing-to-play'],
    audited: ['status'],
  }),
  advanceRun: defineCall({
    method: 'POST',
    path: '/simulation-run-go-next-stage/:runId',
    access: 'administrator',
    summary: 'Close the scenario with the winning decision and go to the linked scenario',
    params: runId,
    body: z.object({
      scenario_id: Id.optional(),
      decision_id: Id.optional(),
      force: z.boolean().optional(),
      begin: z
        .boolean()
        .default(true)
        .describe(
          'Whether the next stage begins at once; if not, only the decision and the votes are revealed',
        ),
      conditions_met: z
        .array(Id)
        .max(conditionLimit)
        .optional()
        .describe('The conditions of the winning decision that were met; without it, none is judged'),
      conditions_unmet: unmetConditions,
      judged_decision_id: Id.optional().describe('The decision whose conditions were judged'),
      order_revision: z
        .int()
        .nullable()
        .optional()
        .describe('The revision of the judged order; null if the scenario asks for none'),
      facts_voiced: z
        .array(Id)
        .max(factLimit)
        .optional()
        .describe('Key facts of the scenario that somebody said aloud'),
    }),
    answer: Run.extend({ message: z.string().optional() }),
    refusals: [
      'run.unknown',
      'run.not-in-progress',
      'run.is-over',
      'advance.moved-on',
      'stage.not-begun',
      'advance.missing-voters',
      'advance.no-decisions',
      'advance.not-tied',
      'advance.judgement-incomplete',
      'advance.judged-another',
      'condition.foreign',
      'fact.other-scenario',
      'run.advanced-controls-off',
    ],
    audited: ['decision_id', 'force', 'conditions_met', 'conditions_unmet', 'facts_voiced'],
  }),
  showOutcome: defineCall({
    method: 'POST',
    path: '/simulation-run-show-outcome/:runId',
    access: 'administrator',
    summary: 'Show everybody what came of the decision of the scenario that was closed last',
    params: runId,
    body: z.object({ scenario_id: Id }),
    answer: Run,
    refusals: ['run.unknown', 'advance.moved-on'],
  }),
  beginStage: defineCall({
    method: 'POST',
    path: '/simulation-run-begin-stage/:runId',
    access: 'administrator',
    summary:
      'Begin the stage of the current scenario after its reveal: open it to everybody and start its clock',
    params: runId,
    body: z.object({ scenario_id: Id }),
    answer: Run,
    refusals: ['run.unknown', 'run.is-over', 'run.not-started', 'advance.moved-on'],
  }),
  addTime: defineCall({
    method: 'POST',
    path: '/simulation-run-add-time/:runId',
    access: 'administrator',
    summary: 'Add seconds to the clock of the current stage',
    params: runId,
    body: z.object({ seconds: wholeNumber(1, 86_400) }),
    answer: Run,
    refusals: [
      'run.unknown',
      'run.not-started',
      'run.is-over',
      'run.no-stage-clock',
      'run.advanced-controls-off',
    ],
    audited: ['seconds'],
  }),
  setTime: defineCall({
    method: 'POST',
    path: '/simulation-run-set-time/:runId',
    access: 'administrator',
    summary: 'Set the time left in the current stage, also in a stage without a time limit',
    params: runId,
    body: z.object({ remaining_seconds: wholeNumber(remainingTime.least, remainingTime.most) }),
    answer: Run,
    refusals: ['run.unknown', 'run.not-started', 'run.is-over', 'run.advanced-controls-off'],
    audited: ['remaining_seconds'],
  }),
  setPlenaryTimer: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/plenary-timer',
    access: 'administrator',
    summary: 'Start a timer for the whole group, from one minute to four hours; null stops it',
    params: runId,
    body: z.object({ seconds: wholeNumber(60, 14_400).nullable() }),
    answer: Run,
    refusals: ['run.unknown', 'run.is-over'],
    audited: ['seconds'],
  }),
};
