import type { Run } from '@vincere/contract';
import { useEffect, useState } from 'react';
import { formatTime } from '../../lib/format.ts';

const stepMs = 20_000;

/** The server's time now in epoch ms, by what it last said; moves on every 20 s, enough for ages. */
export function useServerNow(run: Run, receivedAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(run.server_time) + Math.max(0, now - receivedAt);
}

/** When the stage clock runs out, as `11:19`; undefined where it does not count down. */
export function deadlineOf(run: Run): string | undefined {
  const clock = run.stage_clock;
  if (clock === null || !clock.running || clock.remaining_seconds === 0) return undefined;
  return formatTime(new Date(Date.parse(run.server_time) + clock.remaining_seconds * 1000));
}
