import { expect } from '@playwright/test';
import { answerOpenQuestions, sendUntouched } from '../call-faults.ts';
import { test } from '../fixtures.ts';
import { dashboardOf, press, roomOf, someone, startRun } from '../on-a-run.ts';
import { closeWindows, contextOf, password, type World } from '../world.ts';

/* Addresses and links lead everyone to the right page. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

test('pages redirect visitors, newcomers and administrators to the right place', async ({ browser }) => {
  const visitor = await (await browser.newContext({ baseURL: world.origin })).newPage();
  for (const path of [
    '/dashboard',
    '/history',
    '/simulation/summary?runId=1',
    '/scenario/1',
    '/scenario/1/social',
    '/admin',
    '/admin-dashboard',
    '/simulation?code=LINE00',
    '/no/such/page',
  ]) {
    await visitor.goto(path);
    await expect(visitor, path).toHaveURL(/\/login$/);
  }
  for (const path of ['/', '/register', '/sample', '/taking-part', '/pre-questionnaire', '/questionnaire']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(visitor, path).toHaveURL(new RegExp(`${path}$`));
  }
  await visitor.goto('/login');
  await visitor.getByLabel('Email').fill(world.administrator.email);
  await visitor.getByLabel('Password', { exact: true }).fill(world.administrator.password);
  await press(visitor, 'Log In');
  for (const path of ['/', '/admin-dashboard']) {
    await expect(visitor).toHaveURL(/\/admin$/);
    await visitor.goto(path);
  }
  await expect(visitor).toHaveURL(/\/admin$/);

  const asking = await (await browser.newContext({ baseURL: world.origin })).newPage();
  await asking.goto('/admin/runs?search=harbour');
  await expect(asking).toHaveURL(/\/login$/);
  await asking.getByLabel('Email').fill(world.administrator.email);
  await asking.getByLabel('Password', { exact: true }).fill(world.administrator.password);
  await press(asking, 'Log In');
  await expect(asking).toHaveURL(/\/admin\/runs\?search=harbour$/);

  const { page: newcomer } = await contextOf(browser, world, await someone(world, false));
  for (const path of ['/', '/dashboard', '/history', '/simulation/summary?runId=1', '/no/such/page']) {
    await newcomer.goto(path);
    await expect(newcomer, path).toHaveURL(/\/pre-questionnaire$/);
  }

  const { page: participant } = await contextOf(browser, world, await someone(world));
  for (const path of ['/', '/admin', '/no/such/page']) {
    await participant.goto(path);
    await expect(participant, path).toHaveURL(/\/dashboard$/);
  }
});

test('a link with a code joins automatically, even after log-in and the first questionnaire', async ({
  browser,
}) => {
  const person = await someone(world, false);
  const run = await startRun(world, []);
  const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
  await page.goto(`/dashboard?code=${run.access_code.toLowerCase()}&room=environmental`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(person.email_address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Log In');
  await expect(page).toHaveURL(/\/pre-questionnaire$/);
  await answerOpenQuestions(page);
  await sendUntouched(page);
  await expect(page).toHaveURL(new RegExp(`/simulation\\?code=${run.access_code}$`));
  const { users_playing } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  expect(users_playing.map(({ room }) => room.room_name)).toEqual(['environmental']);
});

test('a link without a role asks for one, and leads people with a seat back to their seat', async ({
  browser,
}) => {
  const person = await someone(world);
  const run = await startRun(world, []);
  const { page } = await contextOf(browser, world, person);
  const dialog = page.getByRole('dialog', { name: 'Join Simulation' });
  const heldRooms = async () => {
    const { users_playing } = await world.facilitator.call('getRun', { params: { runId: run.id } });
    return users_playing.map(({ room }) => room.room_name);
  };
  // The pages of a run redirect people without a seat in the same way.
  for (const path of [roomOf(run), dashboardOf(run), `/simulation?code=${run.access_code}`]) {
    await page.goto(path);
    await expect(dialog.getByLabel('Access code'), path).toHaveValue(run.access_code);
  }
  await page.goto(`/dashboard?code=${run.access_code.toLowerCase()}`);
  await expect(dialog.getByLabel('Access code')).toHaveValue(run.access_code);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await heldRooms()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await press(page, 'Start Simulation');
  await expect(dialog.getByLabel('Access code')).toHaveValue('');

  await page.goto(`/dashboard?code=${run.access_code}`);
  await dialog.getByRole('radio', { name: 'Legal Expert' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/simulation\\?code=${run.access_code}$`));
  expect(await heldRooms()).toEqual(['legal']);

  await page.goto(`/dashboard?code=${run.access_code.toLowerCase()}`);
  await expect(page).toHaveURL(new RegExp(`/simulation\\?code=${run.access_code}$`));
  expect(await heldRooms()).toEqual(['legal']);
});
