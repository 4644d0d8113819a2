import { expect, test } from 'vitest';
import { parseStored } from './stored.ts';

test('parses stored JSON, and returns null for missing or damaged text', () => {
  expect(parseStored('{"code":"H7K2QD"}')).toEqual({ code: 'H7K2QD' });
  expect([null, '', '{"code":', 'undefined'].map(parseStored)).toEqual([null, null, null, null]);
});
