import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { sweepFiles } from '../../authoring/files/sweep.ts';
import { fileOf, sampleText } from '../../testing/files.ts';
import { secret, startStore } from '../../testing/s3.ts';
import { startServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';
import { readConfig } from '../config.ts';
import { openS3Storage } from './s3.ts';
import { StorageUnavailable } from './storage.ts';

const store = await startStore();
const folder = await mkdtemp(join(tmpdir(), 'vincere-bucket-'));
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function openFiles(settings: Record<string, string> = {}) {
  const { s3 } = readConfig({ ...store.environment, ...settings });
  if (s3 === undefined) throw new Error('The settings name no bucket');
  return openS3Storage(s3, folder);
}

describe('an object', () => {
  test('an object is sent unchanged, signed with a checksum that the store verifies', async () => {
    const files = await openFiles();
    const key = await (await files.receive('plan.txt', Readable.from([sampleText]))).keep();
    expect(store.sent.at(-1)).toMatchObject({
      'x-amz-content-sha256': createHash('sha256').update(sampleText).digest('hex'),
      'content-length': String(sampleText.length),
      'content-type': 'text/plain',
    });
    expect(store.sent.at(-1)).not.toHaveProperty('content-encoding');
    expect(await store.names()).toContain(`files/${key}`);
  });

  test('an object is sent again when the connection breaks, at most three times', async () => {
    const files = await openFiles();
    store.failNext(2);
    const key = await (await files.receive('plan.txt', Readable.from([sampleText]))).keep();
    expect(await text((await files.open(key)) ?? Readable.from([]))).toBe(sampleText);
    store.failNext(3);
    const received = await files.receive('plan.txt', Readable.from([sampleText]));
    const before = await store.names();
    await expect(received.keep()).rejects.toBeInstanceOf(StorageUnavailable);
    await received.discard();
    expect(await store.names()).toEqual(before);
    expect(await readdir(join(folder, 'files', 'incoming'))).toEqual([]);
  });

  test('an object that is not ours is never swept', async () => {
    for (const name of ['plan.txt', 'files/readme.txt', 'backup/ab/abcd']) await store.put(name, 'x');
    const files = await openFiles();
    await files.sweep(new Set(), 'ours', Number.POSITIVE_INFINITY);
    expect(await store.names()).toEqual(
      expect.arrayContaining(['plan.txt', 'files/readme.txt', 'backup/ab/abcd', 'files/owner']),
    );
  });

  test('an object is found in a listing of several pages', async () => {
    const keys = Array.from({ length: 10 }, (_, n) => `cd/${n.toString(16).padStart(8, '0')}`);
    await Promise.all(keys.map((key) => store.put(`files/${key}`, 'x')));
    const kept = new Set(keys.slice(0, -1));
    const files = await openFiles();
    await files.sweep(kept, 'ours', Number.POSITIVE_INFINITY);
    expect(await files.open(keys.at(-1) ?? '')).toBe(null);
    await files.sweep(new Set(), 'ours', Number.POSITIVE_INFINITY);
    expect((await store.names()).filter((name) => name.startsWith('files/cd/'))).toEqual([]);
  });
});

describe('a server with a bucket', () => {
  test('a server with a bucket stores, serves and deletes files without keeping them on its disk', async () => {
    const server = await startServer(store.environment);
    const admin = await server.administrator();
    const { id: simulationId } = await buildSimulation(server.app);
    const content = sampleText.repeat(100_000);
    const { id: fileId } = await admin.call('uploadSimulationFile', {
      params: { simulationId },
      ...fileOf('plan.txt', content),
    });
    await sweepFiles(server.app);
    const response = await admin.call('downloadFile', { params: { fileId } });
    expect(response.headers.get('content-length')).toBe(String(content.length));
    expect((await response.text()) === content).toBe(true);
    expect(await readdir(join(server.app.config.dataFolder, 'files'), { recursive: true })).toEqual([
      'incoming',
    ]);
    const before = await store.names();
    await admin.call('deleteFile', { params: { fileId } });
    expect(await store.names()).toHaveLength(before.length - 1);
    await server.close();
  });

  test('no object of the last hour is swept, because another server may be uploading it', async () => {
    const server = await startServer(store.environment);
    await store.put('files/ab/ab00', 'x');
    await sweepFiles(server.app);
    expect(await store.names()).toContain('files/ab/ab00');
    await server.close();
  });

  test('a server answers 503 while its bucket is unavailable, and saves no row without its content', async () => {
    const passing = await startStore();
    const server = await startServer(passing.environment);
    const admin = await server.administrator();
    const { id: simulationId } = await buildSimulation(server.app);
    const upload = () =>
      admin.call('uploadSimulationFile', { params: { simulationId }, ...fileOf('plan.txt') });
    const { id: fileId } = await upload();
    await passing.close();
    for (const attempt of [upload, () => admin.call('downloadFile', { params: { fileId } })])
      await expect(attempt()).rejects.toMatchObject({ status: 503, code: 'files-away' });
    expect(await server.app.db.read.selectFrom('files').select('id').execute()).toEqual([{ id: fileId }]);
    await server.close();
  });

  test.each([
    [
      { VINCERE_FILES_S3_ENDPOINT: 'http://127.0.0.1:1' },
      /^The bucket vincere can't be reached at .*ECONNREFUSED/,
    ],
    [{ VINCERE_FILES_S3_BUCKET: 'elsewhere' }, /^The bucket elsewhere can't be reached at http:.*bucket/],
  ])('a server that cannot reach its bucket reports it in one line: %j', async (settings, line) => {
    const failed = await openFiles(settings).catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'Error', message: expect.stringMatching(line) });
    expect(String(failed)).not.toMatch(/\n/);
    expect(String(failed)).not.toContain(secret);
  });

  test.each([
    [
      { VINCERE_FILES_S3_ENDPOINT: 'http://127.0.0.1:9000' },
      'VINCERE_FILES_S3_ENDPOINT needs VINCERE_FILES_S3_BUCKET',
    ],
    [{ VINCERE_FILES_S3_REGION: 'eu-central-1' }, 'VINCERE_FILES_S3_REGION needs VINCERE_FILES_S3_BUCKET'],
    [{ VINCERE_FILES_S3_PATH_STYLE: 'on' }, 'VINCERE_FILES_S3_PATH_STYLE needs VINCERE_FILES_S3_BUCKET'],
    [
      { VINCERE_FILES_S3_BUCKET: 'vincere', AWS_ACCESS_KEY_ID: 'key' },
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be given together',
    ],
    [
      { VINCERE_FILES_S3_BUCKET: 'vincere', AWS_SECRET_ACCESS_KEY: secret },
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be given together',
    ],
  ])('incomplete settings of the bucket are reported in one line: %j', (settings, line) => {
    expect(() => readConfig(settings)).toThrow(line);
  });

  test.each([
    [{}, { endpoint: undefined, region: 'us-east-1', pathStyle: false, credentials: undefined }],
    [{ VINCERE_FILES_S3_ENDPOINT: 'http://127.0.0.1:9000' }, { pathStyle: true }],
    [
      { VINCERE_FILES_S3_ENDPOINT: 'http://127.0.0.1:9000', VINCERE_FILES_S3_PATH_STYLE: 'off' },
      { pathStyle: false },
    ],
    [
      { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: 'for now' },
      { credentials: { accessKeyId: 'key', secretAccessKey: secret, sessionToken: 'for now' } },
    ],
  ])('the place of the bucket is read from the environment: %j', (settings, place) => {
    expect(readConfig({ VINCERE_FILES_S3_BUCKET: 'vincere', ...settings }).s3).toMatchObject(place);
  });
});
