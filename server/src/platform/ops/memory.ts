import { Session } from 'node:inspector/promises';

/** How many people at once are a crowd worth cleaning up behind. */
const crowd = 100;

/**
 * Gives back what a crowd needed, once nobody is left: the engine collects only when more is asked for, and a
 * workshop's last page may be closed for the day. To be called now and then with the number of open streams. The event
 * loop stands still meanwhile, for a good part of a second after thousands: nobody is there.
 */
export function memoryKeeper(): (streams: number) => Promise<void> {
  let most = 0;
  return async (streams) => {
    most = Math.max(most, streams);
    if (most < crowd || streams > 0) return;
    most = 0;
    const session = new Session();
    session.connect();
    try {
      await session.post('HeapProfiler.collectGarbage');
    } finally {
      session.disconnect();
    }
  };
}
