import { type Role, type Room, roles } from './rooms.ts';

/** A person to be assigned to a room. */
export type Placeable = {
  /** The id of the seat. It breaks ties between otherwise equal assignments. */
  id: number;
  /** The current room. */
  room_name: Room;
  /** The roles that the person ranked at registration, first choice first; empty without a ranking. */
  ranking: readonly Role[];
  /** The room in which a facilitator keeps this person, whatever the ranking says; null if the room is free to choose. */
  fixed: Room | null;
};

/**
 * Assigns a room to every person and returns the rooms by seat id. Fixed people get the room they are fixed to. The goals,
 * most important first:
 *
 * 1. The rooms in use are as equal in size as the fixed people allow. People on the dashboard are in none of them.
 * 2. The rankings are honoured as well as possible. A choice costs the square of its position among the rooms in use (0, 1,
 *    4, 9, 16, 25), so two second choices are better than a first and a third, and a last choice is rare. People without a
 *    ranking cost nothing in any room. A role left out of a ranking counts as the last choice.
 * 3. As few people as possible change their room.
 *
 * The result is optimal: each person is added along a shortest path of moves (min-cost flow by successive shortest paths,
 * with the rooms in use as nodes). Such a path ends in one of the emptiest rooms, which keeps the sizes equal. The result does
 * not depend on the order of `people`.
 */
export function assignRooms(people: readonly Placeable[], inUse: readonly Role[] = roles): Map<number, Room> {
  const assignedRooms = new Map<number, Room>();
  const sizes = inUse.map(() => 0);
  for (const { id, fixed } of people) {
    if (fixed === null) continue;
    assignedRooms.set(id, fixed);
    if (fixed !== 'dashboard') add(sizes, inUse.indexOf(fixed), 1);
  }
  const freePeople = people
    .filter(({ fixed }) => fixed === null)
    .sort((person, other) => person.id - other.id);
  const costs = freePeople.map((person) => costsOf(person, inUse, freePeople.length + 1));
  /** For each room, the indexes (in `freePeople`) of the people assigned to it. */
  const inside: number[][] = inUse.map(() => []);
  for (const [index, own] of costs.entries()) {
    const path = cheapestPath(own, cheapestMoves(costs, inside), sizes);
    let mover = index;
    for (const { room, leaving } of path) {
      const occupants = inside[room] ?? [];
      occupants.push(mover);
      if (leaving === null) add(sizes, room, 1);
      else {
        occupants.splice(occupants.indexOf(leaving), 1);
        mover = leaving;
      }
    }
  }
  for (const [room, indexes] of inside.entries())
    for (const index of indexes) assignedRooms.set(freePeople[index]?.id ?? 0, inUse[room] ?? roles[0]);
  return assignedRooms;
}

/** Returns the position of a room in a ranking, 1 for the first choice; null if the room is not ranked. */
export function choiceOf(ranking: readonly Role[], room: Room): number | null {
  const place = ranking.findIndex((role) => role === room);
  return place === -1 ? null : place + 1;
}

/**
 * Returns the cost of each room for this person. `weight` must exceed the number of people, so that all changes of room
 * together cost less than one position in a ranking.
 */
function costsOf({ ranking, room_name }: Placeable, inUse: readonly Role[], weight: number): number[] {
  const rankedRooms = ranking.filter((role) => inUse.includes(role));
  return inUse.map((role) => {
    const place = rankedRooms.length === 0 ? 0 : (choiceOf(rankedRooms, role) ?? inUse.length) - 1;
    return place ** 2 * weight + (role === room_name ? 0 : 1);
  });
}

/** The move of one person from one room to another, and the change in cost. */
type Move = { index: number; cost: number };

/** Returns the cheapest move for each pair of rooms, as `moves[from][to]`; null if nobody can move. */
function cheapestMoves(costs: readonly number[][], inside: readonly number[][]): (Move | null)[][] {
  return inside.map((indexes, from) =>
    inside.map((_, to) => {
      let bestMove: Move | null = null;
      if (from === to) return bestMove;
      for (const index of indexes) {
        const personCosts = costs[index] ?? [];
        const cost = (personCosts[to] ?? 0) - (personCosts[from] ?? 0);
        if (bestMove === null || cost < bestMove.cost || (cost === bestMove.cost && index < bestMove.index))
          bestMove = { index, cost };
      }
      return bestMove;
    }),
  );
}

/** A room that somebody enters, and the person who leaves it for the next room; null in the last room of a path. */
type Step = { room: number; leaving: number | null };

/**
 * Returns the cheapest chain of moves that adds one person, who can enter each room at its `personCosts`. The chain ends in one of
 * the smallest rooms. Uses the Bellman-Ford algorithm, because moves can have negative costs; negative cycles cannot occur.
 */
function cheapestPath(
  personCosts: readonly number[],
  moves: (Move | null)[][],
  sizes: readonly number[],
): Step[] {
  const total = [...personCosts];
  const previous: (number | null)[] = personCosts.map(() => null);
  for (let round = 1; round < personCosts.length; round++)
    for (const [from, ways] of moves.entries())
      for (const [to, move] of ways.entries()) {
        const cost = (total[from] ?? 0) + (move?.cost ?? Number.POSITIVE_INFINITY);
        if (cost >= (total[to] ?? 0)) continue;
        total[to] = cost;
        previous[to] = from;
      }
  const smallestSize = Math.min(...sizes);
  const ends = [...sizes.keys()].filter((room) => sizes[room] === smallestSize);
  let room = ends.reduce((bestRoom, end) => ((total[end] ?? 0) < (total[bestRoom] ?? 0) ? end : bestRoom));
  const path: Step[] = [{ room, leaving: null }];
  for (let from = previous[room] ?? null; from !== null; from = previous[room] ?? null) {
    path.unshift({ room: from, leaving: moves[from]?.[room]?.index ?? null });
    room = from;
  }
  return path;
}

function add(sizes: number[], room: number, count: number): void {
  sizes[room] = (sizes[room] ?? 0) + count;
}
