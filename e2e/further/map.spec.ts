import { expect } from '@playwright/test';
import { toaster } from '../call-faults.ts';
import { buildCast, playOneStage } from '../cast.ts';
import { boxOf, drag } from '../drag.ts';
import { test } from '../fixtures.ts';
import { card, description, inspector, linksOf, map, openMap, pathOf, port } from '../map.ts';
import { closeWindows, contextOf, openWorld, type World } from '../world.ts';

/* The map: links and problems of a small unfinished simulation are shown and fixed on it. */

let world: World;
test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

test('the map marks unfinished parts in words, and drawing links completes them', async ({ browser }) => {
  const { page, id } = await openMap(browser, world);
  await expect(card(page, 'The cranes stop')).toContainText('Not linked');
  await expect(card(page, 'Hands on the cranes')).toContainText('No decisions yet');
  await expect(card(page, 'Hands on the cranes')).toContainText('not reached by any decision');
  await expect(card(page, 'Cold berths')).toContainText('5 rooms empty');
  await expect(card(page, 'Ration week')).toContainText('not reached by any decision');

  await drag(page, port(page, 'The cranes stop', 1), card(page, 'Hands on the cranes'));
  await expect(toaster(page)).toContainText('“Run the port by hand” leads to “Hands on the cranes”.');
  await expect(card(page, 'Hands on the cranes')).not.toContainText('not reached by any decision');
  await expect(card(page, 'The cranes stop')).not.toContainText('Not linked');
  expect(await linksOf(world, id)).toMatchObject({ 'Run the port by hand': 'Hands on the cranes' });

  // A second link replaces the first. Ctrl+Z undoes one change after the other.
  await drag(page, port(page, 'The cranes stop', 1), card(page, 'Cold berths'));
  await expect(toaster(page)).toContainText('leads to “Cold berths”.');
  await page.keyboard.press('Control+z');
  await expect(toaster(page)).toContainText('leads to “Hands on the cranes”.');
  await page.keyboard.press('Control+z');
  await expect(toaster(page)).toContainText('“Run the port by hand” leads nowhere now.');
  expect(await linksOf(world, id)).toMatchObject({ 'Run the port by hand': null });
});

test('a link to any stage but the next is refused, and the old link stays', async ({ browser }) => {
  const { page, id } = await openMap(browser, world);
  await drag(page, port(page, 'The cranes stop', 1), card(page, 'Forty lorries an hour'));
  await expect(toaster(page)).toContainText('A decision can only be linked to a scenario of the next stage');

  await page.route(/\/decision-update\//, (route) => route.abort());
  await drag(page, port(page, 'The cranes stop', 1), card(page, 'Hands on the cranes'));
  await expect(toaster(page)).toContainText('Failed to link decision');
  await expect(card(page, 'The cranes stop')).toContainText('Not linked');
  expect(await linksOf(world, id)).toMatchObject({ 'Run the port by hand': null });
});

test('a simulation without stages can be started on the map', async ({ browser }) => {
  const simulation = await world.facilitator.call('createSimulation', {
    body: { name: 'Harbour Dark', description },
  });
  const { page } = await contextOf(browser, world, world.admin, { viewport: { width: 1440, height: 900 } });
  await page.goto(pathOf(simulation.id));
  await expect(page.getByText('No stages yet')).toBeVisible();
  const dialog = page.getByRole('dialog');
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Add Stage' }).click();
    await dialog.getByLabel('Stage Instructions').fill('Decide at dawn');
    await dialog.getByRole('button', { name: 'Add Stage' }).click();
    await expect(map(page).getByRole('heading', { name: `Stage ${number}` })).toBeVisible();
    await expect(dialog).toBeHidden();
    // The third stage removes the pressed button, so the focus moves to the new stage.
    await expect(map(page).getByRole('heading', { name: `Stage ${number}` })).toBeFocused();
  }
  await expect(page.getByRole('button', { name: 'Add Stage' })).toHaveCount(0);
  await expect(map(page).getByRole('button', { name: /^Add Scenario to stage/ })).toHaveCount(3);
});

test('an undo that the server refuses does not block the undo of earlier changes', async ({ browser }) => {
  const { page, id } = await openMap(browser, world);
  await drag(page, port(page, 'The cranes stop', 1), card(page, 'Hands on the cranes'));
  await expect(toaster(page)).toContainText('“Run the port by hand” leads to “Hands on the cranes”.');
  await drag(page, port(page, 'Cold berths', 0), card(page, 'Ration week'));
  await expect(toaster(page)).toContainText('“Move the cargo by road” leads to “Ration week”.');
  const { stages } = await world.facilitator.call('getSimulation', { params: { simulationId: id } });
  const lorries = stages[2]?.scenarios.find(({ name }) => name === 'Forty lorries an hour');
  await world.facilitator.call('deleteScenario', { params: { scenarioId: lorries?.id ?? 0 } });
  await page.keyboard.press('Control+z');
  await expect(toaster(page)).toContainText('Failed to link decision');
  await page.keyboard.press('Control+z');
  await expect(toaster(page)).toContainText('“Run the port by hand” leads nowhere now.');
});

