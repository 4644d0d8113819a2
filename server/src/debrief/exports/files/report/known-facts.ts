import type { KnownStage } from '@vincere/contract';
import type { RunRooms } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { forAgainstText, reachedText, roomTitle } from '../words.ts';
import { type Block, section, text } from './blocks.ts';

/** Returns what each room knew in a stage: its key facts with how far they came; nothing if the stage has none. */
export function knownFacts(
  known: KnownStage | undefined,
  room_texts: RunRooms,
  translator: Translator,
): Block[] {
  if (known === undefined) return [];
  const { t, list } = translator;
  return section(
    t('What each room knew'),
    [
      {
        kind: 'table',
        columns: [
          { title: t('Fact'), width: null },
          { title: t('Held by'), width: 80 },
          { title: t('For, against'), width: 60 },
          { title: t('How far it came'), width: 96 },
        ],
        rows: known.facts.map((fact) => [
          { stack: [text(fact.text, 'story')] },
          list(fact.rooms.map(({ room_name }) => roomTitle(room_name, room_texts, translator))),
          forAgainstText(fact, known.decisions, translator),
          reachedText(fact, room_texts, translator),
        ]),
      },
    ],
    `facts-${known.stage_number}`,
  );
}
