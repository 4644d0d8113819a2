import type { Run } from '@vincere/contract';
import { isFinished, type Room } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { plural } from '../../lib/text.ts';
import { useReadAfter } from '../../lib/time/useReadAfter.ts';

/** Delay in ms before the unread posts of a new stage are counted, because everybody loads the stage at once. */
const stageChangeDelayMs = 2_000;

/** Returns the number of unread posts in the user's own room (`ownRoom`, as in the run); 0 while it is unknown. */
export function useUnread(run: Run, ownRoom: Room | undefined): number {
  const isPlaying = run.status !== 'DRAFT' && !isFinished(run.status);
  const { data, dataUpdatedAt, refetch } = useRead(
    'getOwnReading',
    { params: { runId: run.id } },
    { enabled: isPlaying },
  );
  // The run and the reading list are separate reads. If they differ in stage or room, read the list again.
  const isCurrent = data?.scenario_id === run.current_scenario?.id && data?.room_name === ownRoom;
  const wait = isPlaying && data ? (isCurrent ? data.next_post_ms : stageChangeDelayMs) : null;
  useReadAfter(wait, dataUpdatedAt, refetch);
  if (data === undefined || !isPlaying || !isCurrent) return 0;
  const readIds = new Set(data.read);
  return data.shown.filter((id) => !readIds.has(id)).length;
}

/** Returns a text such as `3 unread posts`. */
export function unreadPosts(count: number): string {
  return plural(count, '{count} unread post', '{count} unread posts');
}
