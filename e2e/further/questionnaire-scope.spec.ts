import { expect } from '@playwright/test';
import { sendUntouched } from '../call-faults.ts';
import { openTab } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { press, someone } from '../on-a-run.ts';
import { changeStatus, closeWindows, contextOf, createRun, password, type World } from '../world.ts';

/* A facilitator shortens or skips the questionnaires of a run. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

test('a run without questionnaires is joined at once and ends with the summary', async ({ browser }) => {
  const run = await createRun(world, 'NOQUES');
  const { page: desk } = await contextOf(browser, world, world.admin);
  await desk.goto(`/admin/runs/${run.id}`);
  await openTab(desk, 'Run');
  await desk.getByLabel('Questionnaires').selectOption('No questionnaires');
  await expect
    .poll(() => world.facilitator.call('getRun', { params: { runId: run.id } }))
    .toMatchObject({ questionnaires: 'none' });
  await changeStatus(world, run, 'IN_PROGRESS');

  const person = await someone(world, false);
  const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
  await page.goto('/j/noques');
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(person.email_address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Log In');
  const dialog = page.getByRole('dialog', { name: 'Join Simulation' });
  await expect(dialog.getByLabel('Access code')).toHaveValue('NOQUES');
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/simulation\?code=NOQUES$/);

  await changeStatus(world, run, 'ENDED');
  await expect(page.getByText('Your summary is ready.')).toBeVisible();
  await page.getByRole('link', { name: 'View Summary' }).click();
  await expect(page).toHaveURL(new RegExp(`/simulation/summary\\?runId=${run.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${person.first_name}` })).toBeVisible();
});

test('a run with scales only asks no open questions, before and after', async ({ browser }) => {
  const run = await createRun(world, 'SCALES');
  await world.facilitator.call('setQuestionnaires', {
    params: { runId: run.id },
    body: { questionnaires: 'scales' },
  });
  const person = await someone(world, false);
  const { page } = await contextOf(browser, world, person);
  await page.goto('/dashboard?code=SCALES&room=social');
  await expect(page).toHaveURL(/\/pre-questionnaire$/);
  await expect(page.getByText(/^15 questions about/)).toBeVisible();
  await expect(page.locator('textarea')).toHaveCount(0);
  await sendUntouched(page);
  await expect(page).toHaveURL(/\/simulation\?code=SCALES$/);
  await changeStatus(world, run, 'IN_PROGRESS');
  await changeStatus(world, run, 'ENDED');
  await page.getByRole('link', { name: 'Take Post-Questionnaire' }).click();
  await expect(page.getByRole('radiogroup')).toHaveCount(15);
  await expect(page.locator('textarea')).toHaveCount(0);
  await sendUntouched(page);
  await expect(page).toHaveURL(new RegExp(`/simulation/summary\\?runId=${run.id}$`));
  await expect(page.getByText('In your own words')).toHaveCount(0);
});
