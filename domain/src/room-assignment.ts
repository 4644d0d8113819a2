import { type Role, type Room, roles } from './rooms.ts';

/** Somebody who is given a room. */
export type Placeable = {
  /** The seat; what is otherwise level goes by it. */
  id: number;
  /** The room held now. */
  room_name: Room;
  /** The roles that the person ranked at registration, first choice first; empty for one who ranked none. */
  ranking: readonly Role[];
  /** Where a facilitator wants this person, whatever the ranking says; null for one who is to be placed. */
  fixed: Room | null;
};

/**
 * Gives everybody a room, those fixed the one that they are fixed to. In this order of weight
 *
 * 1. the six rooms are as equal in size as the fixed people let them be (those on the dashboard are in none);
 * 2. the rankings are honoured as well as can be. A place further down costs its square (0, 1, 4, 9, 16, 25): two
 *    second choices are better than a first and a third, so nobody pays for the luck of others with a last choice.
 *    Who ranked nothing is content anywhere; a role left out of a ranking counts as its last place;
 * 3. as few people as possible change their room.
 *
 * Nothing better exists: each person is added on a shortest path of moves (min-cost flow by successive shortest paths,
 * on the six rooms as nodes). Such a path ends in one of the emptiest rooms, which keeps the sizes equal. The same
 * people give the same rooms, in whatever order they are handed in.
 */
export function assignRooms(people: readonly Placeable[]): Map<number, Room> {
  const assigned = new Map<number, Room>();
  const sizes = roles.map(() => 0);
  for (const { id, fixed } of people) {
    if (fixed === null) continue;
    assigned.set(id, fixed);
    if (fixed !== 'dashboard') add(sizes, roles.indexOf(fixed), 1);
  }
  const free = people.filter(({ fixed }) => fixed === null).sort((one, other) => one.id - other.id);
  const costs = free.map((person) => costsOf(person, free.length + 1));
  /** For each room the people placed in it, by their index. */
  const inside: number[][] = roles.map(() => []);
  for (const [index, own] of costs.entries()) {
    const path = cheapestPath(own, cheapestMoves(costs, inside), sizes);
    let mover = index;
    for (const { room, leaving } of path) {
      const placed = inside[room] ?? [];
      placed.push(mover);
      if (leaving === null) add(sizes, room, 1);
      else {
        placed.splice(placed.indexOf(leaving), 1);
        mover = leaving;
      }
    }
  }
  for (const [room, indexes] of inside.entries())
    for (const index of indexes) assigned.set(free[index]?.id ?? 0, roles[room] ?? roles[0]);
  return assigned;
}

/** Which choice of the person a room is, 1 for the first; null where nothing was ranked, or the room is in no ranking. */
export function choiceOf(ranking: readonly Role[], room: Room): number | null {
  const place = ranking.findIndex((role) => role === room);
  return place === -1 ? null : place + 1;
}

/** What each room costs this person. All changes of room together weigh less than one place in a ranking. */
function costsOf({ ranking, room_name }: Placeable, weight: number): number[] {
  return roles.map((role) => {
    const place = ranking.length === 0 ? 0 : (choiceOf(ranking, role) ?? roles.length) - 1;
    return place ** 2 * weight + (role === room_name ? 0 : 1);
  });
}

/** One person who goes from one room to another, and what that adds to the cost. */
type Move = { index: number; cost: number };

/** For each pair of rooms the person whose move from the one to the other is the cheapest. */
function cheapestMoves(costs: readonly number[][], inside: readonly number[][]): (Move | null)[][] {
  return inside.map((indexes, from) =>
    roles.map((_, to) => {
      let best: Move | null = null;
      if (from === to) return best;
      for (const index of indexes) {
        const own = costs[index] ?? [];
        const cost = (own[to] ?? 0) - (own[from] ?? 0);
        if (best === null || cost < best.cost || (cost === best.cost && index < best.index))
          best = { index, cost };
      }
      return best;
    }),
  );
}

/** A room that somebody enters, and who goes on from there to the next; the last room of a path is left by nobody. */
type Step = { room: number; leaving: number | null };

/**
 * The cheapest way to take in one person more, who may enter any room at `own` cost: a row of moves that ends in a room
 * of the smallest size. By Bellman and Ford, as moves can have negative costs; there are no cycles of such.
 */
function cheapestPath(own: readonly number[], moves: (Move | null)[][], sizes: readonly number[]): Step[] {
  const total = [...own];
  const before: (number | null)[] = roles.map(() => null);
  for (let round = 1; round < roles.length; round++)
    for (const [from, ways] of moves.entries())
      for (const [to, move] of ways.entries()) {
        const cost = (total[from] ?? 0) + (move?.cost ?? Number.POSITIVE_INFINITY);
        if (cost >= (total[to] ?? 0)) continue;
        total[to] = cost;
        before[to] = from;
      }
  const smallest = Math.min(...sizes);
  const ends = [...sizes.keys()].filter((room) => sizes[room] === smallest);
  let room = ends.reduce((best, one) => ((total[one] ?? 0) < (total[best] ?? 0) ? one : best));
  const path: Step[] = [{ room, leaving: null }];
  for (let from = before[room] ?? null; from !== null; from = before[room] ?? null) {
    path.unshift({ room: from, leaving: moves[from]?.[room]?.index ?? null });
    room = from;
  }
  return path;
}

function add(sizes: number[], room: number, count: number): void {
  sizes[room] = (sizes[room] ?? 0) + count;
}
