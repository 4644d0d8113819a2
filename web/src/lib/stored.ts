/** Parses JSON from the browser's storage. Returns null for missing or damaged text, so that it never breaks a page. */
export function parseStored(text: string | null): unknown {
  if (text === null || text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A storage that never throws. A browser may deny access to its storage, have none, or have no room left. Values that it
 * doesn't take are kept in memory until the page is left.
 */
class SafeStorage {
  readonly #open: () => Storage | null | undefined;
  /** The values that the browser didn't take. Null marks one that it didn't remove. */
  readonly #memory = new Map<string, string | null>();

  constructor(openStorage: () => Storage | null | undefined) {
    this.#open = openStorage;
  }

  get(key: string): string | null {
    const keptValue = this.#memory.get(key);
    if (keptValue !== undefined) return keptValue;
    try {
      return this.#open()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Stores a value. Returns whether it will outlive this page. */
  set(key: string, value: string): boolean {
    try {
      const storage = this.#open();
      if (storage) {
        storage.setItem(key, value);
        // Some add-ons that block storage accept a value and drop it.
        if (storage.getItem(key) === value) {
          this.#memory.delete(key);
          return true;
        }
      }
    } catch {
      // The storage is full or denied.
    }
    this.#memory.set(key, value);
    return false;
  }

  /** Forgets a value that the browser didn't take. The stored one counts again. */
  forget(key: string): void {
    this.#memory.delete(key);
  }

  remove(key: string): void {
    this.#memory.delete(key);
    try {
      this.#open()?.removeItem(key);
    } catch {
      this.#memory.set(key, null);
    }
  }

  keys(): string[] {
    const keys = new Set(this.#storedKeys());
    for (const [key, value] of this.#memory) {
      if (value === null) keys.delete(key);
      else keys.add(key);
    }
    return [...keys];
  }

  #storedKeys(): string[] {
    try {
      return Object.keys(this.#open() ?? {});
    } catch {
      return [];
    }
  }
}

/** The storage of this tab. */
export const tabStorage = new SafeStorage(() => globalThis.sessionStorage);
/** The storage that all tabs of this browser share. */
export const browserStorage = new SafeStorage(() => globalThis.localStorage);
