import { expect } from '@playwright/test';
import type { Answer, Calls, Run } from '@vincere/contract';
import { press, seatAtTwoRuns, signedIn } from '../at-two-runs.ts';
import { answer, change, closeToast, cut, expectToast, noteAppearing, toaster } from '../call-faults.ts';
import { test } from '../fixtures.ts';
import { closeWindows, type KnownPerson, type World } from '../world.ts';

/*
 * The error messages that a participant can meet in a run, and when a page crashes. The real server causes them where
 * possible; otherwise the test makes one call fail.
 */

let world: World;
let person: KnownPerson;
let running: Run;

test.beforeAll(async ({ world: shared }) => {
  world = shared;
  ({ person, running } = await seatAtTwoRuns(world));
});
test.afterEach(closeWindows);

test('errors of the briefing and its files are reported', async ({ browser }) => {
  const page = await signedIn(browser, world, person);
  const restore = await answer(page, 'listMyRuns', 502, 'Bad gateway');
  await page.goto(`/simulation?code=${running.access_code}`);
  await expect(page.getByRole('heading', { name: 'Failed to load simulation data' })).toBeVisible();
  await expect(page.getByText('API request failed with status 502')).toBeVisible();
  await press(page, 'Check Post-Questionnaire');
  await expectToast(page, 'Error', 'No simulation run ID provided');
  await restore();
  await press(page, 'Try Again');
  await expect(page.getByRole('link', { name: 'Proceed to VINCERE Dashboard' })).toBeVisible();

  await press(page, 'Refresh');
  await expectToast(page, 'Simulation data refreshed successfully.');
  const settle = await cut(page, 'getUserRun');
  await press(page, 'Refresh');
  await expectToast(page, 'Failed to refresh simulation data.');
  await settle();

  const download = page.getByRole('button', { name: /^Download / }).first();
  const cutOff = await cut(page, 'downloadRunFile');
  await download.click();
  await expect(page.getByText('Failed to download file', { exact: true })).toBeVisible();
  await expectToast(page, 'Download Failed', 'Failed to download file. Please try again.');
  await cutOff();
  const gone = await answer(page, 'downloadRunFile', 404, { detail: 'File not found' });
  await download.click();
  await expect(page.getByText('Failed to download file: File not found (404)')).toBeVisible();
  await gone();
  const saved = page.waitForEvent('download');
  await download.click();
  await expectToast(page, 'File download started');
  await saved;
});

test('errors of the room are reported', async ({ browser }) => {
  const page = await signedIn(browser, world, person);
  const at = (room: string) => `/simulation/room/${room}?code=${running.access_code}`;
  const broken = await answer(page, 'getUserRun', 502, 'Bad gateway');
  await page.goto(at('economic'));
  await expect(page.getByRole('heading', { name: 'Error Loading Room' })).toBeVisible();
  await broken();

  await press(page, 'Try Again');
  await expect(page.getByLabel('Add a note')).toBeVisible();
  for (const [call, message] of [
    ['listRoomFiles', 'Failed to fetch room files'],
    ['getRoomVotes', 'Failed to fetch room decision votes'],
  ] as const) {
    const restore = await cut(page, call);
    await page.reload();
    await expectToast(page, 'Error', message);
    const part = page.locator('section', { hasText: message });
    await part.getByRole('button', { name: 'Try Again' }).click();
    await expectToast(page, 'Failed to refresh room data.');
    await expect(part.getByText(message)).toBeVisible();
    await restore();
  }

  const settle = [
    await cut(page, 'getRoomRun'),
    await cut(page, 'listRoomFiles'),
    await cut(page, 'getRoomVotes'),
  ];
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to load notes. Please try again.')).toBeVisible();
  await expect(main.getByText('Failed to fetch room files')).toBeVisible();
  await expect(main.getByText('Failed to fetch room decision votes')).toBeVisible();
  const notes = page.locator('section', { hasText: 'Failed to load notes.' });
  await notes.getByRole('button', { name: 'Try Again' }).click();
  await expectToast(page, 'Failed to refresh room data.');
  for (const one of settle) await one();
  await notes.getByRole('button', { name: 'Try Again' }).click();
  await expectToast(page, 'Room data refreshed successfully.');
  await page.goto(at('legal'));
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect(
    page.getByText("You don't have access to this room. Please return to your assigned room."),
  ).toBeVisible();
});

