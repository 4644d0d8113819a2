import { type Browser, expect, type Page } from '@playwright/test';
import { button, dialog, row } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { closeWindows, contextOf, type World } from '../world.ts';

/* Key facts of a scenario: an author writes, links, orders and deletes them. */

test.afterEach(closeWindows);

/** Opens the key facts of a scenario with two decisions, a post in the legal room and a file in the social one. */
async function openFacts(browser: Browser, world: World, viewport: { width: number; height: number }) {
  const { facilitator } = world;
  const body = { name: 'Harbour Dark', description: 'A port loses its cranes.' };
  const { id: simulationId } = await facilitator.call('createSimulation', { body });
  const { id: stageId } = await facilitator.call('createStage', {
    params: { simulationId },
    body: { stage_instruction: 'The first night' },
  });
  const { id: scenarioId } = await facilitator.call('createScenario', {
    params: { stageId },
    body: { name: 'Hands on the cranes', description: 'Nothing moves on the quay.' },
  });
  for (const title_of_decision of ['Keep the night shift', 'Stand down at dusk'])
    await facilitator.call('createDecision', { params: { scenarioId }, body: { title_of_decision } });
  await facilitator.call('createPost', {
    body: {
      content: 'Berth 6: walkway reported loose, twice',
      room_name: 'legal',
      scenario_id: scenarioId,
    },
  });
  await facilitator.call('uploadScenarioFile', {
    params: { scenarioId },
    body: { room: 'social' },
    file: new Blob(['Insulin until Thursday.']),
    fileName: 'hospital.txt',
  });
  const { page } = await contextOf(browser, world, world.admin, { viewport });
  await page.goto(`/admin/simulations/${simulationId}/stages/${stageId}/scenarios/${scenarioId}`);
  await page.getByRole('tab', { name: /^Key facts/ }).click();
  await expect(page).toHaveURL(/view=facts/);
  const texts = async () =>
    (await facilitator.call('listFacts', { params: { scenarioId } })).map(({ text }) => text);
  return { page, scenarioId, texts };
}

const text = (page: Page) => page.getByRole('textbox', { name: 'The fact' });
const stance = (page: Page, title: string, name: string) =>
  page.getByRole('radiogroup', { name: `This fact and ${title}` }).getByText(name);
const barriersIn = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  return findBarriers(page);
};

const walkway = 'The walkway at berth 6 is loose.';
const insulin = 'The insulin keeps until Thursday.';

test('an author writes two facts, links them, changes their order and deletes one', async ({
  browser,
  world,
}) => {
  const { page, scenarioId, texts } = await openFacts(browser, world, { width: 1440, height: 900 });
  await expect(page.getByText('No key facts yet')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  // The first fact, with the mouse. It is refused until something carries it.
  await button(page, 'Add a Fact').click();
  await expect(text(page)).toBeFocused();
  await text(page).fill(walkway);
  await button(page, 'Save Fact').click();
  await expect(page.getByText('Choose at least one post or file.')).toBeVisible();
  await button(page, 'Add a Post or File').click();
  await page.getByRole('checkbox', { name: /^Berth 6/ }).check();
  await stance(page, 'Keep the night shift', 'Opposes').click();
  await button(page, 'Save Fact').click();
  await expect(row(page, walkway)).toContainText('Legal Expert holds it');
  await expect(row(page, walkway)).toContainText('against A');

  // The second one, with the keyboard.
  await button(page, 'Add a Fact').focus();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(insulin);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Add a Post or File')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /^hospital\.txt/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'Neither' }).last().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Save Fact')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, insulin)).toBeFocused();
  await expect(row(page, insulin)).toContainText('Advocate holds it');
  await expect(row(page, insulin)).toContainText('for B');
  await expect(page.getByText('Decision B has the highest balance.')).toBeVisible();
  expect(await barriersIn(page, 'light')).toEqual([]);
  expect(await barriersIn(page, 'dark')).toEqual([]);

  // The order is stored, and shown again.
  await button(page, 'Move this fact up').press('Enter');
  await expect(page.getByText('The fact is now number 1.')).toBeAttached();
  expect(await texts()).toEqual([insulin, walkway]);
  await page.reload();
  await expect(page.getByRole('rowheader')).toContainText([insulin, walkway, 'Held by each room']);

  // A fact whose post is deleted stays, and is marked.
  const { tweets } = await world.facilitator.call('getAuthoredRoom', {
    params: { scenarioId, roomName: 'legal' },
  });
  await world.facilitator.call('deletePost', { params: { postId: tweets[0]?.id ?? 0 } });
  await page.reload();
  await expect(row(page, walkway)).toContainText('Carried by nothing.');

  await button(page, walkway).click();
  await button(page, 'Delete Fact').click();
  expect(await findBarriers(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Delete Fact' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, walkway)).toHaveCount(0);
  await expect(button(page, 'Add a Fact')).toBeFocused();
  expect(await texts()).toEqual([insulin]);
});

test('an author writes a fact on a screen of 320 pixels', async ({ browser, world }) => {
  const { page } = await openFacts(browser, world, { width: 320, height: 640 });
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await button(page, 'Add a Fact').click();
  await expect(page.getByRole('dialog', { name: 'New fact' })).toBeVisible();
  await text(page).fill(walkway);
  await button(page, 'Add a Post or File').click();
  await page.getByRole('checkbox', { name: /^Berth 6/ }).check();
  await expect(dialog(page)).toContainText('1 post');
  expect(await barriersIn(page, 'light')).toEqual([]);
  expect(await barriersIn(page, 'dark')).toEqual([]);
  await button(page, 'Save Fact').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, walkway)).toBeFocused();
  expect(await overhang()).toBe(0);
  expect(await barriersIn(page, 'light')).toEqual([]);
  expect(await barriersIn(page, 'dark')).toEqual([]);
});
