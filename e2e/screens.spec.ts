import { expect, test } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { buildCast, type Cast, playPast, seatCast, vote } from './cast.ts';
import { Looking } from './looking.ts';
import { buildPerson, changeStatus, openWorld, type World } from './world.ts';

/*
 * Every screen of a participant in every state: axe finds nothing, nothing scrolls sideways on a phone, the browser has
 * nothing to complain about. The pictures lie in `screenshots/`.
 */

test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);
// A failure has its picture here anyway, and recording every step of a long look costs as much as the look.
test.use({ trace: 'off' });

/** For states that differ little from a screen seen at every width. */
const ends = [360, 1440] as const;

let world: World;
let looking: Looking;
let cast: Cast;
let past: Run;

test.beforeAll(async ({ browser }) => {
  world = await openWorld();
  cast = await buildCast(world);
  past = await playPast(world, cast, 'PAST42');
  looking = await Looking.open(browser, world);
});
test.afterAll(async () => {
  await looking?.page.context().close();
  await world?.stop();
});

const see = (what: string | RegExp) => expect(looking.page.getByText(what).first()).toBeVisible();
const press = (name: string | RegExp) => looking.page.getByRole('button', { name }).first().click();
const open = async (path: string) => {
  await looking.page.goto(path);
  await expect(looking.page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('visitors: landing, sample, registration, log-in, passwords', async () => {
  const { page } = looking;
  await looking.become(null);
  await open('/');
  await looking.look('landing');
  await open('/sample');
  await looking.look('sample');
  await looking.failing(/\/api\/v1\/sample$/, async () => {
    await open('/sample');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await looking.look('sample-failed', ends);
  });

  await open('/login');
  await looking.look('login');
  await press('Log In');
  await see('Username must be at least 2 characters.');
  await looking.look('login-errors', ends);
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await looking.refused(async () => {
    await press('Log In');
    await see('Incorrect Credentials');
    await looking.look('login-refused');
  });

  await open('/register');
  await looking.look('register');
  await page.getByLabel('Email').fill('no address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password', { exact: true }).fill('other than that');
  await press('Continue');
  await see('This is not a valid email.');
  await looking.look('register-errors');
  await page.getByLabel('First Name').fill('Maud');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByLabel('Email').fill('political@example.org');
  await page.getByLabel('Username').fill('political@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
  await page.getByLabel('Confirm Password', { exact: true }).fill('a-long-password');
  await looking.refused(async () => {
    await press('Continue');
    await expect(page.locator('.toast-bad, .err').first()).toBeVisible();
    await looking.look('register-refused', ends);
  });

  await page.evaluate(() => sessionStorage.setItem('registeredUserId', '1'));
  await open('/preferences');
  await see('Almost there!');
  await looking.look('preferences');
  await page.getByLabel('Preference #1', { exact: true }).selectOption('legal');
  await page.getByLabel('Preference #2', { exact: true }).selectOption('economic');
  await press('Complete Registration');
  await see('Please select all preferences before continuing');
  await looking.look('preferences-incomplete');

  await open('/forgot-password');
  await looking.look('forgot');
  await page.getByLabel('Email').fill('political@example.org');
  await press('Send Link');
  await see('The link works once');
  await looking.look('forgot-sent');
  await open('/reset-password?token=abc');
  await looking.look('reset');
  await page.getByLabel('New Password').fill('short');
  await press('Set Password');
  await see('Password must be at least 8 characters.');
  await looking.look('reset-errors', ends);
  await open('/reset-password');
  await looking.look('reset-invalid');
});

test('at home: questionnaire, dashboard, joining, settings, history', async () => {
  const { page } = looking;
  const newcomer = { first_name: 'Ada', last_name: 'Okafor', email_address: 'ada@example.org' };
  await looking.become(await buildPerson(world, newcomer, false));
  await open('/dashboard');
  await expect(page).toHaveURL(/pre-questionnaire/);
  await looking.look('pre-questionnaire');
  for (const question of [0, 1, 5])
    await page.locator('input[value="4"]').nth(question).check({ force: true });
  for (const text of await page.locator('textarea').all()) await text.fill('I ask early, and listen.');
  await page.locator('textarea').last().fill('');
  await page.locator('textarea').last().blur();
  await looking.look('pre-questionnaire-begun');

  const guest = { first_name: 'Ben', last_name: 'Marsh', email_address: 'ben@example.org' };
  await looking.become(await buildPerson(world, guest));
  await open('/dashboard');
  await see('No simulations yet');
  await looking.look('dashboard-empty');
  await press('Start Simulation');
  await expect(page.getByRole('dialog')).toBeVisible();
  await looking.look('join');
  await page.getByLabel('Access code').fill('none99');
  await looking.refused(async () => {
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.locator('.toast-bad')).toBeVisible();
    await looking.look('join-refused', ends);
  });
  await open('/dashboard');
  await press('Settings');
  await see('Sound effects');
  await looking.look('settings');
  await open('/history');
  await see('No simulations yet');
  await looking.look('history-empty');
  await looking.failing(/\/user-runs$/, async () => {
    await open('/dashboard');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 15_000 });
    await looking.look('dashboard-failed', ends);
  });
  await looking.refused(async () => {
    await open('/dashboard?code=NONE99&room=legal');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await looking.look('dashboard-join-failed', ends);
    await open('/dashboard?code=PAST42&room=legal');
    await expect(page.getByRole('dialog')).toBeVisible();
    await looking.look('dashboard-completed-dialog');
  });
  await page.route(/simulation-run-verify$/, () => {});
  await page.goto('/dashboard?code=PAST42&room=legal');
  await see('Joining simulation');
  await looking.look('joining');
  // The page goes first: a call that is let go now would be answered.
  await looking.become(null);
  await page.unroute(/simulation-run-verify$/);
});

