import { refuse } from '../refusal.ts';
import { type Persona, personas, type Room } from '../rooms/rooms.ts';
import { oneLine } from '../text/names.ts';
import { cut } from '../text/text.ts';
import { type Release, readRelease } from './post-release.ts';

export type Author = { name: string; handle: string; avatar: string | null };

/** A post as it is stored. All fields are set when it is created, so its counts never change later. */
export type Post = {
  content: string;
  /** Free text by the author, such as `2h ago`. */
  timestamp: string | null;
  author: Author;
  likes: number;
  retweets: number;
  replies: number;
  release: Release;
};

type PostPersona = Pick<Persona, 'name' | 'handle'>;

/** The maximum length of a post in characters. */
export const maxPostLength = 10_000;

/** The maximum number of posts in one text. */
export const maxPosts = 100;

const maxNameLength = 200;
const maxAvatarLength = 500;

/**
 * Parses the posts in a text that an author typed for a room. A JSON object with a string `content`, or an array of such
 * objects, becomes those posts, all or none. Any other text becomes one post of plain text. A missing or invalid author is
 * replaced by `persona`, that of the room. Missing counts are drawn with `random`, which returns a number in [0, 1); without
 * it they are 0. A post without a release of its own gets `release`. Refuses `post.blank`, `post.too-long`, `post.bad-release` and
 * `post.too-many`.
 */
export function normalisePosts(
  content: string,
  room: Room,
  random: (() => number) | null,
  release: Release = null,
  persona: PostPersona = personas[room],
): Post[] {
  const drafts = readDrafts(content) ?? [{ content }];
  if (drafts.length > maxPosts) refuse('post.too-many');
  return drafts.map((draft) => completePost({ release, ...draft }, persona, random));
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

function completePost(draft: Draft, persona: PostPersona, random: (() => number) | null): Post {
  const drawNumber = (least: number, range: number) => random && least + Math.floor(random() * range);
  const content = storable(draft.content);
  if (content.trim() === '') refuse('post.blank');
  if (content.length > maxPostLength) refuse('post.too-long');
  return {
    content,
    timestamp: shortText(draft.timestamp),
    author: completeAuthor(isFields(draft.author) ? draft.author : {}, persona),
    likes: countOr(draft.likes, () => drawNumber(200, 1000) ?? 0),
    retweets: countOr(draft.retweets, () => drawNumber(20, 200) ?? 0),
    replies: countOr(draft.replies, () => drawNumber(5, 80) ?? 0),
    release: releaseOf(draft.release),
  };
}

/** Refuses a mistyped release. Otherwise the post would appear immediately. */
function releaseOf(value: unknown): Release {
  const release = readRelease(value);
  return release === undefined ? refuse('post.bad-release') : release;
}

/** Returns an author with the fields that are usable texts. Missing ones are those of the room's persona. */
export function completeAuthor({ name, handle, avatar }: Fields, persona: PostPersona): Author {
  return {
    name: shortName(name) ?? persona.name,
    handle: shortName(handle) ?? persona.handle,
    avatar: typeof avatar === 'string' && avatar.length <= maxAvatarLength ? storable(avatar) || null : null,
  };
}

function shortName(value: unknown): string | null {
  return typeof value === 'string' ? shortText(oneLine(value)) : null;
}

function shortText(value: unknown): string | null {
  return typeof value === 'string' ? cut(storable(value).trim(), maxNameLength).trim() || null : null;
}

function countOr(value: unknown, draw: () => number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : draw();
}

/** Removes null characters, lone surrogates and noncharacters, which JSON escapes allow and no text can contain. */
function storable(text: string): string {
  return text.replace(/[\0\p{Cs}\p{Noncharacter_Code_Point}]/gu, '');
}
