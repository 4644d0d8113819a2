import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { roomsOfRun } from '../rooms/room-settings.ts';
import { type Role, roles, rooms } from '../rooms/rooms.ts';
import { judgeJoin, placeByPreference, roomAskedFor } from './joining.ts';

/** A person with an account, on a run that doesn't allow guests. */
const byAccount = { is_guest: false, guest_join: false, observes: false, rooms_in_use: roles };

describe('joining a run', () => {
  test.each(['DRAFT', 'IN_PROGRESS', 'PAUSED'] as const)(
    'joining takes a seat in a run that is %s',
    (status) => {
      expect(judgeJoin({ ...byAccount, status, current_room: null }, 'legal')).toEqual({
        outcome: 'gets-seat',
        room_name: 'legal',
      });
    },
  );

  test.each(rooms)(
    'joining a second time keeps the seat in %s, whatever room is requested',
    (current_room) => {
      for (const wanted of rooms) {
        expect(judgeJoin({ ...byAccount, status: 'IN_PROGRESS', current_room }, wanted)).toEqual({
          outcome: 'has-seat',
          room_name: current_room,
        });
      }
    },
  );

  test.each(['COMPLETED', 'ENDED'] as const)(
    'joining is refused for a run that is %s, with or without a seat',
    (status) => {
      for (const current_room of [null, 'legal'] as const) {
        expect(() => judgeJoin({ ...byAccount, status, current_room }, 'legal')).toThrow(
          new Refusal('run.finished'),
        );
      }
    },
  );

  test('joining as a guest is refused unless the run allows guests or the guest already has a seat', () => {
    const guest = { ...byAccount, status: 'IN_PROGRESS', is_guest: true } as const;
    const takes = { ...guest, current_room: null };
    expect(judgeJoin({ ...takes, guest_join: true }, 'legal').outcome).toBe('gets-seat');
    expect(() => judgeJoin({ ...takes, guest_join: false }, 'legal')).toThrow(
      new Refusal('guest.not-allowed'),
    );
    expect(judgeJoin({ ...guest, current_room: 'social', guest_join: false }, 'legal').outcome).toBe(
      'has-seat',
    );
  });

  test('joining in the dashboard is refused unless a facilitator seated the person there', () => {
    const facts = { ...byAccount, status: 'DRAFT', current_room: null } as const;
    expect(() => judgeJoin(facts, 'dashboard')).toThrow(new Refusal('seat.dashboard-by-facilitator'));
  });

  test('joining in a room that is not in use is refused, and a seat there is kept', () => {
    const facts = { ...byAccount, status: 'IN_PROGRESS', rooms_in_use: ['legal', 'social'] } as const;
    expect(judgeJoin({ ...facts, current_room: null }, 'social').outcome).toBe('gets-seat');
    expect(() => judgeJoin({ ...facts, current_room: null }, 'economic')).toThrow(
      new Refusal('room.not-in-use'),
    );
    expect(judgeJoin({ ...facts, current_room: 'economic' }, 'economic').outcome).toBe('has-seat');
  });
});

describe('the room for which a join asks', () => {
  const using = (...inUse: Role[]) => roomsOfRun(inUse, null);

  test('a join that names no room asks for the default room in a run with standard rooms', () => {
    expect(roomAskedFor(undefined, null)).toBe('political');
    expect(roomAskedFor('legal', null)).toBe('legal');
  });

  test('a join that names no room leaves the room open in a run with rooms of its own', () => {
    expect(roomAskedFor(undefined, using('political', 'legal'))).toBeNull();
  });

  test('a join that names the default room leaves the room open while it is not in use', () => {
    expect(roomAskedFor('political', using('economic', 'legal'))).toBeNull();
    expect(roomAskedFor('political', using('political', 'legal'))).toBe('political');
    expect(roomAskedFor('social', using('economic', 'legal'))).toBe('social');
  });
});

describe('a person seated by the facilitator', () => {
  const empty = { political: 0, economic: 0, social: 0, technological: 0, environmental: 0, legal: 0 };
  const ranking = (...wanted: (typeof roles)[number][]) =>
    wanted.map((room_id, index) => ({ room_id, preference_order: index + 1 }));

  test('a person seated by the facilitator gets the highest ranked of the rooms with the fewest people', () => {
    const sizes = { ...empty, legal: 1, social: 1 };
    expect(placeByPreference(sizes, ranking('legal', 'social', 'economic', 'political'))).toBe('economic');
  });

  test('a person seated without a ranking gets the first of the emptiest rooms in the usual order', () => {
    expect(placeByPreference(empty, [])).toBe('political');
    expect(placeByPreference({ ...empty, political: 1 }, [])).toBe('economic');
  });

  test('a person seated by the facilitator gets a ranked room before one that is not ranked', () => {
    expect(placeByPreference(empty, ranking('legal'))).toBe('legal');
  });

  test('seating by the facilitator keeps the rooms even, whatever people prefer', () => {
    fc.assert(
      fc.property(fc.array(fc.shuffledSubarray([...roles]), { maxLength: 40 }), (people) => {
        const sizes = { ...empty };
        for (const wanted of people) sizes[placeByPreference(sizes, ranking(...wanted))] += 1;
        const counts = Object.values(sizes);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
