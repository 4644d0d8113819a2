import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { press, someone } from '../on-a-run.ts';
import { closeWindows, contextOf, createRun } from '../world.ts';

/* The page about taking part in a run, opened from the dialog that joins one. */

test.afterEach(closeWindows);

test('a person who joins can read who sees what, and returns to the dialog as it was', async ({
  browser,
  world,
}) => {
  const run = await createRun(world, 'TAKING');
  await world.facilitator.call('setNamesAnswers', {
    params: { runId: run.id },
    body: { names_answers: true },
  });
  const { page } = await contextOf(browser, world, await someone(world));
  await page.goto('/dashboard');
  await press(page, 'Start Simulation');
  const dialog = page.getByRole('dialog', { name: 'Join Simulation' });
  const link = dialog.getByRole('link', { name: /who can read what/ });
  await expect(link).toHaveAttribute('href', '/taking-part');
  await dialog.getByLabel('Access code').fill('taking');
  const legal = dialog.getByRole('radio', { name: 'Legal Expert' });
  await dialog.locator('label').filter({ hasText: 'Legal Expert' }).click();
  await expect(legal).toBeChecked();

  const opening = page.waitForEvent('popup');
  await link.click();
  const about = await opening;
  await expect(about).toHaveURL(/\/taking-part\?code=TAKING$/);
  await expect(about.getByRole('heading', { level: 1 })).toHaveText('Taking part in Board workshop');
  await expect(about.getByText('This run names answers.')).toBeVisible();
  await about.getByLabel('Language').selectOption('de');
  await expect(about.getByRole('heading', { level: 2, name: 'Wer was lesen kann' })).toBeVisible();
  await about.getByLabel('Sprache').selectOption('en');
  await expect(about.getByRole('heading', { level: 2, name: 'Who Can Read What' })).toBeVisible();
  await about.goto('/taking-part?code=NOSUCH');
  await expect(about.getByText('No simulation run matches this access code')).toBeVisible();
  await expect(about.getByRole('heading', { level: 2, name: 'Who Can Read What' })).toBeVisible();
  const closing = about.waitForEvent('close');
  await about.getByRole('link', { name: 'Back' }).click();
  await closing;

  await expect(dialog.getByLabel('Access code')).toHaveValue('taking');
  await expect(legal).toBeChecked();
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/simulation\?code=TAKING$/);
});
