/**
 * A JSON list that is written once for all readers, of which a reader may get one entry in another way. Every entry is
 * written with a comma before it.
 */
export class SharedList<T> {
  readonly #bytes: Buffer;
  readonly #places = new Map<number, { start: number; end: number }>();

  /** `keyOf` tells whose an entry is; null for one that everybody gets alike. Nobody has two. */
  constructor(entries: readonly T[], keyOf: (entry: T) => number | null) {
    const texts: string[] = [];
    let start = 0;
    for (const entry of entries) {
      const text = `,${JSON.stringify(entry)}`;
      const end = start + Buffer.byteLength(text);
      const key = keyOf(entry);
      if (key !== null) this.#places.set(key, { start, end });
      texts.push(text);
      start = end;
    }
    this.#bytes = Buffer.from(texts.join(''));
  }

  /** The list with its brackets; the entry of `key`, where there is one, is replaced by `own`, or goes in front. */
  parts(key: number | undefined, own: () => T | undefined, where: 'in-place' | 'in-front'): Buffer[] {
    const place = key === undefined ? undefined : this.#places.get(key);
    const entries =
      place === undefined
        ? [this.#bytes]
        : arranged(
            [this.#bytes.subarray(0, place.start), this.#bytes.subarray(place.end)],
            Buffer.from(`,${JSON.stringify(own())}`),
            where,
          );
    const [first, ...rest] = entries.filter(({ length }) => length > 0);
    // Nothing stands before the comma of the first one.
    return first === undefined ? [emptyList] : [opening, first.subarray(1), ...rest, closing];
  }
}

function arranged([before, after]: [Buffer, Buffer], own: Buffer, where: 'in-place' | 'in-front'): Buffer[] {
  return where === 'in-front' ? [own, before, after] : [before, own, after];
}

const opening = Buffer.from('[');
const closing = Buffer.from(']');
const emptyList = Buffer.from('[]');

/** As `make`, which is asked once for each key. */
export function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
