import { nudgeRestMs } from '@vincere/domain';
import { messageOf, useSend } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
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
  const press = () =>
    nudge.mutate(
      { params: { runId: run.id } },
      {
        onSuccess: ({ missing }) => {
          toast('Nudged', `${formatCount(missing, 'person sees', 'people see')} that you are waiting.`);
          void readRun(run.id);
        },
        onError: (error) => toastError('Nobody was nudged', messageOf(error, 'Please try again.')),
      },
    );
  if (rest > 0)
    return (
      <span className="dim num" role="status">
        {' '}
        Nudged. Again in {rest} s.
      </span>
    );
  return (
    <>
      {' '}
      <button type="button" className="wt-f" aria-disabled={nudge.isPending || undefined} onClick={press}>
        Nudge them
      </button>
    </>
  );
}
