/** Returns the outcomes of concurrent calls, sorted: `done`, or the code of the refusal. */
export async function outcomesOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code))).sort();
}
