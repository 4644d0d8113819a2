import { useNavigate } from '@tanstack/react-router';
import { pollMs } from '@vincere/contract/constants';
import { participation } from '@vincere/contract/messages';
import { hasEnding, isFinished } from '@vincere/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { storedRun, useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import { useResumedVotes } from './decisions/vote-outbox.ts';
import { useMoveNotice } from './notices/useMoveNotice.ts';
import { readHasEnding } from './read-ending.ts';
import { saysOver } from './run-end.ts';
import { forgetRun, ownSeat, wasRemovedFrom } from './useRun.ts';
import type { useSeatedRun } from './useSeatedRun.ts';

/** `hasEnded`: the run ended while the user was on the page. `isStaying`: the user chose not to leave yet. */
export type RunEnd = { hasEnded: boolean; isStaying: boolean; stay: () => void };

/**
 * Redirects users who can't stay on a run's page. A user without a seat goes to the dashboard, which asks for the role and
 * joins. A user who comes after the end goes to the post-questionnaire, and the run's id is stored for it. A user who was on
 * the page when the run ended sees a message first (`hasEnded`), and goes to the end page after one polling interval, unless
 * they stay. If the run has an ending, both go to the ending instead, from which only a button leads on.
 */
export function useRunGate(code: string | undefined, seatedRun: ReturnType<typeof useSeatedRun>): RunEnd {
  const navigate = useNavigate();
  const hasSession = useSession() !== null;
  const { received, error, runId, isOver } = seatedRun;
  const [isStaying, setStaying] = useState(false);
  useMoveNotice(received?.run);
  useResumedVotes(received && ownSeat(received.run), received?.run);
  const isEnd = isOver || saysOver(error) || (received !== undefined && isFinished(received.run.status));
  const hasEnded = isEnd && received !== undefined;
  const cameAfterEnd = isEnd && received === undefined;
  const isEnding = received !== undefined && hasEnding(received.run);
  const mustJoin = code !== undefined && (!hasSession || seatedRun.hasNoSeat);
  const isLeaving = useRef(false);

  useEffect(() => {
    // A second navigation would remove the message of the first.
    if (!mustJoin || isLeaving.current) return;
    // A removed user who returns to the page, for example with Back, must not join again without asking to.
    const search = wasRemovedFrom(code) ? {} : { code };
    if (search.code !== undefined) toast(t(participation.loading));
    void navigate({ to: '/dashboard', search, replace: true });
  }, [mustJoin, code, navigate]);

  useEffect(() => {
    if (!seatedRun.isRemoved || code === undefined) return;
    isLeaving.current = true;
    forgetRun(code);
    // Opening a page removes errors, so this one comes after it.
    void navigate({ to: '/dashboard', search: {}, replace: true }).then(() =>
      toastError(
        t('You were removed from this simulation'),
        t('If that was a mistake, ask your facilitator to bring you back.'),
      ),
    );
  }, [seatedRun.isRemoved, code, navigate]);

  const leaveAfterEnd = useEffectEvent(async (id: number) => {
    if (await readHasEnding(id))
      return navigate({ to: '/simulation/ending', search: { runId: id }, replace: true });
    await navigate({ to: '/post-questionnaire', search: { runId: id }, replace: true });
    toastError(t(participation.alreadyCompleted.title), refusalText('run.finished'));
  });
  useEffect(() => {
    if (!isEnd || runId === undefined) return;
    storedRun.set(runId);
    if (cameAfterEnd) {
      void leaveAfterEnd(runId);
      return;
    }
    if (isStaying) return;
    const timer = setTimeout(
      () =>
        void navigate({
          to: isEnding ? '/simulation/ending' : '/simulation/end',
          search: { runId },
          replace: true,
        }),
      pollMs.participant,
    );
    return () => clearTimeout(timer);
  }, [isEnd, isEnding, cameAfterEnd, isStaying, runId, navigate]);

  return { hasEnded, isStaying, stay: () => setStaying(true) };
}
