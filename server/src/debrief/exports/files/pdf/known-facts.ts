import type { KnownStage } from '@vincere/contract';
import type { RunRooms } from '@vincere/domain';
import type { Content, Table, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { forAgainstText, reachedText, roomTitle } from '../words.ts';
import { tableSection } from './style.ts';

/** Returns what each room knew in a stage: its key facts with how far they came; nothing if the stage has none. */
export function knownFacts(
  known: KnownStage | undefined,
  room_texts: RunRooms,
  translator: Translator,
): Content[] {
  if (known === undefined) return [];
  const { t, list } = translator;
  const head = (text: string): TableCell => ({ text, style: 'head' });
  const table: Table = {
    dontBreakRows: true,
    headerRows: 1,
    widths: ['*', 90, 66, 118],
    body: [
      [head(t('Fact')), head(t('Held by')), head(t('For, against')), head(t('How far it came'))],
      ...known.facts.map((fact): TableCell[] => [
        { text: fact.text, style: 'story' },
        {
          text: list(fact.rooms.map(({ room_name }) => roomTitle(room_name, room_texts, translator))),
          style: 'meta',
        },
        { text: forAgainstText(fact, known.decisions, translator), style: 'meta' },
        { text: reachedText(fact, room_texts, translator) },
      ]),
    ],
  };
  return tableSection(t('What each room knew'), table, [], `facts-${known.stage_number}`);
}
