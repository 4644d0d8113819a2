/**
 * Runs `act` at the first request at once and, however many more come, never more often than every `ms` and never twice
 * at a time. The last request is always followed by a run that began after it.
 */
export function paced(ms: number, act: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    do {
      isWanted = false;
      const rest = new Promise((resolve) => setTimeout(resolve, ms));
      await Promise.all([act().catch(() => {}), rest]);
    } while (isWanted);
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
