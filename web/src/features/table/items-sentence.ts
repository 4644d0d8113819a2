import type { TableItem } from '@vincere/contract';
import { plural, t } from '../../lib/text.ts';

/** Returns how many items are on a table and from how many rooms, such as `8 posts and files from 5 rooms`. */
export function itemsSentence(items: readonly Pick<TableItem, 'room_name'>[]): string {
  const rooms = new Set(items.map(({ room_name }) => room_name)).size;
  const from = plural(rooms, 'from one room', 'from {count} rooms');
  return t('{items} {from}', {
    items: plural(items.length, 'One post or file', '{count} posts and files'),
    from,
  });
}
