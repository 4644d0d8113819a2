import { expect, type Page } from '@playwright/test';
import { type Desk } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { dashboardOf, roomOf } from '../on-a-run.ts';
import { closeWindows, contextOf, password } from '../world.ts';

/* The product in German: chosen by the browser or by a person, remembered, and no wider than a small phone. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const phone = { locale: 'de-AT', viewport: { width: 360, height: 740 } };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Expects a page in German without accessibility problems that doesn't scroll sideways. */
async function holdsUp(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await findBarriers(page)).toEqual([]);
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overhang()).toBe(0);
}

test('a phone set to German gets German pages from the first page to the final decision', async ({
  browser,
}) => {
  const run = await desk.started('DEUT01');
  const person = desk.cast.social;
  const context = await browser.newContext({ baseURL: desk.world.origin, ...phone });
  const page = await context.newPage();
  await page.goto('/');
  await holdsUp(page);
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill(person.email_address);
  await page.getByLabel('Passwort', { exact: true }).fill('not-the-password');
  await button(page, 'Anmelden').click();
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch').first()).toBeVisible();
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await button(page, 'Anmelden').click();
  await expect(page).toHaveURL(/\/dashboard/);
  await holdsUp(page);
  await page.goto(roomOf(run));
  await expect(page.getByRole('article').first()).toBeVisible();
  await holdsUp(page);
  await page.goto(dashboardOf(run));
  const options = page.getByRole('radiogroup', { name: 'Ihre endgültige Entscheidung' });
  await options.locator('label').first().click();
  await page.getByLabel('Begründung').fill('So haben wir es besprochen.');
  await button(page, 'Endgültige Entscheidung abgeben').click();
  await expect(button(page, 'Endgültige Entscheidung abgeben')).toHaveCount(0);
  await holdsUp(page);
});

test('a facilitator who chooses German in the settings gets it on every page', async ({ browser }) => {
  const run = await desk.started('DEUT02');
  const { page } = await contextOf(browser, desk.world, desk.world.admin, {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto('/admin/settings');
  // Other changed settings are saved together with the language.
  await page.getByLabel('Bio').fill('Leads workshops.');
  await page.getByLabel('Language').selectOption('Deutsch');
  await button(page, 'Save Settings').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await holdsUp(page);
  await page.goto('/admin/runs');
  await expect(page.getByRole('heading', { level: 1, name: 'Durchläufe' })).toBeVisible();
  await holdsUp(page);
  await page.goto(`/admin/runs/${run.id}`);
  await expect(button(page, 'Nächste Phase')).toBeDisabled();
  await holdsUp(page);
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Über mich')).toHaveValue('Leads workshops.');
  await page.getByLabel('Sprache').selectOption('English');
  await button(page, 'Einstellungen speichern').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a visitor reads the sample in the language of the page, also after changing it', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: desk.world.origin, ...phone })).newPage();
  await page.goto('/sample');
  await expect(page.getByText('Das Containerschiff MV Tamber Light')).toBeVisible();
  await holdsUp(page);
  await page.getByLabel('Sprache').selectOption('English');
  await expect(page.getByText('The container ship MV Tamber Light')).toBeVisible();
  await expect(page.getByText('Das Containerschiff MV Tamber Light')).toHaveCount(0);
});

test('an administrator adds the sample in German on a small phone', async ({ browser }) => {
  const { page } = await contextOf(browser, desk.world, desk.world.admin, {
    ...phone,
    viewport: { width: 320, height: 740 },
  });
  await page.goto('/admin/simulations');
  await button(page, 'Simulation anlegen').first().click();
  const choice = page.getByRole('group', { name: 'Beispielsimulation hinzufügen' });
  await choice.scrollIntoViewIfNeeded();
  await holdsUp(page);
  await choice.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/stages$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Die Tamber Light' })).toBeVisible();
  await expect(page.getByText('Entscheiden Sie, wohin das brennende Schiff kommt.')).toBeVisible();
  await holdsUp(page);
});
