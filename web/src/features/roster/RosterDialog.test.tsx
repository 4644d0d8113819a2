import { screen, waitFor, within } from '@testing-library/react';
import { rosterProblems } from '@vincere/domain';
import { beforeEach, expect, test } from 'vitest';
import { people } from '../../testing/people.ts';
import { dialogError, renderPage } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { RosterDialog } from './RosterDialog.tsx';
import type { Line, ReadSheet } from './types.ts';

const zoe: Line = {
  line: 2,
  name: 'Zoë Quill',
  email: 'zoe@example.org',
  room: 'legal',
  room_name: 'legal',
  has_account: false,
  user_id: null,
  unclear: [],
  problems: [],
};
const eda: Line = { ...zoe, line: 3, name: 'Eda Bal', email: 'eda@example.org', room: '', room_name: null };
const bad: Line = {
  ...zoe,
  line: 4,
  name: 'Bad',
  email: 'nowhere',
  room: 'kitchen',
  room_name: null,
  problems: ['email-bad', 'room-unknown'],
};

let user: Awaited<ReturnType<typeof renderPage>>['user'];
let closed: number;
beforeEach(async () => {
  closed = 0;
  ({ user } = await renderPage(
    <RosterDialog
      open
      runId={5}
      onClose={() => {
        closed += 1;
      }}
    />,
  ));
  await screen.findByRole('dialog', { name: 'Add people from a sheet' });
});

const choose = () => user.upload(screen.getByLabelText('Sheet of people'), new File(['x'], 'people.csv'));
const plainCsv: ReadSheet = { name: '', hidden_rows: 0, encoding: 'utf-8', asks_encoding: false };
async function preview(...lines: Line[]) {
  server.reply('checkRoster', { lines, can_mail: false, sheet: plainCsv });
  await choose();
  return screen.findByRole('region', { name: 'People on the sheet' });
}
const button = (name: string) => screen.getByRole('button', { name });

test('a sheet that cannot be read is refused, and another one can be chosen', async () => {
  server.reply('checkRoster', refusal('roster.no-columns', { titles: 'Vorname, Ort' }));
  await choose();
  expect(await dialogError()).toBe(
    'No line names the columns Name and Email. These titles were found: Vorname, Ort',
  );
  expect(button('Choose a Sheet')).toBeEnabled();
});

test('a sheet without an answer of the server is reported', async () => {
  await choose();
  expect(await dialogError()).toBe('The sheet was not read. Please try again.');
});

test('the dialog is busy while a sheet is read', async () => {
  server.hold('checkRoster');
  await choose();
  expect(await screen.findByRole('button', { name: 'Reading' })).toHaveAttribute('aria-busy', 'true');
  expect(button('Cancel')).toBeDisabled();
});

test('lines with problems are listed first and are not added', async () => {
  const sheet = await preview(zoe, eda, bad);
  const [, ...rows] = within(sheet).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^4Badnowhere.*kitchenThis is not a valid emailThere is no room called “kitchen”kitchen$/,
    ),
    '2Zoë Quillzoe@example.orgLegal Expert',
    '3Eda Baleda@example.orgWhere needed',
  ]);
  expect(screen.getByText(/to add/, { selector: '[role=status]' })).toHaveTextContent(
    'people.csv: 2 people to add, 1 line that cannot be added and would be left out.',
  );
  const answer = server.hold('addRoster');
  await user.click(button('Add 2 People'));
  expect(await screen.findByRole('button', { name: 'Adding' })).toHaveAttribute('aria-busy', 'true');
  answer({ added: [], mailed: false });
  await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveTextContent('people.csv'));
  expect(server.received('addRoster')[0]?.body).toEqual({
    people: [
      { name: 'Zoë Quill', email: 'zoe@example.org', room_name: 'legal' },
      { name: 'Eda Bal', email: 'eda@example.org' },
    ],
  });
});

test('each problem of a line is shown in words', async () => {
  const problems = Object.keys(rosterProblems) as (keyof typeof rosterProblems)[];
  const sheet = await preview({ ...bad, name: '', email: '', problems });
  expect(sheet).toHaveTextContent('No name');
  expect(sheet).toHaveTextContent('No email');
  for (const message of Object.values(rosterProblems))
    expect(sheet).toHaveTextContent(message.replace('{room}', 'kitchen').replace(/\{\w+\}/, ''));
  expect(button('Add 0 People')).toBeDisabled();
});

