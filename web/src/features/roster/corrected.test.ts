import { expect, test } from 'vitest';
import { roomsFor } from '../../parts/rooms.tsx';
import { correctedRows } from './corrected.ts';
import type { Line } from './types.ts';

const line: Line = {
  line: 2,
  name: 'Zoë Quill',
  email: 'zoe@example.org',
  room: 'law',
  room_name: 'legal',
  has_account: false,
  user_id: null,
  problems: [],
};

test('a corrected sheet has all lines, with what was typed into them', () => {
  const bad: Line = { ...line, line: 5, email: 'nowhere', room: 'kitchen', room_name: null };
  const typed = { name: 'Bad', email: 'bad@example.org', room: 'Economist' };
  expect(correctedRows([line, bad], new Map([[5, typed]]), roomsFor(null))).toEqual([
    ['name', 'email', 'room'],
    ['Zoë Quill', 'zoe@example.org', 'Legal Expert'],
    ['Bad', 'bad@example.org', 'Economist'],
  ]);
});
