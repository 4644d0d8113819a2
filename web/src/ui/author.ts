import { isUnsigned, personas, type Room } from '@vincere/domain';
import { t } from '../lib/text.ts';

/** Whom a post is by: as its author wrote it, or the persona of its room, in the reader's language, where it was left unsigned. */
export function authorName({
  author,
  room_name,
}: {
  author: { name: string; handle: string };
  room_name: Room;
}): string {
  return isUnsigned(author, room_name) ? t(personas[room_name].name) : author.name;
}
