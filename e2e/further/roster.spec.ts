import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { ends, Looking } from '../looking.ts';
import { press, someone } from '../on-a-run.ts';
import { closeWindows, confirmAddress, contextOf, createRun, password, type World } from '../world.ts';

/* People from a sheet: checked row by row, added together, each with a personal link, and removed again. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

const sheet = (text: string, name = 'people.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'latin1'),
});

async function openSheets(page: Page, runId: number) {
  await page.goto(`/admin/runs/${runId}`);
  await press(page, 'Add from a sheet');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Choose a Sheet' })).toBeVisible();
  return dialog;
}

test('a sheet is checked by row, and its valid rows are added, each with a personal link', async ({
  browser,
}) => {
  const run = await createRun(world, 'SHEET1');
  const known = await someone(world);
  await confirmAddress(world, known);
  const { page } = await contextOf(browser, world, world.admin);
  const dialog = await openSheets(page, run.id);
  const choose = (text: string, name?: string) =>
    dialog.getByLabel('Sheet of people').setInputFiles(sheet(text, name));

  await choose(
    `Name;E-Mail;Raum\nZoë Quill;zoe@example.org;legal\nBad;nowhere;kitchen\nKnown;${known.email_address};\n`,
  );
  await expect(dialog.getByRole('status')).toHaveText(
    'people.csv: 2 people to add, 1 line that cannot be added and would be left out.',
  );
  await dialog.getByRole('button', { name: 'Add 2 People' }).click();
  await expect(dialog.getByRole('heading', { name: '2 people are on the run' })).toBeVisible();
  const link = await dialog.getByLabel('Link of Zoë Quill').inputValue();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('invitations.csv');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Zoë Quill' })).toContainText('zoe@example.org');

  const own = await (await browser.newContext({ baseURL: world.origin })).newPage();
  await own.goto(new URL(link).pathname + new URL(link).search);
  await own.getByLabel('New Password').fill(password);
  await own.getByLabel('Confirm Password').fill(password);
  await press(own, 'Set Password');
  await own.getByLabel('Email').fill('zoe@example.org');
  await own.getByLabel('Password', { exact: true }).fill(password);
  await press(own, 'Log In');
  await expect(own).toHaveURL(/\/pre-questionnaire$/);
});

test('adding the people of a roster can be undone', async ({ browser }) => {
  const run = await createRun(world, 'SHEET2');
  const { page } = await contextOf(browser, world, world.admin);
  const dialog = await openSheets(page, run.id);
  await dialog
    .getByLabel('Sheet of people')
    .setInputFiles(sheet('name,email\nEda Bal,eda@example.org\nFay Ott,fay@example.org\n'));
  await dialog.getByRole('button', { name: 'Add 2 People' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Eda Bal' })).toBeVisible();
  await press(page, 'Undo');
  await expect(page.getByText('2 people are off the run again.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Eda Bal' })).toHaveCount(0);
});

test('each step of adding a roster passes the screen checks', { tag: '@look' }, async ({ browser }) => {
  const run = await createRun(world, 'SHEET3');
  const looking = await Looking.begin(browser, world);
  const { page } = looking;
  await looking.become(world.admin);
  const dialog = await openSheets(page, run.id);
  await looking.look('roster-choice', ends);
  const lines = Array.from({ length: 24 }, (_, n) => `Person ${n},person${n}@example.org,`).join('\n');
  await dialog
    .getByLabel('Sheet of people')
    .setInputFiles(sheet(`name,email,room\nNobody,nowhere,kitchen\n${lines}\n`));
  await expect(dialog.getByRole('button', { name: 'Add 24 People' })).toBeVisible();
  await looking.look('roster-preview', ends);
  await dialog.getByLabel('Email in line 2').fill('nobody@example.org');
  await dialog.getByLabel('Room in line 2').selectOption('Economist');
  await dialog.getByRole('button', { name: 'Check Again' }).click();
  await looking.failing(/simulation-run-roster\/\d+$/, async () => {
    await dialog.getByRole('button', { name: 'Add 25 People' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nobody was added');
  });
  await dialog.getByRole('button', { name: 'Add 25 People' }).click();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  await looking.look('roster-links', ends);
});
