import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encode } from '../../testing/encode.ts';
import { setUsername } from '../../testing/people.ts';
import { type BuiltRun, buildRun, join } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { bookFromXml } from '../../testing/workbook.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const check = (run: BuiltRun, text: string, fileName = 'people.csv') =>
  run.facilitator.call('checkRoster', {
    params: { runId: run.id },
    body: {},
    file: new Blob([text]),
    fileName,
  });

type Given = { name: string; email: string; room_name?: 'legal' | 'social' | 'dashboard' };
const add = (run: BuiltRun, people: Given[]) =>
  run.facilitator.call('addRoster', { params: { runId: run.id }, body: { people } });
const seatsOf = async (run: BuiltRun) =>
  (await run.facilitator.call('getRunBoard', { params: { runId: run.id } })).seats;

let count = 0;
/** An email that no account has. */
function fresh(): string {
  count += 1;
  return `roster-${count}@example.org`;
}

describe('checking a roster', () => {
  it('checking a roster checks each row and changes nothing', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const known = await server.user();
    const deactivated = await server.user();
    await run.facilitator.call('updateUser', {
      params: { userId: deactivated.id },
      body: { is_active: false },
    });
    const [member] = run.members;
    const text = [
      'Name;E-Mail;Raum',
      `Ada Byron;${fresh()};Recht`,
      `Known;${known.email_address.toUpperCase()};`,
      `Member;${member?.email_address};social`,
      `Gone;${deactivated.email_address};The Advocate`,
      'Nobody;nowhere;kitchen',
    ].join('\n');
    const { lines } = await check(run, text);
    expect(lines.map(({ line, problems }) => [line, problems])).toEqual([
      [2, []],
      [3, []],
      [4, ['already-on-run']],
      [5, ['deactivated']],
      [6, ['email-bad', 'room-unknown']],
    ]);
    expect(lines[0]).toMatchObject({ name: 'Ada Byron', room_name: 'legal', has_account: false });
    expect(lines[1]).toMatchObject({ room: '', room_name: null, has_account: true });
    expect(lines[4]).toMatchObject({ room: 'kitchen', room_name: null });
    expect(await seatsOf(run)).toHaveLength(1);
    const { entries } = await run.facilitator.call('listAuditEntries', { query: { search: 'roster' } });
    expect(entries).toEqual([]);
  });

  it.each([
    ['Vorname,Ort\nAda,Wien', 'roster.no-columns'],
    ['name,email\n', 'roster.empty'],
    [`name,email\n${'A,b@c.de\n'.repeat(1_001)}`, 'roster.too-many'],
  ])('checking a roster refuses a sheet that begins with %j', async (text, code) => {
    const run = await buildRun(server);
    await expect(check(run, text.slice(0))).rejects.toMatchObject({ code });
  });

  it('checking a roster refuses a file that is not a sheet or too large', async () => {
    const run = await buildRun(server);
    const line = 'A'.repeat(1024);
    await expect(check(run, 'name', 'people.pdf')).rejects.toMatchObject({ code: 'file.bad-extension' });
    await expect(check(run, 'name', 'people.xlsx')).rejects.toMatchObject({ code: 'file.bad-content' });
    await expect(check(run, line.repeat(2 * 1024 + 1))).rejects.toMatchObject({ code: 'sheet.too-large' });
    const zip = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...Array<number>(18).fill(0)]);
    const empty = run.facilitator.call('checkRoster', {
      params: { runId: run.id },
      body: {},
      file: new Blob([zip]),
      fileName: 'people.xlsx',
    });
    await expect(empty).rejects.toMatchObject({ status: 422, code: 'roster.unreadable' });
  });
});

