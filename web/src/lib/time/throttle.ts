/**
 * Returns a function that requests a run of `act`. The first request runs at once; later ones run at most every `ms`
 * milliseconds, and never two at a time. A run always starts after the last request. Errors of `act` are ignored.
 */
export function throttle(ms: number, act: () => Promise<unknown>): () => void {
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
