import type { Nouns } from '@vincere/contract';
import { type Answers, isFinished, refuse, requireAnswers } from '@vincere/domain';
import { findUser, lockUser } from '../../people/accounts/store.ts';
import { Existing, type Handlers } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../app.ts';
import {
  findResponse,
  findRunTakenPartIn,
  type ResponseKey,
  type ResponseRow,
  replaceResponse,
  saveCompleted,
  saveResponse,
} from './store.ts';

export function questionnaireRoutes(app: App): Handlers<Nouns['questionnaires']> {
  return {
    getQuestionnaire: async ({ params, query }) => {
      const type = query.questionnaire_type ?? 'pre';
      const found = await findResponse(app.db.read, keyFor(params.userId, type, query.simulation_run_id));
      if (found) return responseView(found);
      if (!(await findUser(app.db.read, params.userId))) refuse('account.unknown');
      return refuse('questionnaire.none');
    },

    submitQuestionnaire: async ({ params, body, caller }) => {
      // Administrators may read the answers of others, but only the person may submit them.
      if (params.userId !== caller.user.id) refuse('session.not-yours');
      const answers = requireAnswers(body);
      const key = keyFor(caller.user.id, body.questionnaire_type, body.simulation_run_id);
      return app.db.change(async ({ tx }) => {
        // The lock lets the second of two concurrent requests replace the response of the first.
        await lockUser(tx, key.user_id);
        if (key.simulation_run_id !== null) {
          const run =
            (await findRunTakenPartIn(tx, key.simulation_run_id, key.user_id)) ?? refuse('run.unknown');
          if (!isFinished(run.status)) refuse('questionnaire.run-not-finished');
        } else await saveCompleted(tx, key.user_id);
        const present = await findResponse(tx, key);
        if (present)
          return new Existing(responseView(await replaceResponse(tx, present.id, answers, app.clock())));
        return responseView(await saveResponse(tx, key, answers, app.clock()));
      });
    },
  };
}

/** Returns the key of a response. A `pre` response belongs to no run, so a named run is ignored. */
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
