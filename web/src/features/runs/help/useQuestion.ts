import type { Run } from '@vincere/contract';
import { queryClient, send } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/drafts.ts';
import { createOutbox, refusalOf } from '../../../lib/outbox/outbox.ts';
import { ownSeat } from '../useRun.ts';

const questionOutbox = createOutbox<{ runId: number; content: string }, unknown>({
  name: 'questions',
  send: ({ runId, content }, key) => send('askForHelp', { params: { runId }, body: { content }, key }),
  onSent: () => queryClient.invalidateQueries({ queryKey: ['listOwnHelp'] }),
});

/** A question to the facilitators while it is written and sent. It is kept in this browser until the server has it. */
export function useQuestion(run: Run, isOver: boolean) {
  const scope = `${ownSeat(run)?.user_id ?? 0}:${run.id}`;
  const [draft, setDraft, clearDraft] = useDraft(`help:${scope}`);
  const item = questionOutbox.useItems(scope).find(({ state }) => state !== 'sent');
  const failedItem = item?.state === 'failed' ? item : undefined;
  questionOutbox.useResume(scope, !isOver);

  return {
    text: item?.data.content ?? draft,
    setText: (text: string) => {
      if (failedItem) questionOutbox.discard(failedItem);
      setDraft(text);
    },
    ask: () => {
      if (failedItem) return questionOutbox.retry(failedItem);
      void questionOutbox.add(scope, { runId: run.id, content: draft });
      clearDraft();
    },
    isPending: item !== undefined && failedItem === undefined,
    isWaiting: item?.state === 'waiting',
    hasFailed: failedItem !== undefined,
    /** The server's refusal of a failed question; undefined if the server did not answer. */
    refusal: failedItem && refusalOf(failedItem),
  };
}
