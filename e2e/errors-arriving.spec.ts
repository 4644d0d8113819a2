import { expect } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { ada, press, seatAtTwoRuns, signedIn, visitor } from './at-two-runs.ts';
import { test } from './fixtures.ts';
import { answer, cut, expectToast } from './provoke.ts';
import { buildPerson, closeWindows, type KnownPerson, password, type World } from './world.ts';

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

test('errors of logging in', async ({ browser }) => {
  const page = await visitor(browser, world);
  await page.goto('/login');
  await press(page, 'Log In');
  await expect(page.getByText('Username must be at least 2 characters.')).toBeVisible();
  await expect(page.getByText('Password must be at least 2 characters.')).toBeVisible();

  await page.getByLabel('Email').fill(person.email_address);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await press(page, 'Log In');
  await expectToast(page, 'Login Failed', 'Incorrect email or password');
  const alert = page.getByRole('alert').filter({ hasText: 'Incorrect Credentials' });
  await expect(alert).toContainText('The email or password entered is incorrect.');

  await answer(page, 'logIn', 502, 'Bad gateway');
  await press(page, 'Log In');
  await expectToast(page, 'Login Failed', 'Please check your credentials and try again');
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /^Login failed$/ }),
  ).toBeVisible();
});

test('errors of registering and ranking the roles', async ({ browser }) => {
  const page = await visitor(browser, world);
  await page.goto('/preferences');
  await expect(page).toHaveURL(/\/register$/);
  await expectToast(page, 'Error', 'Please complete registration first');

  await page.getByLabel('First Name').fill('Ben');
  await page.getByLabel('Last Name').fill('Roth');
  await page.getByLabel('Email').fill('ben@example');
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Ben');
  await expect(page.getByLabel('Username')).toHaveValue('ben@example');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password', { exact: true }).fill('other');
  await press(page, 'Continue');
  await expect(page.getByText('This is not a valid email.')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters.')).toHaveCount(2);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(`${password}!`);
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);

  await page.getByLabel('Email').fill(person.email_address.toUpperCase());
  await press(page, 'Continue');
  await expectToast(page, 'Registration Failed', 'This email is already registered');
  await page.getByLabel('Email').fill('ben@example.org');

  for (const [provoke, message] of [
    [() => cut(page, 'registerUser'), 'Please try again'],
    [() => answer(page, 'registerUser', 201, ''), 'No response received from server'],
    [() => answer(page, 'registerUser', 201, { id: 'one' }), 'Invalid response format from server'],
  ] as const) {
    const settle = await provoke();
    await press(page, 'Continue');
    await expectToast(page, 'Registration Failed', message);
    await settle();
  }
  await press(page, 'Continue');
  await expect(page).toHaveURL(/\/preferences$/);
  await expectToast(page, 'Registration Complete!', 'Please login with your credentials');
  await expectToast(page, 'Almost there!', 'Please set your room preferences');

  await press(page, 'Complete Registration');
  await expectToast(page, 'Error', 'Please select all preferences before continuing');
  for (const [index, role] of roles.entries())
    await page.getByLabel(`Preference #${index + 1}`, { exact: true }).selectOption(role);
  const settle = await cut(page, 'setPreferences');
  await press(page, 'Complete Registration');
  await expectToast(page, 'Error', 'Failed to set preferences');
  await settle();
  await press(page, 'Complete Registration');
  await expect(page).toHaveURL(/\/login$/);
});

test('errors of joining with a code', async ({ browser }) => {
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

test('errors of joining by a link, and of opening a run that is over', async ({ browser }) => {
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
