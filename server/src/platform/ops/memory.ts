import { Session } from 'node:inspector/promises';

/** After this many concurrent streams, memory is released once they have all closed. */
const minStreams = 100;

/**
 * Returns a function that collects garbage after a workshop, once its last stream has closed. Node itself only collects
 * when it allocates more, which may not happen for the rest of the day. Call it regularly with the number of open
 * streams. Collecting blocks the event loop, for up to a second after thousands of streams, but then nobody is connected.
 */
export function createMemoryReleaser(): (streams: number) => Promise<void> {
  let peak = 0;
  return async (streams) => {
    peak = Math.max(peak, streams);
    if (peak < minStreams || streams > 0) return;
    peak = 0;
    const session = new Session();
    session.connect();
    try {
      await session.post('HeapProfiler.collectGarbage');
    } finally {
      session.disconnect();
    }
  };
}
