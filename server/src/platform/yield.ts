/** Resolves on the next tick of the event loop. A long task calls it between steps, so that other requests proceed. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
