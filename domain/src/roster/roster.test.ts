import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailKey } from '../accounts/email.ts';
import { personas, placeName, roles, rooms } from '../rooms/rooms.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { judgeRoster, type KnownPerson } from './judge.ts';
import { type RosterLine, rosterLimit } from './line.ts';
import { readRoster } from './read.ts';

const rowsOf = (...rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }));
const sheet = (...rows: string[][]): Sheet[] => [{ name: 'People', rows: rowsOf(...rows) }];
const linesOf = (sheets: readonly Sheet[]) => {
  const read = readRoster(sheets);
  return 'lines' in read ? read.lines : read;
};
const nobody = new Map<string, KnownPerson>();
const line = (fields: Partial<RosterLine> = {}): RosterLine => ({
  line: 2,
  name: 'Ada Byron',
  email: 'ada@example.org',
  room: '',
  unclear: [],
  ...fields,
});
const problemsOf = (fields: Partial<RosterLine>, known = nobody) =>
  judgeRoster([line(fields)], known)[0]?.problems;

describe('the columns of a roster', () => {
  test('the columns of a roster can be in any order, under any accepted name and among other columns', () => {
    expect(
      linesOf(
        sheet(
          ['Rolle', 'Abteilung', 'E-MAIL', 'Name'],
          ['', '', '', ''],
          ['Legal', 'Hafen', ' ada@example.org ', 'Ada\u00a0 Byron'],
        ),
      ),
    ).toMatchObject([{ line: 3, name: 'Ada Byron', email: 'ada@example.org', room: 'Legal' }]);
  });

  test('the columns of a roster can split the name in two, and leave out the room', () => {
    expect(
      linesOf(sheet([], ['Vorname', 'Nachname', 'Mail'], ['Ada', 'Byron', 'ada@example.org'], ['Ben'])),
    ).toMatchObject([
      { line: 3, name: 'Ada Byron', email: 'ada@example.org', room: '' },
      { line: 4, name: 'Ben', email: '', room: '' },
    ]);
  });

  test('the last name can be in the column Name of a roster, beside the first name', () => {
    const rows = [
      ['Ada', 'Byron', 'ada@example.org'],
      ['Martin', 'Martin', 'martin@example.org'],
      ['María José', 'Carreño, María José', 'mj@example.org'],
      ['', 'Madonna', 'm@example.org'],
    ];
    expect(linesOf(sheet(['Vorname', 'Name', 'E-Mail'], ...rows))).toMatchObject([
      { name: 'Ada Byron' },
      { name: 'Martin Martin' },
      { name: 'Carreño, María José' },
      { name: 'Madonna' },
    ]);
  });

  test('a column of numbers of people in a roster does not count as their names', () => {
    const titles = ['Attendee #', 'First Name', 'Last Name', 'Email'];
    expect(linesOf(sheet(titles, ['1', 'Ada', 'Byron', 'ada@example.org']))).toMatchObject([
      { name: 'Ada Byron' },
    ]);
  });

  test('a roster may say what people are in a meeting or a course in the column Role only', () => {
    const rolesIn = (title: string) =>
      linesOf(sheet(['Vor- und Nachname', 'E-Mail', title], ['Ada', 'ada@example.org', 'Teilnehmer/in']));
    expect(rolesIn('Rolle')).toMatchObject([{ room: '' }]);
    expect(rolesIn('Raum')).toMatchObject([{ room: 'Teilnehmer/in' }]);
  });

  test('a roster is read up to one person over the limit, and its cells only up to a maximum length', () => {
    const long = 'A'.repeat(32_767);
    const people = Array.from({ length: 8_000 }, () => [long, 'ada@example.org', long]);
    const read = readRoster(sheet(['Name', 'Email', 'Other'], ...people));
    const lines = 'lines' in read ? read.lines : [];
    expect(lines).toHaveLength(rosterLimit + 1);
    expect(lines[0]?.name.length).toBeLessThan(1_000);
    expect(judgeRoster(lines.slice(0, 1), nobody)[0]?.problems).toEqual(['name-too-long']);
  });

  test('a roster must have the columns name and email, and the titles that were found are named', () => {
    expect(readRoster(sheet(['Ada', 'ada@example.org']))).toEqual({ titles: ['Ada', 'ada@example.org'] });
    expect(readRoster(sheet(['Workshop'], ['Vorname', 'Email'], ['Ada', 'a@b.org']))).toEqual({
      titles: ['Vorname', 'Email'],
    });
    expect(readRoster([])).toEqual({ titles: [] });
  });

  test.each([
    ['Name *', 'E-mail:'],
    ['1. Name', '2. E‑Mail (dienstlich)'],
    ['NAME\u200b', '＊E－Mail＊'],
    ['Name / Nom', 'e_mail address'],
    ['User Name (Original Name)', 'Email?'],
  ])('the columns of a roster may have decorated titles, as in %j and %j', (name, email) => {
    expect(linesOf(sheet([name, email], ['Ada', 'ada@example.org']))).toMatchObject([
      { name: 'Ada', email: 'ada@example.org' },
    ]);
  });

  test('the column titles of a roster may follow other rows, but not more than 20', () => {
    const people = [
      ['Name', 'Email'],
      ['Ada', 'ada@example.org'],
    ];
    const before = (count: number) => Array.from({ length: count }, () => ['Crisis day']);
    expect(linesOf(sheet(...before(19), ...people))).toMatchObject([{ line: 21, name: 'Ada' }]);
    expect(linesOf(sheet(...before(20), ...people))).toEqual({ titles: ['Crisis day'] });
  });

  test('the column titles of a roster may come again after a person without an email, who stays', () => {
    const [ada, ben, cy] = [['Ada', 'a@example.org'], ['Ben'], ['Cy', 'c@example.org']];
    const names = (...rows: string[][]) => linesOf(sheet(['Name', 'Email'], ...rows));
    expect(names(ada, ben, ['Name', 'Email'], cy)).toMatchObject([
      { name: 'Ada' },
      { name: 'Ben' },
      { name: 'Cy' },
    ]);
  });

  test('column titles may come again for each part of a list of a meeting, whose people count once', () => {
    const lines = linesOf(
      sheet(
        ['1. Summary'],
        ['Meeting title', 'Crisis day'],
        ['2. Participants'],
        ['Name', 'First Join', 'Email', 'Role'],
        ['Ada', '9:00', 'ada@example.org', 'Presenter'],
        ['Ben', '9:01', 'ben@example.org', 'Attendee'],
        [],
        ['3. In-Meeting Activities'],
        ['Name', 'Email', 'Join Time'],
        ['Ada', 'ada@example.org', '9:00'],
        ['Cy', 'cy@example.org', '9:00'],
      ),
    );
    expect(lines).toMatchObject([
      { line: 5, name: 'Ada', room: '' },
      { line: 6, name: 'Ben', room: '' },
      { line: 11, name: 'Cy', email: 'cy@example.org' },
    ]);
  });

  test('the columns of a roster may stand in one cell, as after an unknown delimiter, and so may people', () => {
    const people = sheet(
      ['name,email,raum', '', ''],
      ['Ada Byron', 'ada@example.org', 'Recht'],
      ['"Ben",ben@example.org,Recht', '', ''],
    );
    expect(linesOf(people)).toMatchObject([
      { name: 'Ada Byron', email: 'ada@example.org', room: 'Recht' },
      { name: 'Ben', email: 'ben@example.org', room: 'Recht' },
    ]);
  });
});

