import { type Role, type Room, roles } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import {
  areThere,
  assignAnew,
  choiceText,
  countChoices,
  followMoves,
  movesBack,
  movesOf,
  type Person,
  type Places,
  placeOf,
} from './places.ts';

const person = (user_run_id: number, room_name: Room, ...first: Role[]): Person => ({
  user_run_id,
  first_name: 'Person',
  last_name: String(user_run_id),
  room_name,
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

  test('leaves those on the dashboard there, until they are freed', () => {
    const places = assignAnew(people, none);
    expect(placeOf(people[2]!, places)).toEqual({ room: 'dashboard', isFixed: true });
    const freed = new Map(places).set(3, { room: 'dashboard', isFixed: false });
    expect(placeOf(people[2]!, assignAnew(people, freed))).toEqual({ room: 'economic', isFixed: false });
  });

  test('keeps whom the facilitator fixed, and places the others around them', () => {
    const fixed: Places = new Map([[4, { room: 'legal', isFixed: true }]]);
    const places = assignAnew(people, fixed);
    expect(placeOf(people[3]!, places)).toEqual({ room: 'legal', isFixed: true });
    expect([1, 2].map((id) => places.get(id)?.room)).not.toContain('legal');
  });

  test('moves only who is not there already', () => {
    const places = assignAnew(people, none);
    expect(movesOf(people, places)).toEqual([{ user_run_id: 1, from: 'political', room_name: 'legal' }]);
    expect(movesOf(people, none)).toEqual([]);
  });

  test('counts who gets which choice', () => {
    expect(countChoices(people, assignAnew(people, none))).toEqual({
      first: 1,
      second: 1,
      third: 0,
      later: 0,
      unranked: 1,
    });
    expect(countChoices(people, none)).toMatchObject({ first: 0, second: 2, unranked: 1 });
  });

  test('has who joined since where they joined', () => {
    const places = assignAnew(people, none);
    const late = person(9, 'social', 'social');
    expect(placeOf(late, places)).toEqual({ room: 'social', isFixed: false });
    expect(movesOf([...people, late], places)).toHaveLength(1);
  });
});

test('a choice in words', () => {
  expect(choiceText(person(1, 'legal', 'social', 'legal'), 'legal')).toBe('2nd choice');
  expect(choiceText(person(1, 'legal'), 'legal')).toBe('no preference');
  expect(choiceText(person(1, 'legal', 'legal'), 'dashboard')).toBe('');
});

describe('what happens meanwhile', () => {
  const places: Places = new Map([
    [1, { room: 'legal', isFixed: false }],
    [2, { room: 'social', isFixed: true }],
  ]);
  const before = [person(1, 'political'), person(2, 'economic')];

  test('whom a colleague moves is there, unless kept elsewhere', () => {
    const now = [person(1, 'social'), person(2, 'legal')];
    const followed = followMoves(before, now, places);
    expect(followed.moved).toEqual([now[0]]);
    expect(followed.places.get(1)).toEqual({ room: 'social', isFixed: false, isNews: true });
    expect(followed.places.get(2)).toEqual({ room: 'social', isFixed: true });
  });

  test('who is put on the dashboard stays there', () => {
    const { places: after } = followMoves(before, [person(1, 'dashboard')], places);
    expect(after.get(1)).toEqual({ room: 'dashboard', isFixed: true, isNews: true });
  });

  test('who is where the preview has them, or where they were, is no news', () => {
    expect(followMoves(before, [person(1, 'legal'), before[1]!], places).moved).toEqual([]);
    expect(followMoves(before, [...before, person(3, 'legal')], places).moved).toEqual([]);
  });

  const moves = movesOf(before, places);

  test('moves whose answer was lost are done when everybody who is left is there', () => {
    expect(areThere(before, moves)).toBe(false);
    expect(areThere([person(1, 'legal'), before[1]!], moves)).toBe(false);
    expect(areThere([person(1, 'legal'), person(2, 'social')], moves)).toBe(true);
    expect(areThere([person(1, 'legal')], moves)).toBe(true);
    expect(areThere([], moves)).toBe(false);
  });

  test('an undo leaves out who is back already, and who takes part no longer', () => {
    expect(movesBack([person(1, 'legal'), person(2, 'social')], moves)).toEqual([
      { user_run_id: 1, from: 'legal', room_name: 'political' },
      { user_run_id: 2, from: 'social', room_name: 'economic' },
    ]);
    expect(movesBack([person(2, 'economic')], moves)).toEqual([]);
  });
});
