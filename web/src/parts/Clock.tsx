import { runs } from '@vincere/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from '../lib/format.ts';
import { t } from '../lib/text.ts';

export type StageClock = { duration_seconds: number; remaining_ms: number; running: boolean };

/** Below this number of seconds left, the stage is nearly over. */
export const soonSeconds = 120;
const announced = new Map([
  [300, t('5 minutes left in this stage')],
  [60, t('1 minute left in this stage')],
  [0, t(runs.stageTimeUp)],
]);

/**
 * Returns the whole seconds left. `clock` is the server's state at `receivedAt` (performance.now, ms). The page counts from
 * there with its monotonic clock, so a wrong system time doesn't matter.
 */
export function useRemaining(clock: StageClock, receivedAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!clock.running) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [clock.running]);
  const passed = clock.running ? Math.max(0, now - receivedAt) : 0;
  return Math.max(0, Math.ceil((clock.remaining_ms - passed) / 1000));
}

/** The stage clock: counting, paused, nearly over or over. Screen readers announce only 5 minutes, 1 minute and the end. */
export function Clock({ clock, receivedAt }: { clock: StageClock; receivedAt: number }) {
  const remaining = useRemaining(clock, receivedAt);
  const said = useAnnouncement(remaining, clock.running);
  const state =
    remaining === 0 ? 'up' : !clock.running ? 'paused' : remaining < soonSeconds ? 'soon' : undefined;
  return (
    <>
      <div className="clock" data-state={state} role="timer">
        {remaining === 0 ? (
          <span className="clock-number">{t(runs.stageTimeUp)}</span>
        ) : (
          <>
            <span className="clock-label">{clock.running ? t(runs.stageEndsIn) : t('Paused at')}</span>
            <span className="clock-number digits">{formatClock(remaining)}</span>
          </>
        )}
        <progress
          className="clock-bar"
          value={remaining}
          max={Math.max(1, clock.duration_seconds)}
          aria-hidden="true"
        />
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** Returns the screen reader announcement for the time left: at 5 minutes, 1 minute and the end. */
export function useAnnouncement(remaining: number, running: boolean): string {
  const before = useRef(remaining);
  const [said, setSaid] = useState('');
  useEffect(() => {
    for (const [at, text] of announced) if (running && before.current > at && remaining <= at) setSaid(text);
    before.current = remaining;
  }, [remaining, running]);
  return said;
}
