import { useNavigate } from '@tanstack/react-router';
import { participation, shared } from '@vincere/contract/messages';
import type { Room } from '@vincere/domain';
import { accessCodeIn } from '@vincere/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CallFailed, messageOf } from '../../../lib/api.ts';
import { storedRun } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import { TimedOut, withTimeout } from '../../runs/join-timeout.ts';
import { useJoin } from '../../runs/useRun.ts';
import { findSeat } from '../find-seat.ts';

/** `room` is undefined for the room with the fewest people. */
export type Wish = { code: string; room: Room | undefined };

/** A join that failed, with the message for the user. */
type JoinFailure = { message: string; hasTimedOut: boolean };

/** A run that could not be joined because it is over. `runId` is null if the user had no seat on it. */
export type Finished = { runId: number | null; owesQuestionnaire: boolean };

/** Returns a function that joins a run and opens its briefing, and the state that the page shows meanwhile or on refusal. */
export function useJoining() {
  const join = useJoin();
  const navigate = useNavigate();
  const [underWay, setUnderWay] = useState(false);
  const [finished, setFinished] = useState<Finished | null>(null);
  const [isFinishedShown, setFinishedShown] = useState(false);

  /**
   * Resolves to null or the failure. Set `replace` if the address started the join, so that Back doesn't start it again.
   */
  const attempt = async (wish: Wish, { replace }: { replace: boolean }): Promise<JoinFailure | null> => {
    setUnderWay(true);
    try {
      const run = await withTimeout(join(accessCodeIn(wish.code), wish.room));
      toast(t(participation.joined));
      await navigate({ to: '/simulation', search: { code: run.access_code }, replace });
      return null;
    } catch (error) {
      if (isFinishedRun(error)) {
        const finishedRun = await findFinished(wish.code);
        if (finishedRun.runId !== null) storedRun.set(finishedRun.runId);
        setFinished(finishedRun);
        setFinishedShown(true);
        toastError(t(participation.cannotJoin.title), t(participation.cannotJoin.text));
        return null;
      }
      return error instanceof TimedOut
        ? { message: t(participation.joinTimedOut), hasTimedOut: true }
        : { message: messageOf(error, t(participation.joinFailed)), hasTimedOut: false };
    } finally {
      // Remove the overlay synchronously: the caller may focus a field below it.
      flushSync(() => setUnderWay(false));
    }
  };

  return { attempt, underWay, finished, isFinishedShown, closeFinished: () => setFinishedShown(false) };
}

/** Shows a toast that joining from the dialog failed; the code field shows the reason. */
export function toastJoinFailed({ message, hasTimedOut }: JoinFailure): void {
  toastError(t(shared.error), hasTimedOut ? message : t(participation.joinFailedToast));
}

function isFinishedRun(error: unknown): boolean {
  return error instanceof CallFailed && error.code === 'run.finished';
}

/** Returns whether the user had a seat on the finished run with this code, and whether they owe its post-questionnaire. */
async function findFinished(code: string): Promise<Finished> {
  const seat = await findSeat(code);
  return seat
    ? {
        runId: seat.sim_run.id,
        owesQuestionnaire: !seat.has_post_questionnaire && seat.sim_run.questionnaires !== 'none',
      }
    : { runId: null, owesQuestionnaire: false };
}
