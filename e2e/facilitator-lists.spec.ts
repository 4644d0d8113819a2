import { type Browser, expect, type Page, test } from '@playwright/test';
import { apiPrefix } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { ends, Looking } from './looking.ts';
import { closeToast, cut, expectToast, treat } from './provoke.ts';
import {
  as,
  buildPerson,
  changeStatus,
  contextOf,
  createRun,
  type KnownPerson,
  openWorld,
  password,
  type World,
} from './world.ts';

/* The lists of the facilitator: simulations, runs, history, scenarios, people, settings; and what stands over all pages. */

test.setTimeout(240_000);

const manyRuns = 120;

let world: World;
let facilitator: KnownPerson;

test.beforeAll(async () => {
  world = await openWorld();
  facilitator = await signIn();
  await buildPerson(world, { first_name: 'Ada', last_name: 'Osei', email_address: 'ada@example.org' });
  await buildRuns();
});
test.afterAll(() => world?.stop());
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

async function signIn(): Promise<KnownPerson> {
  const { email, password } = world.administrator;
  const session = await as(world.origin, null).call('logIn', { body: { username: email, password } });
  return { ...session, session, client: as(world.origin, session.access_token) };
}

/** The last is in progress, the one before paused, two before these over. */
async function buildRuns(): Promise<void> {
  const runs = [];
  for (let index = 1; index <= manyRuns; index++)
    runs.push(await createRun(world, `L${String(index).padStart(5, '0')}`));
  const statuses = ['IN_PROGRESS', 'PAUSED', 'COMPLETED', 'ENDED'] as const;
  for (const status of statuses) {
    const run = runs.pop();
    if (run === undefined) throw new Error('There are not enough runs');
    await changeStatus(world, run, 'IN_PROGRESS');
    if (status !== 'IN_PROGRESS') await changeStatus(world, run, status);
  }
}

