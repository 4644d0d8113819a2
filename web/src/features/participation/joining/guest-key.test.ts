import { afterEach, expect, test, vi } from 'vitest';
import { guestKey } from './guest-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('a guest has the same key for an access code until it is forgotten', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  const key = guestKey.of('ABC123');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(guestKey.of(' abc123')).toBe(key);
  expect(guestKey.of('OTHER1')).not.toBe(key);
  guestKey.forget('abc123');
  expect(guestKey.of('ABC123')).not.toBe(key);
});

test('a guest has a key even without session storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(guestKey.of('ABC123')).toMatch(/^[0-9a-f]{32}$/);
  guestKey.forget('ABC123');
});
