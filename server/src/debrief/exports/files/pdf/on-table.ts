import type { RunRooms } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { authorOf, excerptOf, personName, roomTitle } from '../words.ts';
import { colour, tableSection } from './style.ts';

type Item = RunData['stages'][number]['table'][number];

/** Returns what was on the table in a stage, in the order in which it was added; nothing if the table was empty. */
export function itemsOnTable(
  { table, room_texts }: { table: readonly Item[]; room_texts: RunRooms },
  translator: Translator,
): Content[] {
  const { t } = translator;
  if (table.length === 0) return [];
  return tableSection(t('On the table'), {
    dontBreakRows: true,
    widths: [142, '*'],
    body: table.map((item) => itemRow(item, room_texts, translator)),
  });
}

function itemRow(item: Item, rooms: RunRooms, translator: Translator): TableCell[] {
  return [
    {
      stack: [
        { text: roomTitle(item.room_name, rooms, translator), bold: true },
        { text: personName(item.user, translator), style: 'meta' },
      ],
    },
    {
      stack: [
        ...(item.line === '' ? [] : [{ text: item.line, margin: [0, 0, 0, 2] } as Content]),
        { text: subjectText(item, translator), color: colour.ink2 },
      ],
    },
  ];
}

/** Returns the author and the beginning of a post, or the name of a file. */
function subjectText({ post, file }: Item, translator: Translator): string {
  if (post === null) return file?.name ?? '';
  const { author, content, room_name } = post;
  const name = authorOf({ author: author.name, handle: author.handle, room_name }, translator);
  return `${name}: ${excerptOf(content, 300)}`;
}
