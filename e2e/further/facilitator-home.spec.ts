import { expect } from '@playwright/test';
import { expectToast, loseAnswer } from '../call-faults.ts';
import { figure, opened, press, rows } from '../facilitator-pages.ts';
import { test } from '../fixtures.ts';
import { buildPerson, closeWindows, createRun, openWorld, type World } from '../world.ts';

/* The facilitator's simulations, runs, people and settings. */

let world: World;

test.beforeAll(async () => {
  world = await openWorld();
  await buildPerson(world, { first_name: 'Ada', last_name: 'Osei', email_address: 'ada@example.org' });
  await createRun(world, 'HOME01');
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

test('a simulation can be created, edited and deleted', async ({ browser }) => {
  const page = await opened(browser, world, '/admin');
  await expect(figure(page, 'Total Simulations')).toHaveText('1');
  await press(page, 'Create New Simulation');
  const dialog = page.getByRole('dialog', { name: 'Create Simulation' });
  await dialog.getByLabel('Name').fill('Harbour Dark');
  await dialog.getByLabel('Description').fill('A port loses its cranes overnight.');
  await dialog.getByLabel('Number of Stages').fill('2');
  await dialog.getByRole('button', { name: 'Create Simulation' }).click();
  await expect(page).toHaveURL(/\/admin\/simulations\/\d+\/stages$/);

  await page.goto('/admin/simulations');
  const item = page.getByRole('listitem').filter({ hasText: 'Harbour Dark' });
  await expect(item).toContainText('2 stages');
  await item.getByRole('button', { name: 'Edit description of Harbour Dark' }).click();
  await item.getByRole('textbox').fill('The cranes stand still.');
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item).toContainText('Saved');
  await page.reload();
  await expect(item).toContainText('The cranes stand still.');

  await item.getByRole('button', { name: 'More for Harbour Dark' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Simulation' }).click();
  await expect(item).toHaveCount(0);
});

test('a run is created once if its response is lost and the request repeated', async ({ browser }) => {
  const page = await opened(browser, world, '/admin/runs');
  await press(page, 'Create New Run');
  const dialog = page.getByRole('dialog', { name: 'Create New Run' });
  await dialog.getByRole('radio', { name: /The Tamber Light/ }).check({ force: true });
  await dialog.getByLabel('Run name').fill('Board of the port');
  const line = await loseAnswer(page, 'createRun');
  await dialog.getByRole('button', { name: 'Create Run' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await line();
  await dialog.getByRole('button', { name: 'Create Run' }).click();
  await expect(page).toHaveURL(/\/admin\/runs\/\d+$/);
  const { all_sim_run } = await world.facilitator.call('listRuns', {
    query: { search: 'Board of the port' },
  });
  expect(all_sim_run).toHaveLength(1);
  const code = all_sim_run[0]?.access_code ?? '';
  await expectToast(page, `Simulation run created successfully. Access code: ${code}`);
});

test('people can be searched, made administrators, given a reset link and deactivated', async ({
  browser,
}) => {
  const page = await opened(browser, world, '/admin/users');
  const dialog = page.getByRole('dialog');
  await page.getByRole('searchbox').fill('ada@');
  await expect(rows(page)).toHaveCount(1);
  await press(page, /^Make Administrator/);
  await dialog.getByRole('button', { name: 'Make Administrator' }).click();
  await expect(
    rows(page)
      .getByRole('cell')
      .filter({ hasText: /^Administrator/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove Administrator/ })).toBeVisible();
  await press(page, /^Remove Administrator/);
  await dialog.getByRole('button', { name: 'Remove Administrator' }).click();
  await expect(page.getByRole('button', { name: /^Make Administrator/ })).toBeVisible();
  await expect(
    rows(page)
      .getByRole('cell')
      .filter({ hasText: /^Participant/ }),
  ).toBeVisible();

  await press(page, /^Reset Link/);
  await dialog.getByRole('button', { name: 'Make Reset Link' }).click();
  const link = await dialog.getByLabel('Reset link', { exact: true }).inputValue();
  expect(link).toContain('/reset-password?token=');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await press(page, /^Deactivate/);
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(rows(page)).toContainText('Deactivated');
  await press(page, /^Reactivate/);
  await dialog.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByRole('button', { name: /^Deactivate/ })).toBeVisible();
});

test('settings are read from the server and saved', async ({ browser }) => {
  const page = await opened(browser, world, '/admin/settings');
  await expect(page.getByLabel('Email Address')).toHaveValue(world.administrator.email);
  await page.getByLabel('Email Address').fill('ada@example.org');
  const proof = page.locator('#settings').getByRole('textbox', { name: 'Current Password' });
  await proof.fill(world.administrator.password);
  await press(page, 'Save Settings');
  await expect(page.getByText('This email is already registered').first()).toBeVisible();
  await page.getByLabel('Email Address').fill(world.administrator.email);
  await expect(proof).toBeHidden();
  await page.getByLabel('Bio').fill('Leads workshops on the coast.');
  await page.getByLabel('Participant Activity Updates').check();
  await page.getByLabel('Enable Analytics').uncheck();
  await page.getByLabel('Dark', { exact: true }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await press(page, 'Save Settings');
  await expectToast(page, 'Settings saved', 'Your settings have been saved successfully.');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('Leads workshops on the coast.');
  await expect(page.getByLabel('Participant Activity Updates')).toBeChecked();
  await expect(page.getByLabel('Enable Analytics')).not.toBeChecked();
  await expect(page.getByLabel('Dark', { exact: true })).toBeChecked();

  await page.getByLabel('Current Password', { exact: true }).fill('not-this-one');
  await page.getByLabel('New Password', { exact: true }).fill('another-password');
  await page.getByLabel('Confirm Password', { exact: true }).fill('another-password');
  await press(page, 'Change Password');
  await expect(page.getByRole('main').getByText('The current password is not correct')).toBeVisible();
});

test('the menu button of a phone stays visible under the pointer and with the focus', async ({ browser }) => {
  const page = await opened(browser, world, '/admin');
  await page.setViewportSize({ width: 320, height: 640 });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const lightnessOf = (property: 'color' | 'backgroundColor' | 'outlineColor') =>
    menu.evaluate((button, name) => {
      const isClear =
        name === 'backgroundColor' && getComputedStyle(button).backgroundColor === 'rgba(0, 0, 0, 0)';
      const color = getComputedStyle(isClear ? (button.parentElement ?? button) : button)[name];
      return Number(/oklch\(([\d.]+)/.exec(color)?.[1]);
    }, property);
  await menu.hover();
  await expect
    .poll(async () => Math.abs((await lightnessOf('color')) - (await lightnessOf('backgroundColor'))))
    .toBeGreaterThan(0.5);
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  const ring = (await lightnessOf('outlineColor')) - (await lightnessOf('backgroundColor'));
  expect(Math.abs(ring)).toBeGreaterThan(0.5);
});
