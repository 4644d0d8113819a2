import { expect, test } from 'vitest';
import { personas, roles, rooms } from './rooms.ts';

test('there are six rooms for participants, and the dashboard', () => {
  expect(rooms).toEqual([...roles, 'dashboard']);
  expect(roles).toHaveLength(6);
});

test('every room has a persona with a unique name and handle', () => {
  const speakers = rooms.map((room) => personas[room]);
  expect(new Set(speakers.map((persona) => persona.name)).size).toBe(rooms.length);
  expect(new Set(speakers.map((persona) => persona.handle)).size).toBe(rooms.length);
});
