import { type Release, readRelease } from '@vincere/domain';
import { formatClock } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { sayTimeLimit } from '../stages/time-limit.ts';

const heldWord = 'held';

/**
 * Parses a release such as `5:30`, `1:05:30`, `5` (minutes) or `held`. Returns null for an empty text and undefined for anything
 * else.
 */
export function parseRelease(typedText: string): Release | undefined {
  if (typedText === '') return null;
  const text = typedText.trim().toLowerCase();
  return readRelease(/^\d{1,4}$/.test(text) ? `${text}:00` : text);
}

/** Returns an error message for an invalid release, undefined for a valid one. */
export function problemOfRelease(text: string): string | undefined {
  return parseRelease(text) === undefined
    ? t('Write minutes and seconds, such as 5:30, at most 24 hours.')
    : undefined;
}

/** Formats a release for its field; blank for a post that appears with its stage. */
export function writeRelease(release: Release): string {
  return typeof release === 'number' ? formatClock(release) : (release ?? '');
}

/** Returns a release in words: `5 min 30 s into the stage`. */
export function sayRelease(release: Release): string {
  if (release === null) return t('With the stage');
  return release === heldWord
    ? t('When you release it')
    : t('{time} into the stage', { time: sayTimeLimit(release) });
}

/** Returns a warning if a release is at or after the end of its stage. `stageSeconds` is the time limit, null for none. */
export function warningOf(release: Release, stageSeconds: number | null): string | undefined {
  if (typeof release !== 'number' || stageSeconds === null || release < stageSeconds) return undefined;
  return t('The stage lasts {time}: this appears only if time is added.', {
    time: sayTimeLimit(stageSeconds),
  });
}
