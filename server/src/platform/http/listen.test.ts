import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { networkInterfaces } from 'node:os';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startProcess } from '../../testing/process.ts';
import { ensureCanListen, listenFailure, networkUrls } from './listen.ts';

describe('a start on a taken port', () => {
  let folder: string;
  let other: Server;
  let port: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vincere-listen-'));
    other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    port = (other.address() as AddressInfo).port;
  });
  afterEach(async () => {
    other.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('a start on a taken port names the port and a free one, and makes no administrator and no data', async () => {
    const output = await startProcess({
      HOST: '127.0.0.1',
      PORT: String(port),
      VINCERE_DATA: folder,
      DATABASE_URL: '',
    }).then(
      () => 'listening',
      (error: unknown) => String(error),
    );
    const line = new RegExp(
      `^Error: The server ended with 1: Port ${port} is taken. Try PORT=(\\d+) npm start\n$`,
    );
    expect(output).toMatch(line);
    const free = Number(line.exec(output)?.[1]);
    await expect(ensureCanListen({ host: '127.0.0.1', port: free })).resolves.toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  });

  test('a start on a taken port skips further ports that are taken when it names a free one', async () => {
    const next = createServer().listen(port + 1, '127.0.0.1');
    await once(next, 'listening');
    try {
      await expect(ensureCanListen({ host: '127.0.0.1', port })).rejects.toThrow(
        new RegExp(`^Port ${port} is taken. Try PORT=(?!${port + 1} )\\d+ npm start$`),
      );
    } finally {
      next.close();
    }
  });
});

test('a HOST that is no address of this computer is refused in one line', async () => {
  await expect(ensureCanListen({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'HOST=192.0.2.1 is no address of this computer. Try HOST=0.0.0.0 npm start for all of its addresses',
  );
});

test('a reserved port is refused in one line', async () => {
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(await listenFailure(denied, { host: '127.0.0.1', port: 80 })).toMatchObject({
    message: 'Port 80 is reserved by this system. Try PORT=3000 npm start',
  });
});

describe('the addresses for other devices', () => {
  const entry = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
    ({ address, family, internal }) as NonNullable<ReturnType<typeof networkInterfaces>[string]>[number];
  const interfaces = {
    lo: [entry('127.0.0.1', 'IPv4', true), entry('::1', 'IPv6', true)],
    wlan0: [entry('192.168.1.20', 'IPv4'), entry('fe80::1', 'IPv6'), entry('2001:db8::5', 'IPv6')],
    eth0: [entry('10.0.0.7', 'IPv4'), entry('169.254.3.4', 'IPv4')],
    docker0: [entry('172.17.0.1', 'IPv4')],
  };
  const bound = (address: string) => [{ address, family: 'IPv4', port: 3000 }];

  test('there are no addresses for other devices while the server listens on this computer only', () => {
    expect(networkUrls(bound('127.0.0.1'), interfaces)).toEqual([]);
    expect(networkUrls(bound('::1'), interfaces)).toEqual([]);
  });

  test('the addresses for other devices are all that a phone can use if HOST opens them', () => {
    const ipv4 = ['http://192.168.1.20:3000', 'http://10.0.0.7:3000'];
    expect(networkUrls(bound('0.0.0.0'), interfaces)).toEqual(ipv4);
    expect(networkUrls(bound('::'), interfaces)).toEqual([
      'http://192.168.1.20:3000',
      'http://[2001:db8::5]:3000',
      'http://10.0.0.7:3000',
    ]);
  });

  test('the only address for other devices is the one that HOST names', () => {
    expect(networkUrls(bound('10.0.0.7'), interfaces)).toEqual(['http://10.0.0.7:3000']);
  });
});
