import { afterEach, expect, test, vi } from 'vitest';
import { listDrafts } from './drafts.ts';

afterEach(() => void vi.unstubAllGlobals());

test('drafts are listed without blank ones and those of other places, or none if nothing is kept', () => {
  const items = { 'draft:a:1': 'kept', 'draft:a:2': ' \n', 'draft:b:1': 'elsewhere', 'a:3': 'no draft' };
  const getItem = (key: keyof typeof items) => items[key];
  vi.stubGlobal('localStorage', Object.assign(Object.create({ getItem }), items));
  expect(listDrafts('a:')).toEqual([{ key: 'a:1', value: 'kept' }]);
  vi.stubGlobal('localStorage', undefined);
  expect(listDrafts('a:')).toEqual([]);
});