test('errors of the notes and the vote of a room are reported', async ({ browser }) => {
  const page = await signedIn(browser, world, person);
  await page.goto(`/simulation/room/economic?code=${running.access_code}`);
  const note = page.getByLabel('Add a note');
  await note.fill('Wages are the first thing to look at');
  const cutNotes = await cut(page, 'addRoomNote');
  const add = page.getByRole('button', { name: 'Add Note' });
  const heightOf = async () => (await add.boundingBox())?.y ?? Number.NaN;
  const before = await heightOf();
  await press(page, 'Add Note');
  await expectToast(page, 'Error', 'Failed to add note. Please try again.');
  const failed = page.locator('li[data-state=failed]');
  await expect(failed).toContainText('Failed to add note. Please try again.');
  await cutNotes();
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'Note Added', 'Your note has been added to the room.');
  await expect(failed).toHaveCount(0);
  // The first error moves nothing, so a second press still hits the button.
  expect(Math.abs((await heightOf()) - before)).toBeLessThan(20);
  // The confirmation disappears with the next action, so that it covers nothing.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(toaster(page)).toBeEmpty();

  await page.getByRole('radiogroup', { name: 'Available Decision' }).locator('label').first().click();
  await press(page, 'Submit Decision');
  const incomplete = page.getByText('Please select a decision and provide rationale');
  await expect(incomplete).toBeInViewport();
  await expect(toaster(page)).toBeEmpty();
  await expect(page.getByRole('alert').filter({ hasText: 'Your reasoning is required' })).toHaveText(
    'Your reasoning is required before submitting your decision.',
  );
  await page.getByLabel('Your reasoning').fill('The bank will ask for it');
  await expect(page.getByText('Your reasoning is required')).toHaveCount(0);
  await expect(incomplete).toHaveCount(0);
  const cutVotes = await cut(page, 'castRoomVote');
  await press(page, 'Submit Decision');
  await expectToast(page, 'Error', 'Failed to submit decision');
  await cutVotes();
  await press(page, 'Retry');
  await expectToast(page, 'Your decision has been submitted');
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  await expect(page.getByText('Choose one and say why.')).toHaveCount(0);

  await change<Answer<Calls['getUserRun']>>(page, 'getUserRun', ({ sim_run }) => {
    for (const { room } of sim_run.users_playing) Object.assign(room, { id: null });
  });
  await cut(page, 'getRoomRunByName');
  await page.reload();
  await note.fill('Nowhere to go');
  await press(page, 'Add Note');
  await expectToast(page, 'Error', 'Could not find current room ID.');
});

test('errors of the final decision are reported', async ({ browser }) => {
  const page = await signedIn(browser, world, person);
  const settle = await cut(page, 'getRoomVotes');
  await page.goto(`/simulation/dashboard?code=${running.access_code}`);
  const leanings = page.getByRole('main').getByText('Failed to load room decisions');
  await expect(leanings).toHaveCount(6);
  await expectToast(page, 'Error', 'Failed to load room decisions');
  await closeToast(page);
  // A repeated failure is shown again in the same place. There is no toast, and the button doesn't move.
  const said = await noteAppearing(page, '[role=alert], section[aria-label=Notifications] b');
  const retry = page.getByRole('button', { name: 'Try Again' }).first();
  await retry.click();
  await expect.poll(said).toEqual(['Failed to load room decisions']);
  await expect(leanings).toHaveCount(6);
  await expect(toaster(page)).toBeEmpty();
  await expect(retry).toBeFocused();
  await settle();
  await press(page, 'Try Again');
  await expect(leanings).toHaveCount(5);
  await expect(page.getByText('No Votes', { exact: true })).toHaveCount(0);

  const form = page.getByRole('form', { name: 'Your final decision' });
  await expect(form.getByText('Please select a decision and provide a rationale')).toBeVisible();
  await expect(form.getByRole('button')).toBeDisabled();
  await form.locator('label:has([type=radio])').first().click();
  await form.getByLabel('Your reasoning').fill('It is what the rooms can carry');
  const cutOff = await cut(page, 'castFinalVote');
  await press(page, 'Submit Final Decision');
  await expectToast(page, 'Failed to submit decision');
  await cutOff();
  const message = 'This simulation is not in progress';
  const refused = await answer(page, 'castFinalVote', 409, { detail: message });
  await press(page, 'Retry');
  await expectToast(page, 'Failed to submit decision', message);
  await refused();
  await press(page, 'Retry');
  await expectToast(page, 'Decision submitted successfully!');
  await expect(page.getByText('Stage Complete!')).toBeVisible();
  await expect(page.getByText('Decision Submitted', { exact: true })).toBeVisible();
  await expect(page.getByText('Final Decision Required')).toHaveCount(0);
  await expect(
    page.getByText('Please wait for the administrator to advance to the next stage.'),
  ).toBeVisible();
});

test('errors of settings, a missing token and a crashing page are reported', async ({ browser }) => {
  const page = await signedIn(browser, world, person);
  await page.goto('/dashboard');
  await page.route(/\/assets\/SettingsDialog/, (route) => route.abort());
  await press(page, 'Settings');
  await expectToast(page, 'This could not be opened', 'Check your connection and try again.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await page.unrouteAll();
  await press(page, 'Reload Page');
  await press(page, 'Settings');
  await page.getByRole('switch', { name: 'Sound effects' }).click();
  await press(page, 'Save Settings');
  await expectToast(page, 'Settings Saved', 'Your preferences have been updated.');
  await closeToast(page);

  await page.route(/\/assets\/HistoryPage.*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const HistoryPage = () => { throw new Error("The page crashed"); };',
    }),
  );
  await page.getByRole('link', { name: 'View All History' }).click();
  await expect(page.getByRole('heading', { name: 'Oops' })).toBeVisible();
  await expect(page.getByText('Sorry an unexpected error has occurred')).toBeVisible();
  await expect(page.getByText('The page crashed')).toBeVisible();
  await page.unrouteAll();
  await press(page, 'Try Again');
  await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible();

  const session = { ...person.session, access_token: '' };
  const tokenless = await signedIn(browser, world, { ...person, session });
  await cut(tokenless, 'refreshSession');
  await tokenless.goto(`/simulation/room/economic?code=${running.access_code}`);
  await expect(tokenless.getByText('No valid access token available.')).toBeVisible();
});
