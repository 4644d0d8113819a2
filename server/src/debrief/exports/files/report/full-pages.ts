import type { Block } from './blocks.ts';
import { closing, facilitatorNotes } from './closing.ts';
import { guidedDebrief } from './guided-debrief.ts';
import { objectives } from './objectives.ts';
import { opening } from './opening.ts';
import { path } from './path.ts';
import type { Report } from './report.ts';
import { results } from './results.ts';
import { stageChapter } from './stage.ts';
import { times } from './times.ts';
import { way } from './way.ts';

/** Returns the whole report of a run: the findings, each stage with its evidence, rooms and group, and the questionnaires. */
export function fullPages(report: Report): Block[] {
  const { translator, runData } = report;
  const { stages, guided_debrief } = runData;
  const first = [...opening(report), ...path(report)];
  if (stages.length === 0) return [...first, ...facilitatorNotes(report)];
  return [
    ...first,
    ...results(report),
    // The times fill the first page, where a map rarely fits below the findings.
    ...times(report),
    ...way(report),
    ...objectives(runData.objectives, translator),
    ...stages.flatMap((stage) => stageChapter(report, stage)),
    ...guidedDebrief(guided_debrief, guided_debrief?.answers ?? null, translator),
    ...closing(report),
    ...facilitatorNotes(report),
  ];
}
