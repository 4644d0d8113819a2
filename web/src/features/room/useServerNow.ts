import type { Run } from '@vincere/contract';
import { formatTime } from '../../lib/format.ts';
import { useTick } from '../../lib/time/useTick.ts';

const stepMs = 20_000;

/** Returns the server's time in epoch ms, estimated from the last answer. Updates every 20 s, which suffices to show ages. */
export function useServerNow(run: Run, receivedAt: number): number {
  const now = useTick(stepMs);
  return Date.parse(run.server_time) + Math.max(0, now - receivedAt);
}

/** Returns when the stage clock runs out, such as `11:19`; undefined if it isn't counting down. */
export function deadlineOf(run: Run): string | undefined {
  const clock = run.stage_clock;
  if (clock === null || !clock.running || clock.remaining_seconds === 0) return undefined;
  return formatTime(new Date(Date.parse(run.server_time) + clock.remaining_seconds * 1000));
}
