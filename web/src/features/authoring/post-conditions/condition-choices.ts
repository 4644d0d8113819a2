import type { Role, Room } from '@vincere/domain';
import type { ConditionSubjects } from '../../../parts/condition-text.ts';

/** The choices for the conditions of a post. */
export type ConditionChoices = {
  subjects: ConditionSubjects;
  /** The rooms in use. */
  roles: readonly Role[];
  /** The room of the post, and its id if it is stored. */
  room: Room;
  postId: number | undefined;
};

/** Returns the rooms on whose leaning a post may depend: those that don't read it. */
export function leaningRooms({ roles, room }: ConditionChoices): Role[] {
  return room === 'dashboard' ? [] : roles.filter((role) => role !== room);
}

/** Returns the posts that a room in use can leave unread, except the post that waits. */
export function unreadPosts({ subjects, roles, postId }: ConditionChoices) {
  return subjects.posts.flatMap(({ room_name, ...post }) =>
    room_name !== 'dashboard' && roles.includes(room_name) && post.id !== postId
      ? [{ ...post, room_name }]
      : [],
  );
}
