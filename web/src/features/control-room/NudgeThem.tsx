import { nudgeRestMs } from '@vincere/domain';
import { useId } from 'react';
import { isSending, messageOf, useSend } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useRemaining } from '../../ui/Clock.tsx';
import { toast, toastError } from '../../ui/Toaster.tsx';
import type { HeardRun } from './types.ts';
import { readRun } from './useControlRoom.ts';

/** Reminds those who are missing; for half a minute after it they are left alone. */
export function NudgeThem({ heard: { run, receivedAt } }: { heard: HeardRun }) {
  const nudge = useSend('nudge');
  const nudgedAt = run.nudged_at === null ? null : Date.parse(run.nudged_at);
  const rest = useRemaining(
    {
      duration_seconds: 0,
      remaining_ms: nudgeRestMs(nudgedAt, Date.parse(run.server_time)),
      running: true,
    },
    receivedAt,
  );
  const restId = useId();
  const press = () =>
    nudge.mutate(
      { params: { runId: run.id } },
      {
        onSuccess: ({ missing }) => {
          toast(
            t('Nudged'),
            plural(
              missing,
              '{count} person sees that you are waiting.',
              '{count} people see that you are waiting.',
            ),
          );
          void readRun(run.id);
        },
        onError: (error) => toastError(t('Nobody was nudged'), messageOf(error, t('Please try again.'))),
      },
    );
  const isOpen = rest === 0 && !nudge.isPending;
  return (
    <>
      {' '}
      <button
        type="button"
        className="wt-f"
        aria-disabled={!isOpen || undefined}
        aria-describedby={restId}
        onClick={() => isOpen && !isSending('nudge') && press()}
      >
        {t('Nudge them')}
      </button>{' '}
      {/* The toast has said it: what counts down is not said each second, but to who comes to the button. */}
      <span className="dim num" id={restId}>
        {rest > 0 && t('Nudged. Again in {seconds} s.', { seconds: rest })}
      </span>
    </>
  );
}