test('in a run: briefing, dashboard, room', async () => {
  const { page } = looking;
  const run = await seatCast(world, cast, 'LIVE42');
  const at = (path: string) => `/simulation${path}?code=LIVE42`;
  await looking.become(cast.political);
  await open('/dashboard');
  await looking.look('dashboard');
  await open('/history');
  await looking.look('history');

  await open(at(''));
  await see('The simulation has not started yet.');
  await looking.look('briefing-draft');
  await open(at('/dashboard'));
  await looking.look('simulation-dashboard-draft');
  await open(at('/room/political'));
  await looking.look('room-draft', ends);
  await changeStatus(world, run, 'IN_PROGRESS');
  await see('The simulation has started');
  await looking.look('room-started', ends);

  await open(at(''));
  await looking.look('briefing');
  await looking.failing(/\/user-runs$/, async () => {
    await open(at(''));
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 15_000 });
    await looking.look('briefing-failed', ends);
    await open(at('/dashboard'));
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 15_000 });
    await looking.look('simulation-dashboard-failed', ends);
    await open(at('/room/political'));
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 15_000 });
    await looking.look('room-failed', ends);
  });
  await open('/simulation');
  await looking.look('briefing-no-code', ends);

  await vote(cast, run, ['economic', 'social', 'legal']);
  await open(at('/dashboard'));
  await see('Final Decision Required');
  await looking.look('simulation-dashboard-open');
  await page.getByRole('radiogroup', { name: 'Your final decision' }).locator('label').nth(1).click();
  await page.getByLabel('Rationale').fill('The council can carry it,\nand the port stays open.');
  await looking.look('simulation-dashboard-chosen', ends);

  await looking.wide(1440);
  await open(at('/room/political'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByLabel('Add a note')
    .fill('The tide turns at 06:40: whatever we decide must hold until then.');
  await press('Add Note');
  await see('The tide turns');
  await looking.look('room');
  await looking.wide(360);
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name }).click();
  await part('Notes');
  await looking.look('room-notes', [360]);
  await part('Files');
  await looking.look('room-files', [360]);
  await part('Decision');
  await page.getByRole('radiogroup', { name: 'Available Decision' }).locator('label').nth(0).click();
  await page.getByLabel('Your reasoning').fill('It keeps the choice with us.');
  await looking.look('room-decision');
  await press('Submit Decision');
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  await looking.look('room-submitted');
  await open(at('/room/legal'));
  await looking.look('room-wrong');
  await open(at('/room/engine'));
  await looking.look('room-unknown', ends);
  await looking.failing(/room-run-get|room-get-all-vote/, async () => {
    await open(at('/room/political'));
    await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible({ timeout: 15_000 });
    await looking.look('room-parts-failed', ends);
  });
  await looking.failing(/simulation-run-events/, async () => {
    await open(at('/room/political'));
    await see('Connection lost');
    await looking.look('room-connection-lost', ends);
  });

  await changeStatus(world, run, 'PAUSED');
  await open(at('/dashboard'));
  await see('The simulation is paused.');
  await looking.look('simulation-dashboard-paused');
  await open(at('/room/political'));
  await looking.look('room-paused', ends);
  await changeStatus(world, run, 'IN_PROGRESS');
  await open(at('/dashboard'));
  await page.getByRole('radiogroup', { name: 'Your final decision' }).locator('label').nth(1).click();
  await page.getByLabel('Rationale').fill('The council can carry it.');
  await press('Submit Final Decision');
  await see('Stage Complete!');
  await looking.look('simulation-dashboard-submitted');

  await open(`/simulation/summary?runId=${run.id}`);
  await looking.look('summary-under-way');
  await press('Rejoin Simulation');
  await expect(page.getByRole('dialog')).toBeVisible();
  await looking.look('rejoin');

  await open(at('/dashboard'));
  await changeStatus(world, run, 'ENDED');
  await see('Simulation Complete!');
  await looking.look('simulation-dashboard-complete');
  const other = await seatCast(world, cast, 'OVER42');
  await changeStatus(world, other, 'IN_PROGRESS');
  await open('/simulation/room/political?code=OVER42');
  await expect(page.getByRole('article').first()).toBeVisible();
  await changeStatus(world, other, 'ENDED');
  await see('Simulation Complete!');
  await looking.look('room-complete', ends);
});

test('afterwards: questionnaire, summary, scenarios', async () => {
  const { page } = looking;
  await looking.become(cast.economic);
  // Nobody has answered yet: the server says so with a 404.
  await looking.refused(async () => {
    await open(`/post-questionnaire?runId=${past.id}`);
    await looking.look('post-questionnaire');
  });

  await looking.become(cast.political);
  await open('/post-questionnaire?runId=999');
  await looking.look('post-questionnaire-no-run', ends);
  await open(`/simulation/summary?runId=${past.id}`);
  await looking.look('summary');
  await page.getByRole('tab', { name: 'Stage Details' }).click();
  await looking.look('summary-stages');
  await looking.failing(/generate-report/, async () => {
    await open(`/simulation/summary?runId=${past.id}`);
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 15_000 });
    await looking.look('summary-failed', ends);
  });

  const [first] = (await cast.political.client.call('getParticipantReport', { params: { runId: past.id } }))
    .report_per_stage;
  const id = first?.scenario_id;
  await open(`/scenario/${id}`);
  await looking.look('scenario');
  await open(`/scenario/${id}/${roles[0]}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await looking.look('scenario-room');
  await open(`/scenario/${id}/legal`);
  await looking.look('scenario-room-restricted', ends);
  await looking.refused(async () => {
    await open('/scenario/99999');
    await looking.look('scenario-unknown', ends);
  });
});
