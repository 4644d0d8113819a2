import { beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('location', { origin: 'http://vincere.example' }));

import { addUploads, dropUpload, retryUpload, uploadsOf } from './upload-store.ts';

const fine = () => undefined;
const file = (name: string) => new File(['Water is rising.'], name);
const shown = (place: string) => uploadsOf(place).map(({ name, state }) => `${name} ${state}`);

let warnings: unknown[] = [];
beforeEach(() => {
  warnings = [];
  vi.stubGlobal('addEventListener', (type: string, listener: unknown) => {
    if (type === 'beforeunload' && !warnings.includes(listener)) warnings.push(listener);
  });
  vi.stubGlobal('removeEventListener', (_: string, listener: unknown) => {
    warnings = warnings.filter((one) => one !== listener);
  });
});

test('a file that failed stays with its place until it is sent again', async () => {
  addUploads('room', [file('map.txt')], fine, () => Promise.reject(new TypeError('The line is down')));
  await expect.poll(() => shown('room')).toEqual(['map.txt failed']);
  expect(uploadsOf('room')[0]).toMatchObject({ error: 'The server did not answer.', canRetry: true });
  expect(uploadsOf('elsewhere')).toEqual([]);
  retryUpload('room', uploadsOf('room')[0]?.key ?? 0, () => Promise.resolve());
  await expect.poll(() => shown('room')).toEqual([]);
});

test('two are sent at a time; one that is cancelled is stopped and the next begins; leaving is warned of', async () => {
  const ends: (() => void)[] = [];
  const send = (_: File, _onProgress: unknown, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      ends.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  addUploads('room', [file('a.txt'), file('b.txt'), file('c.txt')], fine, send);
  expect(shown('room')).toEqual(['a.txt sending', 'b.txt sending', 'c.txt waiting']);
  expect(warnings).toHaveLength(1);
  dropUpload('room', uploadsOf('room')[0]?.key ?? 0);
  await expect.poll(() => shown('room')).toEqual(['b.txt sending', 'c.txt sending']);
  for (const end of ends) end();
  await expect.poll(() => shown('room')).toEqual([]);
  expect(warnings).toEqual([]);
});
