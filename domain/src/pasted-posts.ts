import { type JsonNode, readJson } from './json-lines.ts';
import { maxPostLength, maxPosts, normalisePosts, type Post } from './posts.ts';
import { Refusal, refusals } from './refusal.ts';
import type { Room } from './rooms.ts';

/** One thing wrong with a text, on its line (from 1). */
export type TextProblem = { line: number; message: string };

/** How a text for a room is understood before it is sent. */
export type UnderstoodPosts =
  | { kind: 'blank' }
  /** One post of plain text. */
  | { kind: 'text' }
  /** The posts of a JSON text; counts that it leaves out are drawn when they are stored. */
  | { kind: 'posts'; posts: Pick<Post, 'content' | 'timestamp' | 'author'>[] }
  /** Begins like JSON and is none of posts: it would be stored as one post of plain text (ruling 5.3). */
  | { kind: 'broken'; problems: TextProblem[] }
  /** Would be refused. */
  | { kind: 'refused'; problems: TextProblem[] };

/** Says how `normalisePosts` will take a text, with the line of everything that is wrong with it. */
export function understandPosts(text: string, room: Room): UnderstoodPosts {
  if (text.trim() === '') return { kind: 'blank' };
  if (!/^\s*[[{]/.test(text)) return plain(text);
  const read = readJson(text);
  if ('message' in read) return { kind: 'broken', problems: [read] };
  const nodes = read.items ?? [read];
  const problems = nodes.length === 0 ? [{ line: read.line, message: 'This list is empty' }] : shapeOf(nodes);
  if (problems.length > 0) return { kind: 'broken', problems };
  const limits = limitsOf(nodes, room);
  if (limits.length > 0) return { kind: 'refused', problems: limits };
  const posts = normalisePosts(text, room, () => 0);
  return {
    kind: 'posts',
    posts: posts.map(({ content, timestamp, author }) => ({ content, timestamp, author })),
  };
}

function plain(text: string): UnderstoodPosts {
  if (text.length <= maxPostLength) return { kind: 'text' };
  return { kind: 'refused', problems: [{ line: 1, message: refusals['post.too-long'] }] };
}

function shapeOf(nodes: readonly JsonNode[]): TextProblem[] {
  return nodes.flatMap(({ line, fields }) => {
    if (fields === undefined) return [{ line, message: 'This is not a post: a post stands in { and }' }];
    const content = fields.get('content');
    if (content === undefined) return [{ line, message: 'This post has no "content"' }];
    if (typeof content.value === 'string') return [];
    return [{ line: content.line, message: 'The "content" of a post is a text in "quotes"' }];
  });
}

/** What each post by itself, and the number of them, is refused for. */
function limitsOf(nodes: readonly JsonNode[], room: Room): TextProblem[] {
  const first = nodes[maxPosts];
  const tooMany = first === undefined ? [] : [{ line: first.line, message: refusals['post.too-many'] }];
  return [...nodes.flatMap((node) => refusalOf(node, room)), ...tooMany];
}

function refusalOf({ line, value }: JsonNode, room: Room): TextProblem[] {
  try {
    normalisePosts(JSON.stringify(value), room, () => 0);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [{ line, message: error.message }];
    throw error;
  }
}
