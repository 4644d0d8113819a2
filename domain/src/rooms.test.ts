import { expect, test } from 'vitest';
import { personas, roles, rooms } from './rooms.ts';

test('there are six rooms to play in, and the dashboard', () => {
  expect(rooms).toEqual([...roles, 'dashboard']);
  expect(roles).toHaveLength(6);
});

test('every room speaks with a name and a handle of its own', () => {
  const speakers = rooms.map((room) => personas[room]);
  expect(new Set(speakers.map((persona) => persona.name)).size).toBe(rooms.length);
  expect(new Set(speakers.map((persona) => persona.handle)).size).toBe(rooms.length);
});
