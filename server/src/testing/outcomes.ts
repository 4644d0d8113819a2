/** Returns the outcomes of concurrent calls, sorted: `done`, or the code of the refusal. */
export async function outcomesOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  return settled
    .map((result) => (result.status === 'fulfilled' ? 'done' : String(result.reason.code)))
    .sort();
}
