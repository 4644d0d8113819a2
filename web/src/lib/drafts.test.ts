import { afterEach, expect, test, vi } from 'vitest';
import { giveVisitorDrafts, listDrafts } from './drafts.ts';

afterEach(() => void vi.unstubAllGlobals());

test('drafts that are not blank are listed by prefix, and none are without storage', () => {
  const items = { 'draft:a:1': 'kept', 'draft:a:2': ' \n', 'draft:b:1': 'elsewhere', 'a:3': 'no draft' };
  const getItem = (key: keyof typeof items) => items[key];
  vi.stubGlobal('localStorage', Object.assign(Object.create({ getItem }), items));
  expect(listDrafts('a:')).toEqual([{ key: 'a:1', value: 'kept' }]);
  vi.stubGlobal('localStorage', undefined);
  expect(listDrafts('a:')).toEqual([]);
});

function storageOf(items: Record<string, string>) {
  const stored = { ...items };
  return {
    stored,
    storage: Object.assign(
      Object.create({
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, value: string) => (stored[key] = value),
        removeItem: (key: string) => delete stored[key],
      }),
      stored,
    ),
  };
}

test('the drafts of a visitor go to the first account that logs in in this tab, once', () => {
  const tab = storageOf({
    'draft:questionnaire:pre:no-run:visitor': '{"a":1}',
    'draft:questionnaire:post:9:visitor': '{"b":1}',
    session: 'not a draft',
  });
  const browser = storageOf({ 'draft:questionnaire:post:9:7': '{"own":1}' });
  vi.stubGlobal('sessionStorage', tab.storage);
  vi.stubGlobal('localStorage', browser.storage);
  giveVisitorDrafts(7);
  expect(tab.stored).toEqual({ session: 'not a draft' });
  expect(browser.stored).toEqual({
    'draft:questionnaire:pre:no-run:7': '{"a":1}',
    // The account's existing draft is kept.
    'draft:questionnaire:post:9:7': '{"own":1}',
  });
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => giveVisitorDrafts(7)).not.toThrow();
});
