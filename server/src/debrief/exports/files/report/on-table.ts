import type { RunRooms } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { authorOf, personName, roomTitle } from '../words.ts';
import { type Block, type Cell, section, text } from './blocks.ts';
import type { Evidence } from './evidence.ts';

type Item = RunData['stages'][number]['table'][number];

/**
 * Returns what was on the table in a stage, in the order in which it was added; nothing if the table was empty. An item that
 * the evidence lists is only referred to; without `evidence`, all are shown.
 */
export function itemsOnTable(
  { table, room_texts }: { table: readonly Item[]; room_texts: RunRooms },
  { evidence, isNamed }: { evidence: Evidence | null; isNamed: boolean },
  translator: Translator,
): Block[] {
  const { t } = translator;
  if (table.length === 0) return [];
  return section(t('On the table'), [
    {
      kind: 'table',
      columns: [
        { title: isNamed ? t('Put there by') : t('Room'), width: 118 },
        { title: t('Post or file'), width: null },
      ],
      rows: table.map((item): Cell[] => [
        {
          stack: [
            text(roomTitle(item.room_name, room_texts, translator), 'strong'),
            ...(isNamed ? [text(personName(item.user, translator), 'faint')] : []),
          ],
        },
        {
          stack: [
            ...(item.line === '' ? [] : [text(item.line)]),
            text(subjectText(item, evidence, translator), 'quiet'),
          ],
        },
      ]),
    },
  ]);
}

/** Returns the author and the text of a post, or the name of a file. */
function subjectText({ post, file }: Item, evidence: Evidence | null, translator: Translator): string {
  const { t } = translator;
  const number = evidence?.numberOf(post === null ? `file ${file?.id}` : `post ${post.id}`);
  const reference = number === undefined ? '' : ` (${t('Evidence {numbers}', { numbers: String(number) })})`;
  if (post === null) return `${file?.name ?? ''}${reference}`;
  const { author, content, room_name } = post;
  const name = authorOf({ author: author.name, handle: author.handle, room_name }, translator);
  return number === undefined ? `${name}: ${content}` : `${name}${reference}`;
}
