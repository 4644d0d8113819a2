import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { roles } from '../rooms/rooms.ts';
import { judgeJoin } from './joining.ts';
import { judgeObserver } from './observing.ts';

const account = { is_active: true, is_guest: false, is_admin: false };

test('an account without a seat can observe a run until it is over', () => {
  for (const status of ['DRAFT', 'IN_PROGRESS', 'PAUSED'] as const)
    expect(() => judgeObserver(status, account, false)).not.toThrow();
  for (const status of ['COMPLETED', 'ENDED'] as const)
    expect(() => judgeObserver(status, account, false)).toThrow(new Refusal('run.is-over'));
});

test('guests, closed accounts, facilitators and participants cannot observe a run', () => {
  const judge =
    (person: typeof account | undefined, takesPart = false) =>
    () =>
      judgeObserver('IN_PROGRESS', person, takesPart);
  for (const none of [undefined, { ...account, is_active: false }, { ...account, is_guest: true }])
    expect(judge(none)).toThrow(new Refusal('observer.no-account'));
  expect(judge({ ...account, is_admin: true })).toThrow(new Refusal('observer.is-facilitator'));
  expect(judge(account, true)).toThrow(new Refusal('observer.takes-part'));
});

test('an observer cannot join the run, because observers see too much', () => {
  const facts = {
    status: 'IN_PROGRESS',
    is_guest: false,
    guest_join: false,
    observes: true,
    rooms_in_use: roles,
  } as const;
  expect(() => judgeJoin({ ...facts, current_room: null }, 'legal')).toThrow(
    new Refusal('observer.watches-only'),
  );
  // A seat assigned by a facilitator still works.
  expect(judgeJoin({ ...facts, current_room: 'legal' }, 'social')).toEqual({
    outcome: 'has-seat',
    room_name: 'legal',
  });
});
