/**
 * Returns the ids of the posts of a room that a person has read, in ascending order: those read before (`readBefore`) and those
 * that they have `justRead`. Ids that the room can't see yet, or that belong to other rooms, are dropped: `visibleIds` holds the others.
 */
export function readPosts(
  readBefore: readonly number[],
  justRead: readonly number[],
  visibleIds: ReadonlySet<number>,
): number[] {
  return [...new Set([...readBefore, ...justRead])]
    .filter((id) => visibleIds.has(id))
    .sort((id, other) => id - other);
}

/** Counts how many of the posts visible in a room (`visibleIds`) a person has read (`readIds`). */
export function countRead(readIds: readonly number[], visibleIds: ReadonlySet<number>): number {
  return readIds.filter((id) => visibleIds.has(id)).length;
}
