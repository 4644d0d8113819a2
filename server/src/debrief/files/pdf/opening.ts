import type { Content } from 'pdfmake/interfaces.js';
import type { Book } from '../../book.ts';
import { duration, howDecided, titleOf } from '../words.ts';
import { drawMap } from './map.ts';
import { brand, colour, rows, rule, section } from './style.ts';

/** `at` in words, in the time zone of who asked. */
export type Dates = (at: string) => string;

/** The first page: what was played, by whom and when, and in a line a stage what came of it. */
export function titlePage({ run, stages, people }: Book, dates: Dates): Content[] {
  const stayed = people.filter(({ removed_at }) => removed_at === null).length;
  const left = people.length - stayed;
  const figures = [
    [String(stayed), left === 0 ? 'people' : `people, and ${left} who left`],
    [
      `${stages.filter((stage) => stage.decided_by !== null).length} of ${run.simulation.total_stages}`,
      'stages decided',
    ],
    [duration(run.running_seconds), 'running time'],
  ] as const;
  return [
    brand(110),
    { text: 'Debrief', style: 'lead', margin: [0, 0, 0, 6] },
    { text: run.name, style: 'h1', margin: [0, 0, 0, 10] },
    { text: run.simulation.name, style: 'lead', margin: [0, 0, 0, 4] },
    { text: playedOn(run, dates), style: 'meta', margin: [0, 0, 0, 34] },
    {
      columns: figures.map(([value, label]) => ({
        stack: [
          rule(colour.ink, 1, [0, 0, 0, 8], 140),
          { text: value, style: 'figure' },
          { text: label, style: 'meta' },
        ],
      })),
      columnGap: 20,
      margin: [0, 0, 0, 30],
    },
    ...section(
      'What was decided',
      [],
      [
        stages.length === 0
          ? { text: 'No stage of this run has been played to its decision.', color: colour.ink2 }
          : {
              layout: rows,
              table: {
                widths: [44, '*', '*'],
                body: stages.map((stage) => [
                  { text: `Stage ${stage.stage_number}`, color: colour.ink3 },
                  { text: stage.title_of_scenario },
                  {
                    stack: [
                      { text: titleOf(stage, stage.chosen_decision_id) || 'No decision', bold: true },
                      { text: howDecided(stage, run.status), style: 'meta' },
                    ],
                  },
                ]),
              },
            },
      ],
    ),
  ];
}

function playedOn({ status, started_at, created_at }: Book['run'], dates: Dates): string {
  if (started_at === null) return `Created on ${dates(created_at)}, not started`;
  const words = { IN_PROGRESS: ', still in progress', PAUSED: ', paused', ENDED: ', ended early' };
  return `Played on ${dates(started_at)}${status in words ? words[status as keyof typeof words] : ''}`;
}

/** The second page: the way on the map, and how long each decision took. */
export function wayPage(book: Book): Content[] {
  const { svg, width, height } = drawMap(book);
  // The whole map on the page, however many scenarios a stage has.
  const fit: [number, number] = [width, Math.min(height, 500)];
  return [
    { text: 'The way taken', style: 'h2', pageBreak: 'before', margin: [0, 0, 0, 4] },
    {
      text: 'The scenarios of the simulation; those that the group met are dark.',
      style: 'meta',
      margin: [0, 0, 0, 16],
    },
    { svg, fit },
    ...section(
      'Time to decide',
      [],
      [timesTable(book), { text: 'The mark: when half had voted.', style: 'meta', margin: [0, 4, 0, 0] }],
    ),
  ];
}

function timesTable({ stages }: Book): Content {
  const longest = Math.max(1, ...stages.map(({ decision_seconds }) => decision_seconds));
  return {
    layout: rows,
    table: {
      widths: [140, 170, '*', '*'],
      body: [
        ['Stage', '', 'Until the decision', 'Until the vote, median'].map((text) => ({
          text,
          style: 'head',
        })),
        ...stages.map((stage) => [
          { text: `${stage.stage_number}. ${stage.title_of_scenario}` },
          timeBar(stage.decision_seconds / longest, (stage.median_vote_seconds ?? 0) / longest),
          { text: duration(stage.decision_seconds) },
          {
            text: stage.median_vote_seconds === null ? 'No votes' : duration(stage.median_vote_seconds),
            color: colour.ink2,
          },
        ]),
      ],
    },
  };
}

/** How long the decision took, with a mark where half had voted. */
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
