import { expect } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { failedToast } from './call-faults.ts';
import { buildCast, type Cast, playPast } from './cast.ts';
import { test } from './fixtures.ts';
import { ends, Looking } from './looking.ts';
import { buildPerson, openWorld, type World } from './world.ts';

/*
 * Checks of every screen outside a run, in every state (`screens-run.spec.ts` has those within a run). Axe reports nothing,
 * nothing scrolls sideways on a phone, and the browser logs no errors. `--every-look` writes screenshots to `screenshots/`.
 */

test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

let world: World;
let looking: Looking;
let cast: Cast;
let past: Run;

test.beforeAll(async ({ browser }) => {
  world = await openWorld('whole');
  cast = await buildCast(world);
  past = await playPast(world, cast, 'PAST42');
  looking = await Looking.begin(browser, world);
});
test.afterAll(async () => {
  await looking?.page.context().close();
  await world?.stop();
});

test('the screens of visitors pass the screen checks: landing, sample, registration, log-in, passwords', async () => {
  const { page } = looking;
  await looking.become(null);
  await looking.open('/');
  await looking.look('landing');
  await looking.open('/sample');
  await looking.look('sample');
  await looking.failing(/\/api\/v1\/sample$/, async () => {
    await looking.open('/sample');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await looking.look('sample-failed', ends);
  });

  await looking.open('/taking-part');
  await looking.look('taking-part');
  await looking.open('/login');
  await looking.look('login');
  await looking.press('Log In');
  await looking.see('Username must be at least 2 characters.');
  await looking.look('login-errors', ends);
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await looking.refused(async () => {
    await looking.press('Log In');
    await looking.see('Incorrect Credentials');
    await looking.look('login-refused');
  });

  await looking.open('/register');
  await looking.look('register');
  await page.getByLabel('Email').fill('no address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password', { exact: true }).fill('other than that');
  await looking.press('Continue');
  await looking.see('This is not a valid email.');
  await looking.look('register-errors');
  await page.getByLabel('First Name').fill('Maud');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByLabel('Email').fill('political@example.org');
  await page.getByLabel('Username').fill('political@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
  await page.getByLabel('Confirm Password', { exact: true }).fill('a-long-password');
  await looking.refused(async () => {
    await looking.press('Continue');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await looking.look('register-refused', ends);
  });

  await page.evaluate(() => sessionStorage.setItem('registeredUserId', '1'));
  await looking.open('/preferences');
  await looking.see('Almost there!');
  await looking.look('preferences');
  await page.getByLabel('Preference #1', { exact: true }).selectOption('legal');
  await page.getByLabel('Preference #2', { exact: true }).selectOption('economic');
  await looking.press('Complete Registration');
  await looking.see('Please select all preferences before continuing');
  await looking.look('preferences-incomplete');

  await looking.open('/forgot-password');
  await looking.look('forgot');
  await page.getByLabel('Email').fill('political@example.org');
  await looking.press('Send Link');
  await looking.see('The link works once');
  await looking.look('forgot-sent');
  await looking.open('/reset-password?token=abc');
  await looking.look('reset');
  await page.getByLabel('New Password').fill('short');
  await looking.press('Set Password');
  await looking.see('Password must be at least 8 characters.');
  await looking.look('reset-errors', ends);
  await looking.open('/reset-password');
  await looking.look('reset-invalid');
});

test('the screens before a run pass the screen checks: questionnaire, dashboard, joining, settings, history', async () => {
  const { page } = looking;
  const newcomer = { first_name: 'Ada', last_name: 'Okafor', email_address: 'ada@example.org' };
  await looking.become(await buildPerson(world, newcomer, false));
  await looking.open('/dashboard');
  await expect(page).toHaveURL(/pre-questionnaire/);
  await looking.look('pre-questionnaire');
  for (const question of [0, 1, 5])
    await page.locator('input[value="4"]').nth(question).check({ force: true });
  for (const text of await page.locator('textarea').all()) await text.fill('I ask early, and listen.');
  await page.locator('textarea').last().fill('');
  await page.locator('textarea').last().blur();
  await looking.look('pre-questionnaire-begun');
  await page.locator('textarea').last().fill('I ask early, and listen.');
  await looking.press('Complete Assessment');
  await looking.see('12 answers still at 1');
  await looking.look('pre-questionnaire-untouched', ends);

  const guest = { first_name: 'Ben', last_name: 'Marsh', email_address: 'ben@example.org' };
  await looking.become(await buildPerson(world, guest));
  await looking.open('/dashboard');
  await looking.see('No simulations yet');
  await looking.look('dashboard-empty');
  await looking.press('Start Simulation');
  await expect(page.getByRole('dialog')).toBeVisible();
  await looking.look('join');
  await page.getByLabel('Access code').fill('none99');
  await looking.refused(async () => {
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(failedToast(page)).toBeVisible();
    await looking.look('join-refused', ends);
  });
  await looking.open('/dashboard');
  await looking.press('Settings');
  await looking.see('Sound effects');
  await looking.look('settings');
  await page.getByRole('link', { name: 'Name and Password' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ben');
  await looking.look('account');
  await looking.open('/history');
  await looking.see('No simulations yet');
  await looking.look('history-empty');
  await looking.failing(/\/user-runs$/, async () => {
    await looking.open('/dashboard');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await looking.look('dashboard-failed', ends);
  });
  await looking.refused(async () => {
    await looking.open('/dashboard?code=NONE99&room=legal');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await looking.look('dashboard-join-failed', ends);
    await page.goto('/dashboard?code=PAST42&room=legal');
    await expect(page.getByRole('dialog')).toBeVisible();
    await looking.look('dashboard-completed-dialog');
  });
  await page.route(/simulation-run-verify$/, () => {});
  await page.goto('/dashboard?code=PAST42&room=legal');
  await looking.see('Joining simulation');
  await looking.look('joining');
  // Leave the page first. Otherwise a released call would be answered.
  await looking.become(null);
  await page.unroute(/simulation-run-verify$/);
});

test('the screens after a run pass the screen checks: questionnaire, summary, scenarios', async () => {
  const { page } = looking;
  await looking.become(cast.economic);
  // Nobody has answered yet, so the server returns 404.
  await looking.refused(async () => {
    await looking.open(`/post-questionnaire?runId=${past.id}`);
    await looking.look('post-questionnaire');
  });

  await looking.become(cast.political);
  await looking.open('/post-questionnaire?runId=999');
  await looking.look('post-questionnaire-no-run', ends);
  await looking.open(`/simulation/summary?runId=${past.id}`);
  await looking.look('summary');
  await page.getByRole('tab', { name: 'Stage Details' }).click();
  await looking.look('summary-stages');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await looking.see('What was chosen and why');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Stage Details' })).toHaveAttribute('aria-selected', 'true');
  await looking.failing(/generate-report/, async () => {
    await looking.open(`/simulation/summary?runId=${past.id}`);
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await looking.look('summary-failed', ends);
  });

  const [first] = (await cast.political.client.call('getParticipantReport', { params: { runId: past.id } }))
    .report_per_stage;
  const id = first?.scenario_id;
  await looking.open(`/scenario/${id}`);
  await looking.look('scenario');
  await looking.open(`/scenario/${id}/${roles[0]}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await looking.look('scenario-room');
  await looking.open(`/scenario/${id}/legal`);
  await looking.look('scenario-room-restricted', ends);
  await looking.refused(async () => {
    await looking.open('/scenario/99999');
    await looking.look('scenario-unknown', ends);
  });
});
