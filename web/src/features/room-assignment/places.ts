import type { Answer, Calls, Input } from '@vincere/contract';
import { assignRooms, choiceOf, type Room } from '@vincere/domain';
import { t } from '../../lib/text.ts';

export type Person = Answer<Calls['listPeopleToPlace']>['people'][number];
export type Move = Input<Calls['assignRooms']>['body']['moves'][number];

/**
 * The room of a person in the preview, and whether the person stays there when the others are assigned again. `isNews`: a
 * colleague moved them there while the preview was open.
 */
export type Place = { room: Room; isFixed: boolean; isNews?: boolean };
/** The preview by seat. Who is not in it has joined since. */
export type Places = ReadonlyMap<number, Place>;

export const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`.trim();

export function placeOf(person: Person, places: Places): Place {
  return places.get(person.user_run_id) ?? { room: person.room_name, isFixed: false };
}

/**
 * The best assignment around those who are fixed. Who was put on the dashboard stays there as long as no facilitator
 * frees them: the dashboard is assigned by hand.
 */
export function assignAnew(people: readonly Person[], places: Places): Places {
  const isFixed = (person: Person) =>
    places.get(person.user_run_id)?.isFixed ?? person.room_name === 'dashboard';
  const rooms = assignRooms(
    people.map((person) => ({
      id: person.user_run_id,
      room_name: person.room_name,
      ranking: person.ranking,
      fixed: isFixed(person) ? placeOf(person, places).room : null,
    })),
  );
  return new Map(
    people.map((person) => [
      person.user_run_id,
      { room: rooms.get(person.user_run_id) ?? person.room_name, isFixed: isFixed(person) },
    ]),
  );
}

/**
 * Returns the preview after people were moved since `before`. People whom it doesn't fix elsewhere are in the room that a
 * colleague chose. `moved` lists those who thereby left their room of the preview.
 */
export function followMoves(
  before: readonly Person[],
  now: readonly Person[],
  places: Places,
): { places: Places; moved: readonly Person[] } {
  const held = new Map(before.map(({ user_run_id, room_name }) => [user_run_id, room_name]));
  const moved = now.filter(({ user_run_id, room_name }) => {
    const place = places.get(user_run_id);
    const from = held.get(user_run_id);
    if (place === undefined || place.isFixed || from === undefined || from === room_name) return false;
    return place.room !== room_name;
  });
  const followed = moved.map(({ user_run_id, room_name: room }): [number, Place] => [
    user_run_id,
    { room, isFixed: room === 'dashboard', isNews: true },
  ]);
  return { places: new Map([...places, ...followed]), moved };
}

/** Returns whether everybody in `moves` who still takes part is in the new room, so that the moves have been made. */
export function areThere(people: readonly Person[], moves: readonly Move[]): boolean {
  const goal = new Map(moves.map(({ user_run_id, room_name }) => [user_run_id, room_name]));
  const moved = people.filter(({ user_run_id }) => goal.has(user_run_id));
  return moved.length > 0 && moved.every((one) => goal.get(one.user_run_id) === one.room_name);
}

/** Returns the moves that undo `moves`, except for people who are back or no longer take part. */
export function movesBack(people: readonly Person[], moves: readonly Move[]): Move[] {
  const held = new Map(people.map(({ user_run_id, room_name }) => [user_run_id, room_name]));
  return moves
    .filter(({ user_run_id, from }) => held.has(user_run_id) && held.get(user_run_id) !== from)
    .map(({ user_run_id, from, room_name }) => ({ user_run_id, from: room_name, room_name: from }));
}

/** Returns the moves that apply the preview. */
export function movesOf(people: readonly Person[], places: Places): Move[] {
  return people
    .map((person) => ({
      user_run_id: person.user_run_id,
      from: person.room_name,
      room_name: placeOf(person, places).room,
    }))
    .filter(({ from, room_name }) => from !== room_name);
}

/** Counts the people who get their first, second, third or a later choice, and those without a ranking. */
export function countChoices(people: readonly Person[], places: Places) {
  const counts = { first: 0, second: 0, third: 0, later: 0, unranked: 0 };
  for (const person of people) {
    const { room } = placeOf(person, places);
    const choice = choiceOf(person.ranking, room);
    if (choice !== null) counts[named[choice - 1] ?? 'later'] += 1;
    else if (room !== 'dashboard') counts.unranked += 1;
  }
  return counts;
}

const named = ['first', 'second', 'third'] as const;
const choices = [
  t('1st choice'),
  t('2nd choice'),
  t('3rd choice'),
  t('4th choice'),
  t('5th choice'),
  t('6th choice'),
];

/** `1st choice`, `no preference`; nothing on the dashboard, which nobody ranks. */
export function choiceText({ ranking }: Pick<Person, 'ranking'>, room: Room): string {
  const choice = choiceOf(ranking, room);
  if (choice !== null) return choices[choice - 1] ?? '';
  return room === 'dashboard' ? '' : t('no preference');
}
