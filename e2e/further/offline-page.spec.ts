import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { someone, startRun } from '../on-a-run.ts';
import { closeWindows, contextOf, openWorld, type World } from '../world.ts';

/* Offline, a requested page says so in the visitor's language, and loads automatically once online. */

let world: World;
test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

/** Visits the site once, which registers the service worker. From then on it answers when the network fails. */
async function visited(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}

test('a page requested offline shows our offline page, and loads once online', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: world.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await visited(page, '/login');
  await context.setOffline(true);
  await page.goto('/register?code=KEPT');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByText('Your unsent votes and notes are saved in this browser.')).toBeVisible();
  await expect(page).toHaveTitle('No connection · VINCERE');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  // The service worker stores nothing, so there are no caches.
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(violations).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await expect(page).toHaveURL(/code=KEPT/);
});

test('the offline page follows the language and the colour scheme of the browser', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: world.origin,
    serviceWorkers: 'allow',
    locale: 'de-AT',
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await visited(page, '/');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await findBarriers(page)).toEqual([]);
});

test('a page whose style sheets fail to load shows the offline page too, and loads once online', async ({
  browser,
}) => {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  const { page } = await contextOf(browser, world, person);
  await page.goto(`/simulation?code=${run.access_code}`);
  const asked = /\.css$|\/healthz$/;
  await page.route(asked, (route) => route.abort());
  await page.getByRole('link', { name: 'Proceed to VINCERE Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page).toHaveTitle('No connection, VINCERE');
  expect(await findBarriers(page)).toEqual([]);
  await page.unroute(asked);
  await expect(page.getByText('Final Decision Required')).toBeVisible();
});

test('the offline page waits for a server that is down', async ({ browser }) => {
  const server = await openWorld();
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await visited(page, '/login');
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  await server.kill();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  // Requests other than pages fail as usual.
  expect(await page.evaluate(() => fetch('/api/v1/sample').catch((error: Error) => error.name))).toBe(
    'TypeError',
  );
  await server.restart();
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  await server.stop();
});

test('the error page of a proxy is replaced by the offline page', async ({ browser }) => {
  let isAway = false;
  const pass = async (url: string, response: ServerResponse) => {
    const upstream = await fetch(new URL(url, world.origin), { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await upstream.arrayBuffer());
    response.writeHead(upstream.status, Object.fromEntries(upstream.headers)).end(body);
  };
  const proxy = createServer(({ url = '/' }, response) => {
    if (isAway) response.writeHead(503).end('No upstream');
    else void pass(url, response);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await visited(page, '/login');
  isAway = true;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  isAway = false;
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
});
