import { readingPace } from '@vincere/domain';

/** Returns the reading time in whole minutes, at 220 words per minute. */
export function minutesToRead(...texts: string[]): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / readingPace));
}
