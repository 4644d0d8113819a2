import { useQuery } from '@tanstack/react-query';
import type { Answer, Calls } from '@vincere/contract';
import { queryClient, send } from '../../../lib/api.ts';
import { useReadAfter } from '../../../lib/time/useReadAfter.ts';
import { useHeldFailure } from '../../../lib/useHeldFailure.ts';

type Coming = Answer<Calls['listComingPosts']>;
export type ComingPost = Coming['posts'][number];

const keyOf = (runId: number) => ['listComingPosts', { params: { runId } }] as const;

/** Reads the posts that their rooms don't see yet. `receivedAt` is the `performance.now()` (ms) of the answer. */
export function useComingPosts(runId: number) {
  const queryKey = keyOf(runId);
  const query = useQuery<Coming & { receivedAt: number }>({
    queryKey,
    queryFn: async () => ({
      ...(await send('listComingPosts', { params: { runId } })),
      receivedAt: performance.now(),
    }),
  });
  const comingPosts = useHeldFailure(query, queryKey);
  const { data, dataUpdatedAt, refetch } = comingPosts;
  // Posts are sorted by their time, so read again when the first one is due.
  useReadAfter(data?.running ? (data.posts[0]?.until_ms ?? null) : null, dataUpdatedAt, refetch);
  return comingPosts;
}

/** Shows a scheduled or held post to its room now. */
export async function releaseNow(runId: number, postId: number): Promise<void> {
  await send('releasePost', { params: { postId }, body: { simulation_run_id: runId } });
  await readComing(runId);
}

/** Drops a post with conditions in this run, or undoes that. */
export async function dropPost(runId: number, postId: number, is_dropped: boolean): Promise<void> {
  await send('dropPost', { params: { postId }, body: { simulation_run_id: runId, is_dropped } });
  await readComing(runId);
}

function readComing(runId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(runId) });
}
