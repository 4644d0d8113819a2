import { expect, type Page } from '@playwright/test';
import { button, type Desk, dialog, openTab } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { dashboardOf, roomOf } from '../on-a-run.ts';
import { buildPerson, changeStatus, closeWindows, contextOf } from '../world.ts';

/* The help line: a participant asks, the facilitators answer, and nobody else sees it. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true };
const helpButton = (page: Page) => page.getByRole('button', { name: /^Ask the facilitator/ });
const question = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const open = (page: Page) => page.getByRole('list', { name: 'Open questions' });

test('a question from a phone appears in the control room, and its answer on the current page of the person', async ({
  browser,
}) => {
  const run = await desk.started('HELPME');
  const control = await desk.openRun(browser, run);
  await openTab(control, 'Help');
  const { page } = await contextOf(browser, desk.world, desk.cast.social, phone);
  const { page: other } = await contextOf(browser, desk.world, desk.cast.legal);
  await other.goto(dashboardOf(run));
  await page.goto(roomOf(run));
  await helpButton(page).click();
  await question(page).fill('May we call the harbour master?');
  // Typed text is kept.
  await page.reload();
  await helpButton(page).click();
  await expect(question(page)).toHaveValue('May we call the harbour master?');
  await button(page, 'Send Question').click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await expect(open(control)).toContainText('May we call the harbour master?');
  await expect(control.getByText('1 open question', { exact: true })).toBeVisible();
  expect(await findBarriers(control)).toEqual([]);
  await open(control).getByRole('textbox').fill('Yes, once. Write down what she says.');
  await open(control).getByRole('button', { name: 'Answer' }).click();
  await expect(open(control).getByRole('listitem')).toHaveCount(0);

  await expect(page.getByText('Your facilitator has answered')).toBeVisible();
  await expect(helpButton(page)).toHaveAccessibleName('Ask the facilitator: 1 new answer');
  await helpButton(page).click();
  await expect(dialog(page)).toContainText('Yes, once. Write down what she says.');
  await expect(page.getByText('Waiting for an answer')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(helpButton(page)).toHaveAccessibleName('Ask the facilitator');
  await helpButton(other).click();
  await expect(question(other)).toBeVisible();
  await expect(dialog(other)).not.toContainText('harbour master');
});

test('a facilitator sees questions that another one settles, and keeps the typed answer', async ({
  browser,
}) => {
  const run = await desk.started('HELPTW');
  const control = await desk.openRun(browser, run);
  await openTab(control, 'Help');
  const colleague = await buildPerson(desk.world, {
    first_name: 'Cem',
    last_name: 'Kaya',
    email_address: 'cem.kaya@example.org',
  });
  const { id } = colleague.session;
  await desk.world.facilitator.call('updateUser', { params: { userId: id }, body: { is_admin: true } });
  const params = { runId: run.id };
  for (const content of ['Is this real?', 'May we swap rooms?'])
    await desk.cast.legal.client.call('askForHelp', { params, body: { content } });
  const [real, swap] = ['Is this real?', 'May we swap rooms?'].map((text) =>
    open(control).getByRole('listitem').filter({ hasText: text }),
  );
  if (!real || !swap) throw new Error('Both wait');
  await real.getByRole('textbox').fill('It is a simul');
  const { open: asked } = await colleague.client.call('listHelp', { params });
  const questionId = asked[0]?.id ?? 0;
  await colleague.client.call('answerHelp', { params: { ...params, questionId }, body: { content: 'No.' } });
  await expect(real).toContainText('Cem Kaya');
  await expect(real).toContainText('This question has been settled.');
  await expect(real.getByRole('textbox')).toHaveValue('It is a simul');
  await real.getByRole('button', { name: 'Discard' }).click();
  await expect(real).toHaveCount(0);

  await swap.getByRole('button', { name: 'Mark as Settled' }).click();
  await expect(swap).toHaveCount(0);
  await button(control, 'Undo').click();
  await expect(swap).toHaveCount(1);
  await control.getByText('Settled (1)').click();
  await control.getByRole('button', { name: /^Open again: / }).click();
  await expect(open(control).getByRole('listitem')).toHaveCount(2);
  await expect(open(control)).toBeFocused();
});

test('a question of a removed participant says that an answer would reach nobody', async ({ browser }) => {
  const run = await desk.started('HELPGO');
  const control = await desk.openRun(browser, run);
  await openTab(control, 'Help');
  const params = { runId: run.id };
  const { client, session } = desk.cast.social;
  await client.call('askForHelp', { params, body: { content: 'Am I in the right room?' } });
  const asked = open(control).getByRole('listitem');
  await expect(asked).toContainText('Am I in the right room?');
  await expect(asked).not.toContainText('Removed since');
  const { seats } = await desk.world.facilitator.call('getRunBoard', { params });
  const userRunId = seats.find(({ user_id }) => user_id === session.id)?.user_run_id ?? 0;
  await desk.world.facilitator.call('removeParticipant', { params: { userRunId } });
  await expect(asked).toContainText('Removed since');
  await asked.getByRole('textbox').fill('Yes');
  await asked.getByRole('button', { name: 'Answer' }).click();
  await expect(control.getByText(/was removed since and does not see it/)).toBeVisible();
});

test('the help line closes with the run, and its messages stay readable', async ({ browser }) => {
  const run = await desk.started('HELPEN');
  const params = { runId: run.id };
  await desk.cast.social.client.call('askForHelp', { params, body: { content: 'When do we stop?' } });
  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  await page.goto(dashboardOf(run));
  await helpButton(page).click();
  await question(page).fill('Now?');
  await changeStatus(desk.world, run, 'ENDED');
  await expect(page.getByText('The simulation is over: nothing can be asked any more.')).toBeVisible();
  await expect(dialog(page)).toContainText('When do we stop?');
  await expect(question(page)).toHaveCount(0);
});

test('an unsent question is kept and can be sent again', async ({ browser }) => {
  const run = await desk.started('HELPNO');
  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  await page.goto(roomOf(run));
  await page.route(/simulation-run-own-help/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await helpButton(page).click();
  await question(page).fill('Can you hear us?');
  await button(page, 'Send Question').click();
  await expect(
    page.getByText('Your question was not sent. It is kept here: please try again.'),
  ).toBeVisible();
  await page.unroute(/simulation-run-own-help/);
  await button(page, 'Send Question').click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();
  await expect(question(page)).toHaveValue('');
});

test('a queued question survives a closed sheet and a reload, and is sent once', async ({ browser }) => {
  const run = await desk.started('HELPOF');
  const { page, context } = await contextOf(browser, desk.world, desk.cast.social);
  const asked = async () =>
    (await desk.world.facilitator.call('listHelp', { params: { runId: run.id } })).open.length;
  await page.goto(roomOf(run));
  await helpButton(page).click();
  await question(page).fill('Is the line down?');
  await context.setOffline(true);
  await button(page, 'Send Question').click();
  await expect(dialog(page)).toContainText('Your question will be sent when it is back');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect.poll(asked).toBe(1);
  await helpButton(page).click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();
  await expect(question(page)).toHaveValue('');

  // No attempt succeeds until the page is loaded again.
  await page.route(/simulation-run-own-help/, (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await question(page).fill('And now?');
  await button(page, 'Send Question').click();
  await expect(dialog(page)).toContainText('Sending');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect.poll(asked).toBe(2);
  await helpButton(page).click();
  await expect(page.getByText('Waiting for an answer')).toHaveCount(2);
  await expect(question(page)).toHaveValue('');
});
