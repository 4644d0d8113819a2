import type { Content, Table } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { duration, howDecided, titleOf } from '../words.ts';
import { firstPage } from './first-page.ts';
import { drawMap } from './map.ts';
import { maxColumns, stageColumns } from './stage-columns.ts';
import {
  brand,
  colour,
  headed,
  headingRow,
  page,
  rows,
  rule,
  section,
  sectionGap,
  tableSection,
} from './style.ts';

/** Returns the title with people and dates, the decisions with the findings, the times of the stages, and the map. */
export function opening(runData: RunData, translator: Translator): Content[] {
  const first = [...title(runData, translator), ...decided(runData, translator)];
  if (runData.stages.length === 0) return first;
  // The times fill the first page, where a map rarely fits below the findings.
  return [
    ...first,
    ...firstPage(runData, translator),
    ...times(runData, translator),
    way(runData, translator),
  ];
}

function title({ run, people, stages }: RunData, translator: Translator): Content[] {
  const { t } = translator;
  const presentCount = people.filter(({ removed_at }) => removed_at === null).length;
  const leftCount = people.length - presentCount;
  const figures = [
    [
      String(presentCount),
      leftCount === 0 ? t('people') : t('people, and {count} who left', { count: leftCount }),
    ],
    [
      t('{count} of {total}', {
        count: stages.filter((stage) => stage.decided_by !== null).length,
        total: run.simulation.total_stages,
      }),
      t('stages decided'),
    ],
    [duration(run.running_seconds), t('running time')],
  ] as const;
  return [
    brand(36),
    { text: t('Debrief'), style: 'lead', margin: [0, 0, 0, 6] },
    { text: run.name, style: 'h1', margin: [0, 0, 0, 10] },
    { text: run.simulation.name, style: 'lead', margin: [0, 0, 0, 4] },
    { text: playedText(run, translator), style: 'meta', margin: [0, 0, 0, 24] },
    {
      columns: figures.map(([value, label]) => ({
        stack: [
          rule(colour.ink, 1, [0, 0, 0, 8], 140),
          { text: value, style: 'figure' },
          { text: label, style: 'meta' },
        ],
      })),
      columnGap: 20,
    },
  ];
}

/** Returns the decision of each stage: side by side, or in one line per stage if there are many. */
function decided(runData: RunData, translator: Translator): Content[] {
  const { run, stages } = runData;
  const { t } = translator;
  const heading = t('What was decided');
  if (stages.length > 0 && stages.length <= maxColumns)
    return section(heading, [], [stageColumns(runData, translator)]);
  if (stages.length === 0)
    return section(
      heading,
      [],
      [{ text: t('No stage of this run has been played to its decision.'), color: colour.ink2 }],
    );
  const table: Table = {
    dontBreakRows: true,
    widths: [48, '*', '*'],
    body: stages.map((stage) => [
      { text: t('Stage {number}', { number: stage.stage_number }), color: colour.ink3 },
      { text: stage.title_of_scenario },
      {
        stack: [
          { text: titleOf(stage, stage.chosen_decision_id) || t('No decision'), bold: true },
          { text: howDecided(stage, run.status, translator), style: 'meta' },
        ],
      },
    ]),
  };
  const fewStages = 6;
  return stages.length <= fewStages
    ? section(heading, [], [{ layout: rows, table }])
    : tableSection(heading, table);
}

function playedText({ status, started_at, created_at }: RunData['run'], { t, moment }: Translator): string {
  if (started_at === null) return t('Created on {date}, not started', { date: moment(created_at) });
  const date = moment(started_at);
  switch (status) {
    case 'IN_PROGRESS':
      return t('Played on {date}, still in progress', { date });
    case 'PAUSED':
      return t('Played on {date}, paused', { date });
    case 'ENDED':
      return t('Played on {date}, ended early', { date });
    default:
      return t('Played on {date}', { date });
  }
}

/** Returns the way on the map. */
function way(runData: RunData, translator: Translator): Content {
  const { t } = translator;
  const { svg, height } = drawMap(runData, translator);
  // Scale the map to fit the page, however many scenarios a stage has.
  const fit: [number, number] = [page.text, Math.min(height, 600)];
  return {
    unbreakable: true,
    stack: [
      { text: t('The way taken'), id: 'way', style: 'h2', margin: [0, sectionGap, 0, 4] },
      {
        text: t('The scenarios of the simulation; those that the group met are dark.'),
        style: 'meta',
        margin: [0, 0, 0, 6],
      },
      { svg, fit },
    ],
  };
}

/** Returns the time that each decision took. */
function times({ stages }: RunData, { t }: Translator): Content[] {
  if (stages.length === 0) return [];
  const longest = Math.max(1, ...stages.map(({ decision_seconds }) => decision_seconds));
  const table: Content = {
    layout: headed(rows),
    margin: [0, sectionGap, 0, 0],
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [140, 170, 56, 75],
      body: [
        headingRow(t('Time in the stages'), 4),
        [t('Stage'), '', t('In the stage'), t('Until the vote, median')].map((text) => ({
          text,
          style: 'head',
        })),
        ...stages.map((stage) => [
          { text: `${stage.stage_number}. ${stage.title_of_scenario}` },
          timeBar(stage.decision_seconds / longest, (stage.median_vote_seconds ?? 0) / longest),
          { text: duration(stage.decision_seconds) },
          {
            text: stage.median_vote_seconds === null ? t('No votes') : duration(stage.median_vote_seconds),
            color: colour.ink2,
          },
        ]),
      ],
    },
  };
  return [table, { text: t('The mark: when half had voted.'), style: 'meta', margin: [0, 4, 0, 0] }];
}

/** Draws the time that the decision took, with a mark at the moment when half had voted. */
function timeBar(share: number, half: number): Content {
  const width = 160;
  return {
    canvas: [
      { type: 'rect', x: 0, y: 3, w: Math.max(1, share * width), h: 7, color: colour.line },
      ...(half > 0
        ? [{ type: 'rect' as const, x: Math.max(0, half * width - 1), y: 1, w: 2, h: 11, color: colour.ink }]
        : []),
    ],
  };
}
