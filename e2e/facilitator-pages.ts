import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { changeStatus, contextOf, createRun, type World } from './world.ts';

/** Opens a page of the facilitator and waits until it is loaded. */
export const opened = async (
  browser: Browser,
  world: World,
  path: string,
  options?: object,
): Promise<Page> => {
  const { page } = await contextOf(browser, world, world.admin, options);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
export const rows = (page: Page) => page.locator('main table tbody tr');
export const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition');

/** Creates many runs. The last is in progress, the one before is paused, and the two before these are over. */
export async function buildRuns(world: World, count: number): Promise<void> {
  const runs: Run[] = [];
  for (let index = 1; index <= count; index++)
    runs.push(await createRun(world, `L${String(index).padStart(5, '0')}`));
  const statuses = ['IN_PROGRESS', 'PAUSED', 'COMPLETED', 'ENDED'] as const;
  for (const status of statuses) {
    const run = runs.pop();
    if (run === undefined) throw new Error('There are not enough runs');
    await changeStatus(world, run, 'IN_PROGRESS');
    if (status !== 'IN_PROGRESS') await changeStatus(world, run, status);
  }
}
