import { expect } from '@playwright/test';
import { storageKeys } from '@vincere/contract/constants';
import { answerOpenQuestions, expectToast, sendUntouched, treat } from '../call-faults.ts';
import { test } from '../fixtures.ts';
import {
  choose,
  dashboardOf,
  inRoom,
  note,
  openRoom,
  press,
  reasoning,
  roomOf,
  someone,
  startRun,
} from '../on-a-run.ts';
import { changeStatus, closeWindows, contextOf, type KnownPerson, password, type World } from '../world.ts';

/* After the end of a session, a reload or damaged storage, typed text is restored, and only for its owner. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

test('the answers of a visitor belong to the person who logs in next in the same tab, and nobody else', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: world.origin });
  const page = await context.newPage();
  const first = page.locator('main textarea').first();
  await page.goto('/questionnaire');
  await first.fill('Of a visitor');
  await page.reload();
  await expect(first).toHaveValue('Of a visitor');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/questionnaire');
  await expect(elsewhere.locator('main textarea').first()).toHaveValue('');

  const logIn = async (person: KnownPerson) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email_address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Log In');
    await expect(page).toHaveURL(/\/pre-questionnaire$/);
  };
  await logIn(await someone(world, false));
  await expect(first).toHaveValue('Of a visitor');
  await page.evaluate(() => sessionStorage.removeItem('session'));
  await page.goto('/questionnaire');
  await expect(first).toHaveValue('');
  await logIn(await someone(world, false));
  await expect(first).toHaveValue('');
});

test('an expired access token is refreshed once, invisibly', async ({ browser }) => {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  const session = { ...person.session, access_token: `${person.session.access_token}x` };
  const { page } = await contextOf(browser, world, { ...person, session });
  let refreshed = 0;
  await treat(page, 'refreshSession', (route) => {
    refreshed += 1;
    return route.continue();
  });
  await openRoom(page, run);
  await reasoning(page).fill('Nobody noticed');
  await press(page, 'Submit Decision');
  await expectToast(page, 'Your decision has been submitted');
  await expect(page).toHaveURL(new RegExp('/simulation/room/social'));
  expect(refreshed).toBe(1);
});

test('an access token is refreshed before it expires', async ({ browser }) => {
  const { page } = await contextOf(browser, world, await someone(world));
  let refreshed = 0;
  await treat(page, 'refreshSession', (route) => {
    refreshed += 1;
    return route.continue();
  });
  await page.clock.install();
  await page.goto('/history');
  await expect(page.getByText('No simulations yet')).toBeVisible();
  await page.clock.fastForward('15:00');
  await expect.poll(() => refreshed).toBe(1);
});

test('a revoked session leads to the log-in page, and drafts are restored afterwards', async ({
  browser,
}) => {
  const { person, run, page } = await inRoom(browser, world);
  await reasoning(page).fill('Half a reason');
  await note(page).fill('Half a note');
  await person.client.call('logOut');
  await press(page, 'Submit Decision');
  await expect(page).toHaveURL(/\/login$/);
  await expectToast(page, 'Session expired. Please log in again.');
  // A person redirected by a page that knew them still sees the reason.
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expectToast(page, 'Session expired. Please log in again.');

  await page.getByLabel('Email').fill(person.email_address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Log In');
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(roomOf(run));
  await expect(reasoning(page)).toHaveValue('Half a reason');
  await expect(note(page)).toHaveValue('Half a note');
});

test('a person with a deactivated account reads that, not that the session expired', async ({ browser }) => {
  const { person, page } = await inRoom(browser, world);
  await world.facilitator.call('updateUser', {
    params: { userId: person.session.id },
    body: { is_active: false },
  });
  await expect(page).toHaveURL(/\/login$/);
  await expectToast(page, 'This account has been deactivated');
});

test('a reload keeps typed text', async ({ browser }) => {
  const { page, run } = await inRoom(browser, world);
  await reasoning(page).fill('A reason');
  await note(page).fill('A note');
  await page.reload();
  await expect(reasoning(page)).toHaveValue('A reason');
  await expect(note(page)).toHaveValue('A note');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 800 });
  const notesTab = page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name: /^Notes/ });
  await expect(notesTab).toHaveAccessibleName(/a note was begun/);
  if (size) await page.setViewportSize(size);
  await page.goto(dashboardOf(run));
  await choose(page, 'Your final decision');
  await reasoning(page).fill('A reasoning');
  await page.reload();
  await expect(reasoning(page)).toHaveValue('A reasoning');
  await expect(
    page.getByRole('radiogroup', { name: 'Your final decision' }).getByRole('radio').first(),
  ).toBeChecked();

  await page.goto('/questionnaire');
  await page.locator('main textarea').first().fill('Another answer');
  await page.locator('input[type=radio][value="5"]').first().check({ force: true });
  await page.reload();
  await expect(page.locator('main textarea').first()).toHaveValue('Another answer');
  await expect(page.locator('input[type=radio][value="5"]').first()).toBeChecked();
});

test('a reload and the back button restore the open part of the room on a phone', async ({ browser }) => {
  const { page } = await inRoom(browser, world);
  await page.setViewportSize({ width: 390, height: 800 });
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name: new RegExp(`^${name}`) });
  await part('Decision').click();
  await reasoning(page).fill('A reason');
  await page.reload();
  await expect(part('Decision')).toHaveAttribute('aria-current', 'true');
  await expect(reasoning(page)).toHaveValue('A reason');
  await expect(reasoning(page)).toBeVisible();

  await page.getByRole('link', { name: 'Back to simulation dashboard' }).click();
  await expect(page).toHaveURL(/\/simulation\/dashboard/);
  await page.goBack();
  await expect(reasoning(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to simulation dashboard' }).click();
  await page.getByRole('link', { name: 'Enter Room: The Advocate' }).click();
  await expect(part('Feed')).toHaveAttribute('aria-current', 'true');
});

test('a damaged draft breaks no page', async ({ browser }) => {
  const { person, run, page } = await inRoom(browser, world);
  await page.evaluate((prefix) => {
    for (const room of [`${prefix}999:social`, `${prefix}998:social`])
      localStorage.setItem(`outbox:notes:${room}:a-key`, '{"key":"a-key","data":{"text":"Cut o');
    const draftKey = `${prefix}997:social`;
    const data = { draftKey, text: 'Whole', roomRunId: 1, known: 0 };
    const item = { key: 'b-key', scope: `notes:${draftKey}`, order: 1, data };
    localStorage.setItem(`outbox:notes:${draftKey}:b-key`, JSON.stringify(item));
  }, `room:${person.session.id}:${run.id}:`);
  await page.reload();
  await expect(page.getByText('Whole', { exact: true })).toBeVisible();
  await expect(note(page)).toBeVisible();
});

test('the browser remembers the run until its last questionnaire is sent', async ({ browser }) => {
  const { run, page } = await inRoom(browser, world);
  const storedRunIds = () =>
    page.evaluate(
      ({ runId, currentRunId }) => [sessionStorage.getItem(runId), localStorage.getItem(currentRunId)],
      storageKeys,
    );
  expect(storageKeys).toEqual({ runId: 'simulationRunId', currentRunId: 'currentSimulationRunId' });
  expect(await storedRunIds()).toEqual([String(run.id), String(run.id)]);
  await changeStatus(world, run, 'ENDED');
  await page.getByRole('link', { name: 'Take Post-Questionnaire' }).click();
  // The browser remembers the run even if the address doesn't contain it.
  await page.goto('/post-questionnaire');
  await answerOpenQuestions(page);
  await sendUntouched(page);
  await expect(page).toHaveURL(new RegExp(`/simulation/summary\\?runId=${run.id}$`));
  expect(await storedRunIds()).toEqual([null, null]);
});
