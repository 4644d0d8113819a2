import { expect } from '@playwright/test';
import { Author } from '../author.ts';
import { test } from '../fixtures.ts';
import { cut, treat } from '../provoke.ts';
import type { World } from '../world.ts';

/* Two authors of one simulation, long texts and slow uploads: nothing is overwritten unnoticed, and no input is lost. */

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

test('an undo does not overwrite the later change of a colleague', async () => {
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

test('Escape asks before it discards a changed long text', async () => {
  const { page } = author;
  await page.getByRole('tab', { name: 'Briefing' }).click();
  await author.press('Edit briefing');
  const field = page.getByLabel('briefing', { exact: true });
  const text = 'A long briefing. '.repeat(180);
  await field.fill(text);
  await field.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep Writing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(text);
  await field.press('Escape');
  await author.press('Discard');
  await expect(field).toBeHidden();
});

test('a description cannot be emptied', async () => {
  await author.press('Edit description');
  await description().fill(' ');
  await author.press('Save');
  await author.see('This field is required');
  expect(await stored()).toBe('A port loses its cranes.');
});

test('an upload continues in the background and can be cancelled, and a failed one can be retried', async () => {
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

  const line = await cut(page, 'uploadSimulationFile');
  await page.getByLabel('Files to upload').setInputFiles(file('late.txt'));
  await author.see('The server did not answer.');
  await author.follow('Simulations');
  await page.getByRole('link', { name: 'Harbour Dark' }).first().click();
  await page.getByRole('tab', { name: 'Files' }).click();
  await line();
  await author.press('Retry late.txt');
  await expect(page.getByRole('button', { name: 'Download late.txt' })).toBeVisible();
});

test('a change of a decision sends only the changed fields', async () => {
  const { page } = author;
  await author.addStage('The first hour');
  await author.addStage('The third day');
  for (const [stage, names] of [
    [1, ['The cranes stop']],
    [2, ['Cold berths', 'A quiet deal']],
  ] as const) {
    await author.follow(`Manage Scenarios of Stage ${stage}`);
    for (const name of names) await author.addScenario(name);
    await author.follow('Back to Stages');
  }
  await author.follow('Manage Scenarios of Stage 1');
  await author.follow('Configure The cranes stop');
  await author.addDecision('Cut the port off', 'Cold berths');
  await author.press('Edit Cut the port off');
  const { stages } = await world.facilitator.call('getSimulation', { params: { simulationId } });
  const decisionId = stages[0]?.scenarios[0]?.all_decisions[0]?.id ?? 0;
  const elsewhere = stages[1]?.scenarios[1]?.id ?? 0;
  await world.facilitator.call('updateDecision', {
    params: { decisionId },
    body: { link_next_scenario_id: elsewhere },
  });
  await author.dialog().getByLabel('Title').fill('Cut it off');
  await author.dialog().getByRole('button', { name: 'Save Decision' }).click();
  await expect(page.getByRole('heading', { name: 'Cut it off' })).toBeVisible();
  await expect(page.getByLabel('Cut it off leads to')).toHaveValue(String(elsewhere));
});
