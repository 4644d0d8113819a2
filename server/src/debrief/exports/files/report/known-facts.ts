import type { KnownStage } from '@vincere/contract';
import { bestSupported, factsWithAll, type RunRooms, tableShares } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { forAgainstText, letterOf, reachedText, roomTitle } from '../words.ts';
import { type Block, section, text } from './blocks.ts';

/**
 * Returns what each room knew in a stage: the shares of facts that reached the table, what the facts point to, and each fact with
 * how far it came. Nothing if the stage has no key facts. `states_reading` is false where the paper leaves out what the author
 * of the simulation makes of the facts.
 */
export function knownFacts(
  knownStage: KnownStage | undefined,
  room_texts: RunRooms,
  translator: Translator,
  states_reading = true,
): Block[] {
  if (knownStage === undefined) return [];
  const { t, list } = translator;
  return section(
    t('What each room knew'),
    [
      ...shares(knownStage, translator),
      ...(states_reading ? support(knownStage, translator) : []),
      {
        kind: 'table',
        columns: [
          { title: t('Fact'), width: null },
          { title: t('Held by'), width: 80 },
          ...(states_reading ? [{ title: t('For, against'), width: 60 }] : []),
          { title: t('How far it came'), width: 96 },
        ],
        rows: knownStage.facts.map((fact) => [
          { stack: [text(fact.text, 'story')] },
          list(fact.rooms.map(({ room_name }) => roomTitle(room_name, room_texts, translator))),
          ...(states_reading ? [forAgainstText(fact, knownStage.decisions, translator)] : []),
          reachedText(fact, room_texts, translator),
        ]),
      },
    ],
    `facts-${knownStage.stage_number}`,
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
function support(knownStage: KnownStage, { t, list }: Translator): Block[] {
  const { facts } = knownStage;
  const ids = knownStage.decisions.map(({ id }) => id);
  const sharedFacts = factsWithAll(facts);
  const lettersOf = (some: KnownStage['facts']) =>
    bestSupported(some, ids).map((id) => letterOf(knownStage, id));
  const ofShared = lettersOf(sharedFacts);
  const ofAll = lettersOf(facts);
  const sharedText =
    sharedFacts.length === 0
      ? t('No key fact was shared.')
      : ofShared.length === 1
        ? t('The shared key facts ({count}) point to {decision}.', {
            count: sharedFacts.length,
            decision: list(ofShared),
          })
        : t('The shared key facts ({count}) leave {decisions} level.', {
            count: sharedFacts.length,
            decisions: list(ofShared),
          });
  const allText =
    ofAll.length === 1
      ? t('All key facts ({count}) point to {decision}.', { count: facts.length, decision: list(ofAll) })
      : t('All key facts ({count}) leave {decisions} level.', {
          count: facts.length,
          decisions: list(ofAll),
        });
  return [text(sharedText), ...(sharedFacts.length === facts.length ? [] : [text(allText)])];
}
