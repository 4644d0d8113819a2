import { type Room, type TextProblem, type UnderstoodPosts, understandPosts } from '@vincere/domain';

export type ShownPost = { content: string; author: { name: string; handle: string } };

/** What a language model answered, without the fence that it likes to put round code. */
export function withoutFence(text: string): string {
  return /^\s*```[a-z]*\s*\n([\s\S]*?)\n?\s*```\s*$/i.exec(text)?.[1] ?? text;
}

/** The posts that a text will be, as they are shown while it is being sent. */
export function postsOf(content: string, room: Room, persona: ShownPost['author']): ShownPost[] {
  const understood = understandPosts(content, room);
  return understood.kind === 'posts' ? understood.posts : [{ content, author: persona }];
}

/** What is said of posts that were found: how many, and how many of them have no time. */
export function sayFound(posts: Extract<UnderstoodPosts, { kind: 'posts' }>['posts']): [string, string] {
  const count = posts.length;
  const timeless = posts.filter(({ timestamp }) => timestamp === null).length;
  const found = count === 1 ? '1 post found.' : `${count} posts found.`;
  if (timeless === 0) return [found, ''];
  if (count === 1) return [found, 'It has no time and takes the moment it is added.'];
  if (timeless === 1) return [found, 'One has no time and takes the moment it is added.'];
  const who = timeless === count ? 'They' : `${timeless}`;
  return [found, `${who} have no time and take the moment they are added.`];
}

/** `Post 3, line 17`; of a text that is no list of posts `Line 17`. */
export function sayPlace({ line, post }: Pick<TextProblem, 'line' | 'post'>): string {
  return post === undefined ? `Line ${line}` : `Post ${post}, line ${line}`;
}
