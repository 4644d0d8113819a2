import { maxReleaseSeconds } from '@vincere/domain';
import { z } from 'zod';
import { PostConditions } from '../authoring/post-conditions.ts';
import { defineCall } from '../call.ts';
import {
  Deleted,
  filledText,
  Id,
  limits,
  optionalName,
  pathId,
  RoomName,
  Time,
  wholeNumber,
} from '../fields.ts';
import { rooms as roomMessages } from '../messages/rooms.ts';
import { runs as runMessages } from '../messages/runs.ts';

/**
 * The release of a post. Null: it appears with its stage. A number: so many seconds of running time after the start of
 * its stage. `held`: when a facilitator releases it.
 */
export const Release = z.union([wholeNumber(1, maxReleaseSeconds), z.literal('held')]).nullable();

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
  release: Release,
  /** The conditions on which it appears. Only for administrators, and left out if there are none. */
  when: PostConditions.optional(),
});

/** A post that a room of a run can see. */
export const ShownPost = Post.extend({
  /** The time when it appeared; null if it appeared with the stage. */
  released_at: Time.nullable(),
});

/** A post of the run's current stage that its room can't see yet. */
const ComingPost = Post.extend({
  /** The running time in ms until it appears; null for a held post, and for one with conditions. */
  until_ms: z.int().nullable(),
  /** Whether a facilitator has dropped it in this run. Left out for a post without conditions. */
  is_dropped: z.boolean().optional(),
});

/** Long enough for a JSON array of posts. Each post in it has its own limit. */
const Content = filledText(limits.post * 20);

const CreatedPosts = Post.extend({ tweets: z.array(Post) });

const Count = wholeNumber(0, 1_000_000_000);

const postId = z.object({ postId: pathId('Invalid post ID') });

/** `release` applies to all posts without one of their own. */
const postBody = z.object({
  content: Content,
  room_name: RoomName,
  scenario_id: Id,
  release: Release.default(null),
});

const whenRefusals = ['when.held', 'when.leans-here', 'when.room-not-in-use', 'when.foreign'] as const;
const when = PostConditions.optional().describe(
  'Conditions that must all hold at the same moment. With a release time, the post appears no earlier than that',
);

const creationRefusals = ['post.blank', 'post.too-long', 'post.too-many', 'post.bad-release'] as const;

export const posts = {
  listPosts: defineCall({
    method: 'GET',
    path: '/tweets/:scenarioId/:roomName',
    access: 'room',
    summary:
      'List the posts of a room of a scenario in their order; a participant also gets those published live in their runs',
    params: z.object({ scenarioId: pathId('Invalid scenario ID'), roomName: RoomName }),
    answer: z.array(Post),
    refusals: ['scenario.unknown'],
  }),
  createPost: defineCall({
    method: 'POST',
    path: '/tweets/create',
    access: 'administrator',
    summary: 'Write a post, or an array of posts, into a room of a scenario',
    body: postBody.extend({ when }),
    answer: CreatedPosts,
    creates: true,
    idempotent: true,
    refusals: ['scenario.unknown', ...creationRefusals, ...whenRefusals],
    audited: ['room_name', 'release'],
  }),
  publishPost: defineCall({
    method: 'POST',
    path: '/tweet-room-run-create/:roomRunId',
    access: 'administrator',
    summary: 'Publish a post into a running room, at once or at its release',
    params: z.object({ roomRunId: pathId(roomMessages.noCurrentRoom) }),
    body: postBody.partial({ room_name: true, scenario_id: true }).extend({
      /** The running time from now until it appears, in seconds. Replaces `release`. */
      appears_in: wholeNumber(1, maxReleaseSeconds).optional(),
    }),
    answer: CreatedPosts,
    creates: true,
    idempotent: true,
    refusals: ['room.unknown', 'run.is-over', 'advance.moved-on', ...creationRefusals],
  }),
  listLivePosts: defineCall({
    method: 'GET',
    path: '/tweet-run-get/:runId',
    access: 'administrator',
    summary: 'List the posts that were published into the rooms of a run, of all its scenarios, oldest first',
    params: z.object({ runId: pathId(runMessages.invalidId) }),
    answer: z.array(Post),
    refusals: ['run.unknown'],
  }),
  listComingPosts: defineCall({
    method: 'GET',
    path: '/tweet-run-coming/:runId',
    access: 'administrator',
    summary:
      "List the posts of the current scenario of a run that their rooms can't see yet: timed ones in order, then held ones",
    params: z.object({ runId: pathId(runMessages.invalidId) }),
    answer: z.object({
      scenario_id: Id.nullable(),
      /** Whether the running time advances. While it doesn't, no post appears by itself. */
      running: z.boolean(),
      posts: z.array(ComingPost),
    }),
    refusals: ['run.unknown'],
  }),
  releasePost: defineCall({
    method: 'POST',
    path: '/tweets/:postId/release',
    access: 'administrator',
    summary: 'Release a post of the current scenario to its room now',
    params: postId,
    body: z.object({ simulation_run_id: Id }),
    answer: ShownPost,
    refusals: ['run.unknown', 'run.not-started', 'run.is-over', 'post.unknown', 'advance.moved-on'],
    audited: ['simulation_run_id'],
  }),
  dropPost: defineCall({
    method: 'PUT',
    path: '/tweets/:postId/drop',
    access: 'administrator',
    summary: 'Drop a post with conditions in a run, so that it does not appear there, or undo this',
    params: postId,
    body: z.object({ simulation_run_id: Id, is_dropped: z.boolean() }),
    answer: z.object({ id: Id, is_dropped: z.boolean() }),
    refusals: [
      'run.unknown',
      'run.not-started',
      'run.is-over',
      'post.unknown',
      'post.without-when',
      'post.released',
      'advance.moved-on',
    ],
    audited: ['simulation_run_id', 'is_dropped'],
  }),
  updatePost: defineCall({
    method: 'PUT',
    path: '/tweets/:postId',
    access: 'administrator',
    summary: 'Change the text, author, counts, release or place of a post, authored or live',
    params: postId,
    body: z.object({
      content: filledText(limits.post).optional(),
      /** Blank fields are filled in from the room. */
      author: z.object({ name: optionalName(), handle: optionalName() }).optional(),
      likes: Count.optional(),
      retweets: Count.optional(),
      replies: Count.optional(),
      release: Release.optional(),
      when,
      /** Another post of the same room, with which this one swaps places. */
      swap_with: Id.optional(),
    }),
    answer: Post,
    refusals: ['post.unknown', 'post.released', 'post.kept', 'run.is-over', ...whenRefusals],
    audited: ['release'],
  }),
  deletePost: defineCall({
    method: 'DELETE',
    path: '/tweets/:postId',
    access: 'administrator',
    summary: 'Delete a post, authored or live',
    params: postId,
    answer: Deleted,
    refusals: ['post.unknown', 'post.used', 'post.on-table', 'run.is-over'],
  }),
};
