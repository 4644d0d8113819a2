import type { Database } from './database.ts';
import { isStorageFull } from './failures.ts';

/**
 * Returns a database that remembers whether its last change failed because the storage is full, and a function that tells whether it
 * is still so. If it was, the function tries a write that changes nothing.
 */
export function noticingFullStorage(database: Database): { db: Database; isFull: () => Promise<boolean> } {
  let wasFull = false;
  const change: Database['change'] = async (work) => {
    try {
      const value = await database.change(work);
      wasFull = false;
      return value;
    } catch (error) {
      if (isStorageFull(error)) wasFull = true;
      throw error;
    }
  };
  const isFull = async () => {
    if (!wasFull) return false;
    try {
      await change(({ tx }) =>
        tx
          .updateTable('secrets')
          .set((eb) => ({ value: eb.ref('value') }))
          .execute(),
      );
    } catch (error) {
      if (!isStorageFull(error)) throw error;
    }
    return wasFull;
  };
  return { db: { ...database, change }, isFull };
}
