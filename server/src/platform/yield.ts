/** Resolves on the next tick of the event loop. A long task calls it between steps, so that other requests proceed. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Returns the result of a query after yielding to the event loop once. */
export async function thenYield<T>(query: Promise<T>): Promise<T> {
  const rows = await query;
  await yieldToEventLoop();
  return rows;
}