const opened = async (browser: Browser, path: string, options?: object): Promise<Page> => {
  const { page } = await contextOf(browser, world, facilitator, options);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const rows = (page: Page) => page.locator('.lt tbody tr');
const figure = (page: Page, label: string) =>
  page.locator('.figures > div').filter({ hasText: label }).locator('dd');

test('a simulation is created, described anew and taken away', async ({ browser }) => {
  const page = await opened(browser, '/admin');
  await expect(figure(page, 'Total Simulations')).toHaveText('1');
  await press(page, 'Create New Simulation');
  const dialog = page.getByRole('dialog', { name: 'Create Simulation' });
  await dialog.getByLabel('Number of Stages').fill('4');
  await dialog.getByRole('button', { name: 'Create Simulation' }).click();
  await expect(dialog.getByText('This field is required')).toHaveCount(2);
  await expect(dialog.getByText('Maximum of 3 stages allowed per simulation')).toBeVisible();
  await dialog.getByLabel('Name').fill('Harbour Dark');
  await dialog.getByLabel('Description').fill('A port loses its cranes overnight.');
  await dialog.getByLabel('Number of Stages').fill('2');
  const settle = await cut(page, 'createSimulation');
  await dialog.getByRole('button', { name: 'Create Simulation' }).click();
  await expect(dialog.getByText('Failed to create simulation')).toBeVisible();
  await settle();
  await dialog.getByRole('button', { name: 'Create Simulation' }).click();
  await expect(page).toHaveURL(/\/admin\/simulations\/\d+\/stages$/);

  await page.goto('/admin/simulations');
  const item = page.locator('.sim-item').filter({ hasText: 'Harbour Dark' });
  await expect(item).toContainText('0 stages');
  await item.getByRole('button', { name: 'Edit description of Harbour Dark' }).click();
  await item.getByRole('textbox').fill('The cranes stand still.');
  const unsettle = await cut(page, 'updateSimulation');
  await item.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Error updating description', 'There was a problem updating the description.');
  await expect(item.getByRole('textbox')).toHaveValue('The cranes stand still.');
  await unsettle();
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item).toContainText('Saved');
  await page.reload();
  await expect(item).toContainText('The cranes stand still.');

  await page.getByRole('button', { name: 'Delete The Tamber Light' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Simulation' }).click();
  await expect(page.getByRole('dialog')).toContainText('This simulation has a run that is not finished');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await closeToast(page);
  await page.getByRole('button', { name: 'Delete Harbour Dark' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Simulation' }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole('searchbox').fill('no such simulation');
  await expect(page.getByText('No simulations found')).toBeVisible();
});

test('a run is started under a code of its own, made anew while it is taken', async ({ browser }) => {
  const page = await opened(browser, '/admin/runs');
  await press(page, 'Create New Run');
  const dialog = page.getByRole('dialog', { name: 'Create New Run' });
  const create = dialog.getByRole('button', { name: 'Create Run' });
  await expect(create).toBeDisabled();
  await dialog.getByLabel('Run name').focus();
  await dialog.getByRole('radio', { name: /The Tamber Light/ }).check({ force: true });
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible();
  await dialog.getByLabel('Run name').fill('Autumn group');

  const taken = { code: 'run.code-taken', detail: 'A run with this access code already exists' };
  const codes: string[] = [];
  const counted = await treat(page, 'createRun', (route) => {
    codes.push((route.request().postDataJSON() as { access_code: string }).access_code);
    return route.fulfill({ status: 409, json: taken });
  });
  await create.click();
  const none = 'Failed to generate a unique access code after multiple attempts';
  await expect(dialog.getByText(none)).toBeVisible();
  await expectToast(page, 'Error', none);
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  await counted();

  let refused = 0;
  const once = await treat(page, 'createRun', (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 409, json: taken }) : route.continue();
  });
  await create.click();
  await expect(page).toHaveURL(/\/admin\/runs\/\d+$/);
  await once();
  const { all_sim_run } = await facilitator.client.call('listRuns', { query: { search: 'Autumn group' } });
  expect(all_sim_run).toHaveLength(1);
  await expectToast(
    page,
    `Simulation run created successfully. Access code: ${all_sim_run[0]?.access_code ?? ''}`,
  );
});

test('a simulation with nothing to play says so before a run is started', async ({ browser }) => {
  const { id } = await facilitator.client.call('createSimulation', {
    body: { name: 'Unfinished', description: 'Not written yet.' },
  });
  const page = await opened(browser, '/admin/simulations');
  const item = page.locator('.sim-item').filter({ hasText: 'Unfinished' });
  await item.getByRole('button', { name: /^Start Run/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Start Run' });
  await expect(dialog.getByRole('radio', { name: /Unfinished/ })).toBeChecked();
  await expect(dialog).toContainText('A run of this simulation cannot be started yet.');
  await expect(dialog).toContainText('This simulation has no stages yet');
  await facilitator.client.call('deleteSimulation', { params: { simulationId: id } });
});

test('many runs are paged, searched and filtered by the server, and read again by themselves', async ({
  browser,
}) => {
  const page = await opened(browser, '/admin/runs');
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText(/^1 to 50 of \d+ runs$/)).toBeVisible();
  await expect(figure(page, 'Active')).toHaveText('1');
  await press(page, 'Next');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^51 to 100 of/)).toBeVisible();
  await page.getByRole('searchbox').fill('l00007');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/search=l00007/);
  expect(page.url()).not.toContain('page=');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('l00007');
  await expect(rows(page)).toHaveCount(1);

  await page.clock.install();
  await page.goto('/admin/runs');
  await page.getByLabel('Status').selectOption('Paused');
  await expect(rows(page)).toHaveCount(1);
  await expect(figure(page, 'Paused')).toHaveText('1');
  const { all_sim_run } = await facilitator.client.call('listRuns', { query: { status: 'IN_PROGRESS' } });
  const [running] = all_sim_run;
  if (running === undefined) throw new Error('No run is in progress');
  await facilitator.client.call('changeRunStatus', {
    params: { runId: running.id },
    body: { status: 'PAUSED' },
  });
  await page.clock.fastForward(pollMs.facilitator);
  await expect(rows(page)).toHaveCount(2);
  await expect(figure(page, 'Paused')).toHaveText('2');
  await facilitator.client.call('changeRunStatus', {
    params: { runId: running.id },
    body: { status: 'IN_PROGRESS' },
  });
  await page.goto('/admin/runs?page=9');
  await expect(page).toHaveURL(/page=3/);
  await expect(page.getByText(/^101 to \d+ of \d+ runs$/)).toBeVisible();
  await page.goto('/admin/scenarios?page=2');
  await expect(rows(page)).toHaveCount(13);
  await expect(page).not.toHaveURL(/page=/);
  const settle = await cut(page, 'listRuns');
  await page.goto('/admin/runs?search=nothing-read');
  await expect(page.getByText('Failed to load simulation runs')).toBeVisible();
  await settle();
  await press(page, 'Try Again');
  await expect(page.getByText('No runs found')).toBeVisible();
});

test('the history has two lists', async ({ browser }) => {
  const page = await opened(browser, '/admin/history');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('0h 0m');
  await page.getByRole('tab', { name: 'All Runs' }).click();
  await expect(page).toHaveURL(/show=all/);
  await expect(rows(page)).toHaveCount(50);
  const region = page.getByRole('region', { name: 'All Runs' });
  expect((await region.boundingBox())?.height).toBeLessThanOrEqual(500);
  await page.getByRole('searchbox').fill('L00001');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Not started');
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/admin\/runs\/\d+$/);
  const settle = await cut(page, 'listRuns');
  await page.goto('/admin/history');
  await expect(page.getByText('Error loading simulation history')).toBeVisible();
  await expectToast(page, 'Error', 'Failed to load simulation history');
  await settle();
  await press(page, 'Try Again');
  await expect(rows(page)).toHaveCount(2);
});