describe('the file of a roster', () => {
  const checkFile = async (bytes: Buffer, fileName: string, encoding?: 'macintosh') => {
    const run = await buildRun(server);
    return run.facilitator.call('checkRoster', {
      params: { runId: run.id },
      body: encoding === undefined ? {} : { encoding },
      file: new Blob([new Uint8Array(bytes)]),
      fileName,
    });
  };

  it('a roster file without the columns is refused with the titles it has', async () => {
    await expect(checkFile(Buffer.from('Vorname;Ort\nAda;Wien'), 'people.csv')).rejects.toMatchObject({
      code: 'roster.no-columns',
      message: 'No line names the columns Name and Email. These titles were found: Vorname, Ort',
    });
  });

  it('a roster file can be a workbook, of which the first visible sheet with people is read', async () => {
    const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = (line: number, name: string, email: string, attributes = '') =>
      `<row r="${line}" ${attributes}>${text(`A${line}`, name)}${text(`B${line}`, email)}</row>`;
    const head = row(1, 'Name *', 'E-Mail');
    const book = await bookFromXml({
      sheets: [
        { name: 'Old', state: 'hidden', rows: head + row(2, 'Old', fresh()) },
        { name: 'Cover', rows: row(1, 'Crisis day', '') },
        {
          name: 'People',
          rows: `${head}${row(2, 'Ada', fresh())}${row(3, 'Ben', fresh(), 'hidden="1"')}<row r="4"><c r="A4" t="e"><v>#REF!</v></c>${text('B4', fresh())}</row>`,
        },
      ],
    });
    const { lines, sheet } = await checkFile(book, 'people.xlsx');
    expect(sheet).toEqual({ name: 'People', hidden_rows: 1, encoding: null, asks_encoding: false });
    expect(lines).toMatchObject([
      { line: 2, name: 'Ada', problems: [] },
      { line: 4, name: '#REF!', unclear: ['name'], problems: ['name-unclear'] },
    ]);
  });

  it('the check of a roster file says in which encoding it was read, and can read it in another one', async () => {
    const bytes = encode('name;email\nJörg Weiß;joerg@example.org\n', 'windows-1252');
    expect(await checkFile(bytes, 'people.csv')).toMatchObject({
      lines: [{ name: 'Jörg Weiß' }],
      sheet: { encoding: 'windows-1252', asks_encoding: true },
    });
    expect(await checkFile(bytes, 'people.csv', 'macintosh')).toMatchObject({
      lines: [{ name: 'Jˆrg Weiﬂ' }],
      sheet: { encoding: 'macintosh', asks_encoding: true },
    });
  });

  it.each(['en', 'de'] as const)(
    'a roster file can be the example that is offered, in %s',
    async (language) => {
      const facilitator = await server.administrator();
      await facilitator.call('updateSettings', { body: { chosen_language: language } });
      const response = await facilitator.call('getRosterExample', {});
      const { lines, sheet } = await checkFile(Buffer.from(await response.arrayBuffer()), 'people.xlsx');
      expect(sheet.name).toBe(language === 'de' ? 'Personen' : 'People');
      expect(lines).toMatchObject([{ name: 'Ada Byron', room_name: 'legal', problems: [] }]);
    },
  );
});

describe('checking corrected lines', () => {
  it('checking corrected lines judges them like those of a sheet and keeps their numbers and words', async () => {
    const run = await buildRun(server);
    const lines = [
      { line: 4, name: '-Ben-', email: '+ben@example.org', room: 'Recht', unclear: [] },
      { line: 9, name: '@ada (they)', email: 'nowhere', room: 'kitchen', unclear: [] },
      { line: 12, name: '#N/A', email: '+BEN@example.org', room: '', unclear: ['name' as const] },
    ];
    const params = { runId: run.id };
    const judged = await run.facilitator.call('checkRosterLines', { params, body: { lines } });
    expect(judged.lines).toMatchObject([
      { ...lines[0], room_name: 'legal', problems: [] },
      { ...lines[1], problems: ['email-bad', 'room-unknown'] },
      { ...lines[2], problems: ['name-unclear', 'email-double'] },
    ]);
  });

  it('checking corrected lines is refused on a run that is unknown or over', async () => {
    const run = await buildRun(server);
    const lines = [{ line: 2, name: 'Ada', email: fresh(), room: '' }];
    const checkOn = (runId: number) =>
      run.facilitator.call('checkRosterLines', { params: { runId }, body: { lines } });
    await expect(checkOn(999_999)).rejects.toMatchObject({ code: 'run.unknown' });
    await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    await expect(checkOn(run.id)).rejects.toMatchObject({ code: 'run.is-over' });
  });
});

