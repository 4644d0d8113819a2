import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

async function freshModule() {
  vi.resetModules();
  return import('./stored.ts');
}

test('stored JSON is parsed, and missing or damaged text is null', async () => {
  const { parseStored } = await freshModule();
  expect(parseStored('{"code":"H7K2QD"}')).toEqual({ code: 'H7K2QD' });
  expect([null, '', '{"code":', 'undefined'].map(parseStored)).toEqual([null, null, null, null]);
});

const refuse = () => {
  throw new DOMException('Refused', 'QuotaExceededError');
};
/** Its methods are inherited, like those of a real storage, so that they are no keys. */
const forgetful: object = Object.create({ getItem: () => null, setItem: () => {}, removeItem: () => {} });
const storages: [string, () => unknown][] = [
  ['is missing', () => undefined],
  ['is null', () => null],
  [
    'throws when it is opened',
    () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  ],
  ['throws at every use', () => new Proxy({}, { get: () => refuse, ownKeys: refuse })],
  ['keeps nothing', () => forgetful],
];

describe.each(storages)('a storage that %s', (_, open) => {
  beforeEach(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const original = Object.getOwnPropertyDescriptor(globalThis, name);
      Object.defineProperty(globalThis, name, { configurable: true, get: open });
      restore.push(() => {
        if (original) Object.defineProperty(globalThis, name, original);
        else Reflect.deleteProperty(globalThis, name);
      });
    }
  });
  const restore: (() => void)[] = [];
  afterEach(() => {
    for (const put of restore.splice(0)) put();
  });

  test('a storage that cannot be used is replaced by the memory of the page', async () => {
    const { tabStorage, browserStorage } = await freshModule();
    for (const storage of [tabStorage, browserStorage]) {
      expect(storage.get('key')).toBe(null);
      expect(storage.set('key', 'value')).toBe(false);
      expect(storage.get('key')).toBe('value');
      expect(storage.keys()).toEqual(['key']);
      storage.remove('key');
      expect(storage.get('key')).toBe(null);
      expect(storage.keys()).toEqual([]);
    }
  });
});

describe('a full storage', () => {
  let room: number;
  let items: Record<string, string>;
  beforeEach(() => {
    room = 1;
    items = {};
    const setItem = (key: string, value: string) => {
      if (!(key in items) && Object.keys(items).length >= room) refuse();
      items[key] = value;
      return undefined;
    };
    const methods = {
      getItem: (key: string) => items[key] ?? null,
      setItem,
      removeItem: (key: string) => void delete items[key],
    };
    const storage = new Proxy(methods, {
      get: (target, name) => Reflect.get(target, name),
      ownKeys: () => Object.keys(items),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
    vi.stubGlobal('localStorage', storage);
  });

  test('a full storage keeps its values, and the memory holds further ones', async () => {
    const { browserStorage } = await freshModule();
    expect(browserStorage.set('first', '1')).toBe(true);
    expect(browserStorage.set('second', '2')).toBe(false);
    expect(['first', 'second'].map((key) => browserStorage.get(key))).toEqual(['1', '2']);
    expect(browserStorage.keys().toSorted()).toEqual(['first', 'second']);
    expect(items).toEqual({ first: '1' });
  });

  test('a full storage takes a value again once it has space', async () => {
    const { browserStorage } = await freshModule();
    browserStorage.set('first', '1');
    browserStorage.set('second', '2');
    browserStorage.remove('first');
    expect(browserStorage.set('second', '3')).toBe(true);
    expect(browserStorage.get('second')).toBe('3');
    expect(items).toEqual({ second: '3' });
  });
});
