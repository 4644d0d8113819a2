import { expect } from '@playwright/test';
import type { Answer, Calls, Run } from '@vincere/contract';
import { ada, press, seatAtTwoRuns, signedIn, visitor } from '../at-two-runs.ts';
import { answerOpenQuestions, change, cut, expectToast, sendUntouched } from '../call-faults.ts';
import { test } from '../fixtures.ts';
import { buildPerson, closeWindows, type KnownPerson, type World } from '../world.ts';

/*
 * The error messages that a participant can meet in questionnaires, the history and the summary. The real server causes them
 * where possible; otherwise the test makes one call fail.
 */

let world: World;
let person: KnownPerson;
let running: Run;
let ended: Run;

test.beforeAll(async ({ world: shared }) => {
  world = shared;
  ({ person, running, ended } = await seatAtTwoRuns(world));
});
test.afterEach(closeWindows);

test('errors of resuming a run and of the history are reported', async ({ browser }) => {
  const page = await signedIn(browser, world, person);
  const restore = await change<Answer<Calls['listMyRuns']>>(page, 'listMyRuns', ({ user_run }) => {
    for (const { sim_run } of user_run) Object.assign(sim_run, { access_code: '', id: 0 });
  });
  await page.goto('/history');
  await page.getByRole('link', { name: /^Resume/ }).click();
  await expectToast(page, 'Error', 'Cannot resume: Missing access code');
  await page.getByRole('link', { name: /^View Summary/ }).click();
  await expectToast(page, 'Error', 'Cannot view summary: Missing simulation run ID');
  await expect(page).toHaveURL(/\/history$/);
  await restore();

  const settle = await cut(page, 'listMyRuns');
  await page.goto('/history');
  await expect(page.getByText('Error loading simulation history')).toBeVisible();
  await expectToast(page, 'Error', 'Failed to fetch user run history');
  await settle();
  await press(page, 'Try Again');
  await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible();
});

test('errors of the summary are reported', async ({ browser }) => {
  const page = await signedIn(browser, world, person);
  await page.goto('/simulation/summary');
  await expect(page.getByRole('heading', { name: 'Error Loading Summary' })).toBeVisible();
  await expect(page.getByText('No simulation run ID provided')).toBeVisible();
  await expectToast(page, 'Error', 'Simulation run ID is required to fetch the report');
  await press(page, 'Copy Access Code');
  await expectToast(page, 'No access code available for this simulation');
  await press(page, 'Direct Resume');
  const dialog = page.getByRole('dialog', { name: 'Rejoin Simulation' });
  await dialog.getByRole('button', { name: 'Rejoin' }).click();
  await expect(dialog.getByText('Please enter an access code')).toBeVisible();
  const settleJoin = await cut(page, 'joinRun');
  await dialog.getByLabel('Access Code').fill(running.access_code);
  await dialog.getByRole('button', { name: 'Rejoin' }).click();
  await expectToast(page, 'Failed to rejoin simulation - no success response');
  await settleJoin();

  for (const path of ['/simulation/summary?runId=abc', '/post-questionnaire?runId=abc']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Invalid simulation run ID')).toBeVisible();
  }

  const settle = await cut(page, 'getParticipantReport');
  await page.goto(`/simulation/summary?runId=${running.id}`);
  await expect(page.getByRole('main').getByText('Failed to fetch simulation report')).toBeVisible();
  await expectToast(page, 'Error', 'Failed to fetch simulation report');
  await settle();
  await press(page, 'Try Again');
  await expect(page.getByRole('tab', { name: 'Stage Details' })).toBeVisible();

  await page.goto('/simulation/summary?runId=987654');
  await expect(page.getByText('Simulation run not found')).toBeVisible();

  await cut(page, 'getUserRun');
  await page.goto(`/simulation/summary?runId=${running.id}`);
  await expectToast(page, 'Error', 'Failed to fetch user run details');
});

test('a run page without a session leads to the log-in', async ({ browser }) => {
  const page = await visitor(browser, world);
  await page.goto('/simulation/dashboard');
  await expect(page.getByRole('heading', { name: 'No Active Simulation' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a sent questionnaire leads to the next page, and the post-questionnaire links to the dashboard', async ({
  browser,
}) => {
  const newcomer = await buildPerson(world, { ...ada, email_address: 'new@example.org' }, false);
  const page = await signedIn(browser, world, newcomer);
  await page.goto('/pre-questionnaire');
  await answerOpenQuestions(page);
  await sendUntouched(page);
  await expectToast(page, 'Pre-scenario assessment completed successfully');
  await expect(page).toHaveURL(/\/dashboard$/);

  const post = await signedIn(browser, world, person);
  await post.goto(`/post-questionnaire?runId=${ended.id}`);
  await answerOpenQuestions(post);
  await post.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(post).toHaveURL(/\/dashboard$/);
  await post.goBack();
  await sendUntouched(post);
  await expectToast(post, 'Post-scenario assessment completed successfully');
  await expect(post).toHaveURL(new RegExp(`/simulation/summary\\?runId=${ended.id}`));
});

test('untouched scales are confirmed before they are sent', async ({ browser }) => {
  const newcomer = await buildPerson(world, { ...ada, email_address: 'quiet@example.org' }, false);
  const page = await signedIn(browser, world, newcomer);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/pre-questionnaire');
  await answerOpenQuestions(page);
  await page.getByRole('radiogroup').first().locator('label').nth(3).click();
  await press(page, 'Complete Assessment');
  const dialog = page.getByRole('dialog', { name: '14 answers still at 1' });
  await dialog.getByRole('button', { name: 'Look Again' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('radiogroup').nth(1).getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('radiogroup').nth(1)).toBeInViewport();
  const answers = () =>
    newcomer.client.call('getQuestionnaire', {
      params: { userId: newcomer.session.id },
      query: { questionnaire_type: 'pre' },
    });
  await expect(answers()).rejects.toMatchObject({ status: 404 });
  await press(page, 'Complete Assessment');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await answers()).toMatchObject({ strategy_q1: 4, strategy_q2: 1 });
});
