import type { Findings } from '@vincere/contract';
import { fill, findingInWords, withoutMarkdown } from '@vincere/domain';
import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { duration, excerptOf, forAgainstText, howDecided, letterOf, roomTitle, titleOf } from '../words.ts';
import { colour, diamond, heading, page, rule, section, sectionGap } from './style.ts';

type Stage = RunData['stages'][number];
type FindingStage = Findings['stages'][number];
type Finding = Findings['findings'][number];

/** Up to this number, the stages stand side by side. */
export const maxColumns = 3;
/** The longest outcome that the first page shows in full, in characters. */
const longestOutcome = 1_400;
/** The number of facts that the first page names. */
const shownFacts = 3;
const columnGap = 24;

/** Returns the stages side by side, each with its time, its decision and the final votes. */
export function stageColumns({ run, stages, findings }: RunData, translator: Translator): Content {
  const { t } = translator;
  const width = (page.text - columnGap * (stages.length - 1)) / stages.length;
  return {
    columns: stages.map((stage) => {
      const clock = findings.stages.find(
        ({ scenario_id }) => scenario_id === stage.scenario_id,
      )?.clock_seconds;
      const [number, time] = [stage.stage_number, duration(stage.decision_seconds)];
      const chosen = stage.chosen_decision_id;
      return {
        width,
        stack: [
          {
            text:
              clock == null
                ? t('Stage {number}, {time}', { number, time })
                : t('Stage {number}, {time} of {clock}', { number, time, clock: duration(clock) }),
            style: 'meta',
          },
          { text: stage.title_of_scenario, style: 'h3', margin: [0, 2, 0, 6] },
          chosen === null
            ? { text: t('No decision'), bold: true }
            : {
                columns: [
                  { width: 16, stack: [diamond(letterOf(stage, chosen), true, 14)] },
                  { width: '*', text: titleOf(stage, chosen), bold: true },
                ],
                columnGap: 6,
              },
          {
            text: stage.decisions.map(({ id, votes }) => `${letterOf(stage, id)} ${votes}`).join('   '),
            margin: [0, 5, 0, 1],
          },
          { text: howDecided(stage, run.status, translator), style: 'meta' },
        ],
      };
    }),
    columnGap,
  };
}

/** Returns how the run ended, the findings with the pages that show what they are made from, and what was not shared. */
export function firstPage(runData: RunData, translator: Translator): Content[] {
  const { findings } = runData;
  const inColumns = findings.not_shared !== null;
  const list = findingList(findings, translator);
  return [
    ...(findings.last_outcome ? ending(runData, findings.last_outcome, translator) : []),
    ...(findings.not_shared
      ? [
          {
            columns: [
              { width: '*', stack: list },
              { width: 196, stack: notShared(runData, findings.not_shared, translator) },
            ],
            columnGap,
          } as Content,
        ]
      : list),
  ];

  function findingList({ findings: all, stages, is_too_small }: Findings, words: Translator): Content[] {
    const { t } = words;
    const isUnremarkable = all.every(({ is_neutral }) => is_neutral);
    return [
      ...ruledTitle(t('How the group decided'), inColumns ? page.text - 196 - columnGap : page.text),
      ...(isUnremarkable
        ? [
            {
              text: [
                { text: t('Nothing unusual.'), bold: true },
                is_too_small
                  ? ` ${t('Findings about what people did are left out, because fewer than four took part in each stage.')}`
                  : '',
              ],
              color: colour.ink2,
              margin: [0, 0, 0, 6],
            } as Content,
          ]
        : []),
      ...all.flatMap((one) => {
        const stage = stages.find(({ scenario_id }) => scenario_id === one.scenario_id);
        return stage === undefined ? [] : [findingView(one, stage, words)];
      }),
    ];
  }
}

/** Returns a rule of `width` points, and the title below it. */
function ruledTitle(title: string, width: number): Content[] {
  const [, text] = heading(title);
  return [rule(colour.ink, 1, [0, sectionGap, 0, 5], width), ...(text === undefined ? [] : [text])];
}

/** Returns the outcome of the last decision. A long one begins here, and is in full with its stage. */
function ending(
  { run }: RunData,
  outcome: NonNullable<Findings['last_outcome']>,
  { t }: Translator,
): Content[] {
  const text = withoutMarkdown([outcome.text, ...outcome.sentences].join('\n\n')).trim();
  const paragraphs = text.length > longestOutcome ? [excerptOf(text, longestOutcome)] : text.split(/\n\s*\n/);
  return section(outcome.is_ending ? t('How it ended') : t('What came of it'), [
    ...paragraphs.map((paragraph): Content => ({ text: paragraph, style: 'story', margin: [0, 2, 0, 4] })),
    ...(!outcome.is_ending && run.status === 'ENDED'
      ? [{ text: t('The run was ended in the stage after this.'), color: colour.ink2 } as Content]
      : []),
  ]);
}

