import type { Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { plural } from '../../lib/text.ts';
import { useReadAfter } from '../../lib/useReadAfter.ts';

/** A new stage is begun by everybody at once: how many posts wait in it can be told a moment later, in ms. */
const afterStageMs = 2_000;

/** How many posts wait for the reader in the own room; 0 while that is not known. */
export function useUnread(run: Run): number {
  const isPlaying = run.status !== 'DRAFT' && !isFinished(run.status);
  const { data, dataUpdatedAt, refetch } = useRead(
    'getOwnReading',
    { params: { runId: run.id } },
    { enabled: isPlaying },
  );
  const isOfStage = data?.scenario_id === run.current_scenario?.id;
  const wait = data && (isOfStage ? data.next_post_ms : afterStageMs);
  useReadAfter(wait ?? null, dataUpdatedAt, refetch);
  if (data === undefined || !isPlaying || !isOfStage) return 0;
  const read = new Set(data.read);
  return data.shown.filter((id) => !read.has(id)).length;
}

/** `3 unread posts`. */
export function unreadPosts(count: number): string {
  return plural(count, '{count} unread post', '{count} unread posts');
}
