import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { buildPerson, changeStatus, contextOf, createRun, type World } from '../world.ts';

/* Earlier notes and choices can be found again, also on a phone. */

const phone = { viewport: { width: 390, height: 844 } };
let world: World;

test.beforeAll(({ world: shared }) => {
  world = shared;
});

test('the notes of a room can be read in the next stage', async ({ browser }) => {
  const person = { first_name: 'Maud', last_name: 'Lindqvist', email_address: 'back@example.org' };
  const { client, ...known } = await buildPerson(world, person);
  const run = await createRun(world, 'BACK23');
  const params = { runId: run.id };
  await client.call('joinRun', { body: { access_code: 'BACK23', room_name: 'social' } });
  await changeStatus(world, run, 'IN_PROGRESS');
  const room = await client.call('getRoomRunByName', { params: { ...params, roomName: 'social' } });
  await client.call('addRoomNote', { params: { roomRunId: room.id }, body: { text: 'Who measured it?' } });
  const { current_scenario } = await world.facilitator.call('getRun', { params });
  const [first] = current_scenario?.all_decisions ?? [];
  const body = { decision_chosen_id: first?.id ?? 0, reasoning: 'It holds' };
  await client.call('castFinalVote', { params, body });
  const { page } = await contextOf(browser, world, { client, ...known }, phone);
  await page.goto('/simulation/room/social?code=BACK23');
  await page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name: 'Notes' }).click();
  await expect(page.getByText('Who measured it?')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Earlier stages' })).toHaveCount(0);

  await world.facilitator.call('advanceRun', { params, body: { scenario_id: current_scenario?.id ?? 0 } });
  await expect(page.getByText('Stage 2 of 3').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name: 'Notes' }).click();
  await expect(page.getByText('Who measured it?')).toHaveCount(0);
  await page.getByRole('link', { name: 'Stage 1: notes and posts' }).click();
  await expect(page.getByText('Who measured it?')).toBeVisible();
});

test('choosing a decision in the sample scrolls its result into view', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: world.origin, ...phone })).newPage();
  await page.goto('/sample');
  await page.getByRole('radiogroup', { name: 'Decision' }).locator('label').first().click();
  await expect(page.getByRole('heading', { name: 'What Happens Next' })).toBeInViewport();
});

test('a person can change the name and then the password', async ({ browser }) => {
  const person = { first_name: 'Ben', last_name: 'Marsh', email_address: 'renamed@example.org' };
  const known = await buildPerson(world, person);
  const { page } = await contextOf(browser, world, known);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Name and Password' }).click();
  await page.getByLabel('First Name').fill('Benjamin');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile Saved')).toBeVisible();
  expect(await known.client.call('getProfile')).toMatchObject({ first_name: 'Benjamin' });
  await page.getByLabel('Current Password').fill('a-long-password');
  await page.getByLabel('New Password').fill('another-password');
  await page.getByLabel('Confirm Password').fill('another-password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
