import { clockTickMs } from '@vincere/contract/constants';
import { useEffect, useState } from 'react';
import { formatElapsed } from '../../lib/format.ts';
import type { ReceivedRun } from './types.ts';

/** The elapsed time of the run as `00:52:18`: the server's value plus the time since then by `performance.now()`. */
export function Elapsed({ received: { run, receivedAt } }: { received: ReceivedRun }) {
  const isRunning = run.status === 'IN_PROGRESS';
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), clockTickMs / 4);
    return () => clearInterval(timer);
  }, [isRunning]);
  const passed = isRunning ? Math.max(0, now - receivedAt) / 1000 : 0;
  return <>{formatElapsed(Math.floor(run.elapsed_seconds + passed))}</>;
}
