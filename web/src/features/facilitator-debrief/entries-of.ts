import type { DebriefPhase } from '../../parts/guided-debrief/types.ts';
import type { Entry, ReceivedDebrief } from './types.ts';

/** Returns the entries for all of a phase, released or not. */
export function entriesOf({ debrief, control }: ReceivedDebrief, phase: DebriefPhase): Entry[] {
  const lessons = debrief.lessons.flatMap((lesson) => [lesson, ...lesson.merged]);
  return [...control.waiting, ...debrief.released, ...lessons].filter((entry) => entry.phase === phase);
}
