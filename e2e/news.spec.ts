import { expect, type Page } from '@playwright/test';
import { storageKeys } from '@vincere/contract/constants';
import { expectToast, toaster } from './call-faults.ts';
import { test } from './fixtures.ts';
import { choose, dashboardOf, inRoom, note, reasoning, roomOf, someone, startRun } from './on-a-run.ts';
import { changeStatus, closeWindows, contextOf, type World } from './world.ts';

/* Changes by others reach participants on every page: a move, a new stage, the end of the run. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

test('a participant who is moved to another room is notified and can restore the typed text', async ({
  browser,
}) => {
  const { person, run, page } = await inRoom(browser, world);
  await reasoning(page).fill('The reason of the old room');
  await note(page).fill('The note of the old room');
  const { user_run } = await person.client.call('listMyRuns');
  await world.facilitator.call('moveParticipant', {
    params: { userRunId: user_run[0]?.id ?? 0 },
    body: { room_name: 'legal' },
  });
  const movedToast = toaster(page);
  await expect(movedToast).toContainText('You are now the Legal Expert');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await movedToast.getByRole('button', { name: 'Enter Room' }).click();
  await expect(page).toHaveURL(new RegExp(`/simulation/room/legal\\?code=${run.access_code}$`));
  for (const text of ['The reason of the old room', 'The note of the old room'])
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect(note(page)).toHaveValue('');
});

test('the end of a run redirects everyone who does not choose to stay, and keeps unfinished notes', async ({
  browser,
}) => {
  const { run, page } = await inRoom(browser, world);
  await note(page).fill('Half a note');
  await page.clock.install();
  await changeStatus(world, run, 'ENDED');
  await expect(page.getByText('Your facilitator has ended the simulation early')).toBeVisible();
  await expect(page.getByRole('main').getByText('Half a note')).toBeVisible();
  await page.getByRole('button', { name: 'Stay Here' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Take Post-Questionnaire' })).toBeFocused();
  await page.clock.fastForward('01:00');
  await expect(page.getByText('Start it when you are ready.')).toBeVisible();
  await expect(page).toHaveURL(/\/simulation\/room\//);

  await page.goto('/dashboard');
  await page.goto(`/simulation/summary?runId=${run.id}`);
  await expect(page).toHaveURL(new RegExp(`/post-questionnaire\\?runId=${run.id}$`));
  const storedRunId = await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.runId);
  expect(storedRunId).toBe(String(run.id));
});

test('news is announced on a phone whichever part of the room is shown', async ({ browser }) => {
  const [person, other] = [await someone(world), await someone(world)];
  const run = await startRun(world, [person, other]);
  const { page } = await contextOf(browser, world, person, { viewport: { width: 360, height: 740 } });
  await page.goto(roomOf(run));
  await page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name: 'Files' }).click();
  await expect(
    page.getByText('No files').or(page.getByRole('button', { name: /^Download/ }).first()),
  ).toBeVisible();
  const { id: roomRunId } = await other.client.call('getRoomRunByName', {
    params: { runId: run.id, roomName: 'social' },
  });
  const { current_scenario } = run;
  await world.facilitator.call('publishPost', { params: { roomRunId }, body: { content: 'Just in' } });
  await other.client.call('addRoomNote', { params: { roomRunId }, body: { text: 'Look at it' } });
  await other.client.call('castRoomVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'Onward' },
  });
  // Hidden parts are not in the accessibility tree, so `getByRole` doesn't find them.
  for (const said of ['1 new post', '1 note', '1 of 2 in your room have voted'])
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${said}$`) }), said).toHaveCount(1);
});

test('the heading gets the focus after navigation, but not on the first page', async ({ browser }) => {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  const { page } = await contextOf(browser, world, person);
  const focused = page.locator(':focus');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(focused).toHaveCount(0);
  await page.getByRole('link', { name: 'View All History' }).press('Enter');
  await expect(page).toHaveURL(/\/history$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(dashboardOf(run));
  await page
    .getByRole('link', { name: /^Enter Room/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/simulation\/room\/social/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a participant who is removed from the run is notified, and does not rejoin automatically', async ({
  browser,
}) => {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  const { page } = await contextOf(browser, world, person);
  await page.goto(dashboardOf(run));
  await page
    .getByRole('link', { name: /^Enter Room/ })
    .first()
    .click();
  await expect(note(page)).toBeVisible();
  const { user_run } = await person.client.call('listMyRuns');
  await world.facilitator.call('removeParticipant', { params: { userRunId: user_run[0]?.id ?? 0 } });
  await expectToast(
    page,
    'You were removed from this simulation',
    'If that was a mistake, ask your facilitator to bring you back.',
  );
  await expect(page).toHaveURL(/\/dashboard$/);
  await Promise.all([page.waitForURL(/\/simulation\/dashboard/), page.goBack()]);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('No simulations yet')).toBeVisible();
  const { users_playing } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  expect(users_playing).toEqual([]);
});

test('a new stage opens for everyone and offers to restore the typed text', async ({ browser }) => {
  const { facilitator } = world;
  await facilitator.call('updateSettings', { body: { advanced_controls: true } });
  const { person, run, page } = await inRoom(browser, world);
  await reasoning(page).fill('The reason of stage one');
  await note(page).fill('The note of stage one');
  const other = await someone(world);
  await other.client.call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
  const { page: deciding } = await contextOf(browser, world, other);
  await deciding.goto(dashboardOf(run));
  await choose(deciding, 'Your final decision');
  await reasoning(deciding).fill('The reasoning of stage one');

  const { current_scenario } = run;
  await person.client.call('castFinalVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'Onward' },
  });
  await note(page).focus();
  await facilitator.call('advanceRun', {
    params: { runId: run.id },
    body: { scenario_id: current_scenario?.id ?? 0, force: true },
  });
  for (const one of [page, deciding])
    await expect(one.getByText('Stage 2 of 3').filter({ visible: true }).first()).toBeVisible();
  // Announced once, by the notice.
  await expect(toaster(page)).toBeEmpty();
  await expect(page.getByRole('alert').filter({ hasText: 'A new stage has begun' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'A new stage has begun' })).toHaveCount(1);
  const left = 'You were still writing';
  await expect(page.getByLabel(`${left} your reasoning.`)).toHaveValue('The reason of stage one');
  await expect(page.getByLabel(`${left} a note.`)).toHaveValue('The note of stage one');
  await expect(page.getByLabel(`${left} a note.`)).toBeFocused();
  await expect(deciding.getByLabel(`${left} for an earlier stage.`)).toHaveValue(
    'The reasoning of stage one',
  );
  await expect(note(page)).toHaveValue('');
  await expect(page.getByText('Submitted', { exact: true })).toHaveCount(0);
});

test('a new stage plays a sound on every page of the run, and a new post plays one in its room', async ({
  browser,
}) => {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  await person.client.call('updateSettings', { body: { sound_effects: true } });
  const { context } = await contextOf(browser, world, person);
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.addInitScript((session) => {
      sessionStorage.setItem('session', session);
      window.AudioContext = class extends AudioContext {
        override createOscillator() {
          const { dataset } = document.documentElement;
          dataset['tones'] = String(Number(dataset['tones'] ?? 0) + 1);
          return super.createOscillator();
        }
      };
    }, JSON.stringify(person.session));
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).click();
    return page;
  };
  const room = await open(roomOf(run));
  const others = [await open(dashboardOf(run)), await open(`/simulation?code=${run.access_code}`)];
  const tones = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['tones'] ?? 0));
  await expect(room.getByRole('article').first()).toBeVisible();

  const { id: roomRunId } = await person.client.call('getRoomRunByName', {
    params: { runId: run.id, roomName: 'social' },
  });
  await world.facilitator.call('publishPost', { params: { roomRunId }, body: { content: 'Just in' } });
  await expect.poll(() => tones(room)).toBe(2);
  for (const page of others) expect(await tones(page)).toBe(0);

  await person.client.call('castFinalVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: run.current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'Onward' },
  });
  await world.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
  for (const page of others) await expect.poll(() => tones(page)).toBe(2);
  await expect.poll(() => tones(room)).toBe(4);
});
