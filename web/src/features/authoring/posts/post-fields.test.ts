import { expect, test } from 'vitest';
import { contentWith, problemOfCount } from './post-fields.ts';

test('a post without author and likes is sent as its text', () => {
  expect(contentWith('Bread is dear.', { name: ' ', handle: '', likes: '' })).toBe('Bread is dear.');
});

test('the author and the likes of a post are sent with its text', () => {
  expect(JSON.parse(contentWith('Bread', { name: 'Price Watch', handle: '@pw', likes: '0' }))).toEqual({
    content: 'Bread',
    author: { name: 'Price Watch', handle: '@pw' },
    likes: 0,
  });
});

test('likes are a whole number', () => {
  expect(['', '0', '1200'].map(problemOfCount)).toEqual([true, true, true]);
  expect(['-1', '1.5', 'many'].map(problemOfCount)).toEqual(Array(3).fill('Enter a whole number.'));
});
