import { expect, test } from 'vitest';
import { startServer } from '../../testing/server.ts';
import type { Database } from './database.ts';
import { noticingFullStorage } from './full-storage.ts';

const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

test('the storage is full from a failed write until one succeeds', async () => {
  const server = await startServer();
  let failure: Error | undefined;
  const opened: Database = {
    ...server.app.database,
    change: (work) => (failure === undefined ? server.app.database.change(work) : Promise.reject(failure)),
  };
  const { db, isFull } = noticingFullStorage(opened);
  const write = () => db.change(async () => 'written');
  expect(await isFull()).toBe(false);
  failure = new Error('Something else');
  await expect(write()).rejects.toThrow('Something else');
  failure = undefined;
  expect(await isFull()).toBe(false);
  failure = full;
  await expect(write()).rejects.toBe(full);
  expect(await isFull()).toBe(true);
  failure = undefined;
  expect(await isFull()).toBe(false);
  await server.close();
});

test('a server whose storage is full is not ready, and is ready again afterwards', async () => {
  const server = await startServer();
  let isFull = true;
  server.app.isStorageFull = async () => isFull;
  const readiness = async () => {
    const response = await fetch(`${server.origin}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await readiness()).toEqual([503, { detail: 'The storage is full' }]);
  isFull = false;
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  await server.close();
});
