import { clockTickMs } from '@vincere/contract/constants';
import { formatElapsed } from '../../../lib/format.ts';
import { useTick } from '../../../lib/time/useTick.ts';
import type { ReceivedRun } from '../types.ts';

/** The elapsed time of the run as `00:52:18`: the server's value plus the time since then by `performance.now()`. */
export function Elapsed({ received: { run, receivedAt } }: { received: ReceivedRun }) {
  const isRunning = run.status === 'IN_PROGRESS';
  const now = useTick(clockTickMs / 4, isRunning);
  const passedSeconds = isRunning ? Math.max(0, now - receivedAt) / 1000 : 0;
  return <>{formatElapsed(Math.floor(run.elapsed_seconds + passedSeconds))}</>;
}
