import { useNavigate } from '@tanstack/react-router';
import { pollMs } from '@vincere/contract/constants';
import { participation } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import { useEffect, useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { storedRun, useSession } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { saysOver } from './run-end.ts';
import { useMoveNotice } from './useMoveNotice.ts';
import { forgetRun, ownSeat, wasTakenOff } from './useRun.ts';
import type { useSeatedRun } from './useSeatedRun.ts';
import { useResumedVotes } from './vote-outbox.ts';

/** Whether a run has ended under the eyes of its reader, and whether they are taken along. */
export type RunEnd = { hasEnded: boolean; isStaying: boolean; stay: () => void };

/**
 * Sends a person on who can't stay on a run's page: without a seat to the dashboard, which asks for the role and joins;
 * after the end to the post-questionnaire, with the run id kept for it. A user who was there when the run ended sees a message first
 * (`hasEnded`) and goes at the time of the next poll, unless they want to stay.
 */
export function useRunGate(code: string | undefined, seated: ReturnType<typeof useSeatedRun>): RunEnd {
  const navigate = useNavigate();
  const hasSession = useSession() !== null;
  const { heard, error, runId, isOver } = seated;
  const [isStaying, setStaying] = useState(false);
  useMoveNotice(heard?.run);
  useResumedVotes(heard && ownSeat(heard.run), heard?.run);
  const isEnd = isOver || saysOver(error) || (heard !== undefined && isFinished(heard.run.status));
  const hasEnded = isEnd && heard !== undefined;
  const isLateComer = isEnd && heard === undefined;
  const mustJoin = code !== undefined && (!hasSession || seated.isStranger);

  useEffect(() => {
    if (!mustJoin) return;
    // By way of Back, say: joining again is theirs to ask for.
    const search = wasTakenOff(code) ? {} : { code };
    if (search.code !== undefined) toast(t(participation.loading));
    void navigate({ to: '/dashboard', search, replace: true });
  }, [mustJoin, code, navigate]);

  useEffect(() => {
    if (!seated.isRemoved || code === undefined) return;
    toastError(
      t('You left this simulation'),
      t('Your facilitator has removed you. Ask for the code to join again.'),
    );
    forgetRun(code);
    void navigate({ to: '/dashboard', search: {}, replace: true });
  }, [seated.isRemoved, code, navigate]);

  useEffect(() => {
    if (!isEnd || runId === undefined) return;
    storedRun.hold(runId);
    const leave = () => void navigate({ to: '/post-questionnaire', search: { runId }, replace: true });
    if (isLateComer) {
      toastError(t(participation.alreadyCompleted.title), refusalText('run.finished'));
      return leave();
    }
    if (isStaying) return;
    const timer = setTimeout(leave, pollMs.participant);
    return () => clearTimeout(timer);
  }, [isEnd, isLateComer, isStaying, runId, navigate]);

  return { hasEnded, isStaying, stay: () => setStaying(true) };
}
