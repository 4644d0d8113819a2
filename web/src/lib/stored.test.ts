import { expect, test } from 'vitest';
import { parseStored } from './stored.ts';

test('what was stored is read back; nothing, or something damaged, is no error', () => {
  expect(parseStored('{"code":"H7K2QD"}')).toEqual({ code: 'H7K2QD' });
  expect([null, '', '{"code":', 'undefined'].map(parseStored)).toEqual([null, null, null, null]);
});
