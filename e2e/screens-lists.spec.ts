import { expect } from '@playwright/test';
import { answer } from './call-faults.ts';
import { buildRuns, rows } from './facilitator-pages.ts';
import { test } from './fixtures.ts';
import { ends, Looking } from './looking.ts';
import { closeWindows, openWorld, type World } from './world.ts';

/* Checks of the facilitator's lists, as in `screens.spec.ts`. */

let world: World;

test.beforeAll(async () => {
  world = await openWorld();
  await buildRuns(world, 12);
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

test('every list passes the screen checks', async ({ browser }) => {
  await world.facilitator.call('updateSettings', {
    body: { theme: 'system', participant_activity_updates: false, run_completion_alerts: false },
  });
  const looking = await Looking.begin(browser, world);
  await looking.become(world.admin);
  const { page } = looking;
  await looking.open('/admin');
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
  await looking.look('admin-dashboard');
  const none = { simulations: [], total: 0, page: 1, page_size: 50 };
  const settle = await answer(page, 'searchSimulations', 200, none);
  await looking.open('/admin');
  await looking.see('First steps');
  await looking.look('admin-first-steps', ends);
  await settle();
  await looking.press('Create New Simulation');
  await expect(page.getByRole('dialog')).toBeVisible();
  await looking.look('create-simulation', ends);
  for (const [path, name] of [
    ['/admin/runs', 'admin-runs'],
    ['/admin/history', 'admin-history'],
    ['/admin/scenarios', 'admin-scenarios'],
    ['/admin/users', 'admin-users'],
    ['/admin/users?show=log', 'admin-audit-log'],
  ] as const) {
    await looking.open(path);
    await expect(rows(page).first()).toBeVisible();
    await looking.look(name);
  }
  await looking.open('/admin/settings');
  await expect(page.getByLabel('Bio')).toBeVisible();
  await looking.look('admin-settings');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeVisible();
  await looking.look('palette', ends);
  await looking.failing(/audit-log/, async () => {
    await looking.open('/admin/users?show=log');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await looking.look('admin-audit-log-failed', ends);
  });
  await looking.open('/admin/simulations');
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
  await looking.look('admin-simulations');
  await looking.press('Start Run');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
  await looking.look('start-run', ends);
  await looking.failing(/admin-figures|\/simulations/, async () => {
    await looking.open('/admin');
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(2);
    await looking.look('admin-dashboard-failed', ends);
  });
});
