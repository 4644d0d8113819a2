import { afterEach, expect, test, vi } from 'vitest';
import { listDrafts } from './drafts.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the drafts of a place are listed without blank ones and those of other places', () => {
  const items: Record<string, string> = {
    'draft:a:1': 'kept',
    'draft:a:2': ' \n',
    'draft:b:1': 'x',
    'a:3': 'x',
  };
  vi.stubGlobal(
    'localStorage',
    Object.assign(Object.create({ getItem: (key: string) => items[key] }), items),
  );
  expect(listDrafts('a:')).toEqual([{ key: 'a:1', value: 'kept' }]);
});

test('a browser that keeps nothing has no drafts', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(listDrafts('')).toEqual([]);
});
