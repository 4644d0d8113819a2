import { mostPlannedMinutes, type PlannedMinutes } from '@vincere/domain';
import type { Control } from './types.ts';

/** Returns the planned minutes by phase. */
export function plannedMinutes({ phases }: Control): PlannedMinutes {
  return Object.fromEntries(
    phases.flatMap(({ phase, planned_minutes }) =>
      planned_minutes === null ? [] : [[phase, planned_minutes]],
    ),
  ) as PlannedMinutes;
}

/** Returns typed minutes as a number; undefined unless they are a whole number that can be planned. */
export function readMinutes(text: string): number | undefined {
  const minutes = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return minutes >= 1 && minutes <= mostPlannedMinutes ? minutes : undefined;
}

/** Returns the planned minutes of the whole debrief. */
export function totalMinutes(control: Control): number {
  return Object.values(plannedMinutes(control)).reduce((sum, minutes) => sum + minutes, 0);
}
