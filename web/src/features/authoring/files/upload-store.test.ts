import { beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('location', { origin: 'http://vincere.example' }));

import { CallFailed } from '../../../lib/api.ts';
import { addUploads, dropUpload, retryUpload, uploadsOf } from './upload-store.ts';

const acceptAll = () => undefined;
const file = (name: string) => new File(['Water is rising.'], name);
const statesOf = (place: string) => uploadsOf(place).map(({ name, state }) => `${name} ${state}`);

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

test('a failed upload stays in its panel until it is retried', async () => {
  addUploads('room', [file('map.txt')], acceptAll, () => Promise.reject(new TypeError('The line is down')));
  await expect.poll(() => statesOf('room')).toEqual(['map.txt failed']);
  expect(uploadsOf('room')[0]).toMatchObject({ error: 'The server did not answer.', canRetry: true });
  expect(uploadsOf('elsewhere')).toEqual([]);
  retryUpload('room', uploadsOf('room')[0]?.key ?? 0, () => Promise.resolve());
  await expect.poll(() => statesOf('room')).toEqual([]);
});

test.each([
  [new CallFailed(502, {}), 'API request failed with status 502'],
  [new CallFailed(404, {}), 'Resource not found'],
  [new CallFailed(413, { detail: 'The file is too large' }), 'The file is too large'],
  [new Error('Invalid response format from server'), 'Invalid response format from server'],
])('a failed upload says why, without the name of the error: %s', async (error, text) => {
  addUploads('plain', [file('map.txt')], acceptAll, () => Promise.reject(error));
  await expect.poll(() => uploadsOf('plain')[0]?.error).toBe(text);
  dropUpload('plain', uploadsOf('plain')[0]?.key ?? 0);
});

test('uploads run two at a time, can be cancelled, and warn before the page is left', async () => {
  const ends: (() => void)[] = [];
  const send = (_: File, _onProgress: unknown, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      ends.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  addUploads('room', [file('a.txt'), file('b.txt'), file('c.txt')], acceptAll, send);
  expect(statesOf('room')).toEqual(['a.txt sending', 'b.txt sending', 'c.txt waiting']);
  expect(warnings).toHaveLength(1);
  dropUpload('room', uploadsOf('room')[0]?.key ?? 0);
  await expect.poll(() => statesOf('room')).toEqual(['b.txt sending', 'c.txt sending']);
  for (const end of ends) end();
  await expect.poll(() => statesOf('room')).toEqual([]);
  expect(warnings).toEqual([]);
});
