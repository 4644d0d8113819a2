import { expect, type Page } from '@playwright/test';
import { type Desk, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { Looking } from '../looking.ts';
import { closeWindows, createRun } from '../world.ts';

/* A facilitator looks into a room of a running run. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const feed = (page: Page) => page.getByRole('region', { name: 'Feed' });
const voters = (page: Page) => page.getByRole('region', { name: 'Votes and reasoning' });
const notes = (page: Page) => page.getByRole('list', { name: 'Notes' });

test('a facilitator sees a room as its people do, with live updates', async ({ browser }) => {
  const run = await desk.started('LOOKIN');
  const { political } = desk.cast;
  const { facilitator } = desk.world;
  const { id: roomRunId } = await political.client.call('getRoomRunByName', {
    params: { ...params(run), roomName: 'political' },
  });
  const seen = async () =>
    (await political.client.call('getRoomRun', { params: { roomRunId } })).tweets.map(
      ({ content }) => content,
    );
  const publish = (content: string, release: null | 'held') =>
    facilitator.call('publishPost', { params: { roomRunId }, body: { content, release } });

  const page = await desk.openRun(browser, run);
  await page.getByRole('link', { name: 'Look in: Strategist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Strategist' })).toBeVisible();
  await expect(feed(page).getByRole('article')).toHaveCount((await seen()).length);
  await expect(page.getByText('No vote yet: Maud Lindqvist')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await political.client.call('addRoomNote', {
    params: { roomRunId },
    body: { text: 'The pilots are on our side.' },
  });
  await expect(notes(page)).toContainText('The pilots are on our side.');
  const { id } = await publish('Only once it is released.', 'held');
  await publish('The tug has left.', null);
  await expect(feed(page).getByRole('article').first()).toContainText('The tug has left.');
  await expect(feed(page)).not.toContainText('Only once it is released.');
  await facilitator.call('releasePost', { params: { postId: id }, body: { simulation_run_id: run.id } });
  await expect(feed(page)).toContainText('Only once it is released.');
  await expect(feed(page).getByRole('article')).toHaveCount((await seen()).length);

  const body = { decision_chosen_id: run.current_scenario?.all_decisions[0]?.id ?? 0, evidence: [id] };
  await political.client.call('castRoomVote', {
    params: params(run),
    body: { ...body, reasoning: 'The port stays ours.' },
  });
  await expect(voters(page)).toContainText('The port stays ours.');
  await political.client.call('castFinalVote', {
    params: params(run),
    body: { ...body, reasoning: 'Nobody objected.' },
  });
  await expect(voters(page)).toContainText('Nobody objected.');
  await expect(voters(page).getByRole('list', { name: 'Evidence' })).toHaveCount(2);
  await expect(voters(page).getByRole('list', { name: 'Evidence' }).first()).toContainText(
    'Only once it is released.',
  );

  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Legal Expert' }).click();
  await expect(page.getByText('No vote yet: Priya Raman')).toBeVisible();
  await expect(page.getByText('The pilots are on our side.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the Control Room' }).click();
  await expect(page.getByRole('button', { name: 'Next Stage' })).toBeVisible();
});

test('the rooms of a draft and of a finished run say where to look instead', async ({ browser }) => {
  const run = await createRun(desk.world, 'LOOKI2');
  const page = await desk.openRun(browser, run);
  await page.goto(`/admin/runs/${run.id}/rooms/legal`);
  await expect(page.getByText('This room is not open yet')).toBeVisible();
  for (const status of ['IN_PROGRESS', 'ENDED'] as const)
    await desk.world.facilitator.call('changeRunStatus', { params: params(run), body: { status } });
  await page.getByRole('link', { name: 'Open the Report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Board workshop' })).toBeVisible();
  await page.goto(`/admin/runs/${run.id}/rooms/nowhere`);
  await expect(page.getByRole('link', { name: 'All Runs' })).toBeVisible();
});

test('a room with votes passes the screen checks @look', async ({ browser }) => {
  const run = await desk.started('LOOKI3');
  const { social, legal } = desk.cast;
  await desk.world.facilitator.call('moveParticipant', {
    params: { userRunId: (await desk.now(run)).users_playing.at(-1)?.user_run_id ?? 0 },
    body: { room_name: 'social' },
  });
  const { id: roomRunId } = await social.client.call('getRoomRunByName', {
    params: { ...params(run), roomName: 'social' },
  });
  const { tweets } = await social.client.call('getRoomRun', { params: { roomRunId } });
  const body = {
    decision_chosen_id: run.current_scenario?.all_decisions[1]?.id ?? 0,
    reasoning: 'The city needs water before it needs a plan. The hospital has water for 36 hours only.',
    evidence: tweets.slice(0, 2).map(({ id }) => id),
  };
  await social.client.call('castRoomVote', { params: params(run), body });
  await social.client.call('castFinalVote', { params: params(run), body });
  await legal.client.call('addRoomNote', {
    params: { roomRunId },
    body: { text: 'Ask the harbour master who holds the keys.' },
  });
  const looking = await Looking.begin(browser, desk.world);
  await looking.become(desk.world.admin);
  await looking.open(`/admin/runs/${run.id}/rooms/social`);
  await looking.see('The city needs water');
  await looking.see('Ask the harbour master');
  await looking.look('run-room');
  await looking.page.context().close();
});
