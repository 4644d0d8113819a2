/**
 * The posts of a room that a person has read by now, smallest id first: those read before (`known`) and those just `seen`, of
 * the ones that the room has before it (`shown`). What is no post of the room, or not yet, is never read.
 */
export function readPosts(
  known: readonly number[],
  seen: readonly number[],
  shown: ReadonlySet<number>,
): number[] {
  return [...new Set([...known, ...seen])].filter((id) => shown.has(id)).sort((one, other) => one - other);
}

/** How many of the posts that a room has before it a person has read. */
export function countRead(read: readonly number[], shown: ReadonlySet<number>): number {
  return read.filter((id) => shown.has(id)).length;
}
