import { expect, test, vi } from 'vitest';

const asked: string[] = [];
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
  asked.push(path);
  return new Response(JSON.stringify(seats), { status });
});
const { askForSeat } = await import('./early-seat.ts');

const own = '/api/v1/user-runs';
const askedFor = async (code?: string, room?: string) => {
  asked.length = 0;
  await askForSeat(code === undefined ? undefined : { code, room });
  return [...asked];
};

test('the run of the address is asked for through the seat on it, and on the page of the own room this too', async () => {
  expect(await askedFor('cold23 ', 'social')).toEqual([
    own,
    '/api/v1/user-run-get/8',
    '/api/v1/room-run-get/80',
  ]);
});

test('the room is not asked for by who sits in another, nor before it is open', async () => {
  expect(await askedFor('COLD23', 'legal')).toEqual([own, '/api/v1/user-run-get/8']);
  expect(await askedFor('DRAFT1', 'social')).toEqual([own, '/api/v1/user-run-get/9']);
  expect(await askedFor('COLD23')).toEqual([own, '/api/v1/user-run-get/8']);
});

test('no run is asked for without its code, without a seat on it, or where the seats were refused', async () => {
  expect(await askedFor()).toEqual([own]);
  expect(await askedFor('NOSEAT', 'social')).toEqual([own]);
  status = 401;
  seats.user_run = [];
  expect(await askedFor('COLD23', 'social')).toEqual([own]);
});
