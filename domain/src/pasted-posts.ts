import { type JsonNode, readJson } from './json-lines.ts';
import { maxPostLength, maxPosts, normalisePosts, type Post } from './posts.ts';
import { Refusal, refusals } from './refusal.ts';
import type { Room } from './rooms.ts';

/** One thing wrong with a text, on its line (from 1); of a list of posts, in which one (from 1). */
export type TextProblem = { line: number; post?: number; message: string };

/** How a text for a room is understood before it is sent. */
export type UnderstoodPosts =
  | { kind: 'blank' }
  /** One post of plain text. */
  | { kind: 'text' }
  /** The posts of a JSON text; counts that it leaves out are drawn when they are stored. */
  | { kind: 'posts'; posts: Pick<Post, 'content' | 'timestamp' | 'author' | 'release'>[] }
  /** Begins like JSON and is none of posts: it would be stored as one post of plain text (ruling 5.3). */
  | { kind: 'broken'; problems: TextProblem[] }
  /** Would be refused. */
  | { kind: 'refused'; problems: TextProblem[] };

/** Says how `normalisePosts` will take a text, with line and post of everything that is wrong with it. */
export function understandPosts(text: string, room: Room): UnderstoodPosts {
  if (text.trim() === '') return { kind: 'blank' };
  if (!/^\s*[[{]/.test(text)) return plain(text);
  const read = readJson(text);
  if ('message' in read) {
    const { line, item, message } = read;
    return { kind: 'broken', problems: [{ line, ...(item && { post: item }), message }] };
  }
  if (read.items?.length === 0)
    return { kind: 'broken', problems: [{ line: read.line, message: 'This list is empty' }] };
  const problems = inPosts(read, shapeOf);
  if (problems.length > 0) return { kind: 'broken', problems };
  const limits = [...inPosts(read, (post) => refusalOf(post, room)), ...tooMany(read.items ?? [])];
  if (limits.length > 0) return { kind: 'refused', problems: limits };
  const posts = normalisePosts(text, room, () => 0);
  return {
    kind: 'posts',
    posts: posts.map(({ content, timestamp, author, release }) => ({ content, timestamp, author, release })),
  };
}

function plain(text: string): UnderstoodPosts {
  if (text.length <= maxPostLength) return { kind: 'text' };
  return { kind: 'refused', problems: [{ line: 1, message: refusals['post.too-long'] }] };
}

/** What is found in the one post of a text, or in each of its list. */
function inPosts(read: JsonNode, find: (post: JsonNode) => TextProblem[]): TextProblem[] {
  if (read.items === undefined) return find(read);
  return read.items.flatMap((node, index) => find(node).map((problem) => ({ ...problem, post: index + 1 })));
}

function shapeOf({ line, fields }: JsonNode): TextProblem[] {
  if (fields === undefined) return [{ line, message: 'This is not a post: a post stands in { and }' }];
  const content = fields.get('content');
  if (content === undefined) return [{ line, message: 'This post has no "content"' }];
  if (typeof content.value === 'string') return [];
  return [{ line: content.line, message: 'The "content" of a post is a text in "quotes"' }];
}

function tooMany(nodes: readonly JsonNode[]): TextProblem[] {
  const first = nodes[maxPosts];
  return first === undefined
    ? []
    : [{ line: first.line, post: maxPosts + 1, message: refusals['post.too-many'] }];
}

/** What a post by itself is refused for. */
function refusalOf({ line, value }: JsonNode, room: Room): TextProblem[] {
  try {
    normalisePosts(JSON.stringify(value), room, () => 0);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [{ line, message: error.message }];
    throw error;
  }
}