test('a link can be moved by its end, deleted with Delete and restored with Undo', async ({ browser }) => {
  const { page, id } = await openMap(browser, world);
  const [from, to] = [await boxOf(card(page, 'Cold berths')), await boxOf(card(page, 'Hands on the cranes'))];
  await page.mouse.move(from.x - 4, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x - 20, to.y + 20, { steps: 5 });
  await page.mouse.move(to.x + 60, to.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(toaster(page)).toContainText('“Cut the port off” leads to “Hands on the cranes”.');
  expect(await linksOf(world, id)).toMatchObject({ 'Cut the port off': 'Hands on the cranes' });

  const line = page.getByLabel('Cut the port off leads to Hands on the cranes', { exact: true });
  const middle = await boxOf(line);
  await page.mouse.click(middle.x + middle.width / 2, middle.y + middle.height / 2);
  await expect(inspector(page, 'The cranes stop')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(toaster(page)).toContainText('“Cut the port off” leads nowhere now.');
  await toaster(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toaster(page)).toContainText('Link restored');
  expect(await linksOf(world, id)).toMatchObject({ 'Cut the port off': 'Hands on the cranes' });
});

test('the map can be used by keyboard: moving between cards, linking, renaming, adding and deleting', async ({
  browser,
}) => {
  const { page, id } = await openMap(browser, world);
  await card(page, 'The cranes stop').getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 'Hands on the cranes').getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const first = inspector(page, 'The cranes stop');
  await expect(first.getByRole('button', { name: 'Close inspector' })).toBeFocused();
  const link = first.getByRole('combobox', { name: 'B, Run the port by hand. Leads to' });
  await link.focus();
  await page.keyboard.press('H');
  await expect(toaster(page)).toContainText('leads to “Hands on the cranes”.');
  expect(await linksOf(world, id)).toMatchObject({ 'Run the port by hand': 'Hands on the cranes' });
  await page.keyboard.press('Escape');
  await expect(first).toHaveCount(0);
  await expect(card(page, 'The cranes stop').getByRole('button')).toBeFocused();

  // Rename
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit title of' }).press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Cold storage');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Cold storage')).toBeVisible();
  await page.keyboard.press('Escape');

  // Add
  await map(page).getByRole('button', { name: 'Add Scenario to stage 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Scenario' });
  await dialog.getByLabel('Name').fill('A quiet deal');
  await dialog.getByLabel('Description').fill('Somebody offers a second key.');
  await dialog.getByLabel('Name').press('Enter');
  await expect(card(page, 'A quiet deal')).toContainText('not reached by any decision');
  const added = inspector(page, 'A quiet deal');
  await expect(added.getByRole('button', { name: 'Close inspector' })).toBeFocused();
  const add = map(page).getByRole('button', { name: 'Add Scenario to stage 2' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription('Maximum of 3 scenario(s) allowed for this stage');

  // An unreachable scenario can also be linked from its own side.
  await added
    .getByRole('combobox', { name: 'Link another decision to A quiet deal' })
    .selectOption({ label: 'The cranes stop: A, Cut the port off' });
  await expect(card(page, 'A quiet deal')).not.toContainText('not reached by any decision');

  // Delete
  await card(page, 'A quiet deal').getByRole('button').press('Delete');
  const ask = page.getByRole('dialog', { name: 'Delete A quiet deal?' });
  await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(ask).toContainText('No longer linked: Cut the port off.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toaster(page)).toContainText('Scenario deleted');
  await expect(card(page, 'A quiet deal')).toHaveCount(0);

  await card(page, 'The cranes stop').getByRole('button').press('Delete');
  await expect(toaster(page)).toContainText('Cannot delete the initial scenario');
});

test('the map says why a scenario that a run has reached cannot be deleted', async ({ browser }) => {
  await playOneStage(world, await buildCast(world), 'LIVE01');
  const simulations = await world.facilitator.call('listSimulations');
  const sample = simulations.find(({ name }) => name === 'The Tamber Light');
  const { page } = await contextOf(browser, world, world.admin, { viewport: { width: 1440, height: 900 } });
  await page.goto(pathOf(sample?.id ?? 0));
  await page.getByRole('button', { name: /^2\.1 / }).press('Delete');
  const ask = page.getByRole('dialog');
  await expect(ask).toContainText('has been reached by the run');
  await expect(ask.getByRole('button', { name: 'Delete Scenario' })).toHaveCount(0);
  await ask.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('button', { name: /^2\.1 / })).toBeVisible();
});
