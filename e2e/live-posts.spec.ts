import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { expectToast, loseAnswer } from './call-faults.ts';
import { type Cast, seatCast } from './cast.ts';
import { test } from './fixtures.ts';
import { findBarriers } from './looking.ts';
import { changeStatus, contextOf, type World } from './world.ts';

/* Posts of a facilitator during a run, and decisions on behalf of participants. */

let world: World;
let cast: Cast;

test.beforeAll(({ desk }) => {
  ({ world, cast } = desk);
});

async function openStarted(browser: Browser, code: string): Promise<{ page: Page; run: Run }> {
  const run = await changeStatus(world, await seatCast(world, cast, code), 'IN_PROGRESS');
  const { page } = await contextOf(browser, world, world.admin, {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(`/admin/runs/${run.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Board workshop' })).toBeVisible();
  return { page, run };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page) => page.getByRole('textbox', { name: 'Post', exact: true });
const unsent = (page: Page) => page.getByRole('list', { name: 'Posts not sent yet' });
const selectRoom = (page: Page, room: string) =>
  page.getByRole('combobox', { name: 'Room', exact: true }).selectOption(room);
const listLivePosts = (run: Run) => world.facilitator.call('listLivePosts', { params: { runId: run.id } });
const textsIn = async (run: Run, room: Room) =>
  (await listLivePosts(run)).filter(({ room_name }) => room_name === room).map(({ content }) => content);

test('a retried post is stored once, but the same post written again is stored again', async ({
  browser,
}) => {
  const { page, run } = await openStarted(browser, 'TWICE1');
  const restoreAnswers = await loseAnswer(page, 'publishPost');
  await box(page).fill('The tug has left.');
  await button(page, 'Post now').click();
  await expect(unsent(page).getByText('Failed to add tweet to the room.')).toBeVisible();
  await restoreAnswers();
  await unsent(page).getByRole('button', { name: 'Retry' }).click();
  await expect(unsent(page)).toHaveCount(0);
  expect(await textsIn(run, 'political')).toEqual(['The tug has left.']);

  const restoreLater = await loseAnswer(page, 'publishPost');
  await box(page).fill('The tug has left.');
  await button(page, 'Post now').click();
  await expect(unsent(page).getByText('Failed to add tweet to the room.')).toBeVisible();
  await restoreLater();
  await unsent(page).getByRole('button', { name: 'Retry' }).click();
  await expect(unsent(page)).toHaveCount(0);
  expect(await textsIn(run, 'political')).toHaveLength(2);
  await page.context().close();
});

test('a post left unsent when its stage closed goes to the next stage only on request', async ({
  browser,
}) => {
  const { page, run } = await openStarted(browser, 'LATE01');
  const blockedRoute = await page.route('**/tweet-room-run-create/*', (route) => route.abort());
  await box(page).fill('Only about the first stage.');
  await button(page, 'Post now').click();
  await expect(unsent(page).getByText('Failed to add tweet to the room.')).toBeVisible();
  await cast.political.client.call('castFinalVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: run.current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'It holds.' },
  });
  await world.facilitator.call('advanceRun', { params: { runId: run.id }, body: { force: true } });
  await expect(page.getByText('Stage 2 of 3')).toBeVisible();
  await expect(unsent(page)).toContainText('It was written for an earlier stage.');
  await expect(unsent(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await blockedRoute.dispose();
  expect(await listLivePosts(run)).toEqual([]);
  await unsent(page).getByRole('button', { name: 'Post in This Stage' }).click();
  await expect(unsent(page)).toHaveCount(0);
  const now = await world.facilitator.call('getRun', { params: { runId: run.id } });
  expect((await listLivePosts(run)).map(({ scenario_id }) => scenario_id)).toEqual([
    now.current_scenario?.id,
  ]);
  await page.context().close();
});

test('posts pasted as JSON arrive complete, and broken JSON is not sent without asking', async ({
  browser,
}) => {
  const { page, run } = await openStarted(browser, 'PASTE1');
  const posts = [1, 2, 3].map((number) => ({ content: `${number} ${'tide '.repeat(1_000)}` }));
  await box(page).fill(JSON.stringify(posts));
  await expect(page.getByText('3 posts found.')).toBeVisible();
  await button(page, 'Post now').click();
  await expect(page.getByText(/^Posted to /)).toBeVisible();
  expect(await textsIn(run, 'political')).toEqual(posts.map(({ content }) => content));

  // A draft that an older version saved may contain the code fence of the pasted text.
  const draft = `draft:live-post:${world.admin.session.id}:${run.id}`;
  await page.evaluate((key) => localStorage.setItem(key, '```json\n[{"content": "One"}]\n```'), draft);
  await page.reload();
  await expect(page.getByText('1 post found.')).toBeVisible();
  await expect(box(page)).toHaveValue('[{"content": "One"}]');

  await box(page).fill('[{"content": "One"}');
  await expect(page.getByText(/^Line 1: /)).toBeVisible();
  await box(page).press('Control+Enter');
  await expect(button(page, 'Post as Plain Text')).toBeVisible();
  await box(page).fill('a'.repeat(10_001));
  await expect(button(page, 'Post now')).toBeDisabled();
  expect(await listLivePosts(run)).toHaveLength(3);
  await page.context().close();
});

test('posts of this stage can be listed, edited and deleted, also those of the Dashboard', async ({
  browser,
}) => {
  const { page, run } = await openStarted(browser, 'LIST01');
  await selectRoom(page, 'dashboard');
  await box(page).fill('The board meets at nien.');
  await button(page, 'Post now').click();
  await page.getByText('Posted in this stage').click();
  const list = page.getByRole('list', { name: 'Posted in this stage' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^Edit post of .* to Dashboard$/ }).click();
  await list.getByRole('textbox').fill('The board meets at nine.');
  await list.getByRole('textbox').press('Control+Enter');
  await expect(list.getByText('The board meets at nine.')).toBeVisible();
  await expect.poll(() => textsIn(run, 'dashboard')).toEqual(['The board meets at nine.']);
  await list.getByRole('button', { name: /^Delete post of .* to Dashboard$/ }).click();
  // While the deletion is being confirmed, Edit is hidden. Escape returns the focus to the Delete button.
  await expect(list.getByRole('button', { name: /^Edit post/ })).toHaveCount(0);
  await expect(list.getByText('The board meets at nine.')).toBeVisible();
  await list.getByRole('button', { name: 'Cancel' }).press('Escape');
  const deleteButton = list.getByRole('button', { name: /^Delete post of .* to Dashboard$/ });
  await expect(deleteButton).toBeFocused();
  await deleteButton.click();
  await expect(list.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await list.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Post deleted');
  expect(await listLivePosts(run)).toEqual([]);
  await page.context().close();
});

test('the facilitator’s typed reasoning stays when the participant decides first', async ({ browser }) => {
  const { page, run } = await openStarted(browser, 'BEHALF');
  await page.getByRole('button', { name: /^Priya Raman/ }).click();
  const personDialog = page.getByRole('dialog');
  await personDialog.getByRole('radio', { name: /^B: / }).check();
  await page.getByLabel('Reasoning (optional)').fill('Told by telephone.');
  await cast.legal.client.call('castFinalVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: run.current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'It holds.' },
  });
  await expect(personDialog).toContainText('Priya Raman has decided in the meantime.');
  await expect(page.getByLabel('Reasoning (optional)')).toHaveValue('Told by telephone.');
  await expect(personDialog.getByRole('button', { name: 'Record Decision' })).toHaveCount(0);
  await personDialog.getByRole('button', { name: 'Discard' }).click();
  await page.keyboard.press('Escape');
  await expect(personDialog).toHaveCount(0);
  await page.context().close();
});

test('a decision recorded on behalf can be withdrawn and recorded again', async ({ browser }) => {
  const { page, run } = await openStarted(browser, 'UNDO01');
  const decided = async () => {
    const { all_users_decision } = await world.facilitator.call('getRun', { params: { runId: run.id } });
    return all_users_decision.map(({ decision_chosen_id }) => decision_chosen_id);
  };
  const [first, second] = run.current_scenario?.all_decisions ?? [];
  await page.getByRole('button', { name: /^Priya Raman/ }).click();
  const personDialog = page.getByRole('dialog');
  await personDialog.getByRole('radio', { name: /^B: / }).check();
  await personDialog.getByRole('button', { name: 'Record Decision' }).click();
  await expect(personDialog.getByRole('button', { name: 'Withdraw Decision' })).toBeVisible();
  expect(await decided()).toEqual([second?.id]);
  expect(await findBarriers(page)).toEqual([]);
  await personDialog.getByRole('button', { name: 'Withdraw Decision' }).click();
  await expectToast(page, 'Decision Withdrawn');
  await expect(personDialog.getByRole('button', { name: 'Withdraw Decision' })).toHaveCount(0);
  expect(await decided()).toEqual([]);
  await personDialog.getByRole('radio', { name: /^A: / }).check();
  await personDialog.getByRole('button', { name: 'Record Decision' }).click();
  await expect(personDialog.getByRole('button', { name: 'Withdraw Decision' })).toBeVisible();
  expect(await decided()).toEqual([first?.id]);
  await page.context().close();
});

test('a post can be timed or held, and deleted before anybody has seen it', async ({ browser }) => {
  const { page, run } = await openStarted(browser, 'KEPT01');
  const coming = page.getByRole('list', { name: 'Posts to come' });
  await box(page).fill('The wind turns north.');
  await page.getByRole('radio', { name: 'Later' }).check();
  await page.getByLabel('Minutes and seconds from now').fill('soon');
  await expect(button(page, 'Keep Post')).toBeDisabled();
  await page.getByLabel('Minutes and seconds from now').fill('10:00');
  await button(page, 'Keep Post').click();
  await expect(page.getByText('Saved for Strategist, under Coming posts')).toBeVisible();
  await expect(coming.getByText(/^in (10:00|0\d:\d\d)$/)).toBeVisible();
  await expect(button(page, 'Post now')).toBeVisible();

  await box(page).fill('The minister calls.');
  await page.getByRole('radio', { name: 'When released' }).check();
  await box(page).press('Control+Enter');
  await expect(coming).toContainText('The minister calls.');
  const posted = page.getByText(/^Posted in this stage/);
  await expect(posted).toHaveText('Posted in this stage 0, 2 not shown yet');
  const kept = page.getByText('Saved for Strategist, under Coming posts');
  await expect(kept).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const seen = async () => {
    const { client } = cast.political;
    const { id } = await client.call('getRoomRunByName', {
      params: { runId: run.id, roomName: 'political' },
    });
    const { tweets } = await client.call('getRoomRun', { params: { roomRunId: id } });
    return tweets.map(({ content }) => content);
  };
  expect(await seen()).not.toContain('The minister calls.');
  await coming.getByRole('button', { name: /^Release: post by / }).click();
  await expect(coming).not.toContainText('The minister calls.');
  expect(await seen()).toContain('The minister calls.');
  await expect(kept).toHaveCount(0);
  await expect(posted).toHaveText('Posted in this stage 1, 1 not shown yet');

  await posted.click();
  const waiting = page
    .getByRole('list', { name: 'Posted in this stage' })
    .getByRole('listitem')
    .filter({ hasText: 'Not shown yet' });
  await expect(waiting).toContainText('The wind turns north.');
  await waiting.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('The room has not seen it yet.')).toBeVisible();
  await page.context().close();
});
