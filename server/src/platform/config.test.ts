import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDatabase } from '../testing/database.ts';
import { startProcess } from '../testing/process.ts';
import { readConfig, unknownSettings } from './config.ts';

test('VINCERE_FILES_S3_* configure the bucket for uploaded files', () => {
  const settings = {
    VINCERE_FILES_S3_BUCKET: 'uploads',
    VINCERE_FILES_S3_ENDPOINT: 'http://127.0.0.1:9000',
    VINCERE_FILES_S3_REGION: 'eu-central-1',
    VINCERE_FILES_S3_PATH_STYLE: 'off',
  };
  expect(unknownSettings(settings)).toEqual([]);
  expect(readConfig(settings).s3).toEqual({
    bucket: 'uploads',
    endpoint: 'http://127.0.0.1:9000',
    region: 'eu-central-1',
    pathStyle: false,
    credentials: undefined,
  });
});

test.each([
  [undefined, ['en']],
  ['on', ['en']],
  ['en', ['en']],
  ['de', ['de']],
  ['both', ['en', 'de']],
  ['off', []],
])('VINCERE_SAMPLE=%s loads the editions %j of the sample', (VINCERE_SAMPLE, editions) => {
  expect(readConfig({ VINCERE_SAMPLE }).sample).toEqual(editions);
});

test('a start is refused if VINCERE_SAMPLE has an unknown value', () => {
  expect(() => readConfig({ VINCERE_SAMPLE: 'fr' })).toThrow('VINCERE_SAMPLE');
});

test('a start warns of each unknown VINCERE_ setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vincere-config-'));
  const database = await prepareDatabase(folder);
  const line = 'VINCERE_S3_BUCKET is no setting of Vincere: it has no effect';
  try {
    const misspelt = { VINCERE_S3_BUCKET: 'uploads', VINCERE_DATA: folder };
    expect(unknownSettings(misspelt)).toEqual([line]);
    const server = await startProcess({ ...misspelt, ...database.environment });
    await server.stop();
    expect(server.output().split('\n')).toContain(line);
  } finally {
    await database.remove();
    await rm(folder, { recursive: true });
  }
});

test.each(['https://vincere.example.org', 'https://vincere.example.org/', 'http://10.0.0.7:3000'])(
  'VINCERE_PUBLIC_URL=%s is accepted, and a final slash is dropped',
  (VINCERE_PUBLIC_URL) => {
    expect(readConfig({ VINCERE_PUBLIC_URL }).publicUrl).toBe(VINCERE_PUBLIC_URL.replace(/\/$/, ''));
  },
);

test.each([
  'https://example.org/vincere',
  'https://example.org/vincere/',
  'https://example.org//',
  'https://example.org/?a=b',
  'https://example.org/?',
  'https://example.org#',
  'https://example.org/#/x',
  'https://ada@example.org',
  'https://ada:secret@example.org/',
])('VINCERE_PUBLIC_URL=%s stops the start with one line', (VINCERE_PUBLIC_URL) => {
  expect(() => readConfig({ VINCERE_PUBLIC_URL })).toThrow(
    /^VINCERE_PUBLIC_URL must be only a host name, such as https:\/\/example\.org: [^\n]+$/,
  );
});
