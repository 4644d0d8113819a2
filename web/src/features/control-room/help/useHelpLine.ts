import type { Answer, Calls } from '@vincere/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { queryClient, useRead } from '../../../lib/api.ts';
import { useChime } from '../../../lib/browser/useChime.ts';
import { getSession } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { toastNews } from '../../../ui/toasts/Toaster.tsx';
import { fullName } from '../votes/vote-status.ts';

export type HelpLines = Answer<Calls['listHelp']>;
export type AskedQuestion = HelpLines['open'][number];

/** Reads the participants' questions of a run. A new question shows a toast and plays a sound. */
export function useHelpLine(runId: number) {
  const helpQuery = useRead('listHelp', { params: { runId } });
  useNewQuestionAlert(helpQuery.data);
  return helpQuery;
}

/** Returns the draft key of the answer to a question. */
export function answerDraftOf(questionId: number): string {
  return `help-answer:${getSession()?.id}:${questionId}`;
}

/** Reads the questions again after one's own change; other facilitators get an event. */
export function readHelp(runId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['listHelp', { params: { runId } }] });
}

function useNewQuestionAlert(data: HelpLines | undefined): void {
  const { placeName } = useRooms();
  const sound = useChime();
  const alertTo = useEffectEvent((question: AskedQuestion) => {
    toastNews(
      t('{name} asks ({room})', { name: fullName(question), room: placeName(question.room_name) }),
      question.content.slice(0, 140),
    );
    sound();
  });
  const newestKnownId = useRef<number>(undefined);
  useEffect(() => {
    if (data === undefined) return;
    const newestQuestion = data.open.at(-1);
    if (newestQuestion && newestKnownId.current !== undefined && newestQuestion.id > newestKnownId.current)
      alertTo(newestQuestion);
    const ids = [...data.open, ...data.settled].map(({ id }) => id);
    newestKnownId.current = Math.max(newestKnownId.current ?? 0, ...ids);
  }, [data]);
}
