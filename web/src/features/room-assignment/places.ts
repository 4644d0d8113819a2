import type { Answer, Calls, Input } from '@vincere/contract';
import { assignRooms, choiceOf, type Role, type Room, roles } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import type { Rooms } from '../../parts/rooms.tsx';

export type Person = Answer<Calls['listPeopleToPlace']>['people'][number];
export type Move = Input<Calls['assignRooms']>['body']['moves'][number];

/**
 * The room of a person in the preview. A pinned person stays there when the others are assigned again. `isMovedByOthers`:
 * another facilitator moved the person there while the preview was open.
 */
export type Place = { room: Room; isPinned: boolean; isMovedByOthers?: boolean };
/** The places of the preview by seat id. People who joined after the assignment have none. */
export type Places = ReadonlyMap<number, Place>;

/** Returns people with their rankings among the rooms in use; without rankings if rooms have titles of their own. */
export function withRankings(
  people: readonly Person[],
  { roles, hasStandardTitles }: Pick<Rooms, 'roles' | 'hasStandardTitles'>,
): Person[] {
  return people.map((person) => ({
    ...person,
    ranking: hasStandardTitles ? person.ranking.filter((role) => roles.includes(role)) : [],
  }));
}

export const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`.trim();

/** Returns whether new assignments leave a person in place. The dashboard is only assigned by hand. */
const isKept = ({ is_room_given, room_name }: Pick<Person, 'is_room_given' | 'room_name'>) =>
  is_room_given || room_name === 'dashboard';

export function placeOf(person: Person, places: Places): Place {
  return places.get(person.user_run_id) ?? { room: person.room_name, isPinned: false };
}

/**
 * Returns the best assignment that keeps pinned people in their rooms. People whose room a facilitator has chosen are pinned
 * until they are unpinned, and so are people on the dashboard.
 */
export function assignPlaces(
  people: readonly Person[],
  places: Places,
  inUse: readonly Role[] = roles,
): Places {
  const isPinned = (person: Person) => places.get(person.user_run_id)?.isPinned ?? isKept(person);
  const rooms = assignRooms(
    people.map((person) => ({
      id: person.user_run_id,
      room_name: person.room_name,
      ranking: person.ranking,
      fixed: isPinned(person) ? placeOf(person, places).room : null,
    })),
    inUse,
  );
  return new Map(
    people.map((person) => [
      person.user_run_id,
      { room: rooms.get(person.user_run_id) ?? person.room_name, isPinned: isPinned(person) },
    ]),
  );
}

/**
 * Returns the preview after other facilitators moved people since `before`. Unpinned people follow to their new room. `moved`
 * lists the people whose room in the preview changed.
 */
export function followMoves(
  before: readonly Person[],
  now: readonly Person[],
  places: Places,
): { places: Places; moved: readonly Person[] } {
  const roomsBefore = new Map(before.map(({ user_run_id, room_name }) => [user_run_id, room_name]));
  const movedPeople = now.filter(({ user_run_id, room_name }) => {
    const place = places.get(user_run_id);
    const from = roomsBefore.get(user_run_id);
    if (place === undefined || place.isPinned || from === undefined || from === room_name) return false;
    return place.room !== room_name;
  });
  const movedPlaces = movedPeople.map((person): [number, Place] => [
    person.user_run_id,
    { room: person.room_name, isPinned: isKept(person), isMovedByOthers: true },
  ]);
  return { places: new Map([...places, ...movedPlaces]), moved: movedPeople };
}

/** Returns whether the moves have been made: everybody in `moves` who still takes part is where they should be. */
export function haveArrived(people: readonly Person[], moves: readonly Move[]): boolean {
  const targets = new Map(moves.map((move) => [move.user_run_id, move]));
  const movedPeople = people.filter(({ user_run_id }) => targets.has(user_run_id));
  return (
    movedPeople.length > 0 && movedPeople.every((person) => isThere(person, targets.get(person.user_run_id)))
  );
}

const isThere = (person: Person, to: Pick<Move, 'room_name' | 'is_room_given'> | undefined) =>
  person.room_name === to?.room_name && isKept(person) === isKept(to);

/**
 * Returns the moves that bring the people in `moves` back to where they were `before`, except for people who are already
 * back or no longer take part (`now`).
 */
export function undoMoves(before: readonly Person[], now: readonly Person[], moves: readonly Move[]): Move[] {
  const currentPeople = new Map(now.map((person) => [person.user_run_id, person]));
  const earlier = new Map(before.map((person) => [person.user_run_id, person]));
  return moves.flatMap(({ user_run_id, room_name: from }) => {
    const person = currentPeople.get(user_run_id);
    const target = earlier.get(user_run_id);
    if (person === undefined || target === undefined || isThere(person, target)) return [];
    const { room_name, is_room_given } = target;
    return [{ user_run_id, from, room_name, is_room_given }];
  });
}

/** Returns the moves that apply the preview. Some only change who is kept in their room. */
export function movesOf(people: readonly Person[], places: Places): Move[] {
  return people.flatMap((person) => {
    const place = places.get(person.user_run_id);
    if (place === undefined) return [];
    const to = { room_name: place.room, is_room_given: place.isPinned };
    return isThere(person, to) ? [] : [{ user_run_id: person.user_run_id, from: person.room_name, ...to }];
  });
}

/** Returns the number of people who change rooms. */
export function countRoomChanges(moves: readonly Move[]): number {
  return moves.filter(({ from, room_name }) => from !== room_name).length;
}

/** Counts the people who get their first, second, third or a later choice, and those without a ranking. */
export function countChoices(people: readonly Person[], places: Places) {
  const counts = { first: 0, second: 0, third: 0, later: 0, unranked: 0 };
  for (const person of people) {
    const { room } = placeOf(person, places);
    const choice = choiceOf(person.ranking, room);
    if (choice !== null) counts[choiceKeys[choice - 1] ?? 'later'] += 1;
    else if (room !== 'dashboard') counts.unranked += 1;
  }
  return counts;
}

const choiceKeys = ['first', 'second', 'third'] as const;
const choiceLabels = [
  t('1st choice'),
  t('2nd choice'),
  t('3rd choice'),
  t('4th choice'),
  t('5th choice'),
  t('6th choice'),
];

/** Returns a text such as `1st choice` or `no preference`; empty for the dashboard, which nobody ranks. */
export function choiceText({ ranking }: Pick<Person, 'ranking'>, room: Room): string {
  const choice = choiceOf(ranking, room);
  if (choice !== null) return choiceLabels[choice - 1] ?? '';
  return room === 'dashboard' ? '' : t('no preference');
}
