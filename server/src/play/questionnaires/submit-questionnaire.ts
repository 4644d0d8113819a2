import { type Answers, isFinished, type QuestionnaireScope, refuse, requireAnswers } from '@vincere/domain';
import { lockUser } from '../../people/accounts/store.ts';
import type { Queries } from '../../platform/db/database.ts';
import { AlreadyExists, type CallHandler } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { findNamedResponse } from './named.ts';
import {
  findResponse,
  findRunTakenPartIn,
  findScope,
  type ResponseKey,
  type ResponseRow,
  replaceResponse,
  saveCompleted,
  saveResponse,
} from './store.ts';

export const getQuestionnaire: CallHandler<'getQuestionnaire', App> = async (
  { params, query, caller },
  app,
) => {
  const key = keyFor(params.userId, query.questionnaire_type ?? 'pre', query.simulation_run_id);
  const response =
    params.userId === caller.user.id
      ? await findResponse(app.db.read, key)
      : await findNamedResponse(app.db.read, key, query.simulation_run_id);
  return responseView(response ?? refuse('questionnaire.none'));
};

export const submitQuestionnaire: CallHandler<'submitQuestionnaire', App> = async (
  { params, body, caller, inChange },
  app,
) => {
  // Administrators may read named answers of others, but only the person may submit them.
  if (params.userId !== caller.user.id) refuse('session.not-yours');
  const key = keyFor(caller.user.id, body.questionnaire_type, body.simulation_run_id);
  return inChange(async ({ tx }) => {
    // The lock lets the second of two concurrent requests replace the response of the first.
    await lockUser(tx, key.user_id);
    const scope = await scopeOf(tx, key, body.simulation_run_id);
    const answers = requireAnswers({ ...body, ...body.answers }, scope);
    if (key.simulation_run_id === null) await saveCompleted(tx, key.user_id);
    const storedResponse = await findResponse(tx, key);
    // Unnamed answers are counted in the order of their times, so the same ones sent again keep theirs.
    if (
      storedResponse &&
      key.simulation_run_id !== null &&
      storedResponse.answers === JSON.stringify(answers)
    )
      return new AlreadyExists(responseView(storedResponse));
    if (storedResponse)
      return new AlreadyExists(
        responseView(await replaceResponse(tx, storedResponse.id, answers, app.clock())),
      );
    return responseView(await saveResponse(tx, key, answers, app.clock()));
  });
};

/**
 * Returns what the run of a response asks. The run of a `post` response must be a finished one on which the person has a
 * seat. The run of a `pre` response is the one that the person is about to join, if it is named.
 */
async function scopeOf(
  db: Queries,
  key: ResponseKey,
  runId: number | null | undefined,
): Promise<QuestionnaireScope> {
  if (key.simulation_run_id === null) return runId == null ? 'full' : findScope(db, runId);
  const run = (await findRunTakenPartIn(db, key.simulation_run_id, key.user_id)) ?? refuse('run.unknown');
  if (!isFinished(run.status)) refuse('questionnaire.run-not-finished');
  return run.questionnaires;
}

/** Returns the key of a response. A `pre` response belongs to no run, even if one is named. */
function keyFor(userId: number, type: 'pre' | 'post', runId: number | null | undefined): ResponseKey {
  return {
    user_id: userId,
    questionnaire_type: type,
    simulation_run_id: type === 'post' ? (runId ?? null) : null,
  };
}

function responseView(row: ResponseRow) {
  const answers: Answers = JSON.parse(row.answers);
  const { id, user_id, questionnaire_type, simulation_run_id, created_at } = row;
  return { id, user_id, questionnaire_type, simulation_run_id, created_at: isoTime(created_at), ...answers };
}
