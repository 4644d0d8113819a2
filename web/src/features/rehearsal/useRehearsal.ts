import type { Answer, Calls, Run } from '@vincere/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { invalidateAfter } from '../../lib/live/live-invalidation.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';

type Did = Answer<Calls['stepRehearsal']>['did'];

/** Between two things that the bots do by themselves: long enough to look at what has changed, in ms. */
const paceMs = 2_500;

const sentences: Record<Did, string> = {
  began: t('The bots are in their rooms.'),
  voted: t('They have voted in their rooms.'),
  decided: t('They have made their final decisions.'),
  'went-on': t('Continue to the next step.'),
  nothing: t('There is nothing more to do.'),
};

/** Drives a rehearsal from the screen of who watches it: by itself at an even pace, or step by step. */
export function useRehearsal({ id, rehearsal, status }: Run) {
  const params = { runId: id };
  const [isPlaying, setPlaying] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState(t('Bots sit in every room.'));
  const [steps, setSteps] = useState(0);
  /** Every way was played. */
  const [isDone, setDone] = useState(false);
  const isUnderWay = useRef(false);

  const step = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const { did } = await send('stepRehearsal', { params });
      const isLast = rehearsal !== null && rehearsal.way === rehearsal.ways;
      setNotice(did === 'nothing' && isLast ? t('Every way was played.') : sentences[did]);
      if (did === 'nothing') {
        setPlaying(false);
        setDone(isLast && status !== 'PAUSED');
      }
      invalidateAfter('run-status-changed', null);
    } catch (error) {
      setPlaying(false);
      toastError(t('The rehearsal has stopped'), messageOf(error, t('Check your connection and play on.')));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
      setSteps((count) => count + 1);
    }
  };
  const next = useEffectEvent(() => void step());
  useEffect(() => {
    if (!isPlaying || status === 'PAUSED') return;
    const timer = setTimeout(next, paceMs);
    return () => clearTimeout(timer);
  }, [isPlaying, steps, status]);

  /** Deletes the rehearsal. A rehearsal that could not be deleted now is deleted by the server later. */
  const end = async () => {
    try {
      await send('endRehearsal', { params });
      toast(t('Rehearsal Ended'), t('Nothing was saved.'));
    } catch (error) {
      toastError(t('The rehearsal was not ended'), messageOf(error, t('The server deletes it later.')));
    }
  };
  return { isPlaying, setPlaying, step, end, isBusy, isDone, notice };
}
