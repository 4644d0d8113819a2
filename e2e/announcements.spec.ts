import { expect, type Locator, type Page } from '@playwright/test';
import { expectToast, failedToast, loseAnswer, noteAppearing, toaster } from './call-faults.ts';
import { button, type Desk, level, openTab, params } from './facilitator-world.ts';
import { test } from './fixtures.ts';
import { findBarriers } from './looking.ts';
import { dashboardOf, roomOf } from './on-a-run.ts';
import { closeWindows, contextOf } from './world.ts';

/* Messages from a facilitator during a run: announcements, and nudges to missing voters. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const announced = (page: Page) => page.getByRole('list', { name: 'Announcements' });
/** Presses twice, like a double click, before the page has been redrawn. */
const pressTwice = (one: Locator) =>
  one.evaluate((element: HTMLElement) => {
    element.focus();
    element.click();
    element.click();
  });
const waiting = (page: Page) => page.getByText('Your facilitator is waiting for your final decision.');

test('an announcement is shown at the top of every page of the run until it is dismissed or deleted', async ({
  browser,
}) => {
  const run = await desk.started('SAYALL');
  const control = await desk.openRun(browser, run);
  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  const { page: other } = await contextOf(browser, desk.world, desk.cast.legal);
  await page.goto(roomOf(run));
  await other.goto(dashboardOf(run));
  const say = async (text: string, room?: string) => {
    if (room) await control.getByRole('combobox', { name: 'To whom' }).selectOption(room);
    await openTab(control, 'Announce');
    await control.getByRole('textbox', { name: 'Announcement' }).fill(text);
    await pressTwice(button(control, 'Announce'));
    await expect(control.getByRole('list', { name: 'Announced' })).toContainText(text);
  };
  await say('Lunch is at noon.');
  await say('Your files are complete now.', 'social');
  await expect(announced(page).getByRole('listitem')).toHaveCount(2);
  await expect(announced(other)).toContainText('Lunch is at noon.');
  await expect(announced(other).getByRole('listitem')).toHaveCount(1);
  for (const one of [page, control]) expect(await findBarriers(one)).toEqual([]);
  await announced(page).getByRole('button', { name: 'Put this announcement away' }).first().click();
  await page.reload();
  await expect(announced(page).getByRole('listitem')).toHaveCount(1);
  await expect(announced(page)).toContainText('Lunch is at noon.');
  await control.getByRole('button', { name: 'Take Back: Lunch is at noon.' }).click();
  await expect(announced(page)).toHaveCount(0);
  await expect(announced(other)).toHaveCount(0);
  // The button disappears with its row. Focus stays in the list, and the same text can be announced again.
  await expect(control.getByRole('list', { name: 'Announced' })).toBeFocused();
  // A text whose response was lost is announced only once.
  const restore = await loseAnswer(control, 'announce');
  await button(control, 'Undo').click();
  await expect(button(control, 'Try Again')).toBeVisible();
  await restore();
  await button(control, 'Try Again').click();
  await expect(announced(other)).toContainText('Lunch is at noon.');
  await expect(announced(other).getByRole('listitem')).toHaveCount(1);
});

