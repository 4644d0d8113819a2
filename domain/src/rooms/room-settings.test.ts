import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { assignRooms } from './room-assignment.ts';
import { roomByName } from './room-by-name.ts';
import {
  hasStandardTitles,
  personaOfRoom,
  type RoomSetting,
  rolesOf,
  roomsInUse,
  roomsOfRun,
  standardRooms,
  titleOfRoom,
} from './room-settings.ts';
import { findRoomMistake, normalRoomSettings, requireRoomSettings } from './room-settings-check.ts';
import { personas, type Role, roles } from './rooms.ts';

/** Returns the standard settings with changes to some rooms. */
function changed(changes: Partial<Record<Role, Partial<RoomSetting>>>): RoomSetting[] {
  return standardRooms.map((room) => ({ ...room, ...changes[room.room_name] }));
}

const text = fc.option(fc.stringMatching(/^[A-Za-z ]{1,10}$/), { nil: null });
const anySettings: fc.Arbitrary<RoomSetting[]> = fc
  .tuple(
    ...roles.map(() => fc.record({ in_use: fc.boolean(), title: text, description: text, persona: text })),
  )
  .map((drawn) =>
    drawn.map(({ persona, ...texts }, index) => ({
      ...texts,
      room_name: roles[index] ?? 'political',
      persona: persona === null ? null : { name: persona, handle: `@${persona}` },
    })),
  );
const validSettings = anySettings.filter((settings) => findRoomMistake(settings) === null);

describe('the rooms of a simulation', () => {
  test('the rooms of a simulation are the six standard ones until an author changes them', () => {
    expect(roomsInUse(null)).toEqual(roles);
    expect(requireRoomSettings(standardRooms)).toBeNull();
    expect(hasStandardTitles(null)).toBe(true);
    expect(titleOfRoom(null, 'legal')).toBeNull();
    expect(personaOfRoom(null, 'legal').name).toBe('The Legal Expert');
  });

  test('rooms of a simulation with the standard texts written out are the standard ones', () => {
    const { name, handle, description } = personas.social;
    const settings = changed({ social: { title: ' advocate', persona: { name, handle }, description } });
    expect(requireRoomSettings(settings)).toBeNull();
  });

  test('the rooms of a simulation are at least two', () => {
    const two = changed({
      political: { in_use: false },
      economic: { in_use: false },
      social: { in_use: false },
      technological: { in_use: false },
    });
    expect(roomsInUse(requireRoomSettings(two))).toEqual(['environmental', 'legal']);
    const one = two.map((room) => (room.room_name === 'legal' ? { ...room, in_use: false } : room));
    expect(() => requireRoomSettings(one)).toThrow(new Refusal('rooms.too-few', { fewest: 2 }));
  });

  test('the rooms of a simulation are each listed once', () => {
    for (const settings of [standardRooms.slice(1), [...standardRooms, ...standardRooms.slice(1)]])
      expect(() => requireRoomSettings(settings)).toThrow(new Refusal('rooms.incomplete'));
  });

  test.each([
    ['another title', { social: { title: 'Coast' }, legal: { title: ' coast ' } }],
    [
      'the title of a room that is not in use',
      { social: { title: 'Coast', in_use: false }, legal: { title: 'Coast' } },
    ],
    ['the standard title of another room in use', { social: { title: 'economist' } }],
    ['the German title of another room in use', { social: { title: 'Wirtschaft' } }],
    ['the dashboard', { social: { title: 'Dashboard' } }],
  ])('the rooms of a simulation have no title like %s', (_, changes) => {
    expect(findRoomMistake(changed(changes))).toMatchObject({ code: 'rooms.title-taken' });
  });

  test('a room of a simulation may have the standard title of a room that is not in use', () => {
    const settings = changed({ social: { title: 'Economist' }, economic: { in_use: false } });
    expect(findRoomMistake(settings)).toBeNull();
  });

  test('the rooms of a simulation keep their order and their meaning when they are stored', () => {
    fc.assert(
      fc.property(validSettings, (settings) => {
        const stored = normalRoomSettings([...settings].reverse());
        expect(normalRoomSettings(stored ?? standardRooms)).toEqual(stored);
        expect(roomsInUse(stored)).toEqual(roomsInUse(settings));
        expect((stored ?? standardRooms).map(({ room_name }) => room_name)).toEqual(roles);
        for (const role of roles) expect(personaOfRoom(stored, role)).toEqual(personaOfRoom(settings, role));
      }),
    );
  });

  test('the rooms of a simulation are found by their titles and their standard names', () => {
    fc.assert(
      fc.property(validSettings, (settings) => {
        for (const role of roomsInUse(settings)) {
          expect(roomByName(role, settings)).toBe(role);
          const title = titleOfRoom(settings, role) ?? role;
          expect(roomByName(title.toUpperCase(), settings)).toBe(role);
        }
      }),
    );
  });
});

describe('the rooms of a run', () => {
  test('the rooms of a run are null while all is standard', () => {
    expect(roomsOfRun(null, null)).toBeNull();
  });

  test('the rooms of a run are those in use when it was made, with the texts of newer settings', () => {
    const settings = changed({ social: { title: 'Families', in_use: false }, legal: { title: 'Court' } });
    const rooms = roomsOfRun(['social', 'economic'], settings);
    expect(rolesOf(rooms)).toEqual(['social', 'economic']);
    expect(titleOfRoom(rooms, 'social')).toBe('Families');
    expect(titleOfRoom(rooms, 'legal')).toBeNull();
    expect(hasStandardTitles(rooms)).toBe(false);
    expect(hasStandardTitles(roomsOfRun(['economic', 'political'], settings))).toBe(true);
  });

  test('only the rooms of a run get people, as evenly as possible', () => {
    const people = fc.array(fc.record({ room: fc.constantFrom(...roles), fixed: fc.boolean() }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(validSettings, people, (settings, drawn) => {
        const inUse = roomsInUse(settings);
        const placed = assignRooms(
          drawn.map(({ room }, id) => ({ id, room_name: room, ranking: [...roles], fixed: null })),
          inUse,
        );
        const sizes = inUse.map((role) => [...placed.values()].filter((room) => room === role).length);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(drawn.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
