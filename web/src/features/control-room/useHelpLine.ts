import type { Answer, Calls } from '@vincere/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { queryClient, useRead } from '../../lib/api.ts';
import { placeName } from '../../lib/format.ts';
import { getSession } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { useChime } from '../../lib/useChime.ts';
import { toastNews } from '../../ui/Toaster.tsx';
import { fullName } from './standing.ts';

export type HelpLines = Answer<Calls['listHelp']>;
export type AskedQuestion = HelpLines['open'][number];

/** What participants asked on a run; a question that comes while the page is open is told and heard. */
export function useHelpLine(runId: number) {
  const read = useRead('listHelp', { params: { runId } });
  useNews(read.data);
  return read;
}

/** Where the answer that is being written to a question is kept. */
export function answerDraftOf(questionId: number): string {
  return `help-answer:${getSession()?.id}:${questionId}`;
}

/** Reads again what one just changed: the events tell it to the others. */
export function readHelp(runId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['listHelp', { params: { runId } }] });
}

function useNews(data: HelpLines | undefined): void {
  const sound = useChime();
  const tell = useEffectEvent((question: AskedQuestion) => {
    toastNews(
      t('{name} asks ({room})', { name: fullName(question), room: placeName(question.room_name) }),
      question.content.slice(0, 140),
    );
    sound();
  });
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (data === undefined) return;
    const newest = data.open.at(-1);
    if (newest && known.current !== undefined && newest.id > known.current) tell(newest);
    const ids = [...data.open, ...data.settled].map(({ id }) => id);
    known.current = Math.max(known.current ?? 0, ...ids);
  }, [data]);
}
