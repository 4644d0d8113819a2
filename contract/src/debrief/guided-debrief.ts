import { mostPlannedMinutes } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { text, trimmedText, wholeNumber } from '../fields.ts';
import { runId } from '../play/run.ts';
import { debriefEntries } from './guided-debrief-entries.ts';
import { debriefQuestions } from './guided-debrief-questions.ts';
import { debriefResults } from './guided-debrief-results.ts';
import { answer, facilitatorRefusals, path } from './guided-debrief-shared.ts';
import { GuidedDebrief, Phase, WritingPhase } from './guided-debrief-view.ts';

const longestScript = 2000;

export const guidedDebrief = {
  getGuidedDebrief: defineCall({
    method: 'GET',
    path,
    access: 'follow',
    summary: 'Get the guided debrief of a run, with what the caller may see of it; null if there is none',
    params: runId,
    answer: z.object({ debrief: GuidedDebrief.nullable() }),
  }),
  planGuidedDebrief: defineCall({
    method: 'POST',
    path: `${path}/plan`,
    access: 'administrator',
    summary: 'Make the questions of a guided debrief from the record of a finished run, before it is opened',
    params: runId,
    answer,
    refusals: ['run.unknown', 'debrief.run-not-finished'],
  }),
  openGuidedDebrief: defineCall({
    method: 'POST',
    path,
    access: 'administrator',
    summary: 'Open the guided debrief of a finished run, or return the one that is open',
    params: runId,
    answer,
    refusals: ['run.unknown', 'debrief.run-not-finished'],
  }),
  moveGuidedDebrief: defineCall({
    method: 'PUT',
    path: `${path}/phase`,
    access: 'administrator',
    summary: 'Go to the next phase of a guided debrief, or back to the one before',
    params: runId,
    body: z.object({ from: Phase.describe('The phase that the caller saw'), to: Phase }),
    answer,
    refusals: [...facilitatorRefusals, 'debrief.moved-on', 'debrief.not-next'],
    audited: ['from', 'to'],
  }),
  planDebriefMinutes: defineCall({
    method: 'PUT',
    path: `${path}/minutes`,
    access: 'administrator',
    summary: 'Change the minutes planned for a phase',
    params: runId,
    body: z.object({ phase: WritingPhase, minutes: wholeNumber(1, mostPlannedMinutes) }),
    answer,
    refusals: facilitatorRefusals,
    audited: ['phase', 'minutes'],
  }),
  editDebriefScript: defineCall({
    method: 'PUT',
    path: `${path}/script`,
    access: 'administrator',
    summary: 'Change the script of a phase, or restore the standard one',
    params: runId,
    body: z.object({
      phase: WritingPhase,
      script: z
        .object({
          say: text(longestScript),
          ask: z.array(trimmedText(undefined, 500)).max(10),
          watch_for: z.array(trimmedText(undefined, 500)).max(10),
        })
        .nullable(),
    }),
    answer,
    refusals: facilitatorRefusals,
    audited: ['phase'],
  }),
  ...debriefQuestions,
  ...debriefEntries,
  ...debriefResults,
};
