import { expect } from '@playwright/test';
import { Author } from './author.ts';
import { test } from './fixtures.ts';
import { openWorld, type World } from './world.ts';

/* An administrator writes a small simulation from scratch, using only the pages. Further tests use only the keyboard. */

test.describe.configure({ mode: 'serial' });

let world: World;
let author: Author;
let stagesAddress = '';

test.beforeAll(async ({ browser }) => {
  world = await openWorld();
  author = await Author.sitDown(browser, world);
});
test.afterAll(async () => {
  await author?.page.context().close();
  await world?.stop();
});

const textFile = (name: string, content = 'Water is rising.\n') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

test('an author creates a simulation with three stages of one, two and three scenarios', async () => {
  const { page } = author;
  await page.goto('/admin/simulations');
  await author.press('Create Simulation');
  const dialog = author.dialog();
  await dialog.getByLabel('Name').fill('Harbour Dark');
  await dialog.getByLabel('Description').fill('A port loses its cranes.');
  await dialog.getByRole('button', { name: 'Create Simulation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Dark' })).toBeVisible();
  stagesAddress = page.url();
  await expect(page.getByRole('button', { name: 'Pre-flight: 3 open points' })).toBeVisible();

  await author.writeStages(['The first hour', 'The third day', 'The reckoning']);

  const plan = [['The cranes stop'], ['Cold berths', 'A quiet deal'], ['Night', 'Day', 'Dusk']];
  for (const [index, scenarios] of plan.entries()) {
    await author.follow(`Manage Scenarios of Stage ${index + 1}`);
    for (const name of scenarios) await author.addScenario(name);
    await author.see(new RegExp(`^Simulation: Harbour Dark \\| Stage ${index + 1}:`));
    await author.follow('Back to Stages');
  }
  await author.see('2 scenarios');
});

test('decisions are linked with the select, moved and counted', async () => {
  const { page } = author;
  await page.goto(stagesAddress);
  await author.follow('Manage Scenarios of Stage 1');
  await author.follow('Configure The cranes stop');
  await author.addDecision('Cut the port off', 'Cold berths');
  await author.addDecision('Run it by hand');
  await page.getByLabel('Run it by hand leads to').selectOption({ label: 'A quiet deal' });
  await author.see('Saved');
  await author.addDecision('Wait', 'Cold berths');

  await author.press('Move Wait up');
  await expect(page.getByRole('heading', { level: 3 }).nth(1)).toHaveText('Wait');
  await author.press('Delete Wait');
  await author.dialog().getByRole('button', { name: 'Delete' }).click();
  await author.see('2 / 3 decisions');

  await author.follow('Harbour Dark, Stage 1');
  await author.see('2 decisions, 2 linked to the next stage');
});

