import { useIsMutating, useMutationState } from '@tanstack/react-query';
import type { Run } from '@vincere/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailed, useSend } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import type { useOwnHelp } from './useOwnHelp.ts';
import { ownSeat } from './useRun.ts';

const asked = { mutationKey: ['askForHelp'], status: 'pending' } as const;

/**
 * A question to the facilitators while it is written and sent. It is kept in this browser until the server has it: one
 * that waits for the line goes out by itself, also when its page was left or loaded again meanwhile: the server takes the
 * same question once.
 */
export function useAsking(run: Run, { read, questions }: ReturnType<typeof useOwnHelp>, isOver: boolean) {
  const place = `${ownSeat(run)?.user_id ?? 0}:${run.id}`;
  const [typed, type, clear] = useDraft(`help:${place}`);
  /** The newest own question as the draft was sent; empty while it is not. */
  const [sentAfter, keepSentAfter, dropSentAfter] = useDraft(`help-sent:${place}`);
  const asking = useSend('askForHelp');
  const isPending = useIsMutating(asked) > 0;
  const isWaiting = useMutationState({ filters: asked, select: ({ state }) => state.isPaused }).some(Boolean);
  const wasSent = sentAfter !== '';
  /** An earlier page sent it, and this one has not tried yet. */
  const [isOfEarlier, setOfEarlier] = useState(wasSent);
  const hasArrived =
    wasSent && questions.some(({ id, content }) => id > Number(sentAfter) && content.trim() === typed.trim());

  const settle = () => {
    clear();
    dropSentAfter();
  };
  const post = async () => {
    setOfEarlier(false);
    try {
      await asking.mutateAsync({ params: { runId: run.id }, body: { content: typed } });
      settle();
      void read.refetch();
    } catch (error) {
      // What the server refused is not sent again unasked; without an answer it may have the question.
      if (error instanceof CallFailed) dropSentAfter();
      else void read.refetch();
    }
  };
  const settleArrived = useEffectEvent(() => {
    settle();
    asking.reset();
  });
  const sendOn = useEffectEvent(() => void post());
  useEffect(() => {
    if (hasArrived && !isPending) settleArrived();
  }, [hasArrived, isPending]);
  const isLeft = isOfEarlier && wasSent && !hasArrived && !isPending && !isOver && read.isSuccess;
  useEffect(() => {
    if (isLeft) sendOn();
  }, [isLeft]);

  return {
    typed,
    type: (text: string) => {
      type(text);
      if (wasSent) dropSentAfter();
    },
    /** Sends what is typed; done once that was tried, which may have to wait for the line. */
    ask: async () => {
      keepSentAfter(String(questions.reduce((last, { id }) => Math.max(last, id), 0)));
      await post();
    },
    isPending,
    /** It waits for the line to come back. */
    isWaiting,
    error: asking.error,
  };
}
