/** How calls made at once ended: `done`, or the code of the refusal; sorted, as their order is chance. */
export async function outcomesOf(made: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(made);
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code))).sort();
}
