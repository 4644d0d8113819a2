import { expect, type Page } from '@playwright/test';
import { type Desk, dialog, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { choose, dashboardOf, reasoning, roomOf } from '../on-a-run.ts';
import { allAnswers, closeWindows, contextOf } from '../world.ts';

/* Posts marked as evidence are sent with the vote, and shown in the summary, the control room and the report. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const open = (page: Page) => page.getByText('Mark posts as evidence').click();
const posts = (page: Page) => page.getByRole('list', { name: 'Posts to mark as evidence' });
const own = (page: Page) => page.getByRole('list', { name: 'Your evidence' });

test('marked posts survive a reload and are sent with both votes', async ({ browser }) => {
  const run = await desk.started('PROOF1');
  // A second person of the room, who has voted and so can see the summary.
  const { economic } = desk.cast;
  await desk.world.facilitator.call('moveParticipant', {
    params: {
      userRunId:
        run.users_playing.find(({ user }) => user.email_address === economic.email_address)?.user_run_id ?? 0,
    },
    body: { room_name: 'social' },
  });
  await economic.client.call('castRoomVote', {
    params: params(run),
    body: {
      decision_chosen_id: run.current_scenario?.all_decisions[0]?.id ?? 0,
      reasoning: 'It is the cheapest.',
    },
  });

  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  await page.goto(roomOf(run));
  await choose(page, 'Available Decision');
  await reasoning(page).fill('The hospital has water for 36 hours only.');
  await open(page);
  const [first] = await posts(page).getByRole('listitem').all();
  const marked = (await first?.locator('b').textContent()) ?? '';
  await first?.getByRole('checkbox').check();
  // The feed shows the mark, and changes it.
  const cite = page.getByRole('article').getByRole('button', { name: 'Cite as evidence' });
  await expect(cite.first()).toHaveAttribute('aria-pressed', 'true');
  await cite.nth(1).click();
  await expect(page.getByText('Mark posts as evidence (2)')).toBeVisible();
  await cite.nth(1).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Mark posts as evidence (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Decision' }).click();
  await expect(own(page)).toContainText(marked);
  await page.reload();
  await expect(own(page)).toContainText(marked);

  const { page: other } = await contextOf(browser, desk.world, economic);
  await other.goto(roomOf(run));
  const reasons = other.getByRole('list', { name: 'Reasoning of your room' });
  await expect(reasons.getByRole('list', { name: 'Evidence' })).toContainText(marked);

  // The facilitator has Tom's details open while he decides, and moves him.
  const control = await desk.openRun(browser, run);
  await control.getByRole('button', { name: /^Tom Whitfield/ }).click();
  const why = (text: string) => dialog(control).getByRole('figure').filter({ hasText: text });
  await expect(why('water for 36 hours').getByRole('list', { name: 'Evidence' })).toContainText(marked);
  await page.goto(dashboardOf(run));
  await choose(page, 'Your final decision');
  await reasoning(page).fill('As I said in my room.');
  await open(page);
  await posts(page).getByRole('checkbox', { name: marked }).check();
  await page.getByRole('button', { name: 'Submit Final Decision' }).click();
  await expect(own(page)).toContainText(marked);

  await expect(why('As I said in my room.').getByRole('list', { name: 'Evidence' })).toContainText(marked);
  await dialog(control).getByLabel('Move to another room').selectOption('legal');
  await dialog(control).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog(control).getByRole('definition').first()).toContainText('Legal');
  // Both votes stay in the room where they were cast, with their evidence.
  await control.reload();
  await control.getByRole('button', { name: /^Tom Whitfield/ }).click();
  for (const text of ['water for 36 hours', 'As I said in my room.'])
    await expect(why(text).getByRole('list', { name: 'Evidence' })).toContainText(marked);
  expect(await findBarriers(control)).toEqual([]);
  await control.keyboard.press('Escape');

  await desk.world.facilitator.call('advanceRun', { params: params(run), body: { force: true } });
  await desk.world.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });
  const report = control.getByRole('table', { name: 'All decisions and reasoning' }).first();
  await expect(report.getByRole('list', { name: 'Evidence' })).toContainText(marked);

  // Tom's summary shows both votes, the room vote beside the decision of the room.
  const { session, client } = desk.cast.social;
  await client.call('submitQuestionnaire', {
    params: { userId: session.id },
    body: { ...allAnswers('post'), questionnaire_type: 'post', simulation_run_id: run.id },
  });
  await page.goto(`/simulation/summary?runId=${run.id}&show=stages`);
  await expect(page.getByRole('heading', { name: 'Your room vote' })).toBeVisible();
  // Both people of the room voted for the same decision.
  await expect(page.getByText('The hospital has water for 36 hours only.')).toBeVisible();
  await expect(page.getByText('with the room', { exact: true })).toBeVisible();
  await expect(own(page)).toHaveCount(2);
  expect(await findBarriers(page)).toEqual([]);
});

test('posts of every room can be marked on the dashboard, and are loaded on request', async ({ browser }) => {
  const run = await desk.started('PROOF2');
  const { economic } = desk.cast;
  const { facilitator } = desk.world;
  await facilitator.call('moveParticipant', {
    params: {
      userRunId:
        run.users_playing.find(({ user }) => user.email_address === economic.email_address)?.user_run_id ?? 0,
    },
    body: { room_name: 'dashboard' },
  });
  const { page } = await contextOf(browser, desk.world, economic);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/room-run-get-by-name/')) asked.push(request.url());
  });
  await page.goto(dashboardOf(run));
  await choose(page, 'Your final decision');
  await reasoning(page).fill('Two rooms say the same.');
  expect(asked).toEqual([]);

  // Use only the keyboard. The rooms are loaded, each under its name.
  const summary = page.getByText('Mark posts as evidence');
  await summary.press('Enter');
  const room = (name: string) => page.getByRole('group', { name, exact: true });
  await room('Advocate').getByRole('checkbox').first().press('Space');
  await room('Legal Expert').getByRole('checkbox').first().press('Space');
  await expect(page.getByText('Mark posts as evidence (2)')).toBeVisible();
  expect(asked).toHaveLength(6);
  expect(await findBarriers(page)).toEqual([]);
  const first = (name: string) =>
    room(name).getByRole('listitem').first().locator('span:has(> b)').innerText();
  const marked = [await first('Advocate'), await first('Legal Expert')];

  // Marked posts are sent with the vote even if they are not loaded again after a reload.
  await page.reload();
  await expect(page.getByText('Mark posts as evidence (2)')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Final Decision' }).click();
  for (const text of marked) await expect(own(page)).toContainText(text);
  const control = await desk.openRun(browser, run);
  await control.getByRole('button', { name: new RegExp(`^${economic.first_name}`) }).click();
  for (const text of marked)
    await expect(dialog(control).getByRole('list', { name: 'Evidence' })).toContainText(text);
});
