import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { removeRehearsal } from '../store/runs/rehearsals.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';

export const endRehearsal: CallHandler<'endRehearsal', App> = ({ params, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (run.rehearsal === null) refuse('rehearsal.none');
    await removeRehearsal(change.tx, run.id);
    announceOn(change, run, 'run-status-changed');
    return { id: run.id };
  });
