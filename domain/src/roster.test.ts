import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { german } from './german.ts';
import { personas, placeName, roles, rooms } from './rooms.ts';
import {
  judgeRoster,
  type KnownPerson,
  type RosterLine,
  readRoster,
  rosterKey,
  rosterLimit,
} from './roster.ts';

const sheet = (...rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }));
const nobody = new Map<string, KnownPerson>();
const line = (given: Partial<RosterLine> = {}): RosterLine => ({
  line: 2,
  name: 'Ada Byron',
  email: 'ada@example.org',
  room: '',
  ...given,
});
const problemsOf = (given: Partial<RosterLine>, known = nobody) =>
  judgeRoster([line(given)], known)[0]?.problems;

describe('the columns of a roster', () => {
  test('stand in any order, under any of their names, among others', () => {
    expect(
      readRoster(
        sheet(
          ['Rolle', 'Abteilung', 'E-MAIL', 'Name'],
          ['', '', '', ''],
          ['Legal', 'Hafen', ' ada@example.org ', 'Ada\u00a0 Byron'],
        ),
      ),
    ).toEqual([{ line: 3, name: 'Ada Byron', email: 'ada@example.org', room: 'Legal' }]);
  });

  test('may give the name in two parts, and no room', () => {
    expect(
      readRoster(sheet([], ['Vorname', 'Nachname', 'Mail'], ['Ada', 'Byron', 'ada@example.org'], ['Ben'])),
    ).toEqual([
      { line: 3, name: 'Ada Byron', email: 'ada@example.org', room: '' },
      { line: 4, name: 'Ben', email: '', room: '' },
    ]);
  });

  test('are read no further than one person over the limit, cells no further than to know that they are too long', () => {
    const long = 'A'.repeat(32_767);
    const people = Array.from({ length: 8_000 }, () => [long, 'ada@example.org', long]);
    const read = readRoster(sheet(['Name', 'Email', 'Other'], ...people));
    expect(read).toHaveLength(rosterLimit + 1);
    expect(read?.[0]?.name.length).toBeLessThan(1_000);
    expect(judgeRoster(read?.slice(0, 1) ?? [], nobody)[0]?.problems).toEqual(['name-too-long']);
  });

  test('must name who and where to write to', () => {
    expect(readRoster(sheet(['Ada', 'ada@example.org']))).toBeNull();
    expect(readRoster(sheet(['Vorname', 'Email']))).toBeNull();
    expect(readRoster([])).toBeNull();
  });
});

describe('a line of a roster', () => {
  test.each<[Partial<RosterLine>, string[]]>([
    [{}, []],
    [{ name: '' }, ['name-missing']],
    [{ name: 'A'.repeat(201) }, ['name-too-long']],
    [{ email: '' }, ['email-missing']],
    [{ email: 'ada@' }, ['email-bad']],
    [{ room: 'kitchen' }, ['room-unknown']],
    [{ name: '', email: 'x', room: 'y' }, ['name-missing', 'email-bad', 'room-unknown']],
  ])('%j has the problems %j', (given, problems) => {
    expect(problemsOf(given)).toEqual(problems);
  });

  test.each(rooms)('names the room %s in any case', (room) => {
    expect(judgeRoster([line({ room: room.toUpperCase() })], nobody)[0]?.room_name).toBe(room);
  });

  test.each(rooms)('names the room %s as the screen does, in both languages', (room) => {
    const names = [personas[room].name, placeName(room), german[personas[room].name]];
    for (const name of [...names, ...names.map((each) => each.toUpperCase())])
      expect(judgeRoster([line({ room: name })], nobody)[0]).toMatchObject({ room_name: room, problems: [] });
  });

  test.each([
    ['Recht', 'legal'],
    ['wirtschaft', 'economic'],
    ['Team Gesellschaft', 'social'],
    ['legal expert', 'legal'],
    ['Übersicht', 'dashboard'],
  ])('may name a room %s', (room, meant) => {
    expect(judgeRoster([line({ room })], nobody)[0]?.room_name).toBe(meant);
  });

  test('keeps a room as it was written that there is not', () => {
    expect(judgeRoster([line({ room: 'Küche' })], nobody)[0]).toMatchObject({
      room: 'Küche',
      room_name: null,
    });
  });

  test('is told of who is on the run, or has no active account', () => {
    const known = (is_on_run: boolean, is_active: boolean) =>
      new Map([['ada@example.org', { is_on_run, is_active }]]);
    expect(problemsOf({ email: 'ADA@example.org' }, known(true, true))).toEqual(['already-on-run']);
    expect(problemsOf({}, known(false, false))).toEqual(['deactivated']);
    expect(judgeRoster([line()], known(false, true))[0]).toMatchObject({ has_account: true, problems: [] });
  });

  test('may stand for an email only once, whatever its case, however many come', () => {
    const emails = fc.array(fc.constantFrom('a@x.org', 'A@X.org', 'b@x.org', 'B@x.ORG', 'c@x.org'));
    fc.assert(
      fc.property(emails, (given) => {
        const lines = given.map((email, index) => line({ line: index + 2, email, room: roles[0] }));
        const good = judgeRoster(lines, nobody).filter(({ problems }) => problems.length === 0);
        expect(good).toHaveLength(new Set(given.map(rosterKey)).size);
        expect(new Set(good.map(({ email }) => rosterKey(email))).size).toBe(good.length);
      }),
    );
  });
});
