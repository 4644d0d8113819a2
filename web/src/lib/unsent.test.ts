import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Unsent, unsentStore } from './unsent.ts';

type Item = Unsent & { text: string };

const isItem = (stored: unknown): stored is Item => typeof (stored as Item | null)?.key === 'string';
const openTab = () => unsentStore<Item>(isItem, 'waiting');
const item = (key: string): Item => ({ key, state: 'sending', text: `Of ${key}` });
const keys = (items: readonly Item[]) => items.map(({ key }) => key);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('what was being sent is there after a reload, and waits', () => {
  openTab().put('place', item('a'));
  expect(openTab().list('place')).toEqual([{ ...item('a'), state: 'waiting' }]);
});

test('two tabs of one person keep what each has written', () => {
  const [one, other] = [openTab(), openTab()];
  expect([one.list('place'), other.list('place')]).toEqual([[], []]);
  one.put('place', item('a'));
  other.put('place', item('b'));
  one.put('place', item('c'));
  other.drop('place', 'b');
  expect(keys(openTab().list('place'))).toEqual(['a', 'c']);
});

test('what one tab has settled does not come back when another writes', () => {
  openTab().put('place', item('a'));
  const [one, other] = [openTab(), openTab()];
  expect([keys(one.list('place')), keys(other.list('place'))]).toEqual([['a'], ['a']]);
  one.drop('place', 'a');
  other.put('place', item('b'));
  expect(keys(openTab().list('place'))).toEqual(['b']);
});
