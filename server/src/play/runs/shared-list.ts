/**
 * A JSON list that is serialized once for all readers. One entry can be replaced for a reader. The buffer holds every
 * entry with a comma before it.
 */
export class SharedList<T> {
  readonly #bytes: Buffer;
  readonly #ranges = new Map<number, { start: number; end: number }>();

  /**
   * `keyOf` returns the key by which an entry can be replaced, or null for an entry that is the same for everyone. Keys
   * are unique.
   */
  constructor(entries: readonly T[], keyOf: (entry: T) => number | null) {
    const texts: string[] = [];
    let start = 0;
    for (const entry of entries) {
      const text = `,${JSON.stringify(entry)}`;
      const end = start + Buffer.byteLength(text);
      const key = keyOf(entry);
      if (key !== null) this.#ranges.set(key, { start, end });
      texts.push(text);
      start = end;
    }
    this.#bytes = Buffer.from(texts.join(''));
  }

  /**
   * Returns the list with its brackets. `makeOwnEntry` replaces the entry of `key`, if there is one: in place, or moved to the
   * front.
   */
  parts(
    key: number | undefined,
    makeOwnEntry: () => T | undefined,
    where: 'in-place' | 'in-front',
  ): Buffer[] {
    const range = key === undefined ? undefined : this.#ranges.get(key);
    const entries =
      range === undefined
        ? [this.#bytes]
        : insertOwn(
            [this.#bytes.subarray(0, range.start), this.#bytes.subarray(range.end)],
            Buffer.from(`,${JSON.stringify(makeOwnEntry())}`),
            where,
          );
    const [first, ...rest] = entries.filter(({ length }) => length > 0);
    // Drops the comma before the first entry.
    return first === undefined ? [emptyList] : [opening, first.subarray(1), ...rest, closing];
  }
}

function insertOwn(
  [before, after]: [Buffer, Buffer],
  ownEntry: Buffer,
  where: 'in-place' | 'in-front',
): Buffer[] {
  return where === 'in-front' ? [ownEntry, before, after] : [before, ownEntry, after];
}

const opening = Buffer.from('[');
const closing = Buffer.from(']');
const emptyList = Buffer.from('[]');

/** Returns `make` with a cache, so that each key is computed once. */
export function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const cache = new Map<K, V>();
  return (key) => {
    const value = cache.get(key) ?? make(key);
    cache.set(key, value);
    return value;
  };
}
