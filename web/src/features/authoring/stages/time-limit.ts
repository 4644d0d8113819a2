import { formatClock } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';

const minSeconds = 30;
const maxSeconds = 7 * 86_400;

/** Thrown for an invalid time limit; its message is shown to the user. */
export class BadTimeLimit extends Error {}

/**
 * Parses `15:30`, `1:06:42` or `20` (minutes) to seconds. Returns null for a blank text, which means no limit. Throws
 * `BadTimeLimit` for anything else, for less than 30 seconds and for more than 7 days.
 */
export function parseTimeLimit(typedText: string): number | null {
  const text = typedText.trim();
  if (text === '') return null;
  const parts = /^(\d{1,5})(?::([0-5]?\d))?(?::([0-5]?\d))?$/.exec(text)?.slice(1);
  if (parts === undefined) throw new BadTimeLimit(t('Write minutes and seconds, such as 15:30'));
  const [first = 0, second, third] = parts.map((part?: string) =>
    part === undefined ? undefined : Number(part),
  );
  const seconds =
    third === undefined ? first * 60 + (second ?? 0) : first * 3600 + (second ?? 0) * 60 + third;
  if (seconds < minSeconds) throw new BadTimeLimit(t('A stage lasts at least 30 seconds'));
  if (seconds > maxSeconds) throw new BadTimeLimit(t('A stage lasts at most 7 days'));
  return seconds;
}

/** Returns an error message for an invalid time limit, undefined for a valid one. */
export function problemOfTimeLimit(text: string): string | undefined {
  try {
    parseTimeLimit(text);
    return undefined;
  } catch (error) {
    if (error instanceof BadTimeLimit) return error.message;
    throw error;
  }
}

/** Returns a time limit in words: `15 min 30 s`, `1 h 6 min`; blank for none. */
export function sayTimeLimit(seconds: number | null): string {
  if (seconds === null) return '';
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`])).join(' ');
}

/** Formats a time limit for its field; blank for none. */
export function writeTimeLimit(seconds: number | null): string {
  return seconds === null ? '' : formatClock(seconds);
}
