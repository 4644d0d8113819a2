import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { hasEverHadSeats, saveNamesAnswers, saveScope } from './store.ts';

export const setQuestionnaires: CallHandler<'setQuestionnaires', App> = ({
  params,
  body: { questionnaires },
  inChange,
}) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await saveScope(change.tx, run.id, questionnaires);
    announceOn(change, run, 'questionnaires-changed');
    return { id: run.id, questionnaires };
  });

export const setNamesAnswers: CallHandler<'setNamesAnswers', App> = ({
  params,
  body: { names_answers },
  inChange,
}) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    // Whoever joined was told who can read the answers, even if they have left since.
    if (await hasEverHadSeats(change.tx, run.id)) refuse('questionnaire.people-joined');
    await saveNamesAnswers(change.tx, run.id, names_answers);
    announceOn(change, run, 'questionnaires-changed');
    return { id: run.id, names_answers };
  });
