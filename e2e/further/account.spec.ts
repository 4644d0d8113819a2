import { expect } from '@playwright/test';
import { expectToast } from '../call-faults.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { buildPerson, closeWindows, contextOf } from '../world.ts';

/* Changes to one's own account. */

test.afterEach(closeWindows);

test('people can change their ranking of roles later, on the account page', async ({ browser, world }) => {
  const person = await buildPerson(world, {
    first_name: 'Wim',
    last_name: 'Adler',
    email_address: 'wim@example.org',
  });
  const { page } = await contextOf(browser, world, person);
  await page.goto('/preferences');
  await expect(page).toHaveURL(/\/account$/);
  const wishes = page.getByRole('region', { name: 'Role preferences' });
  const first = wishes.getByLabel('Preference #1');
  await expect(first).toHaveValue('political');
  await first.selectOption('economic');
  await wishes.getByLabel('Preference #2').selectOption('political');
  expect(await findBarriers(page)).toEqual([]);
  await wishes.getByRole('button', { name: 'Save Preferences' }).click();
  await expectToast(page, 'Role preferences saved');
  await page.reload();
  await expect(first).toHaveValue('economic');

  // An empty rank is reported, and the other choices survive a reload.
  await first.selectOption('');
  await wishes.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(wishes.getByText('Please select all preferences before continuing')).toBeVisible();
  await expect(first).toBeFocused();
  await page.reload();
  await expect(first).toHaveValue('');
  await expect(wishes.getByText('Not saved yet')).toBeVisible();
});
