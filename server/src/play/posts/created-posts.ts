import { refuse } from '@vincere/domain';
import { postView } from '../../authoring/simulations/post-views.ts';
import { listPostRows, type PostRow } from '../../authoring/store/posts.ts';
import type { Change } from '../../platform/db/database.ts';

/** Returns the answer of a create: the first post, plus all created posts in `tweets`. Refuses `request.result-gone` without posts. */
function createdView(rows: readonly PostRow[], view: typeof postView) {
  const tweets = rows.map(view);
  const [first = refuse('request.result-gone')] = tweets;
  return { ...first, tweets };
}

/** Returns the answer of a create and the reference to the posts that it made. */
export function createdPosts(rows: readonly PostRow[], view: typeof postView) {
  return { answer: createdView(rows, view), reference: rows.map(({ id }) => id) };
}

/** Returns a function that reads the posts of an earlier create again. */
export function readCreatedPosts(view: typeof postView) {
  return async ({ tx }: Change, ids: readonly number[]) => createdView(await listPostRows(tx, ids), view);
}
