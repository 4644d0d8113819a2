import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { type Role, roles } from '@vincere/domain';
import { button, type Desk, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { closeWindows, contextOf } from '../world.ts';

/* Posts that appear on conditions: an author sets them, and a facilitator follows them in the control room. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const earlier = 'You chose this yourselves.';
const voted = 'The advocates have made up their minds.';
const never = 'You should have chosen otherwise.';

const text = (page: Page) => page.getByLabel('Text of the post');
const list = (page: Page) => page.getByRole('region', { name: 'In this room' });
const kind = (page: Page, number: number) => page.getByLabel(`Kind of condition ${number}`);
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Takes a screenshot in both themes, each of which must be free of barriers. */
async function lookAt(page: Page, name: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await findBarriers(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}.png`) });
  }
}

async function reader(browser: Browser, run: Run, room: Role): Promise<Page> {
  const { page } = await contextOf(browser, desk.world, desk.cast[room]);
  await page.goto(`/simulation/room/${room}?code=${run.access_code}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  return page;
}

test('posts appear once their conditions hold, and can be dropped until then', async ({ browser }) => {
  const { facilitator } = desk.world;
  const run = await desk.startedCopy('Board workshop', 'WHENIF');
  for (const role of roles)
    await desk.cast[role].client.call('joinRun', {
      body: { access_code: run.access_code, room_name: role },
    });
  const { id, stages } = await facilitator.call('getPlayedSimulation', { params: params(run) });
  const [first, second] = stages;
  const [chosen, other] = first?.scenarios[0]?.all_decisions ?? [];
  const scenarioId = chosen?.link_next_scenario_id;
  const place = `/admin/simulations/${id}/stages/${second?.id}/scenarios/${scenarioId}`;
  const { page } = await contextOf(browser, desk.world, desk.world.admin, {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(`${place}?room=legal`);

  // The first post, with the mouse.
  await text(page).fill(earlier);
  await page.getByText('On conditions').click();
  await button(page, 'Add a Condition').click();
  await kind(page, 1).selectOption('An earlier decision was taken');
  await page
    .getByLabel('Decision', { exact: true })
    .selectOption({ label: `A, ${chosen?.title_of_decision}` });
  const sentence = `stage 1 was closed with A “${chosen?.title_of_decision}”`;
  await expect(page.getByText(`Appears once ${sentence}.`)).toBeVisible();
  await button(page, 'Add Post').click();
  await expect(list(page).getByText(`Once ${sentence}`)).toBeVisible();

  // The second one, with the keyboard. Its minute is refused at first.
  await text(page).fill(voted);
  await page.getByRole('radio', { name: 'With the stage' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'On conditions' })).toBeChecked();
  await button(page, 'Add a Condition').press('Enter');
  await expect(kind(page, 1)).toBeFocused();
  await page.keyboard.type('Everybody has voted');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Advocate');
  await button(page, 'Add a Condition').press('Enter');
  await kind(page, 2).selectOption('A room has not read a post');
  await page.getByLabel('by minute').fill('0');
  await expect(page.getByText('Write a minute of the stage, from 1 to 1440.')).toBeVisible();
  await expect(button(page, 'Add Post')).toBeDisabled();
  await lookAt(page, 'authoring');
  await button(page, 'Remove condition 2').press('Enter');
  await expect(button(page, 'Add a Condition')).toBeFocused();
  await text(page).press('Control+Enter');
  await expect(list(page).getByText('Once everybody in the Advocate room has voted')).toBeVisible();

  // The third one can never appear, which its author learns here and in the pre-flight check.
  await facilitator.call('createPost', {
    body: {
      content: never,
      room_name: 'legal',
      scenario_id: scenarioId ?? 0,
      when: [{ kind: 'decided', scenario_id: first?.scenarios[0]?.id ?? 0, decision_id: other?.id ?? 0 }],
    },
  });
  await page.goto(`/admin/simulations/${id}/stages`);
  await page.getByRole('button', { name: /^Pre-flight/ }).click();
  const found = page.getByRole('link', { name: `Post: ${never}` });
  await found.scrollIntoViewIfNeeded();
  await lookAt(page, 'pre-flight');
  await found.click();
  const problem = `This post can never appear: no way through the decision “${other?.title_of_decision}”`;
  await expect(list(page).getByText(never)).toBeInViewport();
  await list(page).getByText(problem).scrollIntoViewIfNeeded();
  await lookAt(page, 'never');
  await page.setViewportSize({ width: 320, height: 760 });
  const edit = list(page).getByRole('button', { name: /^Edit time of post/ });
  await edit.last().click();
  await expect(list(page).getByText('All of these hold')).toBeVisible();
  await list(page).getByLabel('Not before').scrollIntoViewIfNeeded();
  expect(await overhang(page)).toBe(0);
  await lookAt(page, 'authoring-phone');

  // In the second stage the first post is there. The others wait.
  await desk.decide(run, {
    political: 0,
    economic: 0,
    social: 0,
    technological: 0,
    environmental: 0,
    legal: 0,
  });
  await facilitator.call('advanceRun', { params: params(run), body: {} });
  const room = await reader(browser, run, 'legal');
  await expect(room.getByText(earlier).first()).toBeVisible();
  await expect(room.getByText(voted)).toHaveCount(0);
  const control = await desk.openRun(browser, run);
  const coming = control.getByRole('list', { name: 'Posts to come' });
  const waiting = coming.getByRole('listitem').filter({ hasText: voted });
  await expect(waiting).toContainText('Once everybody in the Advocate room has voted');
  await expect(coming).toContainText(`Once stage 1 was closed with B “${other?.title_of_decision}”`);
  await waiting.getByRole('button', { name: /^Drop: post by/ }).scrollIntoViewIfNeeded();
  await lookAt(control, 'control-room');
  await waiting.getByRole('button', { name: /^Drop: post by/ }).click();
  await expect(waiting).toContainText('It will not appear in this run.');
  await lookAt(control, 'control-room-dropped');

  // While it is dropped, it stays away. It appears as soon as that is undone.
  const { current_scenario } = await desk.now(run);
  await desk.cast.social.client.call('castRoomVote', {
    params: params(run),
    body: { decision_chosen_id: current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'It holds.' },
  });
  await expect(waiting).toContainText('Dropped');
  await waiting.getByRole('button', { name: /^Undo Drop: post by/ }).click();
  await expect(room.getByText(voted).first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await control.setViewportSize({ width: 320, height: 760 });
  await coming.scrollIntoViewIfNeeded();
  expect(await overhang(control)).toBe(0);
  await lookAt(control, 'control-room-phone');

  // A facilitator can also release one by hand.
  await coming.getByRole('button', { name: /^Release Now: post by/ }).click();
  await expect(control.getByText(/^Released to /)).toBeFocused();
  await expect(room.getByText(never).first()).toBeVisible();
});
