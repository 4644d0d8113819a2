import { type Release, readRelease } from '@vincere/domain';
import { formatClock } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { sayTimeLimit } from './time-limit.ts';

const held = 'held';

/** The release in `5:30`, `1:05:30`, `5` (minutes) or `held`; null for an empty text; undefined for anything else. */
export function parseRelease(typed: string): Release | undefined {
  if (typed === '') return null;
  const text = typed.trim().toLowerCase();
  return readRelease(/^\d{1,4}$/.test(text) ? `${text}:00` : text);
}

/** The sentence that says what is wrong with a typed release; undefined for a good one. */
export function problemOfRelease(typed: string): string | undefined {
  return parseRelease(typed) === undefined
    ? t('Write minutes and seconds, such as 5:30, at most 24 hours; or the word held')
    : undefined;
}

/** A release as it is typed; blank for a post that is there with its stage. */
export function writeRelease(release: Release): string {
  return typeof release === 'number' ? formatClock(release) : (release ?? '');
}

/** A release in words: `5 min 30 s into the stage`. */
export function sayRelease(release: Release): string {
  if (release === null) return t('With the stage');
  return release === held
    ? t('Held until you release it')
    : t('{time} into the stage', { time: sayTimeLimit(release) });
}

/** What to mind about a release in a stage that lasts `stageSeconds` (null without a limit); undefined for nothing. */
export function warningOf(release: Release, stageSeconds: number | null): string | undefined {
  if (typeof release !== 'number' || stageSeconds === null || release < stageSeconds) return undefined;
  return t('The stage lasts {time}: this appears only if time is added.', {
    time: sayTimeLimit(stageSeconds),
  });
}
