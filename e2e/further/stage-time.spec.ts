import { expect } from '@playwright/test';
import { expectToast } from '../call-faults.ts';
import { button, Desk, dialog } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { closeWindows, contextOf, openWorld } from '../world.ts';

/* The time of a stage: set by the facilitator, and over. It shortens a stage of the sample, so it has its own server. */

let desk: Desk;
test.beforeAll(async () => {
  desk = await Desk.open(await openWorld());
});
test.afterAll(() => desk?.world.stop());
test.afterEach(closeWindows);

test('a facilitator sets the time left in a stage', async ({ browser }) => {
  const run = await desk.started('CLOCK2');
  const control = await desk.openRun(browser, run);
  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  await page.goto(`/simulation/room/social?code=${run.access_code}`);
  await expect(page.getByText(/^Until \d?\d:\d\d/)).toBeVisible();
  await button(control, 'Set the Time Left').click();
  const field = dialog(control).getByLabel('Minutes left in this stage');
  const set = dialog(control).getByRole('button', { name: 'Set Time', exact: true });
  await field.fill('0');
  await set.click();
  await expect(dialog(control).getByRole('alert')).toHaveText('Leave at least 1 minute.');
  expect(await findBarriers(control)).toEqual([]);
  await field.fill('2');
  await set.click();
  await expectToast(control, 'Time Set', '2 min left in this stage.');
  const timer = control.getByRole('region', { name: 'Stage clock' }).getByRole('timer');
  await expect(timer).toHaveText(/^0[12]:\d\d$/);
  await expect(page.getByRole('timer')).toHaveText(/0[12]:\d\d$/);
});

test('all pages say when the time is up, and the control room offers ways to go on', async ({ browser }) => {
  test.setTimeout(120_000);
  const { facilitator } = desk.world;
  const simulations = await facilitator.call('listSimulations');
  const stages = simulations.find(({ name }) => name === 'The Tamber Light')?.stages ?? [];
  await facilitator.call('updateStage', {
    params: { stageId: stages[0]?.id ?? 0 },
    body: { duration_seconds: 30 },
  });
  const run = await desk.started('CLOCK3');
  const control = await desk.openRun(browser, run);
  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  await page.goto(`/simulation/room/social?code=${run.access_code}`);
  const timeUp = page.getByText('Time is up. You can still submit until your facilitator moves on.');
  await expect(timeUp).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Until /)).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`/simulation?code=${run.access_code}`);
  await expect(timeUp).toBeVisible();
  const ways = control.getByRole('group', { name: 'Ways to go on' });
  await expect(ways.getByRole('button')).toHaveText(['Add 5 min', 'End Run Early']);
  expect(await findBarriers(control)).toEqual([]);
  await ways.getByRole('button', { name: 'Add 5 min' }).click();
  await expect(ways).toHaveCount(0);
  await expect(timeUp).toHaveCount(0);
});
