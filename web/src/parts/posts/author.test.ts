import { expect, test } from 'vitest';
import { catalogue } from '../../languages/de/index.ts';
import { activeLanguage, setLanguage } from '../../lib/language.ts';
import { authorName } from './author.ts';

test('an unsigned post has the translated persona of its room as author, and a signed one its own author', () => {
  const { tag, ...english } = activeLanguage;
  const unsigned = {
    author: { name: 'The Economist', handle: '@economist' },
    room_name: 'economic',
  } as const;
  expect(authorName(unsigned)).toBe('The Economist');
  setLanguage('de-DE', catalogue);
  try {
    expect(authorName(unsigned)).toBe('Team Wirtschaft');
    // A newspaper post, in another room and in this one.
    expect(authorName({ ...unsigned, room_name: 'social' })).toBe('The Economist');
    const newspaper = { name: 'The Economist', handle: '@TheEconomist' };
    expect(authorName({ author: newspaper, room_name: 'economic' })).toBe('The Economist');
    const radio = { name: 'Radio Sarrow', handle: '@economist' };
    expect(authorName({ author: radio, room_name: 'economic' })).toBe('Radio Sarrow');
  } finally {
    setLanguage(tag, english);
  }
});
