/** Counts the open streams of each subject, which `keyOf` identifies. */
export class Connections<Ref> {
  readonly #keyOf: (ref: Ref) => string;
  readonly #streamCounts = new Map<string, { ref: Ref; count: number }>();

  constructor(keyOf: (ref: Ref) => string) {
    this.#keyOf = keyOf;
  }

  add(ref: Ref): void {
    const key = this.#keyOf(ref);
    this.#streamCounts.set(key, { ref, count: (this.#streamCounts.get(key)?.count ?? 0) + 1 });
  }

  remove(ref: Ref): void {
    const key = this.#keyOf(ref);
    const count = (this.#streamCounts.get(key)?.count ?? 1) - 1;
    if (count === 0) this.#streamCounts.delete(key);
    else this.#streamCounts.set(key, { ref, count });
  }

  has(ref: Ref): boolean {
    return this.#streamCounts.has(this.#keyOf(ref));
  }

  /** Returns the subjects with open streams, by key. */
  list(): ReadonlyMap<string, Ref> {
    return new Map([...this.#streamCounts].map(([key, { ref }]) => [key, ref]));
  }
}

/** Returns what `now` has and `before` has not, and the reverse. */
export function changesOf<Ref>(before: ReadonlyMap<string, Ref>, now: ReadonlyMap<string, Ref>) {
  return {
    opened: [...now].filter(([key]) => !before.has(key)).map(([, ref]) => ref),
    closed: [...before].filter(([key]) => !now.has(key)).map(([, ref]) => ref),
  };
}
