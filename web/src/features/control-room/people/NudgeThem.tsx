import { msUntilNextNudge } from '@vincere/domain';
import { useId } from 'react';
import { isSending, messageOf, useSend } from '../../../lib/api.ts';
import { plural, t } from '../../../lib/text.ts';
import { useRemaining } from '../../../parts/Clock.tsx';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import styles from '../text-button.module.css';
import type { ReceivedRun } from '../types.ts';
import { readRun } from '../useControlRoom.ts';

/** A button that reminds the people who have not decided yet. After a nudge it is disabled for half a minute. */
export function NudgeThem({ received: { run, receivedAt } }: { received: ReceivedRun }) {
  const nudge = useSend('nudge');
  const nudgedAt = run.nudged_at === null ? null : Date.parse(run.nudged_at);
  const secondsLeft = useRemaining(
    {
      duration_seconds: 0,
      remaining_ms: msUntilNextNudge(nudgedAt, Date.parse(run.server_time)),
      running: true,
    },
    receivedAt,
  );
  const countdownId = useId();
  const nudgeMissing = () =>
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
  const isEnabled = secondsLeft === 0 && !nudge.isPending;
  return (
    <>
      {' '}
      <button
        type="button"
        className={styles.forceButton}
        aria-disabled={!isEnabled || undefined}
        aria-describedby={countdownId}
        onClick={() => isEnabled && !isSending('nudge') && nudgeMissing()}
      >
        {t('Nudge them')}
      </button>{' '}
      {/* Not a live region, or it would be read out every second. It describes the button. */}
      <span className="dimmed number" id={countdownId}>
        {secondsLeft > 0 && t('Nudged. Again in {seconds} s.', { seconds: secondsLeft })}
      </span>
    </>
  );
}
