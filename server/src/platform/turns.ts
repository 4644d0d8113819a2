/** Lets at most `places` pieces of work be under way; the others wait their turn, in the order in which they came. */
export function turns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** Lets others have their turn before a long work goes on: what only awaits the embedded database never does by itself. */
export function letOthers(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
