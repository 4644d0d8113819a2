import { readingMs } from '@vincere/contract/constants';
import { CallFailed, queryClient, send } from '../../lib/api.ts';

export type GatheredReading = {
  /** Reports that the user has read a post. */
  see: (id: number) => void;
  /** Saves what was gathered at once; call it when the user leaves the feed. */
  close: () => void;
};

/**
 * Collects the ids of read posts and saves them on the server every few seconds, in one call. `onSaved` gets the saved ids.
 * `feed` is the id of the room run.
 */
export function gatherReading(
  runId: number,
  feed: number,
  onSaved: (ids: readonly number[]) => void,
): GatheredReading {
  const reportedIds = new Set<number>();
  let waitingIds = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function schedule(): void {
    if (!isClosed) timer ??= setTimeout(() => void store(), readingMs.gather);
  }

  async function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const ids = [...waitingIds];
    if (ids.length === 0) return;
    waitingIds = new Set();
    try {
      await send('saveOwnReading', { params: { roomRunId: feed }, body: { post_ids: ids } });
      onSaved(ids);
      void queryClient.invalidateQueries({ queryKey: ['getOwnReading', { params: { runId } }] });
    } catch (error) {
      // Don't retry ids that the server refused; retry after a failed connection.
      if (error instanceof CallFailed) return;
      waitingIds = new Set([...ids, ...waitingIds]);
      schedule();
    }
  }

  return {
    see(id) {
      if (reportedIds.has(id)) return;
      reportedIds.add(id);
      waitingIds.add(id);
      schedule();
    },
    close() {
      isClosed = true;
      void store();
    },
  };
}
