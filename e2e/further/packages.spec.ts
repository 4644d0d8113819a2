import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { sheetColumns } from '@vincere/domain';
import { workbook } from '../../server/src/testing/workbook.ts';
import { test } from '../fixtures.ts';
import { ends, Looking } from '../looking.ts';
import { press } from '../on-a-run.ts';
import { closeWindows, contextOf, openWorld, type World } from '../world.ts';

/* Simulations as files (export, import, copy), and the pre-flight. */

let world: World;
test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

const name = 'The Tamber Light';

test('a simulation can be exported as a package and as a workbook, and imported from both', async ({
  browser,
}) => {
  const { page } = await contextOf(browser, world, world.admin);
  const dialog = page.getByRole('dialog');
  for (const [button, extension] of [
    ['Export Package', 'zip'],
    ['Export Workbook', 'xlsx'],
  ] as const) {
    await page.goto('/admin/simulations');
    await press(page, `More for ${name}`);
    await page.getByRole('menuitem', { name: 'Export' }).click();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: button }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${name}.${extension}`);
    const buffer = await readFile(await download.path());
    await press(page, 'Import');
    await dialog
      .getByLabel('Package or workbook')
      .setInputFiles({ name: download.suggestedFilename(), mimeType: 'application/zip', buffer });
    await expect(page.getByText('Simulation Imported')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/simulations\/\d+\/stages$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const all = await world.facilitator.call('listSimulations');
  expect(all.map((one) => one.scenario_count)).toEqual([13, 13, 13]);
});

test('a simulation can be copied', async ({ browser }) => {
  const { page } = await contextOf(browser, world, world.admin);
  await page.goto('/admin/simulations');
  await press(page, `More for ${name}`);
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `${name} (copy)` })).toBeVisible();
});

test('a file with mistakes lists each with its place, and imports nothing', async ({ browser }) => {
  const { page } = await contextOf(browser, world, world.admin);
  const before = (await world.facilitator.call('listSimulations')).length;
  await page.goto('/admin/simulations');
  await press(page, 'Import');
  const choose = (fileName: string, buffer: Buffer) =>
    page
      .getByLabel('Package or workbook')
      .setInputFiles({ name: fileName, mimeType: 'application/octet-stream', buffer });
  const book = await workbook({
    Simulation: [[...sheetColumns.Simulation], ['Name', 'Harbour'], ['Description', 'A port']],
    Posts: [[...sheetColumns.Posts], ['a', 'legal', '', '', 'Hi', '', '', '', '']],
  });
  await choose('story.xlsx', book);
  const mistakes = page.getByRole('list', { name: 'Mistakes in the file' }).getByRole('listitem');
  await expect(mistakes).toHaveText([
    'Posts, row 2, ScenarioThere is no scenario with the key a. Expected: a key of the sheet Scenarios (–)',
  ]);
  expect((await world.facilitator.call('listSimulations')).length).toBe(before);
});

test('the pre-flight shows reading times, ways and weak spots, with links to them', async ({ browser }) => {
  const made = await world.facilitator.call('createSimulation', {
    body: { name: 'Short Fuse', description: 'No time', total_stages: 1 },
  });
  const params = { simulationId: made.id };
  const stage = await world.facilitator.call('createStage', {
    params,
    body: { stage_instruction: 'Decide', duration_seconds: 30 },
  });
  const scenario = await world.facilitator.call('createScenario', {
    params: { stageId: stage.id },
    body: { name: 'The Fuse', description: 'word '.repeat(300).trim() },
  });
  await world.facilitator.call('createDecision', {
    params: { scenarioId: scenario.id },
    body: { title_of_decision: 'Cut it' },
  });
  const { page } = await contextOf(browser, world, world.admin);
  await page.goto(`/admin/simulations/${made.id}/stages`);
  await press(page, 'Pre-flight: 6 open points');
  const dialog = page.getByRole('dialog', { name: 'Pre-flight' });
  await expect(dialog).toContainText('3 weak spots');
  await expect(dialog).toContainText('Reading takes longer than the clock of the stage');
  await expect(dialog).toContainText('6 rooms without posts and files:');
  await expect(dialog).toContainText('The decision “Cut it” has no description');
  await expect(dialog.getByRole('heading', { name: 'One way through' })).toBeVisible();
  await dialog.getByRole('link', { name: 'There is only one decision to choose' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Fuse');
});

test('the dialogs of packages and the pre-flight pass the screen checks', { tag: '@look' }, async ({
  browser,
}) => {
  const looking = await Looking.begin(browser, world);
  const { page } = looking;
  await looking.become(world.admin);
  await looking.open('/admin/simulations');
  await looking.press(`More for ${name}`);
  await looking.look('simulation-menu', ends);
  await page.getByRole('menuitem', { name: 'Export' }).click();
  await expect(page.getByRole('button', { name: 'Export Workbook' })).toBeVisible();
  await looking.look('export', ends);
  await page.keyboard.press('Escape');
  await looking.press('Import');
  await expect(page.getByRole('button', { name: 'Choose a File' })).toBeVisible();
  await looking.refused(async () => {
    await page
      .getByLabel('Package or workbook')
      .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('no') });
    await expect(page.getByRole('alert').filter({ hasText: 'a.zip' })).toBeVisible();
  });
  await looking.look('import', ends);
  const first = (await world.facilitator.call('listSimulations')).at(-1);
  await looking.open(`/admin/simulations/${first?.id}/stages`);
  await looking.failing(/simulation-preflight/, async () => {
    await looking.press('Pre-flight');
    await looking.see('Failed to look at this simulation');
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Reading time' })).toBeVisible();
  await looking.look('preflight', ends);
});