function findingView(one: Finding, stage: FindingStage, translator: Translator): Content {
  const { t, list, translate } = translator;
  const { title, details } = findingInWords(one, {
    say: (text, facts) => fill(translate(text), facts),
    list,
    letter: (id) => letterIn(stage, id),
    room: (room) => roomTitle(room, stage.room_texts, translator),
    time: duration,
  });
  return {
    unbreakable: true,
    margin: [0, 0, 0, 8],
    columns: [
      {
        width: '*',
        stack: [
          {
            text: [
              { text: title, bold: true },
              one.is_neutral ? { text: `  ${t('Neutral fact')}`, style: 'meta' } : '',
            ],
          },
          ...(details === ''
            ? []
            : [{ text: details, color: colour.ink2, lineHeight: 1.15, margin: [0, 1, 0, 0] } as Content]),
        ],
      },
      { width: 52, margin: [0, 1, 0, 0], ...pageOf(titleIdOf(one), translator) },
    ],
    columnGap: 10,
  };
}

/** Returns the page of a title. It must be a line of its own: pdfmake doesn't fill in the number in a text that wraps. */
function pageOf(id: string, { t }: Translator) {
  return { text: [`${t('Page')} `, { pageReference: id }], style: 'meta', noWrap: true };
}

function letterIn({ decisions }: FindingStage, decisionId: number): string {
  return String.fromCharCode(65 + decisions.findIndex(({ id }) => id === decisionId));
}

/** Returns the id of the title in this document that a finding refers to. The decision of its stage replaces the replay. */
function titleIdOf({ source, stage_number }: Finding): string {
  switch (source.kind) {
    case 'shift':
    case 'forecast':
      return `shift-${stage_number}`;
    case 'reasons':
    case 'facts':
      return `${source.kind}-${stage_number}`;
    case 'map':
      return 'way';
    case 'rooms':
      return 'rooms';
    case 'timeline':
      return `decided-${stage_number}`;
  }
}

function notShared(
  { stages }: RunData,
  { facts, of: total, pooled }: NonNullable<Findings['not_shared']>,
  translator: Translator,
): Content[] {
  const { t } = translator;
  const count = facts.length;
  const byOne = facts.filter(({ rooms }) => rooms.length === 1).length;
  const [first] = facts;
  return [
    ...ruledTitle(t('What was not shared'), 196),
    {
      text:
        count === 0
          ? t('Every fact left its room.')
          : total === 1
            ? t('The only key fact never left its room.')
            : count === 1
              ? t('One of {total} key facts never left its room.', { total })
              : t('{count} of {total} key facts never left their rooms.', { count, total }),
      bold: true,
    },
    ...(byOne === 0
      ? []
      : [{ text: heldByOne(byOne, count, translator), color: colour.ink2, margin: [0, 2, 0, 0] } as Content]),
    ...facts.slice(0, shownFacts).flatMap((fact) => factView(fact, stages, translator)),
    ...(count > shownFacts
      ? [
          {
            text: t('Further key facts like these: {count}.', { count: count - shownFacts }),
            style: 'meta',
            margin: [0, 6, 0, 0],
          } as Content,
        ]
      : []),
    ...pooled.map(
      ({ stage_number: stage, scenario_id, facts: all, decision_id }): Content => ({
        text: t('Put together, the key facts of stage {stage} ({count}) support {decision}.', {
          stage,
          count: all,
          decision: decisionIn(stages, scenario_id, decision_id),
        }),
        margin: [0, 8, 0, 0],
        bold: true,
      }),
    ),
    ...(first === undefined
      ? []
      : [
          {
            ...pageOf(`facts-${first.stage_number}`, translator),
            margin: [0, 6, 0, 0],
          } as Content,
        ]),
  ];
}

function heldByOne(byOne: number, all: number, { t }: Translator): string {
  if (byOne < all) return t('Held by one room alone: {count}.', { count: byOne });
  return all === 1 ? t('It was held by one room alone.') : t('Each of them was held by one room alone.');
}

function decisionIn(stages: readonly Stage[], scenarioId: number, decisionId: number): string {
  const stage = stages.find(({ scenario_id }) => scenario_id === scenarioId);
  return stage === undefined ? '' : `${letterOf(stage, decisionId)}, ${titleOf(stage, decisionId)}`;
}

function factView(
  fact: NonNullable<Findings['not_shared']>['facts'][number],
  stages: readonly Stage[],
  translator: Translator,
): Content[] {
  const { t } = translator;
  const stage = stages.find(({ scenario_id }) => scenario_id === fact.scenario_id);
  if (stage === undefined) return [];
  const number = fact.stage_number;
  const rooms = fact.rooms.map((room) => roomTitle(room, stage.room_texts, translator));
  const state =
    rooms.length === 0
      ? t('Stage {number}, no room had it', { number })
      : fact.is_read
        ? t('Stage {number}, read there', { number })
        : t('Stage {number}, not read', { number });
  const parts = [rooms.join(', '), state, forAgainstText(fact, stage.decisions, translator)];
  return [
    {
      unbreakable: true,
      margin: [0, 6, 0, 0],
      stack: [
        { text: fact.text, style: 'story' },
        { text: parts.filter((part) => part !== '').join('; '), style: 'meta' },
      ],
    },
  ];
}
