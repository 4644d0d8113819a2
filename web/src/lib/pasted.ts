import { type Room, type TextProblem, type UnderstoodPosts, understandPosts } from '@vincere/domain';
import { plural, t } from './text.ts';

export type ShownPost = { content: string; author: { name: string; handle: string } };

/** Removes the code fence that language models put around an answer. */
export function withoutFence(text: string): string {
  return /^\s*```[a-z]*\s*\n([\s\S]*?)\n?\s*```\s*$/i.exec(text)?.[1] ?? text;
}

/** Returns the posts that a text will become, to show them while it is being sent. */
export function postsOf(content: string, room: Room, persona: ShownPost['author']): ShownPost[] {
  const parsedText = understandPosts(content, room, persona);
  return parsedText.kind === 'posts' ? parsedText.posts : [{ content, author: persona }];
}

/** Returns two sentences about the posts found: how many, and what a post without a timestamp shows (empty if all have one). */
export function sayFound(posts: Extract<UnderstoodPosts, { kind: 'posts' }>['posts']): [string, string] {
  const countSentence = plural(posts.length, '{count} post found.', '{count} posts found.');
  if (posts.every(({ timestamp }) => timestamp !== null)) return [countSentence, ''];
  return [countSentence, t('A post without a “timestamp” shows when it appeared.')];
}

/** `Post 3, line 17`, or `Line 17` if the text is not a list of posts. */
export function sayPlace({ line, post }: Pick<TextProblem, 'line' | 'post'>): string {
  return post === undefined ? t('Line {line}', { line }) : t('Post {post}, line {line}', { post, line });
}
