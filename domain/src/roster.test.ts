import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailKey } from './email.ts';
import { personas, placeName, roles, rooms } from './rooms.ts';
import { judgeRoster, type KnownPerson, type RosterLine, readRoster, rosterLimit } from './roster.ts';

const sheet = (...rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }));
const nobody = new Map<string, KnownPerson>();
const line = (fields: Partial<RosterLine> = {}): RosterLine => ({
  line: 2,
  name: 'Ada Byron',
  email: 'ada@example.org',
  room: '',
  ...fields,
});
const problemsOf = (fields: Partial<RosterLine>, known = nobody) =>
  judgeRoster([line(fields)], known)[0]?.problems;

describe('the columns of a roster', () => {
  test('can be in any order, under any accepted name and among other columns', () => {
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

  test('can split the name in two, and leave out the room', () => {
    expect(
      readRoster(sheet([], ['Vorname', 'Nachname', 'Mail'], ['Ada', 'Byron', 'ada@example.org'], ['Ben'])),
    ).toEqual([
      { line: 3, name: 'Ada Byron', email: 'ada@example.org', room: '' },
      { line: 4, name: 'Ben', email: '', room: '' },
    ]);
  });

  test('are read up to one person over the limit, and cells only up to a maximum length', () => {
    const long = 'A'.repeat(32_767);
    const people = Array.from({ length: 8_000 }, () => [long, 'ada@example.org', long]);
    const read = readRoster(sheet(['Name', 'Email', 'Other'], ...people));
    expect(read).toHaveLength(rosterLimit + 1);
    expect(read?.[0]?.name.length).toBeLessThan(1_000);
    expect(judgeRoster(read?.slice(0, 1) ?? [], nobody)[0]?.problems).toEqual(['name-too-long']);
  });

  test('must include a name and an email', () => {
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
  ])('%j has the problems %j', (fields, problems) => {
    expect(problemsOf(fields)).toEqual(problems);
  });

  test.each(rooms)('can name the room %s in upper case', (room) => {
    expect(judgeRoster([line({ room: room.toUpperCase() })], nobody)[0]?.room_name).toBe(room);
  });

  test.each(rooms)('can name the room %s as the screen does', (room) => {
    const names = [personas[room].name, placeName(room)];
    for (const name of [...names, ...names.map((each) => each.toUpperCase())])
      expect(judgeRoster([line({ room: name })], nobody)[0]).toMatchObject({ room_name: room, problems: [] });
  });

  test.each([
    ['Recht', 'legal'],
    ['wirtschaft', 'economic'],
    ['Team Gesellschaft', 'social'],
    ['legal expert', 'legal'],
    ['Übersicht', 'dashboard'],
  ])('can name a room %s', (room, expected) => {
    expect(judgeRoster([line({ room })], nobody)[0]?.room_name).toBe(expected);
  });

  test.each([
    ['\u202e.evil', 'name-signs'],
    ['Ada\uffff', 'name-signs'],
    ['\u3164', 'name-missing'],
    [' \u200b ', 'name-missing'],
    ['...', 'name-letters'],
    ['evil.example/x', 'name-link'],
    ['+49 151 2345678', 'name-link'],
  ])('has no person with the name %j', (name, problem) => {
    expect(problemsOf({ name })).toEqual([problem]);
  });

  test.each(['=1+1', '@SUM(A1)', "O'Brien, Siân", 'जॉन कृष्ण', '👩‍👩‍👧‍👦 Family', 'J.R.R. Tolkien'])(
    'has a person with the name %s',
    (name) => {
      expect(problemsOf({ name })).toEqual([]);
    },
  );

  test('has its name and email as they are stored', () => {
    const pasted = line({ name: 'Dr.Ada\u200d Byron\u200b', email: 'Ada <mailto:ada@exämple.org>;' });
    expect(judgeRoster([pasted], nobody)).toMatchObject([
      { name: 'Dr. Ada Byron', email: 'ada@xn--exmple-cua.org', problems: [] },
    ]);
  });

  test('keeps the text of an unknown room', () => {
    expect(judgeRoster([line({ room: 'Küche' })], nobody)[0]).toMatchObject({
      room: 'Küche',
      room_name: null,
    });
  });

  test('reports people who are already on the run or whose account is deactivated', () => {
    const known = (is_on_run: boolean, is_active: boolean) =>
      new Map([['ada@example.org', { id: 7, is_on_run, is_active, owns_email: true }]]);
    expect(problemsOf({ email: 'ADA@example.org' }, known(true, true))).toEqual(['already-on-run']);
    expect(problemsOf({}, known(false, false))).toEqual(['deactivated']);
    expect(judgeRoster([line()], known(false, true))[0]).toMatchObject({ has_account: true, problems: [] });
  });

  test('is good only for the first use of an email, ignoring case', () => {
    const emails = fc.array(fc.constantFrom('a@x.org', 'A@X.org', 'b@x.org', 'B@x.ORG', 'c@x.org'));
    fc.assert(
      fc.property(emails, (column) => {
        const lines = column.map((email, index) => line({ line: index + 2, email, room: roles[0] }));
        const good = judgeRoster(lines, nobody).filter(({ problems }) => problems.length === 0);
        expect(good).toHaveLength(new Set(column.map(emailKey)).size);
        expect(new Set(good.map(({ email }) => emailKey(email))).size).toBe(good.length);
      }),
    );
  });
});
