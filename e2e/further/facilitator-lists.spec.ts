import { expect } from '@playwright/test';
import { apiPrefix } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { toaster } from '../call-faults.ts';
import { buildRuns, figure, opened, press, rows } from '../facilitator-pages.ts';
import { test } from '../fixtures.ts';
import {
  buildPerson,
  changeStatus,
  closeWindows,
  contextOf,
  createRun,
  openWorld,
  type World,
} from '../world.ts';

/* The facilitator's growing lists (runs, history, scenarios), and the notifications and the palette on all pages. */

let world: World;

test.beforeAll(async () => {
  world = await openWorld();
  await buildRuns(world, 120);
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

test('many runs are paged, searched and filtered by the server, and refreshed automatically', async ({
  browser,
}) => {
  const page = await opened(browser, world, '/admin/runs');
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText(/^1 to 50 of \d+ runs$/)).toBeVisible();
  await expect(figure(page, 'Active')).toHaveText('1');
  await press(page, 'Next');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^51 to 100 of/)).toBeVisible();
  await page.getByRole('searchbox').fill('l00007');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/search=l00007/);
  expect(page.url()).not.toContain('page=');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('l00007');
  await expect(rows(page)).toHaveCount(1);

  await page.clock.install();
  await page.goto('/admin/runs');
  await page.getByLabel('Status').selectOption('Paused');
  await expect(rows(page)).toHaveCount(1);
  await expect(figure(page, 'Paused')).toHaveText('1');
  const { all_sim_run } = await world.facilitator.call('listRuns', { query: { status: 'IN_PROGRESS' } });
  const [running] = all_sim_run;
  if (running === undefined) throw new Error('No run is in progress');
  await world.facilitator.call('changeRunStatus', {
    params: { runId: running.id },
    body: { status: 'PAUSED' },
  });
  await page.clock.fastForward(pollMs.facilitator);
  await expect(rows(page)).toHaveCount(2);
  await expect(figure(page, 'Paused')).toHaveText('2');
  await world.facilitator.call('changeRunStatus', {
    params: { runId: running.id },
    body: { status: 'IN_PROGRESS' },
  });
  await page.goto('/admin/runs?page=9');
  await expect(page).toHaveURL(/page=3/);
  await expect(page.getByText(/^101 to \d+ of \d+ runs$/)).toBeVisible();
  await page.goto('/admin/scenarios?page=2');
  await expect(rows(page)).toHaveCount(13);
  await expect(page).not.toHaveURL(/page=/);
});

test('the history has a list of finished runs and one of all runs', async ({ browser }) => {
  const page = await opened(browser, world, '/admin/history');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('0h 0m');
  await page.getByRole('tab', { name: 'All Runs' }).click();
  await expect(page).toHaveURL(/show=all/);
  await expect(rows(page)).toHaveCount(50);
  const region = page.getByRole('region', { name: 'All Runs' });
  expect((await region.boundingBox())?.height).toBeLessThanOrEqual(500);
  await page.getByRole('searchbox').fill('L00001');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Not started');
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/admin\/runs\/\d+$/);
});

test('all scenarios can be searched, with a link to each', async ({ browser }) => {
  const page = await opened(browser, world, '/admin/simulations');
  await page.getByRole('link', { name: 'All Scenarios' }).click();
  await expect(rows(page)).toHaveCount(13);
  const name = (await rows(page).first().locator('th a').first().textContent()) ?? '';
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: /^Configure/ }).click();
  await expect(page).toHaveURL(/\/admin\/simulations\/\d+\/stages\/\d+\/scenarios\/\d+$/);
});

test('every page of an administrator shows toasts about people who join and runs that end', async ({
  browser,
}) => {
  await world.facilitator.call('updateSettings', {
    body: { participant_activity_updates: true, run_completion_alerts: true },
  });
  const run = await createRun(world, 'ALERT2');
  await changeStatus(world, run, 'IN_PROGRESS');
  // More newer runs than a page of the list holds: the oldest run is still watched.
  for (let count = 10; count < 61; count++) await createRun(world, `NEWR${count}`);
  const { page } = await contextOf(browser, world, world.admin);
  await page.clock.install();
  const known = page.waitForResponse((response) =>
    response.url().includes(`${apiPrefix}/simulation-run-get-open`),
  );
  await page.goto('/admin/users');
  await known;
  const person = await buildPerson(world, {
    first_name: 'Ben',
    last_name: 'Roth',
    email_address: 'ben@example.org',
  });
  await person.client.call('joinRun', { body: { access_code: 'ALERT2', room_name: 'legal' } });
  const toasts = toaster(page);
  await page.clock.fastForward(10_000);
  await expect(toasts).toContainText('Board workshop: 1 participant joined, 1 in all.');
  await changeStatus(world, run, 'ENDED');
  await page.clock.fastForward(10_000);
  await expect(toasts).toContainText('Run Ended');
});

test('the command palette leads to any page by keyboard', async ({ browser }) => {
  const page = await opened(browser, world, '/admin/settings');
  await expect(page.getByLabel('Bio')).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('tamber');
  await expect(page.getByRole('group', { name: 'Simulations' }).getByRole('option')).toHaveText([
    'The Tamber Light',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/simulations\/\d+\/stages$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('histo');
  await expect(page.getByRole('option', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/history/);
  // Enter comes before the search for the last letters, so the old results must not be opened.
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('set');
  await expect(page.getByRole('option', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('tamber');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/simulations\/\d+\/stages$/);
});
