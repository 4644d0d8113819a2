import { type Release, readRelease } from './post-release.ts';
import { refuse } from './refusal.ts';
import { personas, type Room } from './rooms.ts';
import { cut } from './text.ts';

export type Author = { name: string; handle: string; avatar: string | null };

/** A post as it is stored: complete, and never changing by itself (ruling 5.3). */
export type Post = {
  content: string;
  /** As its author wrote it, such as `2h ago`. */
  timestamp: string | null;
  author: Author;
  likes: number;
  retweets: number;
  replies: number;
  release: Release;
};

/** The longest text of one post, in characters (ruling 1.6). */
export const maxPostLength = 10_000;

/** The most posts that one array can hold. */
export const maxPosts = 100;

const maxNameLength = 200;
const maxAvatarLength = 500;

/**
 * The posts in what an author typed for a room (ruling 5.3): a JSON object with a string `content`, or an array
 * of such objects, makes those posts, all or none; anything else is one post of plain text. A missing or
 * ill-typed author is the room's persona; missing counts are drawn with `random`, which gives [0, 1).
 * What says nothing of its release gets `release`. Refuses `post.blank`, `post.too-long`, `post.bad-release` and
 * `post.too-many`.
 */
export function normalisePosts(
  content: string,
  room: Room,
  random: () => number,
  release: Release = null,
): Post[] {
  const drafts = readDrafts(content) ?? [{ content }];
  if (drafts.length > maxPosts) refuse('post.too-many');
  return drafts.map((draft) => completePost({ release, ...draft }, room, random));
}

type Fields = Readonly<Record<string, unknown>>;
type Draft = Fields & { readonly content: string };

function readDrafts(text: string): readonly Draft[] | null {
  const json = parseJson(text);
  if (isDraft(json)) return [json];
  return Array.isArray(json) && json.length > 0 && json.every(isDraft) ? json : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDraft(value: unknown): value is Draft {
  return isFields(value) && typeof value.content === 'string';
}

function completePost(draft: Draft, room: Room, random: () => number): Post {
  const content = storable(draft.content);
  if (content.trim() === '') refuse('post.blank');
  if (content.length > maxPostLength) refuse('post.too-long');
  return {
    content,
    timestamp: shortText(draft.timestamp),
    author: completeAuthor(isFields(draft.author) ? draft.author : {}, room),
    likes: countOr(draft.likes, () => 200 + Math.floor(random() * 1000)),
    retweets: countOr(draft.retweets, () => 20 + Math.floor(random() * 200)),
    replies: countOr(draft.replies, () => 5 + Math.floor(random() * 80)),
    release: releaseOf(draft.release),
  };
}

/** A mistyped time must not show a post at once that was to come later. */
function releaseOf(written: unknown): Release {
  const release = readRelease(written);
  return release === undefined ? refuse('post.bad-release') : release;
}

function completeAuthor({ name, handle, avatar }: Fields, room: Room): Author {
  return {
    name: shortText(name) ?? personas[room].name,
    handle: shortText(handle) ?? personas[room].handle,
    avatar: typeof avatar === 'string' && avatar.length <= maxAvatarLength ? storable(avatar) || null : null,
  };
}

function shortText(value: unknown): string | null {
  return typeof value === 'string' ? cut(storable(value).trim(), maxNameLength).trim() || null : null;
}

function countOr(value: unknown, draw: () => number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : draw();
}

/** JSON escapes can smuggle in what no database stores: null characters and halves of characters. */
function storable(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '');
}
