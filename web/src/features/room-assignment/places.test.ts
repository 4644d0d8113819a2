import { type Role, type Room, roles } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import {
  assignAnew,
  choiceText,
  countChoices,
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
