import type { ObjectivesReport } from './types.ts';

/** Returns whether a run has objectives, and a stage in which they can be shown. False while the report loads. */
export function hasRatedStages(report: ObjectivesReport | undefined): boolean {
  return report !== undefined && report.objectives.length > 0 && report.stages.length > 0;
}
