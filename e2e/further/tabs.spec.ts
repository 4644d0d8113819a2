import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { press, someone, startRun } from '../on-a-run.ts';
import { closeWindows, contextOf, type World } from '../world.ts';

/* People are recognised in new tabs of the same browser. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

test('a registered person who opens the QR link in a new tab continues in the same seat', async ({
  browser,
}) => {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  await world.facilitator.call('setGuestJoin', { params: { runId: run.id }, body: { guest_join: true } });
  const { context, page } = await contextOf(browser, world, person);
  await page.goto(`/simulation?code=${run.access_code}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const second = await context.newPage();
  await second.goto(`/j/${run.access_code}`);
  await second.getByRole('link', { name: `Continue as ${person.first_name} ${person.last_name}` }).click();
  await expect(second).toHaveURL(new RegExp(`/simulation\\?code=${run.access_code}$`));
  const { users_playing } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  expect(users_playing).toHaveLength(1);

  // A link of the page opens logged in, and a log-out in one tab ends all.
  const third = await context.newPage();
  await third.goto('/history');
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(third).toHaveURL(/\/history$/);
  await page.goto('/dashboard');
  await press(page, 'Log Out');
  for (const tab of [page, second, third]) await expect(tab).toHaveURL(/\/login$/);
  await expect(third.getByText('You logged out in another tab')).toBeVisible();
  const fourth = await context.newPage();
  await fourth.goto('/dashboard');
  await expect(fourth).toHaveURL(/\/login$/);
  await expect(fourth.getByLabel('Email')).toBeVisible();
  await expect(fourth.getByRole('button', { name: /^Continue as/ })).toHaveCount(0);
});

test('a guest who opens the QR link in a new tab keeps the seat, and a log-out ends it in both tabs', async ({
  browser,
}) => {
  const run = await startRun(world, []);
  await world.facilitator.call('setGuestJoin', { params: { runId: run.id }, body: { guest_join: true } });
  const context = await browser.newContext({ baseURL: world.origin });
  const page = await context.newPage();
  await page.goto(`/j/${run.access_code}`);
  await page.getByLabel('Your name').fill('Ines');
  await press(page, 'Join as a Guest');
  await expect(page).toHaveURL(new RegExp(`/simulation\\?code=${run.access_code}$`));

  const second = await context.newPage();
  await second.goto(`/j/${run.access_code}`);
  await second.getByRole('link', { name: 'Continue as Ines' }).click();
  await expect(second).toHaveURL(new RegExp(`/simulation\\?code=${run.access_code}$`));
  const { users_playing } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  expect(users_playing).toHaveLength(1);
  await second.goto('/dashboard');
  await press(second, 'Log Out');
  await second.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/login$/);
});

test('a facilitator opens a link with Ctrl+click and arrives logged in', async ({ browser }) => {
  const { context, page } = await contextOf(browser, world, world.admin);
  await page.goto('/admin');
  const runs = page.getByRole('navigation').getByRole('link', { name: 'Runs' }).first();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    runs.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL(/\/admin\/runs$/);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});
