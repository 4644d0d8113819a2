import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { ends, Looking } from '../looking.ts';
import { press, someone } from '../on-a-run.ts';
import { changeStatus, closeWindows, contextOf, createRun, password, type World } from '../world.ts';

/* The short link, guests, and accounts made by guests. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

const phone = { viewport: { width: 375, height: 740 } };

/** Creates a run that allows guests. */
async function openToGuests(code: string) {
  const run = await createRun(world, code);
  await world.facilitator.call('setGuestJoin', { params: { runId: run.id }, body: { guest_join: true } });
  return run;
}

async function joinAs(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/j/${code.toLowerCase()}`);
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Join as a Guest');
  await expect(page).toHaveURL(new RegExp(`/simulation\\?code=${code}$`));
}

test('guests join by name if the facilitator allows it, can return on their device, and are marked as guests', async ({
  browser,
}) => {
  const run = await createRun(world, 'GUEST1');
  const seats = async () =>
    (await world.facilitator.call('getRunBoard', { params: { runId: run.id } })).seats;
  const context = await browser.newContext({ baseURL: world.origin, ...phone });
  let page = await context.newPage();
  await page.goto('/j/guest1');
  await expect(page.getByText('You join this run with your account.')).toBeVisible();
  // The page names the run before it asks for a name.
  await expect(page.getByRole('heading', { level: 1, name: 'Board workshop' })).toBeVisible();
  await expect(page.getByText('The Tamber Light')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveCount(0);

  const { page: desk } = await contextOf(browser, world, world.admin);
  await desk.goto(`/admin/runs/${run.id}`);
  await expect(desk.getByText(/\/j\/GUEST1$/)).toBeVisible();
  await desk.getByRole('switch', { name: 'Guests may join' }).click();
  await expect
    .poll(() => world.facilitator.call('getRun', { params: { runId: run.id } }))
    .toMatchObject({ guest_join: true });

  await page.goto('/j/guest1');
  await press(page, 'Join as a Guest');
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Your name').fill('...');
  await press(page, 'Join as a Guest');
  await expect(page.getByText('A name has letters or digits, on one line')).toBeVisible();
  await joinAs(page, 'GUEST1', 'Ada Byron');
  await joinAs(await (await browser.newContext({ baseURL: world.origin })).newPage(), 'GUEST1', 'Ada Byron');
  await expect(desk.getByRole('row').filter({ hasText: 'Ada Byron (2)' })).toContainText('Guest');

  const before = await seats();
  await page.close();
  page = await context.newPage();
  await page.goto('/j/GUEST1');
  await page.getByRole('link', { name: 'Continue as Ada Byron' }).click();
  await expect(page).toHaveURL(/\/simulation\?code=GUEST1$/);
  expect(await seats()).toHaveLength(before.length);
  await page.goto('/j/GUEST1');
  await page.getByText('Somebody else on this device?').click();
  await page.getByLabel('Your name').fill('Ben');
  await press(page, 'Join as a Guest');
  await expect(desk.getByRole('row').filter({ hasText: 'Ben' })).toBeVisible();

  // Two seats on one device stay separate from each other and from an account that logs in.
  const goOn = (name: string) => page.getByRole('link', { name: `Continue as ${name}` });
  const person = await someone(world);
  await page.goto('/j/GUEST1');
  await expect(goOn('Ben')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(person.email_address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Log In');
  const dialog = page.getByRole('dialog', { name: 'Join Simulation' });
  await expect(dialog.getByText('Board workshop · The Tamber Light')).toBeVisible();
  await dialog.getByLabel('Access code').fill('GUEST');
  await expect(dialog.getByText('Your facilitator has the code.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await press(page, 'Log Out');
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/j/GUEST1');
  await goOn('Ada Byron').click();
  await expect(page).toHaveURL(/\/simulation\?code=GUEST1$/);
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('session') ?? '').first_name)).toBe(
    'Ada',
  );
  expect(await seats()).toHaveLength(before.length + 1);
  await page.goto('/j/GUEST1');
  await expect(goOn('Ben')).toBeVisible();
});

test('a guest can make an account, keep the seat and log in on another device', async ({ browser }) => {
  const run = await openToGuests('GUEST2');
  const page = await (await browser.newContext({ baseURL: world.origin, ...phone })).newPage();
  await joinAs(page, 'GUEST2', 'Cem Kaya');
  await page.goto('/dashboard');
  await press(page, 'Log Out');
  const asked = page.getByRole('dialog', { name: 'Log out for good?' });
  await asked.getByRole('link', { name: 'Make an Account' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Cem');
  await page.getByLabel('Email').fill('cem@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await press(page, 'Make Account');
  await expect(page.getByText('Account Made')).toBeVisible();
  await expect(page).toHaveURL(/\/simulation\?code=GUEST2$/);
  expect(await page.evaluate(() => localStorage.getItem('guestSession'))).toBeNull();

  // The first questionnaire is offered before the run starts, but not during a run in progress.
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/pre-questionnaire$/);
  await changeStatus(world, run, 'IN_PROGRESS');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Cem' })).toBeVisible();
  await page.goto('/j/guest2');
  await expect(page).toHaveURL(/\/simulation\?code=GUEST2$/);

  const other = await (await browser.newContext({ baseURL: world.origin })).newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill('cem@example.org');
  await other.getByLabel('Password', { exact: true }).fill(password);
  await press(other, 'Log In');
  await expect(other).toHaveURL(/\/pre-questionnaire$/);
  const { seats } = await world.facilitator.call('getRunBoard', { params: { runId: run.id } });
  expect(seats).toMatchObject([{ first_name: 'Cem', email_address: 'cem@example.org' }]);
});

test('logging out removes a guest from the device', async ({ browser }) => {
  await openToGuests('GUEST3');
  const context = await browser.newContext({ baseURL: world.origin });
  const page = await context.newPage();
  await joinAs(page, 'GUEST3', 'Dora');
  await page.goto('/dashboard');
  await press(page, 'Log Out');
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/j/GUEST3');
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue as/ })).toHaveCount(0);
});

test('the short link works with and without a session, and explains a wrong code', async ({ browser }) => {
  const run = await createRun(world, 'GUEST4');
  const person = await someone(world);
  const { page: known } = await contextOf(browser, world, person);
  await known.goto('/j/guest4');
  await expect(known.getByRole('dialog', { name: 'Join Simulation' }).getByLabel('Access code')).toHaveValue(
    run.access_code,
  );
  const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
  // A visitor with a code from a slide finds the field for it.
  for (const path of ['/login', '/']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'I have a code' }).click();
    await expect(page).toHaveURL(/\/j$/);
  }
  await press(page, 'Join');
  await expect(page.getByText('Please enter an access code')).toBeVisible();
  await page.getByLabel('Access code').fill('NOSUCH');
  await press(page, 'Join');
  await expect(page.getByText('No simulation run matches this access code')).toBeVisible();
  await page.getByLabel('Access code').fill(' guest4 ');
  await press(page, 'Join');
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(person.email_address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Log In');
  await expect(page.getByRole('dialog', { name: 'Join Simulation' }).getByLabel('Access code')).toHaveValue(
    run.access_code,
  );
});

test('each screen of joining as a guest passes the screen checks', { tag: '@look' }, async ({ browser }) => {
  const run = await openToGuests('GUEST5');
  const looking = await Looking.begin(browser, world);
  const { page } = looking;
  await looking.open('/j');
  await looking.look('join-code', ends);
  await looking.open('/j/GUEST5');
  await looking.see('Join as a Guest');
  await looking.look('join-guest', ends);
  await looking.refused(async () => {
    await page.goto('/j/NOSUCH');
    await looking.see('No simulation run matches this access code');
  });
  await looking.look('join-wrong', ends);
  await looking.failing(/\/simulation-run-join\//, async () => {
    await page.goto('/j/GUEST5');
    await looking.see('Try Again');
  });
  await looking.press('Try Again');
  await page.getByLabel('Your name').fill('Eva');
  await looking.press('Join as a Guest');
  await expect(page).toHaveURL(/\/simulation\?/);
  await page.goto('/dashboard');
  await looking.see('You are here as a guest');
  await looking.look('guest-dashboard', ends);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await looking.see('You take part as a guest');
  await looking.look('guest-account', ends);
  await page.goto('/j/GUEST5');
  await looking.look('join-again', ends);
  await looking.become(world.admin);
  await looking.open(`/admin/runs/${run.id}`);
  await looking.look('run-guests', ends);
});
