import { expect } from '@playwright/test';
import { buildCast, playOneStage, playPast, playTie } from '../cast.ts';
import { test } from '../fixtures.ts';
import { closeWindows, contextOf, openWorld, type World } from '../world.ts';

/* The path of a run: in its report, on the map, in print and without charts. */

let world: World;
const runs = { played: 0, ended: 0, live: 0 };

test.beforeAll(async () => {
  world = await openWorld();
  const cast = await buildCast(world);
  runs.played = (await playPast(world, cast, 'PAST42')).id;
  runs.ended = (await playTie(world, cast, 'TIE001')).id;
  runs.live = (await playOneStage(world, cast, 'LIVE01')).id;
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

test('the report shows the path, each stage, how it was decided and every reasoning', async ({ browser }) => {
  const { page } = await contextOf(browser, world, world.admin, { viewport: { width: 1440, height: 900 } });
  await page.goto(`/admin/runs/${runs.ended}`);
  const stage = (name: string) => page.getByRole('button', { name });
  await expect(page.getByRole('img', { name: /the path taken: / })).toBeVisible();
  await expect(stage('Stage 1')).toContainText('Majority, 4 of 6');
  await expect(stage('Stage 1')).toHaveAttribute('aria-expanded', 'true');
  await expect(stage('Stage 2')).toContainText('Tie, decided by the facilitator');
  await expect(stage('Stage 2')).toContainText('Advanced with votes missing');
  await expect(stage('Stage 3')).toContainText('The run was ended here');
  await stage('Stage 2').press('Enter');
  const reasons = page.getByRole('table', { name: 'All decisions and reasoning' }).nth(1);
  await expect(reasons.getByRole('row')).toHaveCount(3);
  await expect(reasons).toContainText('Maud Lindqvist');
  await expect(page.locator('li[data-room]').getByText('No votes', { exact: true })).toHaveCount(4);
  await stage('Stage 3').press('Enter');
  await expect(page.getByText('No detailed room votes available')).toBeVisible();

  await page.getByRole('button', { name: 'Show on the Map' }).press('Enter');
  const way = page.getByRole('region', { name: /^The way of / });
  await expect(way.getByRole('article').filter({ hasText: 'The group ended here' })).toHaveCount(1);
  await expect(way.getByRole('article').filter({ hasText: 'Played' })).toHaveCount(2);
  await expect(way.getByLabel(/, chosen by the group$/)).toHaveCount(2);
});

test('the map shows in the control room where the group is', async ({ browser }) => {
  const { page } = await contextOf(browser, world, world.admin, { viewport: { width: 1440, height: 900 } });
  await page.goto(`/admin/runs/${runs.live}`);
  await page.getByRole('button', { name: 'Show on the Map' }).press('Enter');
  const way = page.getByRole('dialog', { name: 'The way so far' });
  await expect(way.getByRole('article').filter({ hasText: 'The group is here' })).toHaveCount(1);
  await expect(way.getByRole('article').filter({ hasText: 'Played' })).toHaveCount(1);
  await expect(way.getByLabel(/, chosen by the group$/)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show on the Map' })).toBeFocused();
});

test('the printed report has every stage expanded and light, without rail and buttons', async ({
  browser,
}) => {
  const { page } = await contextOf(browser, world, world.admin, { colorScheme: 'dark' });
  await page.goto(`/admin/runs/${runs.played}`);
  await expect(page.getByRole('button', { name: 'Stage 3' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Final decisions' })).toHaveCount(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Final decisions', { exact: true }).nth(2)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('#rail')).toBeHidden();
  const lightness = await page.evaluate(() =>
    Number(/oklch\(([\d.]+)/.exec(getComputedStyle(document.body).backgroundColor)?.[1]),
  );
  expect(lightness).toBeGreaterThan(0.9);
});

test('a report without charts shows votes as tables, and a report that fails to load can be retried', async ({
  browser,
}) => {
  const settings = await world.facilitator.call('getSettings');
  await world.facilitator.call('updateSettings', { body: { ...settings, enable_analytics: false } });
  const { page } = await contextOf(browser, world, world.admin);
  await page.route(/\/generate-report-admin\//, (route) => route.abort());
  await page.goto(`/admin/runs/${runs.played}`);
  await expect(page.getByText('Failed to load report data')).toBeVisible();
  await page.unroute(/\/generate-report-admin\//);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('columnheader', { name: 'Share' }).first()).toBeVisible();
  await expect(page.locator('main i[style*=width]')).toHaveCount(0);
  await world.facilitator.call('updateSettings', { body: { ...settings, enable_analytics: true } });
});

test('a report keeps its path when the author changes links', async ({ browser }) => {
  const { facilitator } = world;
  const run = await facilitator.call('getRun', { params: { runId: runs.played } });
  const { stages } = await facilitator.call('getSimulation', { params: { simulationId: run.simulation.id } });
  const first = stages[0]?.scenarios[0];
  for (const { id } of first?.all_decisions ?? [])
    await facilitator.call('updateDecision', {
      params: { decisionId: id },
      body: { link_next_scenario_id: stages[1]?.scenarios[2]?.id ?? 0 },
    });
  const { page } = await contextOf(browser, world, world.admin, { viewport: { width: 1440, height: 900 } });
  await page.goto(`/admin/runs/${runs.played}`);
  await expect(page.locator('path[data-on-way]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show on the Map' }).press('Enter');
  const way = page.getByRole('region', { name: /^The way of / });
  await expect(way.getByLabel(/, chosen by the group$/)).toHaveCount(2);
  const went = `leads to ${stages[1]?.scenarios[0]?.name}, chosen by the group`;
  await expect(way.getByRole('list', { name: 'The map as a list' })).toContainText(went);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.locator('li[data-on-way]')).toHaveCount(3);
});
