import { expect, test } from '@playwright/test';
import { apiPrefix, calls } from '@vincere/contract';
import { buildPerson, contextOf, createRun, openWorld, type World } from './world.ts';

/* A page that is opened cold: the mark at once, its first read beside the app, and nothing asked for twice. */

const ownRuns = apiPrefix + calls.listMyRuns.path;
const person = { first_name: 'Maud', last_name: 'Lindqvist', email_address: 'maud@example.org' };
let world: World;

test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world.stop());

test('the seats are asked for once, without waiting for the app', async ({ browser }) => {
  const known = await buildPerson(world, person);
  await createRun(world, 'COLD23');
  await known.client.call('joinRun', { body: { access_code: 'COLD23', room_name: 'social' } });
  const { context, page } = await contextOf(browser, world, known);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let letAppThrough = () => {};
  const isAsked = new Promise<void>((resolve) => {
    letAppThrough = resolve;
  });
  // The app comes only once the seats were asked for.
  await page.route('**/assets/foundation-*', async (route) => {
    await isAsked;
    await route.continue();
  });
  const early = page.waitForRequest((request) => request.url().endsWith(ownRuns));
  const opened = page.goto('/dashboard');
  await early;
  await expect(page.getByText('VINCERE')).toBeVisible();
  letAppThrough();
  await opened;
  await expect(page.getByText('The Tamber Light')).toBeVisible();
  expect(asked.filter((path) => path === ownRuns)).toHaveLength(1);
  await context.close();
});

test('a token that has run out is renewed all the same', async ({ browser }) => {
  const known = await buildPerson(world, { ...person, email_address: 'ben@example.org' });
  const session = { ...known.session, access_token: `${known.session.access_token}x` };
  const { context, page } = await contextOf(browser, world, { ...known, session });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Maud' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Simulation' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.close();
});

test('the mark stands until there is a page to put in its place', async ({ browser }) => {
  const known = await buildPerson(world, { ...person, email_address: 'ida@example.org' });
  const { page } = await contextOf(browser, world, known);
  let letPageThrough = () => {};
  const isSeen = new Promise<void>((resolve) => {
    letPageThrough = resolve;
  });
  await page.route('**/assets/DashboardPage-*.js', async (route) => {
    await isSeen;
    await route.continue();
  });
  // The app has begun: it reads who is there.
  const app = page.waitForResponse(/\/assets\/start-/);
  const opened = page.goto('/dashboard', { waitUntil: 'commit' });
  await app;
  await page.waitForFunction(() => 'scrollRestoration' in history && history.state !== null);
  await expect(page.locator('.on-its-way')).toBeVisible();
  letPageThrough();
  await opened;
  await expect(page.getByRole('heading', { name: 'Welcome, Maud' })).toBeVisible();
  await expect(page.locator('.on-its-way')).toHaveCount(0);
});
