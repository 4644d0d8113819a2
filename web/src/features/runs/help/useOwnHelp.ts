import type { Answer, Calls, Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { useRead } from '../../../lib/api.ts';
import { useChime } from '../../../lib/browser/useChime.ts';
import { useDraft } from '../../../lib/drafts.ts';
import { t } from '../../../lib/text.ts';
import { excerptOf } from '../../../lib/words/excerpt.ts';
import { toastNews } from '../../../ui/toasts/Toaster.tsx';
import { ownSeat } from '../useRun.ts';

export type OwnQuestion = Answer<Calls['listOwnHelp']>['questions'][number];

const noQuestions: readonly OwnQuestion[] = [];
/** Maximum length of an answer in its notification, in characters. */
const excerptLength = 140;

/**
 * The user's questions to the facilitators of a run. An answer that arrives while the page is open is shown as a toast with a
 * sound. Unread answers are counted until `see`. While a question is open and no event arrives, the questions are polled.
 */
export function useOwnHelp(run: Run) {
  // Let the page send its own reads first.
  const isRendered = useDeferredValue(true, false);
  const helpQuery = useRead(
    'listOwnHelp',
    { params: { runId: run.id } },
    {
      enabled: isRendered,
      refetchInterval: ({ state }) =>
        state.data?.questions.some(({ settled_at }) => settled_at === null) ? pollMs.participant : false,
    },
  );
  const [seen, keepSeen] = useDraft(`help-seen:${ownSeat(run)?.user_id ?? 0}:${run.id}`, '0');
  const questions = helpQuery.data?.questions ?? noQuestions;
  const answers = questions.flatMap((question) => question.answers);
  const newestId = answers.reduce((highestId, { id }) => Math.max(highestId, id), 0);
  const unread = answers.filter(({ id }) => id > Number(seen)).length;
  useAnswerToast(helpQuery.data && newestId, answers.find(({ id }) => id === newestId)?.content ?? '');
  return {
    read: helpQuery,
    questions,
    unread,
    see: () => {
      if (unread > 0) keepSeen(String(newestId));
    },
  };
}

/** Shows a toast for each answer that is newer than those at the time the page was opened. */
function useAnswerToast(newestId: number | undefined, content: string): void {
  const sound = useChime();
  const notify = useEffectEvent(() => {
    toastNews(t('Your facilitator has answered'), excerptOf(content, excerptLength));
    sound();
  });
  const knownId = useRef(newestId);
  useEffect(() => {
    if (newestId === undefined) return;
    if (knownId.current !== undefined && newestId > knownId.current) notify();
    knownId.current = Math.max(newestId, knownId.current ?? 0);
  }, [newestId]);
}
