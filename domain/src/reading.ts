/**
 * Returns the ids of the posts of a room that a person has read, in ascending order: those read before (`known`) and those
 * just `seen`. Ids that the room can't see yet, or that belong to other rooms, are dropped: `shown` holds the visible ones.
 */
export function readPosts(
  known: readonly number[],
  seen: readonly number[],
  shown: ReadonlySet<number>,
): number[] {
  return [...new Set([...known, ...seen])].filter((id) => shown.has(id)).sort((one, other) => one - other);
}

/** Counts how many of the posts visible in a room (`shown`) a person has `read`. */
export function countRead(read: readonly number[], shown: ReadonlySet<number>): number {
  return read.filter((id) => shown.has(id)).length;
}
