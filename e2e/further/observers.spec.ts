import { expect, type Page } from '@playwright/test';
import { button, type Desk, level, openTab, params, row, wallOf } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import {
  buildPerson,
  changeStatus,
  closeWindows,
  confirmAddress,
  contextOf,
  type KnownPerson,
  password,
} from '../world.ts';

/* Observers, added by their account, see the run live and can change nothing. */

let desk: Desk;
let olga: KnownPerson;
test.beforeAll(async ({ desk: shared }) => {
  desk = shared;
  const person = { first_name: 'Olga', last_name: 'Ivanova', email_address: 'olga@example.org' };
  olga = await buildPerson(desk.world, person);
  await confirmAddress(desk.world, olga);
});
test.afterEach(closeWindows);

const account = (page: Page) => page.getByRole('textbox', { name: 'Account of the observer' });
const addObserver = (page: Page) => page.getByRole('button', { name: 'Add observer' });

test('an observer added by a facilitator follows the run live until removed', async ({ browser }) => {
  const run = await desk.started('WATCH1');
  const control = await desk.openRun(browser, run);
  await openTab(control, 'Run');
  await account(control).fill('nobody@example.org');
  await addObserver(control).click();
  await expect(control.getByText('No account has this email address')).toBeInViewport({ ratio: 1 });
  await account(control).fill('olga@example.org');
  await addObserver(control).click();
  await expect(control.getByRole('list', { name: 'Observers' })).toContainText('Olga Ivanova');
  expect(await findBarriers(control)).toEqual([]);

  const { page } = await contextOf(browser, desk.world, olga);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Observe Board workshop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Board workshop' })).toBeVisible();
  await expect(row(page, 'Tom Whitfield')).toContainText('to decide');
  expect(await findBarriers(page)).toEqual([]);
  // Controls that change nothing on the run: the theme and the projector.
  await expect(page.getByRole('button')).toHaveText(['', 'Present']);

  await desk.decide(run, { ...level, social: 1 });
  await expect(row(page, 'Tom Whitfield')).not.toContainText('to decide');
  await expect(page.getByText('It holds.').first()).toBeVisible();
  await expect(page.getByText('@example.org')).toHaveCount(0);
  await desk.world.facilitator.call('advanceRun', { params: params(run), body: {} });
  await expect(page.getByText('Stage 2 of 3')).toBeVisible();
  // The board, which is read separately, has the closed stage. Otherwise the projector reveals its decision first.
  await expect(page.getByText('0 of 6 final', { exact: true })).toBeVisible();
  await button(page, 'Present').click();
  await expect(wallOf(page)).toContainText('WATCH1');
  await page.keyboard.press('Escape');
  await expect(wallOf(page)).toHaveCount(0);

  await control.getByRole('button', { name: 'Remove observer Olga Ivanova' }).click();
  await expect(control.getByText('Observer removed')).toBeVisible();
  await expect(page.getByText('You do not observe this simulation', { exact: true })).toBeVisible();
  await button(control, 'Undo').click();
  await expect(control.getByRole('list', { name: 'Observers' })).toContainText('Olga Ivanova');
});

test('an observer sees everything on a phone, and other people are refused', async ({ browser }) => {
  const run = await desk.started('WATCH2');
  const phone = { viewport: { width: 360, height: 780 } };
  const { page } = await contextOf(browser, desk.world, olga, phone);
  await page.goto(`/observe/${run.id}`);
  await expect(page.getByText('You do not observe this simulation', { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await desk.world.facilitator.call('addObserver', {
    params: params(run),
    body: { account: 'olga@example.org' },
  });
  for (const number of [7, 8, 9, 10, 11, 12, 13])
    await desk.world.facilitator.call('seatParticipant', {
      params: params(run),
      body: { name: `Guest ${number}`, email: `guest${number}@example.org` },
    });
  await page.reload();
  await expect(row(page, 'Tom Whitfield')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overhang()).toBe(0);
});

test('an observer without a seat answers no questionnaire', async ({ browser }) => {
  const run = await desk.started('WATCH3');
  const person = { first_name: 'Nina', last_name: 'Sand', email_address: 'nina@example.org' };
  const nina = await buildPerson(desk.world, person, false);
  await confirmAddress(desk.world, nina);
  const logIn = async (page: Page) => {
    await page.goto(`/observe/${run.id}`);
    await page.getByLabel('Email').fill(person.email_address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Log In').click();
  };
  const first = await (await browser.newContext({ baseURL: desk.world.origin })).newPage();
  await first.goto('/login');
  await first.getByLabel('Email').fill(person.email_address);
  await first.getByLabel('Password', { exact: true }).fill(password);
  await button(first, 'Log In').click();
  await expect(first).toHaveURL(/\/pre-questionnaire/);
  await first.context().close();

  await desk.world.facilitator.call('addObserver', {
    params: params(run),
    body: { account: person.email_address },
  });
  const page = await (await browser.newContext({ baseURL: desk.world.origin })).newPage();
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Board workshop' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Observe Board workshop' })).toBeVisible();
  await page.context().close();
});

test('an observer finds the debrief from an open dashboard or page, without a reload', async ({
  browser,
}) => {
  const run = await desk.started('WATCH4');
  const { facilitator } = desk.world;
  await facilitator.call('addObserver', { params: params(run), body: { account: 'olga@example.org' } });
  await changeStatus(desk.world, run, 'ENDED');
  const { page: dashboard } = await contextOf(browser, desk.world, olga);
  const { page: observed } = await contextOf(browser, desk.world, olga);
  await observed.goto(`/observe/${run.id}`);
  await expect(
    observed.getByRole('heading', { name: 'A facilitator has ended the simulation early' }),
  ).toBeVisible();
  await dashboard.goto('/dashboard');
  await expect(dashboard.locator(`a[href="/observe/${run.id}"]`)).toBeVisible();
  const link = { name: 'Follow the Debrief' };
  for (const page of [observed, dashboard]) await expect(page.getByRole('link', link)).toHaveCount(0);

  await facilitator.call('openGuidedDebrief', { params: params(run) });
  for (const page of [observed, dashboard]) await expect(page.getByRole('link', link)).toBeVisible();
  expect(await findBarriers(dashboard)).toEqual([]);
  for (const page of [observed, dashboard]) {
    await page.getByRole('link', link).click();
    await expect(page).toHaveURL(new RegExp(`/simulation/debrief\\?runId=${run.id}$`));
    await expect(page.getByRole('heading', { name: 'What is still going through your head?' })).toBeVisible();
  }
});
