import type { Run } from '@vincere/contract';
import { isFinished, type Room } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { plural } from '../../lib/text.ts';
import { useReadAfter } from '../../lib/useReadAfter.ts';

/** Delay in ms before the unread posts of a new stage are counted, because everybody loads the stage at once. */
const elsewhereMs = 2_000;

/** Returns the number of unread posts in the own room (`own`, as in the run); 0 while it is unknown. */
export function useUnread(run: Run, own: Room | undefined): number {
  const isPlaying = run.status !== 'DRAFT' && !isFinished(run.status);
  const { data, dataUpdatedAt, refetch } = useRead(
    'getOwnReading',
    { params: { runId: run.id } },
    { enabled: isPlaying },
  );
  // Run and reading are two reads: of another stage, or of the room before a move, it is read again.
  const isOfRoom = data?.scenario_id === run.current_scenario?.id && data?.room_name === own;
  const wait = isPlaying && data ? (isOfRoom ? data.next_post_ms : elsewhereMs) : null;
  useReadAfter(wait, dataUpdatedAt, refetch);
  if (data === undefined || !isPlaying || !isOfRoom) return 0;
  const read = new Set(data.read);
  return data.shown.filter((id) => !read.has(id)).length;
}

/** `3 unread posts`. */
export function unreadPosts(count: number): string {
  return plural(count, '{count} unread post', '{count} unread posts');
}