describe('adding a roster', () => {
  it('a roster seats everybody in the named room or the one that needs people most, each with a link', async () => {
    const run = await buildRun(server);
    const known = await server.nobody.call('registerUser', {
      body: { first_name: 'Known', last_name: 'One', email_address: fresh(), password: 'correct horse' },
    });
    await run.facilitator.call('confirmEmail', {
      params: { userId: known.id },
      body: { email_address: known.email_address },
    });
    const people: Given[] = [
      { name: 'Ada Byron', email: fresh(), room_name: 'legal' },
      { name: 'Known One', email: known.email_address.toUpperCase() },
      ...Array.from({ length: 5 }, (_, n) => ({ name: `Person ${n}`, email: fresh() })),
    ];
    const { added, mailed } = await add(run, people);
    expect(mailed).toBe(false);
    expect(added.map(({ email }) => email.toLowerCase())).toEqual(
      people.map(({ email }) => email.toLowerCase()),
    );
    const seats = await seatsOf(run);
    expect(seats.map(({ user_run_id }) => user_run_id)).toEqual(added.map((one) => one.user_run_id));
    expect(added[0]?.room_name).toBe('legal');
    const sizes = new Map<string, number>();
    for (const { room_name } of added) sizes.set(room_name, (sizes.get(room_name) ?? 0) + 1);
    expect([...sizes.values()].sort((one, other) => one - other)).toEqual([1, 1, 1, 1, 1, 2]);

    expect(added[1]?.url).toMatch(new RegExp(`/j/${run.access_code}$`));
    const link = new URL(added[0]?.url ?? '');
    expect(link.pathname).toBe('/reset-password');
    expect(link.searchParams.get('code')).toBe(run.access_code);
    await server.nobody.call('resetPassword', {
      body: { token: link.searchParams.get('token') ?? '', password: 'my own password' },
    });
    const session = await server.nobody.call('logIn', {
      body: { username: added[0]?.email ?? '', password: 'my own password' },
    });
    const { user_run } = await server.as(session.access_token).call('listMyRuns');
    expect(user_run.map(({ id }) => id)).toEqual([added[0]?.user_run_id]);
  });

  it('a roster makes an account for an email that is only the username of another account', async () => {
    const run = await buildRun(server);
    const email = fresh();
    await setUsername(server.app, (await server.user()).id, email);
    const { added } = await add(run, [{ name: 'Cem Kaya', email }]);
    expect(added).toMatchObject([{ email }]);
  });

  it('a roster adds all or none, and names the people who can’t be added any more', async () => {
    const run = await buildRun(server);
    const member = await join(server, run.facilitator, run, 'social');
    const email = fresh();
    const people = [
      { name: 'New', email },
      { name: 'Member', email: member.email_address },
    ];
    await expect(add(run, people)).rejects.toMatchObject({
      code: 'roster.changed',
      body: { emails: [member.email_address] },
    });
    await expect(
      add(run, [
        { name: 'One', email },
        { name: 'Two', email: email.toUpperCase() },
      ]),
    ).rejects.toMatchObject({ code: 'roster.changed' });
    expect(await seatsOf(run)).toHaveLength(1);
    const { users } = await run.facilitator.call('listUsers', { query: { search: email } });
    expect(users).toEqual([]);
  });

  it('adding a roster logs the number of added people in the audit log', async () => {
    const run = await buildRun(server);
    await add(run, [
      { name: 'One', email: fresh() },
      { name: 'Two', email: fresh() },
    ]);
    const { entries } = await run.facilitator.call('listAuditEntries', { query: { search: 'add roster' } });
    expect(entries[0]).toMatchObject({
      action: 'Add roster',
      subject: { kind: 'run', id: run.id },
      details: { people: 2 },
    });
  });

  it('a roster seats 300 people in one change, once, when two facilitators add it at the same time', async () => {
    const run = await buildRun(server);
    const people = Array.from({ length: 300 }, (_, n) => ({ name: `Person ${n}`, email: fresh() }));
    const tried = await Promise.allSettled([add(run, people), add(run, people)]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const seats = await seatsOf(run);
    expect(seats).toHaveLength(300);
    const sizes = new Map<string, number>();
    for (const { room_name } of seats) sizes.set(room_name, (sizes.get(room_name) ?? 0) + 1);
    expect(new Set(sizes.values())).toEqual(new Set([50]));
  });

  it('adding a roster is refused on a run that is over', async () => {
    const run = await buildRun(server);
    await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    const code = 'run.is-over';
    await expect(add(run, [{ name: 'One', email: fresh() }])).rejects.toMatchObject({ code });
    await expect(check(run, 'name,email')).rejects.toMatchObject({ code });
  });
});

describe('undoing a roster', () => {
  const takeBack = (run: BuiltRun, user_run_ids: number[]) =>
    run.facilitator.call('takeBackRoster', { params: { runId: run.id }, body: { user_run_ids } });

  it('undoing a roster removes only the people who were added', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const { added } = await add(run, [
      { name: 'One', email: fresh() },
      { name: 'Two', email: fresh() },
    ]);
    expect(
      await takeBack(
        run,
        added.map((one) => one.user_run_id),
      ),
    ).toEqual({ removed: 2 });
    expect((await seatsOf(run)).map((one) => one.user_run_id)).toEqual([run.members[0]?.seat_id]);
  });

  it('undoing a roster removes nobody if one of them has voted or left', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const { added } = await add(run, [{ name: 'One', email: fresh() }]);
    const [member] = run.members;
    await member?.call('castFinalVote', {
      params: { runId: run.id },
      body: { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'It holds.' },
    });
    const ids = added.map((one) => one.user_run_id);
    await expect(takeBack(run, [...ids, member?.seat_id ?? 0])).rejects.toMatchObject({
      code: 'roster.used',
    });
    await expect(takeBack(run, [...ids, 999_999])).rejects.toMatchObject({ code: 'roster.used' });
    expect(await seatsOf(run)).toHaveLength(2);
  });
});
