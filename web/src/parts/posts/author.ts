import { isUnsigned, personas, type Room } from '@vincere/domain';
import { t } from '../../lib/text.ts';

/** Returns the author of a post: as written, or for an unsigned post the persona of its room in the reader's language. */
export function authorName({
  author,
  room_name,
}: {
  author: { name: string; handle: string };
  room_name: Room;
}): string {
  return isUnsigned(author, room_name) ? t(personas[room_name].name) : author.name;
}
