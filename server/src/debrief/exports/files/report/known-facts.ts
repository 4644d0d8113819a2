import type { KnownStage } from '@vincere/contract';
import { bestSupported, isShared, type RunRooms, tableShares } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { forAgainstText, letterOf, reachedText, roomTitle } from '../words.ts';
import { type Block, section, text } from './blocks.ts';

/**
 * Returns what each room knew in a stage: the shares of facts that reached the table, what the facts point to, and each fact with
 * how far it came. Nothing if the stage has no key facts. `states_reading` is false where the paper leaves out what the author
 * of the simulation makes of the facts.
 */
export function knownFacts(
  known: KnownStage | undefined,
  room_texts: RunRooms,
  translator: Translator,
  states_reading = true,
): Block[] {
  if (known === undefined) return [];
  const { t, list } = translator;
  return section(
    t('What each room knew'),
    [
      ...shares(known, translator),
      ...(states_reading ? support(known, translator) : []),
      {
        kind: 'table',
        columns: [
          { title: t('Fact'), width: null },
          { title: t('Held by'), width: 80 },
          ...(states_reading ? [{ title: t('For, against'), width: 60 }] : []),
          { title: t('How far it came'), width: 96 },
        ],
        rows: known.facts.map((fact) => [
          { stack: [text(fact.text, 'story')] },
          list(fact.rooms.map(({ room_name }) => roomTitle(room_name, room_texts, translator))),
          ...(states_reading ? [forAgainstText(fact, known.decisions, translator)] : []),
          reachedText(fact, room_texts, translator),
        ]),
      },
    ],
    `facts-${known.stage_number}`,
  );
}

function shares({ facts }: KnownStage, { t }: Translator): Block[] {
  const { one, several } = tableShares(facts);
  return [
    ...(one.of === 0
      ? []
      : [
          text(
            t('Held by one room, reached the table: {reached} of {total}', {
              reached: one.reached,
              total: one.of,
            }),
          ),
        ]),
    ...(several.of === 0
      ? []
      : [
          text(
            t('Held by several rooms, reached the table: {reached} of {total}', {
              reached: several.reached,
              total: several.of,
            }),
          ),
        ]),
  ];
}

/** Returns which decisions the shared facts point to, and which ones all facts do. */
function support(known: KnownStage, { t, list }: Translator): Block[] {
  const { facts } = known;
  const ids = known.decisions.map(({ id }) => id);
  const shared = facts.filter(isShared);
  const lettersOf = (some: KnownStage['facts']) => bestSupported(some, ids).map((id) => letterOf(known, id));
  const ofShared = lettersOf(shared);
  const ofAll = lettersOf(facts);
  const sharedText =
    shared.length === 0
      ? t('No key fact was shared.')
      : ofShared.length === 1
        ? t('The shared key facts ({count}) point to {decision}.', {
            count: shared.length,
            decision: list(ofShared),
          })
        : t('The shared key facts ({count}) leave {decisions} level.', {
            count: shared.length,
            decisions: list(ofShared),
          });
  const allText =
    ofAll.length === 1
      ? t('All key facts ({count}) point to {decision}.', { count: facts.length, decision: list(ofAll) })
      : t('All key facts ({count}) leave {decisions} level.', {
          count: facts.length,
          decisions: list(ofAll),
        });
  return [text(sharedText), ...(shared.length === facts.length ? [] : [text(allText)])];
}
