import { readingMs } from '@vincere/contract/constants';
import { CallFailed, queryClient, send } from '../../lib/api.ts';

export type GatheredReading = {
  /** A post stood before the reader's eyes. */
  see: (id: number) => void;
  /** The feed is left: what was gathered is kept at once. */
  close: () => void;
};

/**
 * Gathers what is read in a room and keeps it on the server a few seconds later, all of it in one call; `onKept` is told what
 * was kept. `feed` is the room run.
 */
export function gatherReading(
  runId: number,
  feed: number,
  onKept: (ids: readonly number[]) => void,
): GatheredReading {
  const told = new Set<number>();
  let waiting = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function schedule(): void {
    if (!isClosed) timer ??= setTimeout(() => void store(), readingMs.gather);
  }

  async function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const ids = [...waiting];
    if (ids.length === 0) return;
    waiting = new Set();
    try {
      await send('saveOwnReading', { params: { roomRunId: feed }, body: { post_ids: ids } });
      onKept(ids);
      void queryClient.invalidateQueries({ queryKey: ['getOwnReading', { params: { runId } }] });
    } catch (error) {
      // What the server refuses is not asked again; a line that is down is.
      if (error instanceof CallFailed) return;
      waiting = new Set([...ids, ...waiting]);
      schedule();
    }
  }

  return {
    see(id) {
      if (told.has(id)) return;
      told.add(id);
      waiting.add(id);
      schedule();
    },
    close() {
      isClosed = true;
      void store();
    },
  };
}
