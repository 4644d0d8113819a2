import { runs } from '@vincere/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from '../lib/format.ts';
import { plural, t } from '../lib/text.ts';
import { useTick } from '../lib/time/useTick.ts';
import styles from './Clock.module.css';

export type StageClock = { duration_seconds: number; remaining_ms: number; running: boolean };

/** Below this number of seconds left, the stage is nearly over. */
export const soonSeconds = 120;
/** Screen readers announce the time left when it falls to these seconds. */
const announcedSeconds = [300, 60];
/** A change by more seconds at once means that a facilitator has changed the clock. */
const jumpSeconds = 5;

/**
 * Returns the whole seconds left. `clock` is the server's state at `receivedAt` (performance.now, ms). The page counts from
 * there with its monotonic clock, so a wrong system time doesn't matter.
 */
export function useRemaining(clock: StageClock, receivedAt: number): number {
  const now = useTick(250, clock.running);
  const elapsedMs = clock.running ? Math.max(0, now - receivedAt) : 0;
  return Math.max(0, Math.ceil((clock.remaining_ms - elapsedMs) / 1000));
}

/** Returns the timer of the whole group as a clock; null without one. The time left is negative once the timer is over. */
export function plenaryClock(run: {
  plenary_ends_at: string | null;
  server_time: string;
}): StageClock | null {
  if (run.plenary_ends_at === null) return null;
  const remaining_ms = Date.parse(run.plenary_ends_at) - Date.parse(run.server_time);
  return { duration_seconds: Math.max(0, Math.ceil(remaining_ms / 1000)), remaining_ms, running: true };
}

/** Returns whether the time of a stage is up; false without a clock. Renders again only at that moment. */
export function useTimeUp(clock: StageClock | null, receivedAt: number): boolean {
  const [now, setNow] = useState(() => performance.now());
  const endsAt = clock?.running ? receivedAt + clock.remaining_ms : null;
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setTimeout(
      () => setNow(Math.max(endsAt, performance.now())),
      Math.max(0, endsAt - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [endsAt]);
  return (clock !== null && clock.remaining_ms <= 0) || (endsAt !== null && now >= endsAt);
}

/** The stage clock: counting, paused, nearly over or over. Screen readers hear what `useAnnouncement` returns. */
export function Clock({
  clock,
  receivedAt,
  standingAt = t('Paused at'),
  isEndSpoken = false,
  header,
}: {
  clock: StageClock;
  receivedAt: number;
  /** What the clock says while it stands. */
  standingAt?: string;
  /** A notice on the page announces the end. */
  isEndSpoken?: boolean;
  /** The header that shows the clock. On phones it is smaller there. */
  header?: 'run' | 'room';
}) {
  const remaining = useRemaining(clock, receivedAt);
  const announcement = useAnnouncement(remaining, clock.running);
  const state =
    remaining === 0 ? 'up' : !clock.running ? 'paused' : remaining < soonSeconds ? 'soon' : undefined;
  return (
    <>
      <div className={`clock ${styles.clock}`} data-state={state} data-header={header} role="timer">
        {remaining === 0 ? (
          <span className={`clock-number ${styles.number}`}>{t(runs.stageTimeUp)}</span>
        ) : (
          <>
            <span className={`clock-label ${styles.label}`}>
              {clock.running ? t(runs.stageEndsIn) : standingAt}
            </span>
            <span className={`clock-number digits ${styles.number}`}>{formatClock(remaining)}</span>
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
        {isEndSpoken && remaining === 0 ? '' : announcement}
      </span>
    </>
  );
}

/**
 * Returns the screen reader announcement for the time left: at 5 minutes, at 1 minute, at the end, and when a facilitator has
 * changed the clock. It states the minutes that are left.
 */
export function useAnnouncement(remaining: number, running: boolean): string {
  const before = useRef(remaining);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const lastRemaining = before.current;
    before.current = remaining;
    if (!running || lastRemaining === remaining) return;
    const isDue = announcedSeconds.some((at) => lastRemaining > at && remaining <= at);
    if (remaining === 0) setSaid(t(runs.stageTimeUp));
    else if (isDue || Math.abs(lastRemaining - remaining) > jumpSeconds) setSaid(leftText(remaining));
  }, [remaining, running]);
  return said;
}

function leftText(seconds: number): string {
  return plural(
    Math.ceil(seconds / 60),
    '{count} minute left in this stage',
    '{count} minutes left in this stage',
  );
}