test('all scenarios are found, with a way to each', async ({ browser }) => {
  const page = await opened(browser, '/admin/simulations');
  await page.getByRole('link', { name: 'All Scenarios' }).click();
  await expect(rows(page)).toHaveCount(13);
  const name = (await rows(page).first().locator('.lt-name').textContent()) ?? '';
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: /^Configure/ }).click();
  await expect(page).toHaveURL(/\/admin\/simulations\/\d+\/stages\/\d+\/scenarios\/\d+$/);
});

test('people are found; the last administrator stays one', async ({ browser }) => {
  const page = await opened(browser, '/admin/users', { permissions: ['clipboard-read', 'clipboard-write'] });
  const dialog = page.getByRole('dialog');
  const own = rows(page).filter({ hasText: world.administrator.email });
  await own.getByRole('button', { name: /^Remove Administrator/ }).click();
  await dialog.getByRole('button', { name: 'Remove Administrator' }).click();
  await expect(dialog.getByText('The last administrator cannot be removed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('searchbox').fill('ada@');
  await expect(rows(page)).toHaveCount(1);
  await press(page, /^Make Administrator/);
  await dialog.getByRole('button', { name: 'Make Administrator' }).click();
  await expect(rows(page).locator('.person-r')).toHaveText('Administrator');
  await expect(page.getByRole('button', { name: /^Remove Administrator/ })).toBeVisible();
  await press(page, /^Remove Administrator/);
  await dialog.getByRole('button', { name: 'Remove Administrator' }).click();
  await expect(page.getByRole('button', { name: /^Make Administrator/ })).toBeVisible();
  await expect(rows(page).locator('.person-r')).toHaveText('Participant');

  await press(page, /^Reset Link/);
  await dialog.getByRole('button', { name: 'Make Reset Link' }).click();
  const link = await dialog.getByLabel('Reset link', { exact: true }).inputValue();
  expect(link).toContain('/reset-password?token=');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await press(page, /^Deactivate/);
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(rows(page)).toContainText('Deactivated');
  await press(page, /^Reactivate/);
  await dialog.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByRole('button', { name: /^Deactivate/ })).toBeVisible();
});

test('the audit log tells who did what, and is searched', async ({ browser }) => {
  const page = await opened(browser, '/admin/users?search=ada@');
  const dialog = page.getByRole('dialog');
  await press(page, /^Make Administrator/);
  await dialog.getByRole('button', { name: 'Make Administrator' }).click();
  await expect(rows(page).locator('.person-r')).toHaveText('Administrator');
  await press(page, /^Remove Administrator/);
  await dialog.getByRole('button', { name: 'Remove Administrator' }).click();
  await expect(rows(page).locator('.person-r')).toHaveText('Participant');

  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page).toHaveURL(/show=log/);
  await expect(page.getByText('No entries found')).toBeVisible();
  await press(page, 'Clear Search');
  await expect(rows(page).first()).toContainText('Update user');
  await expect(rows(page).first()).toContainText('administrator: no');
  await expect(rows(page).first()).toContainText('Ada Osei');
  await expect(rows(page).nth(1)).toContainText('administrator: yes');
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^51 to/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('ada osei');
  await expect(rows(page)).not.toHaveCount(50);
  for (const text of await rows(page).allTextContents()) expect(text).toContain('Ada Osei');
  await page.route(/audit-log/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load data')).toBeVisible();
  await page.unroute(/audit-log/);
  await press(page, 'Try Again');
  await expect(rows(page).first()).toContainText('Ada Osei');
});

test('settings are the real ones, and stay', async ({ browser }) => {
  const page = await opened(browser, '/admin/settings');
  await expect(page.getByLabel('Email Address')).toHaveValue(world.administrator.email);
  await page.getByLabel('Email Address').fill('ada@example.org');
  await press(page, 'Save Settings');
  await expect(page.getByText('This email is already registered').first()).toBeVisible();
  await page.getByLabel('Email Address').fill(world.administrator.email);
  await page.getByLabel('Bio').fill('Leads workshops on the coast.');
  await page.getByLabel('Participant Activity Updates').check();
  await page.getByLabel('Enable Analytics').uncheck();
  await page.getByLabel('Dark', { exact: true }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await press(page, 'Save Settings');
  await expectToast(page, 'Settings saved', 'Your settings have been saved successfully.');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('Leads workshops on the coast.');
  await expect(page.getByLabel('Participant Activity Updates')).toBeChecked();
  await expect(page.getByLabel('Enable Analytics')).not.toBeChecked();
  await expect(page.getByLabel('Dark', { exact: true })).toBeChecked();

  await page.getByLabel('Current Password', { exact: true }).fill('not-this-one');
  await page.getByLabel('New Password', { exact: true }).fill('another-password');
  await page.getByLabel('Confirm Password', { exact: true }).fill('another-password');
  await press(page, 'Change Password');
  await expect(page.locator('.err').getByText('The current password is not correct')).toBeVisible();
});

test('whoever logs out everywhere is out everywhere', async ({ browser }) => {
  const person = await buildPerson(world, {
    first_name: 'Cleo',
    last_name: 'Marsh',
    email_address: 'cleo@example.org',
  });
  const other = await as(world.origin, null).call('logIn', {
    body: { username: 'cleo@example.org', password },
  });
  const { page } = await contextOf(browser, world, person);
  await page.goto('/account');
  await press(page, 'Log Out Everywhere');
  await expect(page).toHaveURL(/\/login/);
  const there = as(world.origin, other.access_token).call('getProfile');
  await expect(there).rejects.toMatchObject({ status: 401, code: 'session.expired' });
});

test('who comes and which run ends is told on every page', async ({ browser }) => {
  await facilitator.client.call('updateSettings', {
    body: { participant_activity_updates: true, run_completion_alerts: true },
  });
  const run = await createRun(world, 'ALERT2');
  await changeStatus(world, run, 'IN_PROGRESS');
  // Newer ones, more than a page of a list: the oldest is watched too.
  for (let count = 10; count < 61; count++) await createRun(world, `NEWR${count}`);
  const { page } = await contextOf(browser, world, facilitator);
  await page.clock.install();
  const known = page.waitForResponse((response) =>
    response.url().includes(`${apiPrefix}/simulation-run-get-open`),
  );
  await page.goto('/admin/users');
  await known;
  const person = await buildPerson(world, {
    first_name: 'Ben',
    last_name: 'Roth',
    email_address: 'ben@example.org',
  });
  await person.client.call('joinRun', { body: { access_code: 'ALERT2', room_name: 'legal' } });
  const toasts = page.locator('.toaster .toast');
  await page.clock.fastForward(10_000);
  await expect(toasts).toContainText('Board workshop: 1 participant joined, 1 in all.');
  await changeStatus(world, run, 'ENDED');
  await page.clock.fastForward(10_000);
  await expect(toasts).toContainText('Run Ended');
});

test('the palette goes anywhere by keyboard', async ({ browser }) => {
  const page = await opened(browser, '/admin/settings');
  await expect(page.getByLabel('Bio')).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('tamber');
  await expect(page.getByRole('group', { name: 'Simulations' }).getByRole('option')).toHaveText([
    'The Tamber Light',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/simulations\/\d+\/stages$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('histo');
  await expect(page.getByRole('option', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/history/);
  // Faster than the typing rests: what was found for the letters before is not gone to.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('set');
  await expect(page.getByRole('option', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('tamber');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/simulations\/\d+\/stages$/);
});

test('every list stands up to a close look', async ({ browser }) => {
  await facilitator.client.call('updateSettings', {
    body: { theme: 'system', participant_activity_updates: false, run_completion_alerts: false },
  });
  const looking = await Looking.begin(browser, world);
  await looking.become(facilitator);
  const { page } = looking;
  await looking.open('/admin');
  await expect(page.locator('.act-row').first()).toBeVisible();
  await looking.look('admin-dashboard');
  await looking.press('Create New Simulation');
  await expect(page.getByRole('dialog')).toBeVisible();
  await looking.look('create-simulation', ends);
  for (const [path, name] of [
    ['/admin/runs?search=L0011', 'admin-runs'],
    ['/admin/history', 'admin-history'],
    ['/admin/scenarios', 'admin-scenarios'],
    ['/admin/users', 'admin-users'],
    ['/admin/users?show=log', 'admin-audit-log'],
  ] as const) {
    await looking.open(path);
    await expect(rows(page).first()).toBeVisible();
    await looking.look(name);
  }
  await looking.open('/admin/settings');
  await expect(page.getByLabel('Bio')).toBeVisible();
  await looking.look('admin-settings');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeVisible();
  await looking.look('palette', ends);
  await looking.failing(/audit-log/, async () => {
    await looking.open('/admin/users?show=log');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await looking.look('admin-audit-log-failed', ends);
  });
  await looking.open('/admin/simulations');
  await expect(page.locator('.sim-item').first()).toBeVisible();
  await looking.look('admin-simulations');
  await looking.press('Start Run');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
  await looking.look('start-run', ends);
  await looking.failing(/admin-figures|\/simulations/, async () => {
    await looking.open('/admin');
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(2);
    await looking.look('admin-dashboard-failed', ends);
  });
});
