import { refuse } from './refusal.ts';
import { isFinished, type RunStatus } from './run-status.ts';

/**
 * In which of its stages a run was at the moment `at` (epoch ms), as the place in `entered`: when it came into each, in
 * order. Before the first it counts as there, so that what is said to those who wait goes with them into the first stage.
 */
export function stageAt(entered: readonly number[], at: number): number {
  return Math.max(
    0,
    entered.findLastIndex((moment) => moment <= at),
  );
}

/** So long, in seconds, the words that a run or a room was told last are the same announcement when they come again. */
export const announcementRepeatSeconds = 60;

/**
 * Judges an announcement at `now` (epoch ms); `last` is what those whom it is for were told last in this stage and what still
 * stands, or null. `repeat` for the same words within the minute: a press too many, or an answer that got lost on the line.
 * Refuses `run.is-over`.
 */
export function judgeAnnouncement(
  { status, last }: { status: RunStatus; last: { content: string; created_at: number } | null },
  content: string,
  now: number,
): 'new' | 'repeat' {
  if (isFinished(status)) refuse('run.is-over');
  const isRepeat = last?.content === content && now - last.created_at <= announcementRepeatSeconds * 1000;
  return isRepeat ? 'repeat' : 'new';
}
