import type { Findings } from '@vincere/contract';
import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { forAgainstText, letterOf, roomTitle, titleOf } from '../words.ts';
import { pageOf } from './page-reference.ts';
import { colour, ruledTitle } from './style.ts';

type Stage = RunData['stages'][number];

/** The number of facts that the page names. */
const shownFacts = 3;

/** Returns the key facts that never left their rooms, in a column of `width` points. */
export function notShared(
  { stages }: RunData,
  { facts, of: total, pooled }: NonNullable<Findings['not_shared']>,
  width: number,
  translator: Translator,
): Content[] {
  const { t } = translator;
  const count = facts.length;
  const byOne = facts.filter(({ rooms }) => rooms.length === 1).length;
  const [first] = facts;
  return [
    ...ruledTitle(t('What was not shared'), width),
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
    fact.is_read === null
      ? t('Stage {number}', { number })
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
