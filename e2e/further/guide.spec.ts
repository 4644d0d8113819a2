import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type GuideSection, parseGuide } from '@vincere/domain';
import { sectionOfPage, sectionsOfPages } from '../../web/src/features/guide/section-of-page.ts';
import { test } from '../fixtures.ts';
import { changeStatus, contextOf, createRun, openWorld, sampleOf, type World } from '../world.ts';

/*
 * The guide: the help of each page of facilitators, the pages of the guide, and its PDF.
 */

let world: World;
test.beforeAll(async () => {
  world = await openWorld('whole');
});
test.afterAll(() => world?.stop());

const texts = join(import.meta.dirname, '..', '..', 'guide', 'en');
const titleOf = (section: GuideSection) =>
  parseGuide(readFileSync(join(texts, `${section}.md`), 'utf8')).title;

async function openAsFacilitator(browser: Parameters<typeof contextOf>[0], width = 1440): Promise<Page> {
  const { page } = await contextOf(browser, world, world.admin, { viewport: { width, height: 900 } });
  return page;
}

test('the key ? opens the matching section on each page of facilitators', async ({ browser }) => {
  const { id } = await sampleOf(world);
  const { stages } = await world.facilitator.call('getSimulation', { params: { simulationId: id } });
  const run = await changeStatus(world, await createRun(world, 'GUIDE1'), 'IN_PROGRESS');
  const finished = await changeStatus(
    world,
    await changeStatus(world, await createRun(world, 'GUIDE2'), 'IN_PROGRESS'),
    'ENDED',
  );
  const filled = (path: string) =>
    path
      .replace('$simulationId', String(id))
      .replace('$stageId', String(stages[0]?.id))
      .replace('$scenarioId', String(stages[0]?.scenarios[0]?.id))
      .replace('$runId', String(path.endsWith('debrief') ? finished.id : run.id))
      .replace('$roomName', 'legal');
  const page = await openAsFacilitator(browser);
  const panel = page.getByRole('complementary', { name: 'Guide' });
  const helped = async (address: string, section: GuideSection) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.keyboard.press('?');
    const tab = panel.getByRole('tab', { name: 'Guide' });
    await tab.click();
    await expect(panel.getByRole('heading', { level: 2, name: titleOf(section) }), address).toBeVisible();
  };
  for (const [path, section] of Object.entries(sectionsOfPages)) await helped(filled(path), section);
  await helped(`/admin/runs/${finished.id}`, sectionOfPage('/admin/runs/$runId', true));

  await panel.getByRole('link', { name: 'Open Full Guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: titleOf('report') })).toBeVisible();
});

test('the guide panel keeps the page usable, and gives the focus back', async ({ browser }) => {
  const run = await changeStatus(world, await createRun(world, 'GUIDE3'), 'IN_PROGRESS');
  const page = await openAsFacilitator(browser, 1280);
  await page.goto(`/admin/runs/${run.id}`);
  const pause = page.getByRole('button', { name: 'Pause Run' });
  await pause.focus();
  await page.keyboard.press('?');
  const panel = page.getByRole('complementary', { name: 'Guide' });
  await expect(panel).toBeFocused();
  await expect(panel).toHaveCSS('box-shadow', 'none');
  // The note of the sample opens at the scenario of the run.
  await expect(panel.getByRole('heading', { level: 3, name: 'Adrift in the Strait' })).toBeInViewport();
  await expect(pause).toBeInViewport({ ratio: 1 });
  const covered = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(covered).toBe(false);
  await page.keyboard.press('?');
  await expect(panel).toBeHidden();
  await expect(pause).toBeFocused();
});

test('the guide is found from the dashboard, searched, read in German, and downloaded', async ({
  browser,
}) => {
  const page = await openAsFacilitator(browser);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Read How a First Workshop Goes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: titleOf('first-workshop') })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in the guide' }).fill('plenary timer');
  const contents = page.getByRole('navigation', { name: 'Contents of the guide' });
  await contents.getByRole('link', { name: titleOf('nudge-hold-release') }).click();
  await expect(page.getByRole('img', { name: 'The three levers in the control room' })).toBeVisible();
  await page.getByText('Deutsch', { exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Erinnern, Zeit geben, veröffentlichen' }),
  ).toBeVisible();
  // The page stays English around the German text.
  await expect(page.locator('[lang=de]').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[lang=de]').getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  await page.goto('/admin/guide/workbook?lang=de');
  await expect(contents.locator('[aria-current=page]')).toBeInViewport();
  await expect(contents.locator('[aria-current=page]')).toHaveAttribute('lang', 'de');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Vincere-Handbuch.pdf');
});
