import { expect, type Page } from '@playwright/test';
import { type Desk, dialog, openTab, row } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { closeWindows, contextOf, password } from '../world.ts';

/* An address that a person registered by themselves gets no place before a facilitator confirms it. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const refusal =
  'There is an account with this address, but nobody has confirmed that it belongs to this person.';

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('First Name').fill('Rosa');
  await page.getByLabel('Last Name').fill('Marek');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Which roles would you like?' })).toBeVisible();
}

test('a facilitator who adds an unverified person by email confirms it, and the seat is given', async ({
  browser,
}) => {
  const email = 'rosa.marek@example.org';
  const visitor = await (await browser.newContext({ baseURL: desk.world.origin })).newPage();
  await register(visitor, email);
  await visitor.context().close();

  const run = await desk.started('VERIFY');
  const control = await desk.openRun(browser, run);
  await openTab(control, 'Run');
  await control.getByRole('button', { name: 'Add a Person' }).click();
  await dialog(control).getByLabel('Name').fill('Rosa Marek');
  await dialog(control).getByLabel('Email').fill(email);
  await dialog(control).getByRole('button', { name: 'Add Person' }).click();
  await expect(dialog(control).getByText(refusal)).toBeVisible();
  expect(await findBarriers(control)).toEqual([]);
  await dialog(control)
    .getByRole('button', { name: `Confirm the Address ${email}` })
    .click();
  await expect(dialog(control)).toBeHidden();
  await expect(row(control, 'Rosa Marek')).toBeVisible();
});

test('an unverified observer is confirmed too, and the list of people shows who is not verified', async ({
  browser,
}) => {
  const email = 'paul.quill@example.org';
  const visitor = await (await browser.newContext({ baseURL: desk.world.origin })).newPage();
  await register(visitor, email);
  await visitor.context().close();

  const run = await desk.started('VERIFO');
  const control = await desk.openRun(browser, run);
  await openTab(control, 'Run');
  await control.getByRole('textbox', { name: 'Account of the observer' }).fill(email);
  await control.getByRole('button', { name: 'Add observer' }).click();
  await expect(control.getByText(refusal)).toBeVisible();

  const { page } = await contextOf(browser, desk.world, desk.world.admin);
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await expect(row(page, email)).toContainText('Not verified');
  await page.getByRole('button', { name: 'Confirm Address for Rosa Marek' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await dialog(page)
    .getByRole('button', { name: `Confirm the Address ${email}` })
    .click();
  await expect(row(page, email)).not.toContainText('Not verified');

  await control.getByRole('button', { name: 'Add observer' }).click();
  await expect(control.getByRole('list', { name: 'Observers' })).toContainText('Rosa Marek');
});
