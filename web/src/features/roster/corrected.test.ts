import { expect, test } from 'vitest';
import { roomsFor } from '../../parts/rooms.tsx';
import { correctedLines } from './corrected.ts';
import type { Line } from './types.ts';

const line: Line = {
  line: 2,
  name: '-Zoë-',
  email: '+zoe@example.org',
  room: 'law',
  room_name: 'legal',
  has_account: false,
  user_id: null,
  unclear: [],
  problems: [],
};

test('lines that nobody corrected stay as they were read, with their numbers', () => {
  const bad: Line = { ...line, line: 5, email: 'nowhere', room: 'kitchen', room_name: null };
  const typed = { name: bad.name, email: 'bad@example.org', room: 'Economist' };
  expect(correctedLines([line, bad], new Map([[5, typed]]), roomsFor(null))).toEqual([
    { line: 2, name: '-Zoë-', email: '+zoe@example.org', room: 'law', unclear: [] },
    { line: 5, name: '-Zoë-', email: 'bad@example.org', room: 'Economist', unclear: [] },
  ]);
});

test('a field stays unclear until the facilitator types into it', () => {
  const bad: Line = { ...line, name: '#N/A', email: '#REF!', unclear: ['name', 'email'] };
  const typed = { name: 'Ada', email: '#REF!', room: 'Legal Expert' };
  expect(correctedLines([bad], new Map([[2, typed]]), roomsFor(null))).toMatchObject([
    { name: 'Ada', room: 'law', unclear: ['email'] },
  ]);
});
