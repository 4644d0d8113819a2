import type { Findings } from '@vincere/contract';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { forAgainstText, letterOf, roomTitle, titleOf } from '../words.ts';
import { type Block, lead, section, text } from './blocks.ts';
import { partsOf } from './parts.ts';
import type { Report } from './report.ts';

type Stage = RunData['stages'][number];
type NotShared = NonNullable<Findings['not_shared']>;

/** The most facts that the first page names. Other parts list all of them. */
export const mostNamedFacts = 2;

/** Returns the key facts that never left their rooms. The first page names some of them. */
export function notShared(report: Report, unsharedFacts: NotShared): Block[] {
  const { t } = report.translator;
  const { facts, pooled } = unsharedFacts;
  const count = facts.length;
  const byOne = facts.filter(({ rooms }) => rooms.length === 1).length;
  const [first] = facts;
  return section(t('What was not shared'), [
    ...countTexts(unsharedFacts, report.translator).map((words, index) =>
      text(words, index === 0 ? 'strong' : 'quiet'),
    ),
    ...(byOne === 0 ? [] : [text(heldByOne(byOne, count, report), 'quiet')]),
    ...(first === undefined
      ? []
      : [{ kind: 'reference', to: partsOf(report).facts(first.stage_number) } as const]),
    ...facts.slice(0, mostNamedFacts).flatMap((fact) => [lead(fact.text, 'story'), placeOf(fact, report)]),
    ...(count > mostNamedFacts
      ? [text(t('Further key facts like these: {count}.', { count: count - mostNamedFacts }), 'faint')]
      : []),
    ...reading(pooled, report),
  ]);
}

/** Returns what the key facts pointed to. People who were not there read that this is how the author reads them, unless it is left out. */
function reading(
  pooledFacts: NotShared['pooled'],
  { layout, with_reading, translator, runData }: Report,
): Block[] {
  const isForBoard = layout === 'board';
  if (pooledFacts.length === 0 || (isForBoard && !with_reading)) return [];
  const { t } = translator;
  const lines = pooledFacts.map(({ stage_number: stage, scenario_id, facts: count, decision_id }) => {
    const decision = decisionIn(runData.stages, scenario_id, decision_id);
    return isForBoard
      ? t(
          'As the author of the simulation reads them, the key facts of stage {stage} ({count}) support {decision}.',
          {
            stage,
            count,
            decision,
          },
        )
      : t('Put together, the key facts of stage {stage} ({count}) support {decision}.', {
          stage,
          count,
          decision,
        });
  });
  return [{ kind: 'note', words: lines.join('\n') }];
}

/** Returns how many key facts never left their rooms, how many everybody had, and how many were in no room. */
export function countTexts(
  { facts, of: total, in_no_room: inNoRoom, with_all: withAll }: NotShared,
  translator: Translator,
): string[] {
  return [
    ...(facts.length === 0 && inNoRoom + withAll > 0 ? [] : [countText(facts.length, total, translator)]),
    ...(withAll === 0 ? [] : [withAllText(withAll, translator)]),
    ...(inNoRoom === 0 ? [] : [inNoRoomText(inNoRoom, translator)]),
  ];
}

function withAllText(count: number, { t }: Translator): string {
  return count === 1
    ? t('One key fact was in the Dashboard, where everybody had it.')
    : t('{count} key facts were in the Dashboard, where everybody had them.', { count });
}

function countText(count: number, total: number, { t }: Translator): string {
  if (count === 0) return t('Every fact left its room.');
  if (total === 1) return t('The only key fact never left its room.');
  return count === 1
    ? t('One of {total} key facts never left its room.', { total })
    : t('{count} of {total} key facts never left their rooms.', { count, total });
}

function inNoRoomText(count: number, { t }: Translator): string {
  return count === 1
    ? t('One key fact was in no room: its post did not appear, or nobody sat in its room.')
    : t('{count} key facts were in no room: their posts did not appear, or nobody sat in their rooms.', {
        count,
      });
}

function heldByOne(byOne: number, all: number, { translator: { t } }: Report): string {
  if (byOne < all) return t('Held by one room alone: {count}.', { count: byOne });
  return all === 1 ? t('It was held by one room alone.') : t('Each of them was held by one room alone.');
}

function decisionIn(stages: readonly Stage[], scenarioId: number, decisionId: number): string {
  const stage = stages.find(({ scenario_id }) => scenario_id === scenarioId);
  return stage === undefined ? '' : `${letterOf(stage, decisionId)}, ${titleOf(stage, decisionId)}`;
}

/** Returns the rooms that had a fact, its stage with whether it was read, and what it argues for and against. */
export function placeOf(
  fact: NotShared['facts'][number],
  { runData: { stages }, translator }: Report,
): ReturnType<typeof text> {
  const { t } = translator;
  const stage = stages.find(({ scenario_id }) => scenario_id === fact.scenario_id);
  const number = fact.stage_number;
  const rooms = fact.rooms.map((room) => roomTitle(room, stage?.room_texts ?? null, translator));
  const state =
    fact.is_read === null
      ? t('Stage {number}', { number })
      : fact.is_read
        ? t('Stage {number}, read there', { number })
        : t('Stage {number}, not read', { number });
  const parts = [rooms.join(', '), state, forAgainstText(fact, stage?.decisions ?? [], translator)];
  return text(parts.filter((part) => part !== '').join('; '), 'faint');
}
