import { afterEach, expect, test, vi } from 'vitest';
import { giveVisitorDrafts, listDrafts } from './drafts.ts';

afterEach(() => void vi.unstubAllGlobals());

test('drafts are listed without blank ones and those of other places, or none if nothing is kept', () => {
  const items = { 'draft:a:1': 'kept', 'draft:a:2': ' \n', 'draft:b:1': 'elsewhere', 'a:3': 'no draft' };
  const getItem = (key: keyof typeof items) => items[key];
  vi.stubGlobal('localStorage', Object.assign(Object.create({ getItem }), items));
  expect(listDrafts('a:')).toEqual([{ key: 'a:1', value: 'kept' }]);
  vi.stubGlobal('localStorage', undefined);
  expect(listDrafts('a:')).toEqual([]);
});

function storageOf(items: Record<string, string>) {
  const held = { ...items };
  return {
    held,
    storage: Object.assign(
      Object.create({
        getItem: (key: string) => held[key] ?? null,
        setItem: (key: string, value: string) => (held[key] = value),
        removeItem: (key: string) => delete held[key],
      }),
      held,
    ),
  };
}

test('what a visitor typed goes once to whoever logs in next in this tab, and to nobody else', () => {
  const tab = storageOf({
    'draft:questionnaire:pre:no-run:visitor': '{"a":1}',
    'draft:questionnaire:post:9:visitor': '{"b":1}',
    session: 'not a draft',
  });
  const browser = storageOf({ 'draft:questionnaire:post:9:7': '{"own":1}' });
  vi.stubGlobal('sessionStorage', tab.storage);
  vi.stubGlobal('localStorage', browser.storage);
  giveVisitorDrafts(7);
  expect(tab.held).toEqual({ session: 'not a draft' });
  expect(browser.held).toEqual({
    'draft:questionnaire:pre:no-run:7': '{"a":1}',
    // What they had begun themselves comes first.
    'draft:questionnaire:post:9:7': '{"own":1}',
  });
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => giveVisitorDrafts(7)).not.toThrow();
});
