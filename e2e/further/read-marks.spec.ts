import { expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { cut } from '../call-faults.ts';
import { type Desk, dialog, params, row } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { dashboardOf, roomOf } from '../on-a-run.ts';
import { closeWindows, contextOf } from '../world.ts';

/* Read posts: marked for the reader on every device, and counted for the facilitators. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const marks = (page: Page) => page.getByRole('article').getByText('New', { exact: true });
const own = (run: Run) => desk.cast.social.client.call('getOwnReading', { params: { runId: run.id } });
const hasRead = async (run: Run) => (await own(run)).read?.length ?? 0;

async function publish(run: Run, content: string): Promise<number> {
  const params = { runId: run.id, roomName: 'social' as const };
  const { id } = await desk.world.facilitator.call('getRoomRunByName', { params });
  return (await desk.world.facilitator.call('publishPost', { params: { roomRunId: id }, body: { content } }))
    .id;
}

/** Marks all posts as read, like another device of the same person. */
async function readAll(run: Run): Promise<void> {
  const { room_run_id, shown } = await own(run);
  await desk.cast.social.client.call('saveOwnReading', {
    params: { roomRunId: room_run_id ?? 0 },
    body: { post_ids: shown },
  });
}

test('visible posts are marked as read, and later posts as new until they are seen', async ({ browser }) => {
  const run = await desk.started('READ01');
  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  await page.goto(roomOf(run));
  await expect(page.getByRole('article').first()).toBeVisible();
  // On the first visit no post is marked as new.
  await expect(marks(page)).toHaveCount(0);
  await expect.poll(() => hasRead(run), { timeout: 15_000 }).toBeGreaterThan(0);
  const { shown } = await own(run);
  expect(await hasRead(run)).toBeLessThan(shown.length);

  await readAll(run);
  await publish(run, 'The mayor speaks at eight.');
  await publish(run, 'The mayor speaks at nine.');
  await page.goto(dashboardOf(run));
  await expect(page.getByText('2 unread posts')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  // A deleted post is no longer counted as unread.
  const deletedId = await publish(run, 'This was a mistake.');
  await expect(page.getByText('3 unread posts')).toBeVisible();
  await desk.world.facilitator.call('deletePost', { params: { postId: deletedId } });
  await expect(page.getByText('2 unread posts')).toBeVisible();
  const { page: phone } = await contextOf(browser, desk.world, desk.cast.social, {
    viewport: { width: 360, height: 780 },
  });
  await phone.goto(roomOf(run));
  await expect(marks(phone)).toHaveCount(2);
  await expect(phone.getByRole('button', { name: 'Feed 2 new' })).toBeVisible();
  expect(await findBarriers(phone)).toEqual([]);
  await expect.poll(() => hasRead(run), { timeout: 15_000 }).toBe(shown.length + 2);
  await expect(marks(phone)).toHaveCount(0);
  await expect(phone.getByRole('button', { name: 'Feed', exact: true })).toBeVisible();
});

test('leaving the feed saves read posts at once', async ({ browser }) => {
  const run = await desk.started('READ02');
  await readAll(run);
  await publish(run, 'The mayor speaks at eight.');
  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  await page.clock.install();
  await page.goto(roomOf(run));
  await expect(marks(page)).toHaveCount(1);
  const { shown } = await own(run);
  // The post is visible long enough to be read, and the reader leaves before the batch is sent.
  await page.evaluate(
    () => new Promise((done) => new IntersectionObserver(done).observe(document.documentElement)),
  );
  await page.clock.fastForward(1_500);
  await page.getByRole('link', { name: 'Back to simulation dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Rooms', exact: true })).toBeVisible();
  await expect.poll(() => hasRead(run)).toBe(shown.length);
  await expect(page.getByText('1 unread post')).toHaveCount(0);
});

test('the card of a new room shows no counts of the old one', async ({ browser }) => {
  const run = await desk.started('READ04');
  await readAll(run);
  await publish(run, 'The mayor speaks at eight.');
  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  await page.goto(dashboardOf(run));
  await expect(page.getByText('1 unread post', { exact: true })).toBeVisible();
  const seat = run.users_playing.find(({ room }) => room.room_name === 'social');
  await desk.world.facilitator.call('moveParticipant', {
    params: { userRunId: seat?.user_run_id ?? 0 },
    body: { room_name: 'legal' },
  });
  const { shown } = await own(run);
  const card = page.getByRole('listitem').filter({ hasText: 'Your room' });
  await expect(card).toContainText('Legal Expert');
  await expect(card).toContainText(`${shown.length} unread posts`);
});

test('the control room shows how many posts each person has read', async ({ browser }) => {
  const run = await desk.started('READ03');
  await readAll(run);
  await publish(run, 'The mayor speaks at eight.');
  const { shown } = await own(run);
  const control = await desk.openRun(browser, run);
  const readCount = `${shown.length - 1} of ${shown.length}`;
  await expect(row(control, 'Tom Whitfield')).toContainText(`${readCount} posts read`);
  await expect(row(control, 'Priya Raman')).toContainText('0 of ');
  await control.getByRole('button', { name: /^Tom Whitfield/ }).click();
  await expect(dialog(control)).toContainText(`Posts read${readCount}`);
  expect(await findBarriers(control)).toEqual([]);
  await control.keyboard.press('Escape');

  // The figures of this stage are not shown while those of the next one are loading.
  await cut(control, 'getReading');
  await desk.cast.social.client.call('castFinalVote', {
    params: params(run),
    body: { decision_chosen_id: run.current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'It holds.' },
  });
  await desk.world.facilitator.call('advanceRun', { params: params(run), body: { force: true } });
  await expect(control.getByText('Stage 2 of 3')).toBeVisible();
  await expect(row(control, 'Tom Whitfield')).not.toContainText('posts read');
});
