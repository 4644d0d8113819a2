import { type Problem, problemIn } from '../problem.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { refusals } from '../refusals.ts';
import { type Persona, personas, type Room } from '../rooms/rooms.ts';
import { type JsonNode, readJson } from '../text/json-lines.ts';
import { maxPostLength, maxPosts, normalisePosts, type Post } from './posts.ts';

/** A problem in a text, with its line (from 1) and, in a list of posts, the number of the post (from 1). */
export type TextProblem = Problem & { line: number; post?: number };

/** The sentences of JSON texts that are no posts. */
export const pastedMessages = {
  'pasted.empty-list': 'This list is empty',
  'pasted.no-post': 'This is not a post: a post stands in { and }',
  'pasted.no-content': 'This post has no "content"',
  'pasted.content-no-text': 'The "content" of a post is a text in "quotes"',
} as const;

/** The interpretation of a text for a room, shown before the text is sent. */
export type UnderstoodPosts =
  | { kind: 'blank' }
  /** One post of plain text. */
  | { kind: 'text' }
  /** The posts of a JSON text. Missing counts (likes and the like) are drawn at random when the posts are stored. */
  | { kind: 'posts'; posts: Pick<Post, 'content' | 'timestamp' | 'author' | 'release'>[] }
  /** Begins like JSON but holds no valid posts. It would be stored as one post of plain text. */
  | { kind: 'broken'; problems: TextProblem[] }
  /** Would be refused by the limits on posts. */
  | { kind: 'refused'; problems: TextProblem[] };

/** Predicts the result of `normalisePosts` for a text, with the line and post number of every problem. */
export function understandPosts(
  text: string,
  room: Room,
  persona: Pick<Persona, 'name' | 'handle'> = personas[room],
): UnderstoodPosts {
  if (text.trim() === '') return { kind: 'blank' };
  if (!/^\s*[[{]/.test(text)) return plain(text);
  const root = readJson(text);
  if ('faults' in root)
    return {
      kind: 'broken',
      problems: root.faults.map(({ item, ...fault }) => ({ ...fault, ...(item && { post: item }) })),
    };
  if (root.items?.length === 0)
    return {
      kind: 'broken',
      problems: [{ line: root.line, ...problemIn(pastedMessages, 'pasted.empty-list') }],
    };
  const problems = [
    ...problemsInPosts(root, (post) => firstOf(shapeProblems(post)) ?? limitProblems(post, room)),
    ...tooMany(root.items ?? []),
  ];
  const isBroken = problemsInPosts(root, shapeProblems).length > 0;
  if (problems.length > 0) return { kind: isBroken ? 'broken' : 'refused', problems };
  const posts = normalisePosts(text, room, () => 0, null, persona);
  return {
    kind: 'posts',
    posts: posts.map(({ content, timestamp, author, release }) => ({ content, timestamp, author, release })),
  };
}

function plain(text: string): UnderstoodPosts {
  if (text.length <= maxPostLength) return { kind: 'text' };
  return { kind: 'refused', problems: [{ line: 1, ...refused('post.too-long') }] };
}

/** Collects the problems of the single post, or of each post in the list. */
function problemsInPosts(root: JsonNode, find: (post: JsonNode) => TextProblem[]): TextProblem[] {
  if (root.items === undefined) return find(root);
  return root.items.flatMap((node, index) => find(node).map((problem) => ({ ...problem, post: index + 1 })));
}

function shapeProblems({ line, fields }: JsonNode): TextProblem[] {
  if (fields === undefined) return [{ line, ...problemIn(pastedMessages, 'pasted.no-post') }];
  const content = fields.get('content');
  if (content === undefined) return [{ line, ...problemIn(pastedMessages, 'pasted.no-content') }];
  if (typeof content.value === 'string') return [];
  return [{ line: content.line, ...problemIn(pastedMessages, 'pasted.content-no-text') }];
}

function tooMany(nodes: readonly JsonNode[]): TextProblem[] {
  const first = nodes[maxPosts];
  return first === undefined ? [] : [{ line: first.line, post: maxPosts + 1, ...refused('post.too-many') }];
}

const firstOf = (problems: TextProblem[]) => (problems.length > 0 ? problems : undefined);

/** Returns the problems for which this post alone would be refused: of its text, and of its release. */
function limitProblems({ line, fields }: JsonNode, room: Room): TextProblem[] {
  const content = fields?.get('content');
  const release = fields?.get('release');
  const isRefused = (post: object, at: number) => {
    try {
      normalisePosts(JSON.stringify(post), room, null);
      return [];
    } catch (error) {
      if (error instanceof Refusal) return [{ line: at, ...refused(error.code) }];
      throw error;
    }
  };
  return [
    ...isRefused({ content: content?.value }, content?.line ?? line),
    ...(release ? isRefused({ content: 'x', release: release.value }, release.line) : []),
  ];
}

function refused(code: RefusalCode): Problem {
  return { code, facts: {}, message: refusals[code] };
}
