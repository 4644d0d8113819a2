import { useQueryClient } from '@tanstack/react-query';
import { questionnaires as texts } from '@vincere/contract/messages';
import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { updateSession, useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { type DraftAnswers, toSend } from './answers.ts';
import type { Kind } from './kinds.ts';

/** Sends a questionnaire about a run, or in preparation for one. `submit` resolves to whether it was stored; `failure` is the message of the last failure. */
export function useSendAnswers(kind: Kind, runId: number | undefined) {
  const session = useSession();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();

  const fail = (message: string) => {
    setFailure(message);
    return false;
  };
  const submit = async (answers: DraftAnswers): Promise<boolean> => {
    setFailure(undefined);
    if (session === null) return fail(kind === 'pre' ? t(texts.noUser) : t(texts.noUserId));
    const questionnaire =
      kind === 'post'
        ? { questionnaire_type: 'post' as const, simulation_run_id: runId }
        : { questionnaire_type: 'pre' as const, ...(runId && { simulation_run_id: runId }) };
    try {
      await send('submitQuestionnaire', {
        params: { userId: session.id },
        body: { ...toSend(answers), ...questionnaire },
      });
    } catch (error) {
      // The general assessment counts as completed even if it could not be stored.
      if (kind === 'general') updateSession({ has_completed_questionnaire: true });
      return fail(messageOf(error, t(texts[kind].failed)));
    }
    if (kind !== 'post') updateSession({ has_completed_questionnaire: true });
    for (const name of ['getQuestionnaire', 'getParticipantReport', 'listMyRuns'])
      client.removeQueries({ queryKey: [name], type: 'inactive' });
    await client.invalidateQueries({ queryKey: ['listMyRuns'], refetchType: 'none' });
    toast(t(texts[kind].completed));
    return true;
  };
  return { submit, failure };
}
