import type { Release } from '@vincere/domain';
import { type Unsent, unsentStore } from '../../lib/unsent.ts';

/**
 * What was added to a room, as it was typed. `known` is how many posts with its first text the room had: one more tells
 * that it arrived, also when its answer was lost.
 */
export type UnsentPosts = Unsent & {
  content: string;
  release?: Release;
  known: number;
  error: string | undefined;
};

export const unsentPosts = unsentStore<UnsentPosts>((stored): stored is UnsentPosts => {
  const item = stored as Partial<UnsentPosts> | null;
  return typeof item?.key === 'string' && typeof item.content === 'string' && typeof item.known === 'number';
});
