/** Waits for `work` for at most `seconds`. Throws an error that begins with `label` if it fails or takes longer. */
export async function within<T>(seconds: number, label: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${seconds} s`)), seconds * 1_000);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw new Error(`${label}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
