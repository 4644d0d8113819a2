import { markNames, ratingMarks } from '@vincere/domain';
import { excerptOf } from '../../words.ts';
import { type Block, type Cell, section, text } from '../blocks.ts';
import { partsOf } from '../parts.ts';
import type { Report } from '../report.ts';

/** The longest title of an objective that these pages show, in characters: two lines. The appendix has all of it. */
const longestTitle = 76;

/** Returns how the objectives were rated for the whole group; nothing if nobody rated. The appendix has ratings of rooms, and remarks. */
export function ratedObjectives(report: Report): Block[] {
  const { runData, translator } = report;
  const ratingReport = runData.objectives;
  if (ratingReport === undefined || ratingReport.raters === 0 || ratingReport.stages.length === 0) return [];
  const { t, translate } = translator;
  const { objectives, stages, ratings } = ratingReport;
  const marksOf = (objectiveId: number, stageNumber: number): Cell => {
    const here = ratings.filter(
      (rating) => rating.objective_id === objectiveId && rating.stage_number === stageNumber,
    );
    const marks = here.find(({ room_name }) => room_name === null)?.marks ?? [];
    if (marks.length > 0) return { mark: 'ratings', counts: marks };
    return [{ text: here.length > 0 ? t('In the appendix') : t('Not rated'), tone: 'faint' }];
  };
  return [
    ...section(t('Objectives'), [
      {
        kind: 'table',
        columns: [
          { title: t('Raters who gave each mark'), width: null },
          ...stages.map(({ stage_number: number }) => ({
            title: t('Stage {number}', { number }),
            width: 92,
          })),
        ],
        rows: objectives.map(({ id, title }) => [
          excerptOf(title, longestTitle),
          ...stages.map(({ stage_number }) => marksOf(id, stage_number)),
        ]),
      },
    ]),
    text(ratingMarks.map((mark) => `${mark}: ${translate(markNames[mark])}`).join('. '), 'faint'),
    { kind: 'reference', to: partsOf(report).objectives },
  ];
}
