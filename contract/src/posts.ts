import { z } from 'zod';
import { defineCall } from './call.ts';
import { Deleted, filledText, Id, limits, pathId, RoomName, Time } from './fields.ts';
import { rooms as roomMessages } from './messages/rooms.ts';
import { runs as runMessages } from './messages/runs.ts';

export const Post = z.object({
  id: Id,
  content: z.string(),
  timestamp: z.string().nullable(),
  created_at: Time,
  room_run_id: Id.nullable(),
  scenario_id: Id,
  room_name: RoomName,
  author: z.object({ name: z.string(), handle: z.string(), avatar: z.string().nullable() }),
  likes: z.int(),
  retweets: z.int(),
  replies: z.int(),
});

/** Long enough for a JSON array of posts; each post has its own limit (ruling 5.3). */
const Content = filledText(limits.post * 20);

const CreatedPosts = Post.extend({ tweets: z.array(Post) });

const postId = z.object({ postId: pathId('Invalid post ID') });

const postBody = z.object({ content: Content, room_name: RoomName, scenario_id: Id });

export const posts = {
  listPosts: defineCall({
    method: 'GET',
    path: '/tweets/:scenarioId/:roomName',
    access: 'room',
    summary:
      'The posts of a room for a scenario, oldest first; for a participant also those published live in runs of theirs',
    params: z.object({ scenarioId: pathId('Invalid scenario ID'), roomName: RoomName }),
    answer: z.array(Post),
    refusals: ['scenario.unknown'],
  }),
  createPost: defineCall({
    method: 'POST',
    path: '/tweets/create',
    access: 'administrator',
    summary: 'Write a post, or an array of posts, into a room of a scenario',
    body: postBody,
    answer: CreatedPosts,
    creates: true,
    refusals: ['scenario.unknown', 'post.blank', 'post.too-long', 'post.too-many'],
    audited: ['room_name'],
  }),
  publishPost: defineCall({
    method: 'POST',
    path: '/tweet-room-run-create/:roomRunId',
    access: 'administrator',
    summary: 'Post into a running room; it appears live',
    params: z.object({ roomRunId: pathId(roomMessages.noCurrentRoom) }),
    body: postBody.partial({ room_name: true, scenario_id: true }),
    answer: CreatedPosts,
    creates: true,
    refusals: ['room.unknown', 'run.is-over', 'post.blank', 'post.too-long', 'post.too-many'],
  }),
  listLivePosts: defineCall({
    method: 'GET',
    path: '/tweet-run-get/:runId',
    access: 'administrator',
    summary: 'The posts published into the rooms of a run, of all its scenarios, oldest first',
    params: z.object({ runId: pathId(runMessages.invalidId) }),
    answer: z.array(Post),
    refusals: ['run.unknown'],
  }),
  updatePost: defineCall({
    method: 'PUT',
    path: '/tweets/:postId',
    access: 'administrator',
    summary: 'Change the text of one post, written or live',
    params: postId,
    body: z.object({ content: filledText(limits.post) }),
    answer: Post,
    refusals: ['post.unknown', 'run.is-over'],
  }),
  deletePost: defineCall({
    method: 'DELETE',
    path: '/tweets/:postId',
    access: 'administrator',
    summary: 'Delete one post, written or live',
    params: postId,
    answer: Deleted,
    refusals: ['post.unknown', 'run.is-over'],
  }),
};
