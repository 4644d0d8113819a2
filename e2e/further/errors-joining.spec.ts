import { expect } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { ada, press, seatAtTwoRuns, signedIn } from '../at-two-runs.ts';
import { cut, expectToast } from '../call-faults.ts';
import { test } from '../fixtures.ts';
import { buildPerson, closeWindows, type KnownPerson, type World } from '../world.ts';

/*
 * The error messages that a participant can meet on the way into a run. The real server causes them where possible;
 * otherwise the test makes one call fail.
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

const joinFailed = 'Failed to join simulation. Please check your access code and try again.';

test('errors of joining with a code are reported', async ({ browser }) => {
  const page = await signedIn(browser, world, person);
  await page.clock.install();
  await page.goto('/dashboard');
  await press(page, 'Start Simulation');
  const dialog = page.getByRole('dialog', { name: 'Join Simulation' });
  const join = async (code: string) => {
    await dialog.getByLabel('Access code').fill(code);
    await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  };
  await join('   ');
  await expect(dialog.getByText('Please enter an access code')).toBeVisible();
  await join('N0C0DE');
  await expect(dialog.getByText('No simulation run matches this access code')).toBeVisible();
  await expectToast(page, 'Error', joinFailed);

  const settle = await cut(page, 'joinRun');
  await join(running.access_code);
  await expect(dialog.getByText('Failed to join simulation', { exact: true })).toBeVisible();
  await expectToast(page, 'Error', joinFailed);
  await settle();

  await page.route(/simulation-run-verify/, () => {});
  await join(running.access_code);
  await expect(page.getByRole('dialog', { name: 'Joining simulation' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(dialog.getByText('Request timed out after 15 seconds')).toBeVisible();
  await expectToast(page, 'Error', 'Request timed out after 15 seconds');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await join(ended.access_code);
  const over = page.getByRole('dialog', { name: 'Simulation Already Completed' });
  await expect(over).toContainText('ask your facilitator for a new access code');
  await expectToast(
    page,
    'Cannot Join',
    'This simulation has already ended. See details for more information.',
  );
  await over.getByRole('button', { name: 'Take Post-Questionnaire' }).click();
  await expect(page).toHaveURL(new RegExp(`/post-questionnaire\\?runId=${ended.id}$`));
});

test('errors of joining by a link and of opening a finished run are reported', async ({ browser }) => {
  const page = await signedIn(
    browser,
    world,
    await buildPerson(world, { ...ada, email_address: 'eva@example.org' }),
  );
  await page.goto(`/dashboard?code=${running.access_code}&room=dashboard`);
  await expectToast(
    page,
    'Failed to auto-join simulation',
    'The dashboard room is assigned by your facilitator',
  );
  await page.goto(`/dashboard?code=${running.access_code}&room=social`);
  await expect(page).toHaveURL(new RegExp(`/simulation\\?code=${running.access_code}`));
  await expectToast(page, 'Successfully joined the simulation.');

  const late = await signedIn(browser, world, person);
  await late.goto(`/simulation?code=${ended.access_code}`);
  await expect(late).toHaveURL(new RegExp(`/post-questionnaire\\?runId=${ended.id}$`));
  await expectToast(
    late,
    'Simulation Already Completed',
    'This simulation has been completed and cannot be joined. Please contact your facilitator for a new access code to an active simulation',
  );
});
