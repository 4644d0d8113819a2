import type { WritingPhase } from './phases.ts';

/** The planned minutes of each phase. */
export type PlannedMinutes = Record<WritingPhase, number>;

/** The most minutes that can be planned for a phase. */
export const mostPlannedMinutes = 240;

const fullLength: PlannedMinutes = { reactions: 5, 'what-happened': 10, why: 20, lessons: 10, commitment: 5 };
const fullTotal = 50;
const hourSeconds = 3600;
const shortestTotal = 20;

/**
 * Returns the minutes that are planned for each phase unless a facilitator changes them. A run of an hour or more gets 50
 * minutes. A shorter one gets half of its running time, but at least 20 minutes, divided in the same proportions.
 */
export function defaultMinutes(runningSeconds: number): PlannedMinutes {
  if (runningSeconds >= hourSeconds) return { ...fullLength };
  const total = Math.max(shortestTotal, runningSeconds / 60 / 2);
  const part = (phase: WritingPhase) => Math.round((fullLength[phase] * total) / fullTotal);
  return {
    reactions: part('reactions'),
    'what-happened': part('what-happened'),
    why: part('why'),
    lessons: part('lessons'),
    commitment: part('commitment'),
  };
}
