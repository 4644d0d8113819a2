import { expect } from '@playwright/test';
import { cut, expectToast } from '../call-faults.ts';
import { opened, press, rows } from '../facilitator-pages.ts';
import { test } from '../fixtures.ts';
import { as, buildPerson, closeWindows, contextOf, openWorld, password, type World } from '../world.ts';

/* The audit log, and logging out everywhere. */

let world: World;

test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

test('the audit log shows who did what, and can be searched', async ({ browser }) => {
  await buildPerson(world, { first_name: 'Ada', last_name: 'Osei', email_address: 'ada@example.org' });
  const body = { name: 'Harbour Dark', description: 'A port loses its cranes.', total_stages: 1 };
  for (let n = 0; n < 51; n++) await world.facilitator.call('createSimulation', { body });
  const page = await opened(browser, world, '/admin/users?search=ada@');
  const dialog = page.getByRole('dialog');
  await press(page, /^Make Administrator/);
  await dialog.getByRole('button', { name: 'Make Administrator' }).click();
  await expect(
    rows(page)
      .getByRole('cell')
      .filter({ hasText: /^Administrator/ }),
  ).toBeVisible();
  await press(page, /^Remove Administrator/);
  await dialog.getByRole('button', { name: 'Remove Administrator' }).click();
  await expect(
    rows(page)
      .getByRole('cell')
      .filter({ hasText: /^Participant/ }),
  ).toBeVisible();

  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page).toHaveURL(/show=log/);
  await expect(page.getByRole('searchbox', { name: 'Search the audit log' })).toHaveValue('');
  await expect(rows(page).first()).toContainText('Update user');
  await expect(rows(page).first()).toContainText('administrator: no');
  await expect(rows(page).first()).toContainText('Ada Osei');
  await expect(rows(page).nth(1)).toContainText('administrator: yes');
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^51 to/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('ada osei');
  await expect(rows(page)).toHaveCount(2);
  for (const text of await rows(page).allTextContents()) expect(text).toContain('Ada Osei');
});

test('logging out everywhere ends all sessions', async ({ browser }) => {
  const email_address = 'cleo@example.org';
  const person = await buildPerson(world, { first_name: 'Cleo', last_name: 'Marsh', email_address });
  const other = await as(world.origin, null).call('logIn', { body: { username: email_address, password } });
  const { page } = await contextOf(browser, world, person);
  await page.goto('/account');
  // Without a response the page doesn't claim that the other sessions have ended.
  const restore = await cut(page, 'logOut');
  await press(page, 'Log Out Everywhere');
  await expectToast(page, 'You are still logged in', 'Check your connection and try again.');
  await expect(page).toHaveURL(/\/account/);
  await restore();
  await press(page, 'Log Out Everywhere');
  await expect(page).toHaveURL(/\/login/);
  const there = as(world.origin, other.access_token).call('getProfile');
  await expect(there).rejects.toMatchObject({ status: 401, code: 'session.expired' });
});
