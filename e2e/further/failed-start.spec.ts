import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { closeWindows, type World } from '../world.ts';

/* A script or style sheet that fails, is blocked or is replaced by HTML never leaves a bare logo. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Returns the addresses of the files that the page names, by the kind of its element. */
async function filesOfPage() {
  const html = await (await fetch(`${world.origin}/login`, { headers: { accept: 'text/html' } })).text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? 'missing';
  return {
    script: first(/<script type="module"[^>]* src="([^"]+)"/),
    preloaded: first(/<link rel="modulepreload"[^>]* href="([^"]+)"/),
    styles: first(/<link rel="stylesheet"[^>]* href="([^"]+)"/),
  };
}

for (const kind of ['script', 'preloaded', 'styles'] as const)
  test(`a page whose file (${kind}) fails once recovers by itself`, async ({ browser }) => {
    const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
    const path = (await filesOfPage())[kind];
    let requests = 0;
    await page.route(`**${path}`, (route) => {
      requests += 1;
      // A preloaded script that fails is requested again by its import.
      return requests <= (kind === 'preloaded' ? 2 : 1) ? route.abort() : route.fallback();
    });
    await page.goto('/login');
    await expect(heading(page, 'Log In')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'incomplete' })).toHaveCount(0);
    const colour = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-signal'));
    await expect.poll(colour).not.toBe('');
  });

test('a page whose scripts are answered with HTML says so, and loads once the network is open', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi log-in</title>' }),
  );
  await page.goto('/login');
  await expect(heading(page, 'This page is incomplete')).toBeVisible();
  await expect(page.getByText('A network that asks you to log in first')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(violations).toEqual([]);
  // The page may try again by itself before somebody presses the button.
  await page.unroute('**/assets/*.js');
  await expect(heading(page, 'Log In')).toBeVisible({ timeout: 30_000 });
});

for (const styles of ['entry', 'app'])
  test(`a page whose style sheet (${styles}) is answered with HTML says so, and recovers`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
    const path = `**/assets/${styles}-*.css`;
    await page.route(path, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi log-in</title>' }),
    );
    await page.goto('/login');
    await expect(heading(page, 'This page is incomplete')).toBeVisible();
    await page.unroute(path);
    await expect(heading(page, 'This page is incomplete')).toHaveCount(0, { timeout: 60_000 });
    await expect(heading(page, 'Log In')).toBeVisible();
  });

test('a page without its style sheet says so in the language of the browser', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: world.origin, locale: 'de-DE' })).newPage();
  const { styles } = await filesOfPage();
  await page.route(`**${styles}`, (route) => route.abort());
  await page.goto('/login');
  await expect(heading(page, 'Diese Seite ist unvollständig')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  await page.unroute(`**${styles}`);
  await expect(heading(page, 'Diese Seite ist unvollständig')).toHaveCount(0);
  await expect(heading(page, 'Anmelden')).toBeVisible();
});

test('a page without a connection says so, and continues by itself once it is online', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
  const away = /\/assets\/|\/healthz$/;
  await page.route(away, (route) => route.abort());
  await page.goto('/login');
  await expect(heading(page, 'No connection')).toBeVisible();
  await page.unroute(away);
  await expect(heading(page, 'Log In')).toBeVisible({ timeout: 30_000 });
});

test('a page whose style sheet never arrives is shown, with a button to try again', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
  const { styles } = await filesOfPage();
  let requests = 0;
  await page.route(`**${styles}`, (route) => {
    requests += 1;
    return requests === 1 ? undefined : route.fallback();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(heading(page, 'The page loads slowly')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page, 'Log In')).toBeVisible();
});

for (const missing of ['toSorted', 'lookbehind'])
  test(`a browser that is too old (without ${missing}) gets one sentence`, async ({ browser }) => {
    const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
    await page.addInitScript((name) => {
      if (name === 'toSorted') Reflect.deleteProperty(Array.prototype, name);
      else
        window.RegExp = new Proxy(RegExp, {
          construct(target, [pattern, flags]: [string, string?]) {
            if (pattern.includes('(?<=')) throw new SyntaxError('Invalid group specifier name');
            return new target(pattern, flags);
          },
        });
    }, missing);
    await page.goto('/login');
    await expect(page.getByText('This browser is too old for VINCERE:')).toBeVisible();
  });

test('scripts that arrive damaged several times are not blamed on the browser', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const a = ;' }),
  );
  await page.goto('/login');
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(2);
  await expect(heading(page, 'This page is incomplete')).toBeVisible();
  await expect(page.getByText('too old')).toHaveCount(0);
  await page.unroute('**/assets/*.js');
  await expect(heading(page, 'Log In')).toBeVisible({ timeout: 30_000 });
});

test('a page whose German texts fail once is German, and a page that never gets them is English', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: world.origin, locale: 'de-DE' })).newPage();
  const texts = '**/assets/de-*.js';
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(texts, (route) => (loads === 1 ? route.abort() : route.fallback()));
  await page.goto('/login');
  await expect(heading(page, 'Anmelden')).toBeVisible({ timeout: 30_000 });
  const other = await (await browser.newContext({ baseURL: world.origin, locale: 'de-DE' })).newPage();
  await other.route(texts, (route) => route.abort());
  await other.goto('/login');
  await expect(heading(other, 'Log In')).toBeVisible({ timeout: 30_000 });
});

test('a page whose code was replaced by a new release is loaded again, once', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/login');
  await expect(heading(page, 'Log In')).toBeVisible();
  const code = '**/assets/RegisterPage-*.js';
  let answers = 0;
  await page.route(code, (route) => {
    answers += 1;
    return answers === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback();
  });
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(heading(page, 'Register')).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(code);
  await page.goto('/login');
  loads = 0;
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(heading(page, 'This page is incomplete')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  // The page checks every five seconds whether it can go on.
  await page.waitForTimeout(7_000);
  expect(loads).toBe(1);
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page, 'Register')).toBeVisible();
});
