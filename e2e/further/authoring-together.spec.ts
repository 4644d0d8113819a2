import { expect } from '@playwright/test';
import { Author } from '../author.ts';
import { treat } from '../call-faults.ts';
import { test } from '../fixtures.ts';
import type { World } from '../world.ts';

/* Two authors of one simulation, and slow uploads: nothing is overwritten unnoticed, and no input is lost. */

let world: World;
let author: Author;
let simulationId = 0;

test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.beforeEach(async ({ browser }) => {
  const body = { name: 'Harbour Dark', description: 'A port loses its cranes.' };
  simulationId = (await world.facilitator.call('createSimulation', { body })).id;
  author = await Author.sitDown(browser, world);
  await author.page.goto(`/admin/simulations/${simulationId}/stages`);
  await author.see('No stages yet');
});
test.afterEach(() => author.page.context().close());

const description = () => author.page.getByLabel('description', { exact: true });
const byAnother = (text: string) =>
  world.facilitator.call('updateSimulation', { params: { simulationId }, body: { description: text } });
const stored = async () =>
  (await world.facilitator.call('getSimulation', { params: { simulationId } })).description;

test('an undo does not overwrite a later change of a colleague', async () => {
  await author.press('Edit description');
  await description().fill('Mine.');
  await author.press('Save');
  await author.see('Saved');
  await byAnother('Theirs.');
  await author.press('Undo the change of description');
  await author.see('This text has been changed since you began. It now reads:');
  await author.see('Theirs.');
  expect(await stored()).toBe('Theirs.');
  await expect(description()).toHaveValue('A port loses its cranes.');
  await author.press('Keep Existing');
  await expect(description()).toBeHidden();
  expect(await stored()).toBe('Theirs.');
});

test('a draft older than the change of a colleague overwrites it only after confirmation', async () => {
  const { page } = author;
  await author.press('Edit description');
  await description().fill('Begun by me.');
  await byAnother('Theirs.');
  await page.reload();
  await author.see('It now reads:');
  await expect(description()).toHaveValue('Begun by me.');
  await description().press('Control+Enter');
  expect(await stored()).toBe('Theirs.');
  await author.press('Replace It With Mine');
  await author.see('Saved');
  expect(await stored()).toBe('Begun by me.');

  await author.press('Edit description');
  await description().fill('Mine again.');
  await byAnother('Theirs again.');
  await author.press('Save');
  await author.see('It now reads:');
  expect(await stored()).toBe('Theirs again.');
});

test('an upload continues in the background and can be cancelled', async () => {
  const { page } = author;
  const file = (name: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from('Water is rising.\n'),
  });
  const held: (() => void)[] = [];
  const restore = await treat(page, 'uploadSimulationFile', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => {});
  });
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByLabel('Files to upload').setInputFiles([file('slow.txt'), file('wrong.txt')]);
  await expect.poll(() => held.length).toBe(2);
  await author.press('Cancel wrong.txt');
  await expect(page.getByText('wrong.txt')).toBeHidden();
  await author.follow('Simulations');
  await page.getByRole('link', { name: 'Harbour Dark' }).first().click();
  await page.getByRole('tab', { name: 'Files' }).click();
  await expect(page.getByRole('button', { name: 'Cancel slow.txt' })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  for (const go of held) go();
  await expect(page.getByRole('button', { name: 'Download slow.txt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download wrong.txt' })).toHaveCount(0);
  await restore();
});
