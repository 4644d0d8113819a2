import { expect, test, vi } from 'vitest';

const requested: string[] = [];
const seats = {
  user_run: [
    { id: 7, sim_run: { access_code: 'OTHER1' }, room: { id: 70, room_name: 'legal' } },
    { id: 8, sim_run: { access_code: 'COLD23' }, room: { id: 80, room_name: 'social' } },
    { id: 9, sim_run: { access_code: 'DRAFT1' }, room: { id: null, room_name: 'social' } },
  ],
};
let status = 200;
vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ access_token: 'mine' }) });
vi.stubGlobal('fetch', async (path: string) => {
  requested.push(path);
  return new Response(JSON.stringify(seats), { status });
});
vi.resetModules();
const { prefetchSeat } = await import('./prefetch-seat.ts');

const own = '/api/v1/user-runs';
const requestsFor = async (code?: string, room?: string) => {
  requested.length = 0;
  await prefetchSeat(code === undefined ? undefined : { code, room });
  return [...requested];
};

test('the seat on the run is prefetched, and the room on the page of the own room', async () => {
  expect(await requestsFor('cold23 ', 'social')).toEqual([
    own,
    '/api/v1/user-run-get/8',
    '/api/v1/room-run-get/80',
  ]);
});

test('another room and a room that is not open yet are not prefetched', async () => {
  expect(await requestsFor('COLD23', 'legal')).toEqual([own, '/api/v1/user-run-get/8']);
  expect(await requestsFor('DRAFT1', 'social')).toEqual([own, '/api/v1/user-run-get/9']);
  expect(await requestsFor('COLD23')).toEqual([own, '/api/v1/user-run-get/8']);
});

test('only the seats are prefetched without a code, without a seat, or if they are refused', async () => {
  expect(await requestsFor()).toEqual([own]);
  expect(await requestsFor('NOSEAT', 'social')).toEqual([own]);
  status = 401;
  seats.user_run = [];
  expect(await requestsFor('COLD23', 'social')).toEqual([own]);
});
