import type { Findings } from '@vincere/contract';
import { fill, findingInWords } from '@vincere/domain';
import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { duration, roomTitle } from '../words.ts';
import { pageOf } from './page-reference.ts';
import { colour, ruledTitle } from './style.ts';

type FindingStage = Findings['stages'][number];
type Finding = Findings['findings'][number];

/** Returns the findings, each with the page that shows what it is made from, in a column of `width` points. */
export function findingList(
  { findings, stages, is_too_small }: Findings,
  width: number,
  translator: Translator,
): Content[] {
  const { t } = translator;
  const isUnremarkable = findings.every(({ is_neutral }) => is_neutral);
  return [
    ...ruledTitle(t('How the group decided'), width),
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
    ...findings.flatMap((one) => {
      const stage = stages.find(({ scenario_id }) => scenario_id === one.scenario_id);
      return stage === undefined ? [] : [findingView(one, stage, translator)];
    }),
  ];
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