test('a person whose address is confirmed here can be added', async () => {
  const sheet = await preview({ ...zoe, user_id: 7, has_account: true, problems: ['email-unverified'] });
  server.disconnect('confirmEmail');
  const confirm = within(sheet).getByRole('button', { name: 'Confirm the Address zoe@example.org' });
  await user.click(confirm);
  expect(await within(sheet).findByText('The server did not answer. Please try again.')).toBeVisible();
  server.reply('confirmEmail', { ...people.ada, is_active: true });
  await user.click(confirm);
  await waitFor(() => expect(button('Add 1 Person')).toBeEnabled());
  expect(within(sheet).queryByText(/nobody has confirmed/)).not.toBeInTheDocument();
});

test('people who could not be added stay in the preview', async () => {
  await preview(zoe);
  await user.keyboard('{Escape}');
  expect(closed).toBe(0);
  await user.click(button('Add 1 Person'));
  expect(await dialogError()).toBe('Nobody was added. Please try again.');
  server.reply('addRoster', refusal('roster.changed', { emails: ['zoe@example.org'] }));
  await user.click(button('Add 1 Person'));
  expect(
    await screen.findByText(
      'Nobody was added: some of these people cannot be added any more. Check the sheet again.',
    ),
  ).toBeVisible();
  await user.click(button('Another Sheet'));
  expect(button('Choose a Sheet')).toBeVisible();
});

test('a line with problems is corrected in place and checked again', async () => {
  const sheet = await preview(zoe, bad);
  const email = within(sheet).getByLabelText('Email in line 4');
  await user.clear(email);
  await user.type(email, 'bad@example.org');
  await user.selectOptions(within(sheet).getByLabelText('Room in line 4'), 'Economist');
  expect(button('Add 1 Person')).toBeDisabled();
  server.reply('checkRosterLines', {
    lines: [zoe, { ...bad, email: 'bad@example.org', room_name: 'economic', problems: [] }],
    can_mail: false,
  });
  await user.click(button('Check Again'));
  await waitFor(() => expect(button('Add 2 People')).toBeEnabled());
  expect(server.received('checkRoster')).toHaveLength(1);
  expect(server.received('checkRosterLines')[0]?.body).toEqual({
    lines: [
      { line: 2, name: 'Zoë Quill', email: 'zoe@example.org', room: 'legal', unclear: [] },
      { line: 4, name: 'Bad', email: 'bad@example.org', room: 'Economist', unclear: [] },
    ],
  });
  expect(within(sheet).getByRole('row', { name: /^4 Bad/ })).toBeVisible();
});

test('corrections that could not be checked stay in their fields', async () => {
  const sheet = await preview(bad);
  await user.type(within(sheet).getByLabelText('Name in line 4'), 'min');
  await user.click(button('Check Again'));
  expect(await dialogError()).toBe('The lines were not checked. Please try again.');
  expect(within(sheet).getByLabelText('Name in line 4')).toHaveValue('Badmin');
});

test('the dialog says which sheet was read and how many hidden rows were left out', async () => {
  const sheet = { name: 'People', hidden_rows: 2, encoding: null, asks_encoding: false };
  server.reply('checkRoster', { lines: [zoe], can_mail: false, sheet });
  await choose();
  expect(await screen.findByText(/was read/)).toHaveTextContent(
    'The sheet “People” was read. 2 hidden rows were left out. To add them, show them in the sheet.',
  );
  expect(screen.queryByLabelText('Encoding of the file')).not.toBeInTheDocument();
});

test('a file that does not declare its encoding is read again in the chosen one', async () => {
  const sheet: ReadSheet = { name: '', hidden_rows: 0, encoding: 'windows-1252', asks_encoding: true };
  server.reply('checkRoster', { lines: [{ ...zoe, name: 'Zo‘' }], can_mail: false, sheet });
  await choose();
  const encoding = await screen.findByLabelText('Encoding of the file');
  expect(encoding).toHaveValue('windows-1252');
  server.reply('checkRoster', { lines: [zoe], can_mail: false, sheet: { ...sheet, encoding: 'macintosh' } });
  await user.selectOptions(encoding, 'Western European (Mac)');
  expect(await screen.findByText('Zoë Quill')).toBeVisible();
  expect(screen.getByLabelText('Encoding of the file')).toHaveValue('macintosh');
});