describe('the sheet of a roster', () => {
  const head = ['Name', 'Email'];
  const sheetOf = (name: string, rows: string[][], is_hidden = false): Sheet => ({
    name,
    is_hidden,
    rows: rowsOf(...rows),
  });

  test('a sheet without people is not the sheet of a roster if another has some', () => {
    const empty = sheetOf('Template', [head]);
    const people = sheetOf('People', [head, ['Ada', 'ada@example.org']]);
    expect(readRoster([empty, people])).toMatchObject({ sheet: 'People', lines: [{ name: 'Ada' }] });
    expect(readRoster([empty, empty])).toMatchObject({ sheet: 'Template', lines: [] });
  });

  test('the sheet of a roster is the first visible one that has the columns', () => {
    const read = readRoster([
      sheetOf('Lists', [head, ['Old', 'old@example.org']], true),
      sheetOf('Cover', [['Crisis day']]),
      sheetOf('People', [head, ['Ada', 'ada@example.org']]),
      sheetOf('Others', [head, ['Ben', 'ben@example.org']]),
    ]);
    expect(read).toMatchObject({ sheet: 'People', hidden_rows: 0, lines: [{ name: 'Ada' }] });
  });

  test('the sheet of a roster is read without its hidden rows, which are counted', () => {
    const rows = rowsOf(head, ['Ada', 'ada@example.org'], ['Ben', 'ben@example.org'], []);
    const hidden = rows.map((row) => ({ ...row, is_hidden: row.line > 2 }));
    expect(readRoster([{ name: 'People', rows: hidden }])).toMatchObject({
      hidden_rows: 1,
      lines: [{ name: 'Ada' }],
    });
  });

  test('the sheet of a roster is read by its visible columns where a title comes twice', () => {
    const rows = rowsOf(['Name', 'Name', 'Email'], ['Old', 'Ada', 'ada@example.org']);
    expect(linesOf([{ name: 'People', hidden_columns: [0, 2], rows }])).toMatchObject([
      { name: 'Ada', email: 'ada@example.org' },
    ]);
  });

  test('the sheet of a roster names the fields whose cells contain no text of an author', () => {
    const [first, second] = rowsOf(head, ['#N/A', 'ada@example.org']);
    if (first === undefined || second === undefined) throw new Error('There are two rows');
    const marked = { ...second, marks: { 0: { unclear: 'error' as const } } };
    expect(linesOf([{ name: 'People', rows: [first, marked] }])).toMatchObject([
      { name: '#N/A', unclear: ['name'] },
    ]);
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
    [{ name: '#REF!', unclear: ['name'] }, ['name-unclear']],
    [{ email: '#N/A', room: '#N/A', unclear: ['email', 'room'] }, ['email-unclear', 'room-unclear']],
    [{ name: 'Zo\ufffd' }, ['character-lost']],
    [{ name: '', email: 'x', room: 'y' }, ['name-missing', 'email-bad', 'room-unknown']],
  ])('a line of a roster with %j has the problems %j', (fields, problems) => {
    expect(problemsOf(fields)).toEqual(problems);
  });

  test.each(rooms)('a line of a roster can name the room %s in upper case', (room) => {
    expect(judgeRoster([line({ room: room.toUpperCase() })], nobody)[0]?.room_name).toBe(room);
  });

  test.each(rooms)('a line of a roster can name the room %s as the screen does', (room) => {
    const names = [personas[room].name, placeName(room)];
    for (const name of [...names, ...names.map((each) => each.toUpperCase())])
      expect(judgeRoster([line({ room: name })], nobody)[0]).toMatchObject({ room_name: room, problems: [] });
  });

  test.each([
    ['Recht', 'legal'],
    ['wirtschaft', 'economic'],
    ['Politik', 'political'],
    ['Team Gesellschaft', 'social'],
    ['legal expert', 'legal'],
    ['Übersicht', 'dashboard'],
  ])('a line of a roster can name a room %s', (room, expected) => {
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
  ])('a line of a roster has no person with the name %j', (name, problem) => {
    expect(problemsOf({ name })).toEqual([problem]);
  });

  test.each(['=1+1', '@SUM(A1)', "O'Brien, Siân", 'जॉन कृष्ण', '👩‍👩‍👧‍👦 Family', 'J.R.R. Tolkien'])(
    'a line of a roster has a person with the name %s',
    (name) => {
      expect(problemsOf({ name })).toEqual([]);
    },
  );

  test('a line of a roster has its name and email as they are stored', () => {
    const pasted = line({ name: 'Dr.Ada\u200d Byron\u200b', email: 'Ada <mailto:ada@exämple.org>;' });
    expect(judgeRoster([pasted], nobody)).toMatchObject([
      { name: 'Dr. Ada Byron', email: 'ada@xn--exmple-cua.org', problems: [] },
    ]);
  });

  test('a line of a roster keeps the text of an unknown room', () => {
    expect(judgeRoster([line({ room: 'Küche' })], nobody)[0]).toMatchObject({
      room: 'Küche',
      room_name: null,
    });
  });

  test('a line of a roster reports people who are already on the run or whose account is deactivated', () => {
    const known = (is_on_run: boolean, is_active: boolean) =>
      new Map([['ada@example.org', { id: 7, is_on_run, is_active, owns_email: true }]]);
    expect(problemsOf({ email: 'ADA@example.org' }, known(true, true))).toEqual(['already-on-run']);
    expect(problemsOf({}, known(false, false))).toEqual(['deactivated']);
    expect(judgeRoster([line()], known(false, true))[0]).toMatchObject({ has_account: true, problems: [] });
  });

  test('a line of a roster is good only for the first use of an email, ignoring case', () => {
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
