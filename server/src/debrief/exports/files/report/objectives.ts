import { markMeanings, markNames, ratingMarks } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { UnnamedReport } from '../../../ratings/report.ts';
import { duration, roomTitle } from '../words.ts';
import { type Block, type Cell, lead, section, type Text, text } from './blocks.ts';

type Stage = UnnamedReport['stages'][number];
type Rated = UnnamedReport['ratings'][number];
type Remark = Rated['remarks'][number];

/** Returns how the objectives were rated, with no remarks but those that may be shared. */
export function withSharedRemarks(report: UnnamedReport | undefined): UnnamedReport | undefined {
  return (
    report && {
      ...report,
      ratings: report.ratings.map((rating) => ({
        ...rating,
        remarks: rating.remarks.filter(({ may_be_shared }) => may_be_shared),
      })),
    }
  );
}

/**
 * Returns what the run recorded in each closed stage, how many raters gave each mark, and the remarks. Nothing without objectives or
 * without a closed stage.
 */
export function objectives(report: UnnamedReport | undefined, translator: Translator): Block[] {
  if (report === undefined || report.stages.length === 0) return [];
  const { t } = translator;
  return [
    { kind: 'heading', size: 'chapter', text: t('Objectives'), id: 'objectives' },
    lead(
      report.raters === 0
        ? t('What the run recorded. Nobody has rated the objectives.')
        : t('What the run recorded, then how many raters gave each mark. People who rated: {count}.', {
            count: report.raters,
          }),
      'quiet',
    ),
    ...(report.raters === 0 ? [] : [markTable(translator)]),
    ratingTable(report, translator),
    ...remarks(report, translator),
  ];
}

function ratingTable(
  { objectives: all, stages, ratings, raters }: UnnamedReport,
  translator: Translator,
): Block {
  const { t } = translator;
  return {
    kind: 'table',
    columns: [
      { title: t('Objective'), width: null },
      ...stages.map(({ stage_number: number, title_of_scenario: scenario }) => ({
        title: t('Stage {number}: {scenario}', { number, scenario }),
        width: 100,
      })),
    ],
    rows: [
      ...recordedRows(stages, translator),
      ...all.map(({ id, title, text: meaning }): Cell[] => [
        { stack: [text(title, 'strong'), ...(meaning === '' ? [] : [text(meaning, 'quiet')])] },
        ...stages.map((stage) => ({
          stack: ratingsIn(
            stage,
            ratings.filter(
              ({ objective_id, stage_number }) => objective_id === id && stage_number === stage.stage_number,
            ),
            raters,
            translator,
          ),
        })),
      ]),
    ],
  };
}

/** Returns a row for each thing that the run recorded in at least one stage. */
function recordedRows(stages: readonly Stage[], { t }: Translator): Cell[][] {
  const of = (count: number, total: number) => t('{count} of {total}', { count, total });
  return [
    [t('Time'), ...stages.map((stage) => timeText(stage, t))],
    ...(stages.every(({ facts }) => facts === null)
      ? []
      : [
          [
            t('Key facts shared'),
            ...stages.map(({ facts }) => (facts === null ? t('No key facts') : of(facts.shared, facts.of))),
          ],
        ]),
    ...(stages.every(({ moved }) => moved === null)
      ? []
      : [
          [
            t('Changed their minds'),
            ...stages.map(({ moved }) => (moved === null ? t('Not recorded') : of(moved.people, moved.of))),
          ],
        ]),
  ];
}

function timeText({ seconds, clock_seconds }: Stage, t: Translator['t']): string {
  const time = duration(seconds);
  return clock_seconds === null ? time : t('{time} of {clock}', { time, clock: duration(clock_seconds) });
}

/** Returns the marks of an objective in a stage: those for the whole group, then those for rooms. */
function ratingsIn(stage: Stage, ratings: readonly Rated[], raters: number, translator: Translator) {
  const { t } = translator;
  if (ratings.length === 0) return [text(t('Not rated'), 'faint')];
  return ratings.flatMap(({ room_name, marks, raters: own }) => [
    ...(room_name === null ? [] : [text(roomTitle(room_name, stage.room_texts, translator), 'faint')]),
    marks.length === 0 ? text(t('No mark'), 'faint') : ({ mark: 'ratings', counts: marks } as const),
    ...(own < raters ? [text(t('{count} of {total} raters', { count: own, total: raters }), 'faint')] : []),
  ]);
}

/** Returns the names of the marks with their meanings. */
function markTable({ t, translate }: Translator): Block {
  return {
    kind: 'table',
    columns: [
      { title: t('Mark@@of a rating'), width: 180 },
      { title: t('Meaning@@of a mark'), width: null },
    ],
    rows: ratingMarks.map((mark) => [
      [{ text: mark, isBold: true }, `  ${translate(markNames[mark])}`],
      translate(markMeanings.group[mark]),
    ]),
  };
}

/** Returns the remarks by objective and stage, each with those who may read it unless everybody may; nothing if there are none. */
function remarks({ objectives: all, stages, ratings }: UnnamedReport, translator: Translator): Block[] {
  const { t } = translator;
  const isMixed = ratings.some((rating) => rating.remarks.some(({ may_be_shared }) => !may_be_shared));
  const remarkText = (rating: Rated, { text: words, may_be_shared }: Remark): Text[] => {
    const stage = stages.find(({ stage_number }) => stage_number === rating.stage_number);
    const notes = [
      ...(rating.room_name === null
        ? []
        : [roomTitle(rating.room_name, stage?.room_texts ?? null, translator)]),
      ...(isMixed ? [may_be_shared ? t('May be shared') : t('Facilitators only')] : []),
    ];
    return [text(words, 'story'), ...(notes.length === 0 ? [] : [text(notes.join(', '), 'faint')])];
  };
  const rows = all.flatMap(({ id, title }) =>
    ratings
      .filter(({ objective_id }) => objective_id === id)
      .flatMap((rating) =>
        rating.remarks.map((remark): Cell[] => [
          title,
          String(rating.stage_number),
          { stack: remarkText(rating, remark) },
        ]),
      ),
  );
  if (rows.length === 0) return [];
  return section(t('Remarks'), [
    {
      kind: 'table',
      columns: [
        { title: t('Objective'), width: 120 },
        { title: t('Stage'), width: 34 },
        { title: t('Remark'), width: null },
      ],
      rows,
    },
  ]);
}
