import { expect } from '@playwright/test';
import { expectToast } from '../call-faults.ts';
import { button, type Desk, dialog } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { changeStatus, closeWindows, contextOf } from '../world.ts';

/* Renaming, archiving and deleting runs. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

test('a run can be renamed, archived and brought back, and a draft can be deleted', async ({ browser }) => {
  const run = await desk.started('MANAGE');
  await changeStatus(desk.world, run, 'ENDED');
  const draft = await desk.world.facilitator.call('createRun', {
    params: { simulationId: run.simulation.id },
    body: { name: 'Left over', access_code: 'LEFT01' },
  });
  const { page } = await contextOf(browser, desk.world, desk.world.admin);
  await page.goto('/admin/runs?search=MANAGE');
  const more = (name: string) => button(page, `More for ${name}`);
  const item = (name: string) => page.getByRole('menuitem', { name });
  await more('Board workshop').click();
  await item('Rename').click();
  await dialog(page).getByLabel('Name').fill('Rehearsed in May');
  expect(await findBarriers(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Rename' }).click();
  await expectToast(page, 'Run Renamed', 'Rehearsed in May');
  await more('Rehearsed in May').press('Enter');
  expect(await findBarriers(page)).toEqual([]);
  await item('Archive').press('Enter');
  await expectToast(page, 'Run Archived', 'Rehearsed in May stays in the history, with its report.');
  await expect(page.getByText('No runs found')).toBeVisible();
  await page.getByLabel('Status').selectOption('Archived');
  await more('Rehearsed in May').click();
  await item('Bring Back').click();
  await expectToast(page, 'Run Brought Back', 'Rehearsed in May is on the list of runs again.');

  await page.goto('/admin/runs?search=LEFT01');
  await more('Left over').click();
  await item('Delete').click();
  await expect(dialog(page)).toContainText('Nobody has joined this run yet.');
  await dialog(page).getByRole('button', { name: 'Delete Run' }).click();
  await expectToast(page, 'Run Deleted', 'Left over');
  await expect(more('Left over')).toHaveCount(0);
  await page.goto(`/admin/runs/${draft.id}`);
  await expect(page.getByText('Simulation run not found').first()).toBeVisible();
});
