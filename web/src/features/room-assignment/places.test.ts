import { type Role, type Room, roles } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import {
  assignPlaces,
  choiceText,
  countChoices,
  countRoomChanges,
  followMoves,
  haveArrived,
  movesOf,
  type Person,
  type Places,
  placeOf,
  undoMoves,
} from './places.ts';

const person = (user_run_id: number, room_name: Room, ...first: Role[]): Person => ({
  user_run_id,
  first_name: 'Person',
  last_name: String(user_run_id),
  room_name,
  is_room_given: false,
  ranking: first.length === 0 ? [] : [...new Set([...first, ...roles])],
});
const none: Places = new Map();

describe('the preview of an assignment', () => {
  const people = [
    person(1, 'political', 'legal'),
    person(2, 'social', 'legal', 'social'),
    person(3, 'dashboard', 'economic'),
    person(4, 'political'),
  ];

  test('the preview of an assignment leaves people on the dashboard until they are unpinned', () => {
    const places = assignPlaces(people, none);
    expect(placeOf(people[2]!, places)).toEqual({ room: 'dashboard', isPinned: true });
    const unpinned = new Map(places).set(3, { room: 'dashboard', isPinned: false });
    expect(placeOf(people[2]!, assignPlaces(people, unpinned))).toEqual({
      room: 'economic',
      isPinned: false,
    });
  });

  test('the preview leaves people in a room that a facilitator has chosen until they are unpinned', () => {
    const given = { ...person(5, 'social', 'legal'), is_room_given: true };
    expect(placeOf(given, assignPlaces([given], none))).toEqual({ room: 'social', isPinned: true });
    const unpinned: Places = new Map([[5, { room: 'social', isPinned: false }]]);
    expect(placeOf(given, assignPlaces([given], unpinned))).toEqual({ room: 'legal', isPinned: false });
  });

  test('people whom another facilitator moved stay pinned', () => {
    const before = [person(6, 'political', 'legal')];
    const now = [{ ...person(6, 'economic', 'legal'), is_room_given: true }];
    const { places } = followMoves(before, now, assignPlaces(before, none));
    expect(placeOf(now[0]!, assignPlaces(now, places))).toMatchObject({ room: 'economic', isPinned: true });
  });

  test('the preview keeps pinned people in their room and assigns the others', () => {
    const pinned: Places = new Map([[4, { room: 'legal', isPinned: true }]]);
    const places = assignPlaces(people, pinned);
    expect(placeOf(people[3]!, places)).toEqual({ room: 'legal', isPinned: true });
    expect([1, 2].map((id) => places.get(id)?.room)).not.toContain('legal');
  });

  test('an assignment without moves saves who is pinned and who is not', () => {
    const kept: Places = new Map([[1, { room: 'political', isPinned: true }]]);
    expect(movesOf(people, kept)).toEqual([
      { user_run_id: 1, from: 'political', room_name: 'political', is_room_given: true },
    ]);
    const given = { ...person(5, 'social'), is_room_given: true };
    const released: Places = new Map([[5, { room: 'social', isPinned: false }]]);
    const [release] = movesOf([given], released);
    expect(release).toMatchObject({ room_name: 'social', is_room_given: false });
    expect(countRoomChanges([release!])).toBe(0);
  });

  test('an assignment moves only people whose room changes', () => {
    const places = assignPlaces(people, none);
    expect(movesOf(people, places)).toEqual([
      { user_run_id: 1, from: 'political', room_name: 'legal', is_room_given: false },
    ]);
    expect(movesOf(people, none)).toEqual([]);
  });

  test('the preview counts people by the rank of their room', () => {
    expect(countChoices(people, assignPlaces(people, none))).toEqual({
      first: 1,
      second: 1,
      third: 0,
      later: 0,
      unranked: 1,
    });
    expect(countChoices(people, none)).toMatchObject({ first: 0, second: 2, unranked: 1 });
  });

  test('people who joined after the preview stay in their room', () => {
    const places = assignPlaces(people, none);
    const late = person(9, 'social', 'social');
    expect(placeOf(late, places)).toEqual({ room: 'social', isPinned: false });
    expect(movesOf([...people, late], places)).toHaveLength(1);
  });
});

test('each rank of a role has its words', () => {
  expect(choiceText(person(1, 'legal', 'social', 'legal'), 'legal')).toBe('2nd choice');
  expect(choiceText(person(1, 'legal'), 'legal')).toBe('no preference');
  expect(choiceText(person(1, 'legal', 'legal'), 'dashboard')).toBe('');
});

describe('changes while the preview is open', () => {
  const places: Places = new Map([
    [1, { room: 'legal', isPinned: false }],
    [2, { room: 'social', isPinned: true }],
  ]);
  const before = [person(1, 'political'), person(2, 'economic')];

  test('the open preview follows a move by another facilitator, unless the person is pinned', () => {
    const now = [person(1, 'social'), person(2, 'legal')];
    const followed = followMoves(before, now, places);
    expect(followed.moved).toEqual([now[0]]);
    expect(followed.places.get(1)).toEqual({ room: 'social', isPinned: false, isMovedByOthers: true });
    expect(followed.places.get(2)).toEqual({ room: 'social', isPinned: true });
  });

  test('the open preview pins people whom others move to the dashboard', () => {
    const { places: after } = followMoves(before, [person(1, 'dashboard')], places);
    expect(after.get(1)).toEqual({ room: 'dashboard', isPinned: true, isMovedByOthers: true });
  });

  test('the open preview ignores people who are in their new room or did not move', () => {
    expect(followMoves(before, [person(1, 'legal'), before[1]!], places).moved).toEqual([]);
    expect(followMoves(before, [...before, person(3, 'legal')], places).moved).toEqual([]);
  });

  const moves = movesOf(before, places);
  const kept = { ...person(2, 'social'), is_room_given: true };

  test('an assignment counts as done once everybody who still takes part has arrived', () => {
    expect(haveArrived(before, moves)).toBe(false);
    expect(haveArrived([person(1, 'legal'), before[1]!], moves)).toBe(false);
    expect(haveArrived([person(1, 'legal'), person(2, 'social')], moves)).toBe(false);
    expect(haveArrived([person(1, 'legal'), kept], moves)).toBe(true);
    expect(haveArrived([person(1, 'legal')], moves)).toBe(true);
    expect(haveArrived([], moves)).toBe(false);
  });

  test('an undo leaves people who are back or no longer take part', () => {
    expect(undoMoves(before, [person(1, 'legal'), kept], moves)).toEqual([
      { user_run_id: 1, from: 'legal', room_name: 'political', is_room_given: false },
      { user_run_id: 2, from: 'social', room_name: 'economic', is_room_given: false },
    ]);
    expect(undoMoves(before, [person(2, 'economic')], moves)).toEqual([]);
  });
});
