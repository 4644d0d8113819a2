import { expect, type Page } from '@playwright/test';
import { expectToast } from '../call-faults.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { buildPerson, closeWindows, contextOf, type World } from '../world.ts';

/* The sessions of an account: where it is logged in, and how a session elsewhere is ended. */

test.afterEach(closeWindows);

const password = 'a-long-password';
const list = (page: Page) => page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem');

/** Logs in on another device. */
async function logInElsewhere(world: World, username: string, userAgent: string): Promise<string> {
  const response = await fetch(`${world.origin}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'user-agent': userAgent },
    body: new URLSearchParams({ username, password }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

test('a person sees their sessions and can end those on other devices', async ({ browser, world }) => {
  const person = await buildPerson(world, {
    first_name: 'Noor',
    last_name: 'Haddad',
    email_address: 'noor@example.org',
  });
  const phone = await logInElsewhere(world, 'noor@example.org', 'iPhone Version/18.1 Safari/605.1.15');
  await logInElsewhere(world, 'noor@example.org', 'Windows NT 10.0 Firefox/132.0');
  await logInElsewhere(world, 'noor@example.org', 'curl');
  const { page } = await contextOf(browser, world, person);
  await page.goto('/account');
  await expect(list(page)).toHaveCount(4);
  await expect(list(page).filter({ hasText: 'This session' })).toHaveCount(1);
  expect(await findBarriers(page)).toEqual([]);

  const onPhone = page.getByRole('button', { name: 'End the session on Safari on iPhone' });
  await onPhone.focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Session ended');
  await expect(list(page)).toHaveCount(3);
  const refused = await fetch(`${world.origin}/api/v1/users/me`, {
    headers: { authorization: `Bearer ${phone}` },
  });
  expect(refused.status).toBe(401);

  // A failure is shown, and the list stays.
  await page.route(/\/users\/me\/sessions$/, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'End All Others' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(list(page)).toHaveCount(3);
  await page.unroute(/\/users\/me\/sessions$/);
  await page.getByRole('button', { name: 'End All Others' }).click();
  await expectToast(page, 'Other sessions ended');
  await expect(list(page)).toHaveCount(1);
  await expect(page.getByText('You are logged in nowhere else.')).toBeVisible();
});

test('sessions that could not be read are read again', async ({ browser, world }) => {
  const person = await buildPerson(world, {
    first_name: 'Iva',
    last_name: 'Novak',
    email_address: 'iva@example.org',
  });
  const { page } = await contextOf(browser, world, person);
  await page.route(/\/users\/me\/sessions$/, (route) => route.abort());
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  const retry = sessions.getByRole('button', { name: /Try Again/ });
  await expect(retry).toBeVisible();
  await page.unroute(/\/users\/me\/sessions$/);
  await retry.click();
  await expect(list(page)).toHaveCount(1);
});

test('a password that is too common is refused at its field', async ({ browser, world }) => {
  const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
  await page.goto('/register');
  await page.getByLabel('First Name').fill('Eve');
  await page.getByLabel('Last Name').fill('Adams');
  await page.getByLabel('Email', { exact: true }).fill('eve@example.org');
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByLabel('Confirm Password').fill('password1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too common/);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});