test('a toast shows an announcement only to people who have scrolled away from its place', async ({
  browser,
}) => {
  const run = await desk.started('SCROLL');
  const { page } = await contextOf(browser, desk.world, desk.cast.social, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  const say = (content: string) =>
    desk.world.facilitator.call('announce', { params: params(run), body: { content, room_name: null } });
  const toasts = toaster(page);
  await page.goto(roomOf(run));
  await expect(page.getByRole('article').first()).toBeVisible();
  const shownToasts = await noteAppearing(page, 'section[aria-label=Notifications] p');
  await say('Lunch is at noon.');
  await expect(announced(page)).toContainText('Lunch is at noon.');
  // An announcement that is covered by the top bar counts as out of view.
  await announced(page).evaluate((place) => scrollTo(0, place.getBoundingClientRect().top + scrollY - 1));
  await say('The bus leaves at five.');
  await expect(toasts).toContainText('The bus leaves at five.');
  await expect(toasts).toContainText('Your facilitator, ');
  // The list announces it to screen readers, once.
  await expect(toaster(page).locator('[role]').filter({ hasText: 'The bus' })).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await say('Mind the step.');
  await expect(toasts).toContainText('Mind the step.');
  await expect(announced(page).getByRole('listitem')).toHaveCount(3);
  expect(await shownToasts()).toEqual(['The bus leaves at five.', 'Mind the step.']);
  await desk.world.facilitator.call('nudge', { params: params(run) });
  await expectToast(page, 'Your facilitator is waiting for your final decision.');
});

test('announcements and released posts stay in their stage, but the control room keeps the announcements', async ({
  browser,
}) => {
  const run = await desk.started('STAYS1');
  const { facilitator } = desk.world;
  const room = await facilitator.call('getRoomRunByName', {
    params: { ...params(run), roomName: 'social' },
  });
  await facilitator.call('publishPost', {
    params: { roomRunId: room.id },
    body: { content: 'The bridge is closed.', release: 'held' },
  });
  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  await page.goto(dashboardOf(run));
  const control = await desk.openRun(browser, run);
  await openTab(control, 'Announce');
  await control.getByRole('textbox', { name: 'Announcement' }).fill('Lunch is at noon.');
  await button(control, 'Announce').click();
  await expect(announced(page)).toContainText('Lunch is at noon.');
  await openTab(control, 'Posts');
  await control.getByRole('button', { name: /^Release: post by .* to Advocate$/ }).click();
  const released = control.getByText(/^Released to Advocate/);
  await expect(released).toBeVisible();
  await desk.decide(run, level);
  await facilitator.call('advanceRun', { params: params(run), body: { force: true } });
  await expect(announced(page)).toHaveCount(0);
  await expect(released).toHaveCount(0);
  await openTab(control, 'Announce');
  const said = control.getByRole('list', { name: 'Announced' }).getByRole('listitem');
  await expect(said.filter({ hasText: 'Lunch is at noon.' })).toContainText('Stage 1');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Final Decision' })).toBeVisible();
  await expect(announced(page)).toHaveCount(0);
});

test('a nudge reaches missing voters only', async ({ browser }) => {
  const run = await desk.started('NUDGE1');
  const { social: _, ...others } = level;
  await desk.decide(run, others);
  const { page } = await contextOf(browser, desk.world, desk.cast.social);
  const { page: done } = await contextOf(browser, desk.world, desk.cast.legal);
  await page.goto(roomOf(run));
  await done.goto(dashboardOf(run));
  const control = await desk.openRun(browser, run);
  await pressTwice(button(control, 'Nudge them'));
  await expect(control.getByText('1 person sees that you are waiting.')).toBeVisible();
  // Screen readers don't announce each second of the countdown, and the pressed button keeps the focus.
  const again = control.getByRole('button', { name: 'Nudge them' });
  await expect(control.getByText(/Again in \d+ s/)).toBeVisible();
  await expect(failedToast(control)).toBeEmpty();
  await expect(control.getByRole('status').getByText(/Again in \d+ s/)).toHaveCount(0);
  await expect(again).toBeFocused();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(waiting(page)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await expect(done.getByRole('heading', { name: 'Final Decision', exact: true })).toBeVisible();
  await expect(waiting(done)).toHaveCount(0);
  // A room has its own vote, so the nudge links to the final decision.
  const way = page.getByRole('link', { name: 'Go to the Final Decision' });
  const decision = page.getByRole('heading', { name: 'Final Decision Required' });
  await way.click();
  await expect(decision).toBeInViewport();
  // The link also works from the top of the page that it led to.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(decision).not.toBeInViewport();
  await way.click();
  await expect(decision).toBeInViewport();
  // A link that opens another tab doesn't move the reader.
  await page.evaluate(() => scrollTo(0, 0));
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    way.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.close();
  await expect(decision).not.toBeInViewport();
  await page.goBack();
  await button(page, "I'm on It").click();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});
