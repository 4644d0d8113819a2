import { formatByMinute } from './minute.ts';
import type { ConditionRules } from './post-condition.ts';
import { problemsOfMinute } from './reach.ts';

/** Nobody in a room has read a post by a minute of the stage, although somebody is seated there. */
export const unread: ConditionRules<'unread'> = {
  exists: ({ post_id, room_name }, { posts }) =>
    posts.some((post) => post.id === post_id && post.room_name === room_name),
  holds: ({ room_name, post_id, by_minute }, { stageMs, reads, seats }) => {
    const byMs = by_minute * 60_000;
    if (stageMs < byMs) return undefined;
    const hasRead = reads.some(
      (readEvent) =>
        readEvent.room_name === room_name && readEvent.post_id === post_id && readEvent.read_ms <= byMs,
    );
    return !hasRead && seats.some((seat) => seat.room_name === room_name);
  },
  problems: ({ post_id, by_minute }, place) =>
    place.source.posts.some(({ id }) => id === post_id)
      ? problemsOfMinute(by_minute, place)
      : [{ kind: 'when-gone', facts: {} }],
  part: 'post',
  keyIn: ({ post }) => post,
  idIn: ({ post_id }) => post_id,
  toPackage: ({ kind, room_name, by_minute }, { key }) => ({ kind, room_name, post: key, by_minute }),
  fromPackage: ({ kind, room_name, by_minute }, { id }) => ({ kind, room_name, post_id: id, by_minute }),
  example: 'unread: Economist, economic-1, by 10 min',
  itemCount: 3,
  toCell: ({ room_name, post, by_minute }, { room }) => [room(room_name), post, formatByMinute(by_minute)],
  fromCell: ([room = '', post = '', minute = ''], lookups) => {
    const by_minute = lookups.minute(minute);
    if (by_minute === null) return null;
    const room_name = lookups.role(room);
    return room_name === null ? null : { kind: 'unread', room_name, post, by_minute };
  },
};
