import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { saveFacilitatorNotesText, saveTakeawayText } from '../store/runs/save.ts';

export const saveFacilitatorNotes: CallHandler<'saveFacilitatorNotes', App> = ({ params, body, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await saveFacilitatorNotesText(change.tx, run.id, body.notes);
    announceOn(change, run, 'facilitator-notes-changed');
    return { id: run.id, notes: body.notes };
  });

export const saveTakeaway: CallHandler<'saveTakeaway', App> = ({ params, body: { takeaway }, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await saveTakeawayText(change.tx, run.id, takeaway);
    announceOn(change, run, 'facilitator-notes-changed');
    return { id: run.id, takeaway };
  });
