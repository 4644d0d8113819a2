import { type Browser, expect } from '@playwright/test';
import { apiPrefix, calls } from '@vincere/contract';
import { test } from '../fixtures.ts';
import { buildPerson, changeStatus, contextOf, createRun, type World } from '../world.ts';

/* A page without a cache shows its loading mark at once, starts its first reads while the app loads, and reads nothing twice. */

const ownRuns = apiPrefix + calls.listMyRuns.path;
const person = { first_name: 'Maud', last_name: 'Lindqvist', email_address: 'cold@example.org' };
let world: World;

test.beforeAll(({ world: shared }) => {
  world = shared;
});

test('the seats are requested once, without waiting for the app', async ({ browser }) => {
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
  // The app arrives only after the seats have been requested.
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

const roomReads = [/\/user-run-get\/\d+$/, /\/room-run-get\/\d+$/];

/**
 * Opens a room whose app arrives only after the run and the room were answered, and the stage clock has lost
 * `lostSeconds` since.
 */
async function openRoom(browser: Browser, code: string, lostSeconds: number) {
  const known = await buildPerson(world, { ...person, email_address: `${code}@example.org` });
  const run = await createRun(world, code);
  await changeStatus(world, run, 'IN_PROGRESS');
  await known.client.call('joinRun', { body: { access_code: code, room_name: 'social' } });
  const { context, page } = await contextOf(browser, world, known);
  const [seat] = (await known.client.call('listMyRuns')).user_run;
  const left = async () => {
    const { sim_run } = await known.client.call('getUserRun', { params: { userRunId: seat?.id ?? 0 } });
    return (sim_run.stage_clock?.remaining_ms ?? 0) / 1000;
  };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answered = Promise.all(roomReads.map((read) => page.waitForResponse(read)));
  await page.route('**/assets/foundation-*', async (route) => {
    await answered;
    const atAnswer = await left();
    await expect.poll(left).toBeLessThanOrEqual(atAnswer - lostSeconds);
    await route.continue();
  });
  await page.goto(`/simulation/room/social?code=${code.toLowerCase()}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  return { context, page, asked, left };
}

test('the run and the own room are requested once, without waiting for the app', async ({ browser }) => {
  const { context, asked } = await openRoom(browser, 'COLD24', 0);
  for (const read of roomReads) expect(asked.filter((path) => read.test(path))).toHaveLength(1);
  await context.close();
});

test('the stage clock counts from its answer, even if the app arrives late', async ({ browser }) => {
  const { context, page, left } = await openRoom(browser, 'COLD25', 3);
  const shown = async () => {
    const clock = (await page.getByRole('timer').textContent()) ?? '';
    return [...clock.matchAll(/\d+/g)].reduce((seconds, [part]) => seconds * 60 + Number(part), 0);
  };
  await expect.poll(async () => Math.abs((await shown()) - (await left())) < 2).toBe(true);
  await context.close();
});

test('an expired token is renewed', async ({ browser }) => {
  const known = await buildPerson(world, { ...person, email_address: 'renewed@example.org' });
  const session = { ...known.session, access_token: `${known.session.access_token}x` };
  const { context, page } = await contextOf(browser, world, { ...known, session });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Maud' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Simulation' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.close();
});

test('the loading mark stays until a page replaces it', async ({ browser }) => {
  const known = await buildPerson(world, { ...person, email_address: 'mark@example.org' });
  const { page } = await contextOf(browser, world, known);
  let letPageThrough = () => {};
  const isSeen = new Promise<void>((resolve) => {
    letPageThrough = resolve;
  });
  await page.route('**/assets/DashboardPage-*.js', async (route) => {
    await isSeen;
    await route.continue();
  });
  // The app has started and reads the profile.
  const app = page.waitForResponse(/\/assets\/app-/);
  const opened = page.goto('/dashboard', { waitUntil: 'commit' });
  await app;
  await page.waitForFunction(() => 'scrollRestoration' in history && history.state !== null);
  const head = page.getByRole('banner');
  await expect(head).toHaveText('VINCERE');
  await expect(head).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
  letPageThrough();
  await opened;
  await expect(page.getByRole('heading', { name: 'Welcome, Maud' })).toBeVisible();
  await expect(head).not.toHaveText('VINCERE');
});
