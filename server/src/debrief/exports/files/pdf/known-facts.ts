import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { forAgainstText, reachedText, roomTitle } from '../words.ts';
import { tableSection } from './style.ts';

/** Returns what each room knew in a stage: its key facts with how far they came; nothing if the stage has none. */
export function knownFacts(
  { known_facts = [] }: Pick<RunData, 'known_facts'>,
  { scenario_id, room_texts }: Pick<RunData['stages'][number], 'scenario_id' | 'room_texts'>,
  translator: Translator,
): Content[] {
  const { t, list } = translator;
  const known = known_facts.find((stage) => stage.scenario_id === scenario_id);
  if (known === undefined) return [];
  const head = (text: string): TableCell => ({ text, style: 'head' });
  return tableSection(t('What each room knew'), {
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
  });
}
