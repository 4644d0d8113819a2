import { useNavigate } from '@tanstack/react-router';
import { joinTimeoutMs } from '@vincere/contract/constants';
import { participation, shared } from '@vincere/contract/messages';
import type { Room } from '@vincere/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CallFailed, messageOf } from '../../lib/api.ts';
import { heldRun } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { useJoin } from '../runs/useRun.ts';
import { codeOf, findSeat } from './find-seat.ts';

export type Wish = { code: string; room: Room };

/** A run that could not be joined because it is over; `runId` when the person had a seat in it. */
export type Finished = { runId: number | null; owesQuestionnaire: boolean };

/** Joins a run and goes to its briefing; holds what the page shows meanwhile and when it is refused. */
export function useJoining() {
  const join = useJoin();
  const navigate = useNavigate();
  const [underWay, setUnderWay] = useState(false);
  const [finished, setFinished] = useState<Finished | null>(null);
  const [isToldFinished, setToldFinished] = useState(false);

  /** Gives null, or why it failed. `replace` when the address itself asked for it: Back must not ask again. */
  const attempt = async (wish: Wish, { replace }: { replace: boolean }): Promise<string | null> => {
    setUnderWay(true);
    try {
      const run = await inTime(join(codeOf(wish.code), wish.room));
      toast(t(participation.joined));
      await navigate({ to: '/simulation', search: { code: run.access_code }, replace });
      return null;
    } catch (error) {
      if (isFinishedRun(error)) {
        const found = await finishedBehind(wish.code);
        if (found.runId !== null) heldRun.hold(found.runId);
        setFinished(found);
        setToldFinished(true);
        toastError(t(participation.cannotJoin.title), t(participation.cannotJoin.text));
        return null;
      }
      return error instanceof TimedOut
        ? t(participation.joinTimedOut)
        : messageOf(error, t(participation.joinFailed));
    } finally {
      // At once: who asked may want to put focus on a field that the overlay covers.
      flushSync(() => setUnderWay(false));
    }
  };

  return { attempt, underWay, finished, isToldFinished, closeFinished: () => setToldFinished(false) };
}

/** Tells of a join that failed from the dialog; the field tells why. */
export function toastJoinFailed(message: string): void {
  const timedOut = message === t(participation.joinTimedOut);
  toastError(t(shared.error), timedOut ? message : t(participation.joinFailedToast));
}

function isFinishedRun(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 409 && /completed/i.test(error.message);
}

/** Whether the caller had played the run behind a code, and what they still owe it. */
async function finishedBehind(code: string): Promise<Finished> {
  const seat = await findSeat(code);
  return seat
    ? { runId: seat.sim_run.id, owesQuestionnaire: !seat.has_post_questionnaire }
    : { runId: null, owesQuestionnaire: false };
}

class TimedOut extends Error {}

/** Gives up after 15 s; what the server did by then is found again at the next try. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(participation.joinTimedOut)), joinTimeoutMs);
    work
      // Every call gives up by itself after as long.
      .catch((error: unknown) => {
        const gaveUp = error instanceof DOMException && error.name === 'AbortError';
        throw gaveUp ? new TimedOut(participation.joinTimedOut) : error;
      })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
