import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import type { Role } from '@vincere/domain';
import { Desk } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { changeStatus, closeWindows, contextOf, openWorld } from '../world.ts';

/* Timed posts, and posts held until the facilitator releases them. */

let desk: Desk;
test.beforeAll(async () => {
  desk = await Desk.open(await openWorld());
});
test.afterAll(() => desk?.world.stop());
test.afterEach(closeWindows);

type Release = number | 'held';

/** Adds a post to the scenario. All its runs have the post, so each test uses a different room. */
function write(run: Run, room_name: Role, content: string, release: Release) {
  return desk.world.facilitator.call('createPost', {
    body: { content, room_name, scenario_id: run.current_scenario?.id ?? 0, release },
  });
}

/** Converts a number of seconds from now into running time of the first stage. */
async function soon(run: Run, seconds: number): Promise<number> {
  return (await desk.now(run)).elapsed_seconds + seconds;
}

async function reader(browser: Browser, run: Run, room: Role): Promise<Page> {
  const { page } = await contextOf(browser, desk.world, desk.cast[room]);
  await page.goto(`/simulation/room/${room}?code=${run.access_code}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  return page;
}

const feed = (page: Page) => page.getByRole('region', { name: 'Feed' });
const coming = (page: Page) => page.getByRole('list', { name: 'Posts to come' });

test('a timed post appears in the room at its time, and a pause delays it', async ({ browser }) => {
  const run = await desk.started('ONTIME');
  const [page, control] = [await reader(browser, run, 'social'), await desk.openRun(browser, run)];
  const post = await write(run, 'social', 'The tide has turned.', await soon(run, 90));
  await expect(coming(control)).toContainText('The tide has turned.');
  await expect(coming(control).getByText(/^in 0[01]:\d\d$/)).toBeVisible();
  await changeStatus(desk.world, run, 'PAUSED');
  await expect(coming(control)).toContainText('paused');
  await expect(page.getByText('The simulation is paused').first()).toBeVisible();
  await expect(feed(page).getByText('The tide has turned.')).toHaveCount(0);
  // Nothing becomes due while the clock is stopped, even on a slow machine.
  await desk.world.facilitator.call('updatePost', {
    params: { postId: post.id },
    body: { release: await soon(run, 3) },
  });
  await changeStatus(desk.world, run, 'IN_PROGRESS');
  await expect(feed(page).getByText('The tide has turned.')).toBeVisible();
  await expect(feed(page).getByRole('article').first()).toContainText('The tide has turned.');
  await expect(coming(control).getByText('The tide has turned.')).toHaveCount(0);
});

test('a held post appears in its room when it is released, and in no other', async ({ browser }) => {
  const run = await desk.started('HELD01');
  await write(run, 'economic', 'The minister resigns.', 'held');
  const [page, control] = [await reader(browser, run, 'economic'), await desk.openRun(browser, run)];
  await expect(coming(control)).toContainText('When released');
  expect(await findBarriers(control)).toEqual([]);
  await expect(feed(page).getByText('The minister resigns.')).toHaveCount(0);
  // It is below the visible part. The edge of its column says so and links to it.
  const edge = control.getByText('1 held post below');
  await expect(edge).toBeInViewport();
  // Press without scrolling. `click` may scroll the column to its end first, where the hint disappears.
  const { x, y, width, height } = (await edge.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await control.mouse.click(x + width / 2, y + height / 2);
  const release = coming(control).getByRole('button', { name: /^Release: post by / });
  await expect(release).toBeInViewport({ ratio: 1 });
  await release.click();
  await expect(control.getByText(/^Released to /)).toBeFocused();
  await expect(feed(page).getByText('The minister resigns.')).toBeVisible();
  await page.reload();
  await expect(feed(page).getByRole('article').first()).toContainText('The minister resigns.');
});

test('an author can set the release of a post, change it and undo the change', async ({ browser }) => {
  const run = await desk.started('WHEN01');
  const simulations = await desk.world.facilitator.call('listSimulations');
  const { id, stages } = await desk.world.facilitator.call('getSimulation', {
    params: { simulationId: simulations.find(({ name }) => name === 'The Tamber Light')?.id ?? 0 },
  });
  const scenario = `/admin/simulations/${id}/stages/${stages[0]?.id}/scenarios/${run.current_scenario?.id}`;
  const { page } = await contextOf(browser, desk.world, desk.world.admin);
  await page.goto(`${scenario}?room=legal`);
  const room = page.getByRole('region', { name: 'In this room' });
  await page.getByLabel('Text of the post').fill('The court sits at noon.');
  await page.getByRole('radio', { name: 'At a time' }).check();
  const time = page.getByLabel('Minutes and seconds into the stage');
  await time.fill('5:30');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add Post' }).click();
  await expect(room.getByText('5 min 30 s into the stage')).toBeVisible();
  await room.getByRole('button', { name: 'Edit time of post by The Legal Expert' }).last().click();
  await room.getByRole('radio', { name: 'When released' }).check();
  await room.getByRole('button', { name: 'Save' }).click();
  await expect(room.getByText('When you release it')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(room.getByText('5 min 30 s into the stage')).toBeVisible();

  await page
    .getByLabel('Text of the post')
    .fill('[{"content": "One", "release": "1:15"}, {"content": "Two", "release": "held"}]');
  const found = page.getByRole('status').filter({ hasText: '2 posts found.' });
  await expect(found.getByText('At 01:15')).toBeVisible();
  await expect(found.getByText('When released')).toBeVisible();
});
