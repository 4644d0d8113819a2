import { remainingTime } from '@vincere/domain';
import { formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';

/** A facilitator gives the time left as minutes, or as the time of day at which the stage ends. */
export type TimeWay = 'minutes' | 'end';

const exampleTime = new Date(2026, 0, 1, 14, 30);

/** A time of day means the one nearest to now, so it is at most this many seconds ahead. */
const mostAhead = 12 * 3_600;

/**
 * Returns the seconds left that the facilitator has typed: whole minutes, or a time of day such as `14:30` within
 * the next 12 hours. `now` is the estimated server time (epoch ms). Returns a problem for anything else.
 */
export function remainingOf(
  way: TimeWay,
  text: string,
  now: number,
): { seconds: number } | { problem: string } {
  const seconds = way === 'minutes' ? secondsOfMinutes(text) : secondsUntil(text, now);
  if (seconds === undefined)
    return {
      problem:
        way === 'minutes'
          ? t('Give whole minutes, such as 10.')
          : t('Give a time, such as {time}.', { time: formatTime(exampleTime) }),
    };
  if (way === 'end' && seconds > mostAhead) return { problem: t('Give a time within the next 12 hours.') };
  if (seconds > remainingTime.most) return { problem: t('Give at most 24 hours.') };
  if (seconds < remainingTime.least)
    return {
      problem:
        way === 'minutes' ? t('Leave at least 1 minute.') : t('Give a time that is at least 1 minute ahead.'),
    };
  return { seconds };
}

function secondsOfMinutes(text: string): number | undefined {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) * 60 : undefined;
}

function secondsUntil(text: string, now: number): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)/.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const end = new Date(now);
  end.setHours(Number(hours), Number(minutes), 0, 0);
  if (end.getTime() < now - mostAhead * 1000) end.setDate(end.getDate() + 1);
  return Math.round((end.getTime() - now) / 1000);
}
