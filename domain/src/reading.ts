/**
 * Returns the ids of the posts of a room that a person has read, in ascending order: those read before (`readBefore`) and those
 * that were `justRead`. Ids that the room can't see yet, or that belong to other rooms, are dropped: `visible` holds the others.
 */
export function readPosts(
  readBefore: readonly number[],
  justRead: readonly number[],
  visible: ReadonlySet<number>,
): number[] {
  return [...new Set([...readBefore, ...justRead])]
    .filter((id) => visible.has(id))
    .sort((one, other) => one - other);
}

/** Counts how many of the posts visible in a room (`visible`) a person has `read`. */
export function countRead(read: readonly number[], visible: ReadonlySet<number>): number {
  return read.filter((id) => visible.has(id)).length;
}
