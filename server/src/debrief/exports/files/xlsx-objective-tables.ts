import { markNames, ratingMarks } from '@vincere/domain';
import type { Translator } from '../../../platform/i18n/translator.ts';
import type { UnnamedReport } from '../../ratings/report.ts';
import type { Table, Value } from './table.ts';
import { roomTitle } from './words.ts';

type Rated = UnnamedReport['ratings'][number];

/** Returns how the objectives were rated, beside what the run recorded, and the remarks if there are some. No table names raters. */
export function objectiveTables(report: UnnamedReport, translator: Translator): Table[] {
  const remarks = remarkTable(report, translator);
  return [ratingTable(report, translator), ...(remarks.rows.length === 0 ? [] : [remarks])];
}

function ratingTable({ objectives, stages, ratings }: UnnamedReport, translator: Translator): Table {
  const { t, translate } = translator;
  const peopleWith = ({ marks }: Pick<Rated, 'marks'>) =>
    ratingMarks.map((mark) => marks.find((markCount) => markCount.mark === mark)?.people ?? 0);
  return {
    name: t('Objectives'),
    columns: [
      [t('Objective'), 30],
      [t('Text'), 50],
      [t('Stage'), 8],
      [t('Scenario'), 30],
      [t('Room'), 16],
      [t('Raters'), 8],
      ...ratingMarks.map((mark) => [translate(markNames[mark]), 14] as const),
      [t('Seconds in the stage'), 12],
      [t('Key facts shared'), 12],
      [t('Key facts'), 12],
      [t('Changed their minds'), 12],
      [t('People with both votes'), 12],
    ],
    rows: objectives.flatMap(({ id, title, text }) =>
      stages.flatMap((stage): Value[][] => {
        const here = ratings.filter(
          (rating) => rating.objective_id === id && rating.stage_number === stage.stage_number,
        );
        const notRated = { room_name: null, raters: 0, marks: [] };
        return (here.length === 0 ? [notRated] : here).map((rating) => [
          title,
          text,
          stage.stage_number,
          stage.title_of_scenario,
          rating.room_name === null ? null : roomTitle(rating.room_name, stage.room_texts, translator),
          rating.raters,
          ...peopleWith(rating),
          stage.seconds,
          stage.facts?.shared ?? null,
          stage.facts?.of ?? null,
          stage.moved?.people ?? null,
          stage.moved?.of ?? null,
        ]);
      }),
    ),
  };
}

function remarkTable({ objectives, stages, ratings }: UnnamedReport, translator: Translator): Table {
  const { t } = translator;
  return {
    name: t('Remarks'),
    columns: [
      [t('Objective'), 30],
      [t('Stage'), 8],
      [t('Room'), 16],
      [t('Remark'), 80],
      [t('May be shared'), 12],
    ],
    rows: objectives.flatMap(({ id, title }) =>
      ratings
        .filter(({ objective_id }) => objective_id === id)
        .flatMap(({ stage_number, room_name, remarks }) => {
          const stage = stages.find((ratedStage) => ratedStage.stage_number === stage_number);
          return remarks.map(({ text, may_be_shared }): Value[] => [
            title,
            stage_number,
            room_name === null ? null : roomTitle(room_name, stage?.room_texts ?? null, translator),
            text,
            may_be_shared,
          ]);
        }),
    ),
  };
}
