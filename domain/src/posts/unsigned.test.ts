import { expect, test } from 'vitest';
import { personas, rooms } from '../rooms/rooms.ts';
import { isUnsigned } from './unsigned.ts';

test('a post is unsigned only with both the name and the handle of the persona', () => {
  for (const room of rooms) {
    const { name, handle } = personas[room];
    expect(isUnsigned({ name, handle }, room)).toBe(true);
    expect(isUnsigned({ name, handle: '@newspaper' }, room)).toBe(false);
    expect(isUnsigned({ name: 'Radio Sarrow', handle }, room)).toBe(false);
    expect(rooms.filter((one) => isUnsigned({ name, handle }, one))).toEqual([room]);
  }
});

test('an unsigned post of the dashboard stays unsigned under the former name of its persona', () => {
  expect(isUnsigned({ name: 'Briefing', handle: '@briefing' }, 'dashboard')).toBe(true);
  expect(isUnsigned({ name: 'Briefing', handle: '@briefing' }, 'legal')).toBe(false);
});