test('a room accepts several files at once, and the server refuses a false type', async () => {
  const { page } = author;
  await author.follow('Configure The cranes stop');
  await author.follow(/The Economist/);
  await page.getByRole('tab', { name: 'Files' }).click();
  const input = page.getByLabel('Files to upload');
  await input.setInputFiles([textFile('prices.txt'), textFile('berths.csv')]);
  // The toast of a later success would replace that of the refusal.
  for (const name of ['prices.txt', 'berths.csv'])
    await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible();
  await input.setInputFiles({ ...textFile('map.png'), mimeType: 'image/png' });
  await author.see('The content of this file does not match its extension');
  await author.see('Upload Failed');

  await author.press('Delete berths.csv');
  await author.press(/^Delete$/);
  await expect(page.getByRole('button', { name: 'Download berths.csv' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await author.press('Download prices.txt');
  expect((await download).suggestedFilename()).toBe('prices.txt');
});

test('pasted posts are added together, and an unsent post survives a reload', async () => {
  const { page } = author;
  await page.getByRole('tab', { name: 'Posts' }).click();
  const field = page.getByLabel('Text of the post');
  await field.fill(
    '```json\n[{"content": "Bread is dear.", "timestamp": "2h ago", "author": {"name": "Price Watch", "handle": "@pw"}}, {"content": "Flour is out."}]\n```',
  );
  await author.press('Add 2 Posts');
  const room = page.getByRole('region', { name: 'In this room' });
  await expect(room.getByRole('button', { name: 'Delete post by Price Watch' })).toBeVisible();
  await expect(room.getByRole('button', { name: 'Delete post by The Economist' })).toBeVisible();

  await page.route(/tweets\/create/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel('Text of the post').fill('The queue is long.');
  await author.press('Add Post');
  await expect(room.getByText('Failed to add tweet to the room.')).toBeVisible();
  await page.reload();
  await expect(room.getByText('Failed to add tweet to the room.')).toBeVisible();
  await page.unroute(/tweets\/create/);
  await room.getByRole('button', { name: 'Retry' }).click();
  await expect(room.getByText('Failed to add tweet to the room.')).toBeHidden();
  await expect(room.getByText('The queue is long.')).toHaveCount(1);

  await room.getByRole('button', { name: 'Edit post by The Economist' }).last().click();
  await room.getByRole('textbox').fill('The queue is very long.');
  await page.keyboard.press('Control+Enter');
  await expect(room.getByText('The queue is very long.')).toBeVisible();
  await room.getByRole('button', { name: 'Delete post by Price Watch' }).click();
  await room.getByRole('button', { name: /^Delete$/ }).click();
  await expect(room.getByText('Bread is dear.')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Posts' })).toContainText('2');
});

test('a prompt can be copied, and a draft survives a reload', async () => {
  const { page } = author;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await author.press('Copy');
  await author.see('Copied');
  const prompt = await page.evaluate(() => navigator.clipboard.readText());
  expect(prompt).toContain('A. Cut the port off');

  await page.getByLabel('Text of the post').fill('Not sent yet');
  await page.reload();
  await expect(page.getByLabel('Text of the post')).toHaveValue('Not sent yet');
  await page.getByLabel('Text of the post').fill('');
  await page.getByRole('tab', { name: 'Room notes' }).click();
  await author.press('Edit notes to The Economist');
  await page.getByLabel('notes to The Economist', { exact: true }).fill('Count the lorries.');
  await page.keyboard.press('Control+Enter');
  await author.see('Saved');
  await author.press('Close');
  await author.see('2 posts, 1 file, notes');
});

test('an unsaved text stays in its field, also after a reload', async () => {
  const { page } = author;
  await page.goto(stagesAddress);
  await page.route(/simulation-update/, (route) => route.abort());
  await author.press('Edit description');
  await page.getByLabel('description', { exact: true }).fill('A port in the dark.');
  await author.press('Save');
  await author.see('Error updating description');
  await author.see('There was a problem updating the description.');
  await expect(page.getByLabel('description', { exact: true })).toHaveValue('A port in the dark.');
  await page.reload();
  await expect(page.getByLabel('description', { exact: true })).toHaveValue('A port in the dark.');
  await page.unroute(/simulation-update/);
  await author.press('Save');
  await author.see('Saved');

  await page.getByRole('tab', { name: 'Briefing' }).click();
  await author.press('Edit briefing');
  await page.getByLabel('briefing', { exact: true }).fill('Read this first.');
  await author.press('Save');
  await author.see('Read this first.');
});

test('open points link to the place where they are fixed, and pages for missing objects say so', async () => {
  const { page } = author;
  await page.goto(stagesAddress);
  await author.press(/open points$/);
  const points = page.getByRole('dialog');
  await points.getByRole('link', { name: 'The Strategist has no posts and no files yet' }).first().click();
  await expect(page.getByRole('dialog', { name: 'The Strategist' })).toBeVisible();
  await author.press('Close');
  await page.goto('/admin/simulations/999999/stages');
  await author.see('Simulation not found');
  await author.follow('Back to Simulations');
  await page.goto(`${stagesAddress}/999999/scenarios`);
  await author.see('Stage not found');
  await author.follow('Back to Stages');
  await author.see('The first hour');
});

test('stages and scenarios can be deleted', async () => {
  const { page } = author;
  await page.goto(stagesAddress);
  await author.follow('Manage Scenarios of Stage 3');
  await author.press('Delete Dusk');
  await author.dialog().getByRole('button', { name: 'Delete' }).click();
  await author.see('Scenario deleted');
  await author.follow('Back to Stages');
  await author.press('Delete Stage 3');
  await author.dialog().getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Stage 3' })).toHaveCount(0);
});

test('a scenario with a decision can be created by keyboard', async () => {
  const { page } = author;
  const { keyboard } = page;
  await page.goto(stagesAddress);
  await author.tabTo('Manage Scenarios of Stage 2');
  await keyboard.press('Enter');
  await author.tabTo('Add Scenario');
  await keyboard.press('Enter');
  await expect(author.dialog().getByLabel('Name')).toBeFocused();
  await keyboard.type('By hand');
  await keyboard.press('Tab');
  await keyboard.type('Written without a mouse.');
  await author.tabTo('Cancel');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(author.dialog()).toBeHidden();
  await author.tabTo('Configure By hand');
  await keyboard.press('Enter');
  await author.tabTo('Add Decision');
  await keyboard.press('Enter');
  await expect(author.dialog().getByLabel('Title')).toBeFocused();
  await keyboard.type('Go on');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Go on' })).toBeVisible();
  await author.tabTo('Edit title of By hand');
  await keyboard.press('Enter');
  await keyboard.press('End');
  await keyboard.type(' and foot');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'By hand and foot' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit title of By hand and foot' })).toBeFocused();
  await author.tabTo(/The Advocate/);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The Advocate' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: /The Advocate/ })).toBeFocused();
});
