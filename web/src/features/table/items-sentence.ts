import type { Run, TableItem } from '@vincere/contract';
import { plural, t } from '../../lib/text.ts';
import { listNames } from '../../lib/words/list-names.ts';
import type { Rooms } from '../../parts/rooms.tsx';

/** Returns how many items are on a table and from how many rooms, such as `8 posts and files from 5 rooms`. */
export function itemsSentence(items: readonly Pick<TableItem, 'room_name'>[]): string {
  const rooms = new Set(items.map(({ room_name }) => room_name)).size;
  const from = plural(rooms, 'from one room', 'from {count} rooms');
  return t('{items} {from}', {
    items: plural(items.length, 'One post or file', '{count} posts and files'),
    from,
  });
}

/** Returns a sentence that names the rooms with people but without an item on the table; undefined if there are none. */
export function silentRoomsSentence(
  { roles, placeName }: Pick<Rooms, 'roles' | 'placeName'>,
  run: Pick<Run, 'users_playing'>,
  items: readonly Pick<TableItem, 'room_name'>[],
): string | undefined {
  const silent = roles.filter(
    (role) =>
      run.users_playing.some(({ room }) => room.room_name === role) &&
      !items.some(({ room_name }) => room_name === role),
  );
  if (silent.length === 0) return undefined;
  const rooms = listNames(silent.map(placeName));
  return silent.length === 1
    ? t('{room} has put nothing there.', { room: rooms })
    : t('{rooms} have put nothing there.', { rooms });
}
