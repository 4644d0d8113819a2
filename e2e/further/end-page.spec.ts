import { expect } from '@playwright/test';
import { roles } from '@vincere/domain';
import { vote } from '../cast.ts';
import { type Desk, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { changeStatus, closeWindows, contextOf } from '../world.ts';

/* The page on which a run ends for a participant. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

test('a participant sees the way of the group after the last stage, and continues from there', async ({
  browser,
}) => {
  const run = await desk.started('THEEND');
  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  await page.clock.install();
  await page.goto(`/simulation/room/social?code=${run.access_code}`);
  for (const stage of [1, 2, 3]) {
    const now = await desk.now(run);
    expect(now.current_stage?.stage_number).toBe(stage);
    await vote(desk.cast, now, roles);
    await desk.world.facilitator.call('advanceRun', { params: params(run), body: {} });
  }
  await expect(page.getByText('The end page opens in half a minute.')).toBeVisible();
  await page.clock.fastForward('00:31');
  await expect(page).toHaveURL(new RegExp(`/simulation/end\\?runId=${run.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Simulation Complete!' })).toBeVisible();
  const way = page.getByRole('region', { name: 'The group’s path' });
  await expect(way.getByRole('listitem')).toHaveCount(3);
  await expect(way).toContainText('Adrift in the Strait');
  await expect(page.getByRole('region', { name: 'Your three decisions' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Take Post-Questionnaire' }).click();
  await expect(page).toHaveURL(new RegExp(`/post-questionnaire\\?runId=${run.id}$`));
});

test('the end page of a run that is being played leads to its summary', async ({ browser }) => {
  const run = await desk.started('ENDNOT');
  const { page } = await contextOf(browser, desk.world, desk.cast.legal);
  await page.goto(`/simulation/end?runId=${run.id}`);
  await expect(page).toHaveURL(new RegExp(`/simulation/summary\\?runId=${run.id}`));
  await changeStatus(desk.world, run, 'ENDED');
  await page.goto(`/simulation/end?runId=${run.id}`);
  await expect(
    page.getByRole('heading', { name: 'Your facilitator has ended the simulation early' }),
  ).toBeVisible();
});

test('the end page leads to the debrief once it is open, before the questionnaire', async ({ browser }) => {
  const run = await desk.started('ENDTLK');
  await changeStatus(desk.world, run, 'ENDED');
  const { page } = await contextOf(browser, desk.world, desk.cast.legal);
  await page.goto(`/simulation/end?runId=${run.id}`);
  await expect(page.getByRole('link', { name: 'Take Post-Questionnaire' })).toBeVisible();
  const toDebrief = page.getByRole('link', { name: 'Take Part in the Debrief' });
  await expect(toDebrief).toBeHidden();
  await desk.world.facilitator.call('openGuidedDebrief', { params: params(run) });
  await expect(toDebrief).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await toDebrief.click();
  await expect(page).toHaveURL(new RegExp(`/simulation/debrief\\?runId=${run.id}$`));
});
