import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '@vincere/domain';
import { expectToast, toaster } from './call-faults.ts';
import { test } from './fixtures.ts';
import { findBarriers } from './looking.ts';
import { buildPerson, changeStatus, contextOf, createRun, type World } from './world.ts';

/* The way through a run: the next step and the latest news are always in view. */

let world: World;

test.beforeAll(({ world: shared }) => {
  world = shared;
});

const phone = { width: 390, height: 844 };
const laptop = { width: 1440, height: 900 };

/** Starts a run with two new people. */
async function startRun(code: string, room_name: Role = 'social') {
  const people = await Promise.all(
    ['ada', 'ben'].map((name) =>
      buildPerson(world, {
        first_name: name,
        last_name: 'Osei',
        email_address: `${name}.${code}@example.org`,
      }),
    ),
  );
  const run = await createRun(world, code);
  await changeStatus(world, run, 'IN_PROGRESS');
  for (const one of people) await one.client.call('joinRun', { body: { access_code: code, room_name } });
  const [person, other] = people;
  if (person === undefined || other === undefined) throw new Error('Nobody is on the run');
  const now = () => world.facilitator.call('getRun', { params: { runId: run.id } });
  /** Both people decide, and the run advances. Returns the title of the chosen decision. */
  const advance = async (): Promise<string> => {
    const { current_scenario, all_users_decision, users_playing } = await now();
    const chosen = current_scenario?.all_decisions[0];
    for (const one of people) {
      const seat = users_playing.find(({ user }) => user.email_address === one.email_address)?.user_run_id;
      const hasDecided = all_users_decision.some(
        (vote) => vote.user_run_id === seat && vote.scenario_id === current_scenario?.id,
      );
      if (hasDecided) continue;
      await one.client.call('castFinalVote', {
        params: { runId: run.id },
        body: { decision_chosen_id: chosen?.id ?? 0, reasoning: 'Onward' },
      });
    }
    await world.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
    return chosen?.title_of_decision ?? '';
  };
  return { run, person, advance };
}

const choose = (page: Page, group: string) =>
  page.getByRole('radiogroup', { name: group }).locator('label').first().click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};
/** Returns whether nothing covers the corners of an element. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 4, right - 4].every((x) =>
      [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(x, y))),
    );
  });
const dashboardOf = (code: string) => `/simulation/dashboard?code=${code}`;

for (const [device, viewport, code] of [
  ['phone', phone, 'WAYPH1'],
  ['laptop', laptop, 'WAYLA1'],
] as const) {
  test(`the next step is in view on a ${device}, from the dashboard to the final decision`, async ({
    browser,
  }) => {
    const { person } = await startRun(code);
    const { page } = await contextOf(browser, world, person, { viewport });
    await page.goto(dashboardOf(code));
    const enter = page.getByRole('link', { name: 'Enter Room: The Advocate' });
    await expect(enter).toBeInViewport();
    await expect(page.getByText('Nobody in this room')).toHaveCount(5);
    await enter.click();
    const tab = page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name: 'Decision' });
    if (device === 'phone') await tab.click();
    const onward = page.getByRole('link', { name: 'Go to the Final Decision' });
    await choose(page, 'Available Decision');
    await page.getByLabel('Your reasoning').fill('It is what we can carry');
    await expect(onward).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Submit Decision' })).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(page.getByLabel('Your reasoning'))).toBe(true);
    await press(page, 'Submit Decision');
    await expectToast(page, 'Your decision has been submitted');
    await expect(page.getByText('Submitted', { exact: true })).toBeFocused();
    await expect(onward).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(onward)).toBe(true);
    const others = page.getByText('The 2 decisions you did not choose');
    await expect(others).toBeVisible();
    // Nothing shows below the pinned link but the tabs of a phone, even if the screen is low.
    const low = { ...viewport, height: 600 };
    await page.setViewportSize(low);
    const foot = device === 'phone' ? (await tab.boundingBox())?.y : low.height;
    expect((foot ?? 0) - (await bottomOf(onward))).toBeLessThan(16);
    await page.setViewportSize(viewport);
    await onward.click();
    const title = page.getByRole('heading', { name: 'Final Decision Required' });
    const isThere = async () => {
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: 'Room Preliminary Decisions' })).toBeInViewport();
    };
    await isThere();

    await page.goto(dashboardOf(code));
    const make = page.getByRole('button', { name: 'Make the Final Decision' });
    await expect(make).toBeInViewport();
    await make.click();
    await isThere();
    await choose(page, 'Your final decision');
    await page.getByLabel('Your reasoning').fill('The others will follow');
    await press(page, 'Submit Final Decision');
    await expect(page.getByText(/^Your decision is in\. 1 of 2 so far, waiting for \w+\.$/)).toBeVisible();
    await expect(make).toHaveCount(0);
  });
}

test('a new stage shows the news, the situation and the typed text on the Decision tab of a phone', async ({
  browser,
}) => {
  const { person, advance } = await startRun('WAYST1');
  const { page } = await contextOf(browser, world, person, { viewport: phone });
  await page.goto('/simulation/room/social?code=WAYST1');
  const tabs = page.getByRole('navigation', { name: 'Room' });
  const open = (name: string) => tabs.getByRole('button', { name }).click();
  await open('Decision');
  await choose(page, 'Available Decision');
  await page.getByLabel('Your reasoning').fill('The reason of stage one');
  await page.getByLabel('Your reasoning').press('End');
  const first = await advance();
  const news = page.locator('[data-moved]');
  await expect(news).toContainText(`The group chose: ${first}. Stage 2 of 3`);
  // Typing goes on in the text of the stage before.
  const reason = page.getByLabel('You were still writing your reasoning. It was not submitted.');
  await expect(reason).toBeFocused();
  await page.keyboard.type(', and of two');
  await expect(reason).toHaveValue('The reason of stage one, and of two');
  await expect(toaster(page)).toBeEmpty();
  await press(page, 'Go to It');
  await expect(tabs.getByRole('button', { name: 'Feed' })).toHaveAttribute('aria-current', 'true');
  await expect(reason).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Stage \d: The group chose/ })).toContainText(
    first,
  );
  await press(page, 'Discard');

  // A person who types a note stays there, and sees the news and the old text above the page.
  await open('Notes');
  const note = page.getByLabel('Add a note');
  await note.fill('Half a note of stage two');
  const second = await advance();
  await expect(news).toContainText(`The group chose: ${second}.`);
  const half = page.getByLabel('You were still writing a note. It was not sent.');
  for (const part of [news.getByText('A new stage has begun'), half])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(half).toBeFocused();
  await page.keyboard.type('!');
  await expect(half).toHaveValue('Half a note of stage two!');
  await expect(note).toHaveValue('');
  const below = async () => ((await note.boundingBox())?.y ?? 0) - (await bottomOf(news));
  expect(await below()).toBeGreaterThan(0);
  await press(page, 'Go to It');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(half).toBeInViewport();
});

test('the scenario text can be opened in the room, and closes again with each stage', async ({ browser }) => {
  const { run, person, advance } = await startRun('WAYTXT');
  const { page } = await contextOf(browser, world, person, { viewport: phone });
  await page.goto('/simulation/room/social?code=WAYTXT');
  const text = page.getByRole('region', { name: 'Feed' }).getByRole('group');
  const openScenarioText = async () => {
    await expect(text).toBeVisible();
    await expect(text).toHaveText('Read the scenario');
    await page.getByText('Read the scenario').click();
    const { current_scenario } = await world.facilitator.call('getRun', { params: { runId: run.id } });
    await expect(text).toContainText(current_scenario?.description.slice(0, 40) ?? '');
  };
  await openScenarioText();
  await advance();
  await expectToast(page, 'A new stage has begun');
  await openScenarioText();
});

test('the link from the briefing to the next page is visible before scrolling', async ({ browser }) => {
  const { run, person } = await startRun('WAYCTA');
  for (const viewport of [phone, laptop]) {
    const { page } = await contextOf(browser, world, person, { viewport });
    await page.goto(`/simulation?code=${run.access_code}`);
    const proceed = page.getByRole('link', { name: 'Proceed to VINCERE Dashboard' });
    await expect(proceed).toBeInViewport({ ratio: 1 });
    // It doesn't cover anything that can be focused by keyboard.
    const foot = proceed.locator('..');
    let come = 0;
    for (; come < 100; come++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      const isCovered = await foot.evaluate((cta) => {
        const focused = document.activeElement;
        if (focused === null || cta.contains(focused)) return false;
        const [one, other] = [focused.getBoundingClientRect(), cta.getBoundingClientRect()];
        const isBeside = one.right <= other.left || one.left >= other.right;
        return !isBeside && one.bottom > other.top && one.top < other.bottom;
      });
      expect(isCovered, `${await page.locator(':focus').textContent()} is covered`).toBe(false);
    }
    expect(come).toBeGreaterThan(2);
    expect(come).toBeLessThan(100);
    await page.getByRole('heading', { name: 'Participants' }).scrollIntoViewIfNeeded();
    expect(await findBarriers(page)).toEqual([]);
    await proceed.click();
    await expect(page).toHaveURL(/\/simulation\/dashboard/);
  }
});

test('the dashboard links to the run in progress', async ({ browser }) => {
  const { run, person } = await startRun('WAYNOW');
  const { page } = await contextOf(browser, world, person, { viewport: phone });
  await page.goto('/dashboard');
  const start = page.getByRole('button', { name: 'Start Simulation' });
  await expect(start).toHaveAccessibleDescription('You need the access code from your facilitator.');
  const resume = page.getByRole('link', { name: `Resume ${run.name}` });
  const colourOf = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).backgroundColor);
  const signal = await colourOf(resume);
  expect(await colourOf(start)).not.toBe(signal);
  await changeStatus(world, run, 'ENDED');
  await page.reload();
  await expect(resume).toHaveCount(0);
  await expect(start).toHaveCSS('background-color', signal);
});

test('the role of a room fits on one line of a small phone', async ({ browser }) => {
  const { person } = await startRun('WAYROL', 'environmental');
  const { page } = await contextOf(browser, world, person, { viewport: { width: 360, height: 640 } });
  await page.goto('/simulation/room/environmental?code=WAYROL');
  const role = page.getByRole('banner').getByText('Environmentalist', { exact: true });
  await expect(role).toHaveText('Environmentalist');
  expect(await role.evaluate((words) => words.getClientRects().length)).toBe(1);
});

test('the end of the simulation redirects a participant who has just decided, and names the decision', async ({
  browser,
}) => {
  const { person, advance } = await startRun('WAYEND');
  const { page } = await contextOf(browser, world, person, { viewport: phone });
  await advance();
  const before = await advance();
  await page.goto('/simulation?code=WAYEND');
  await expect(page.getByRole('paragraph').filter({ hasText: /^Stage \d: The group chose/ })).toContainText(
    before,
  );
  await page.goto(dashboardOf('WAYEND'));
  await choose(page, 'Your final decision');
  await page.getByLabel('Your reasoning').fill('The last word');
  await press(page, 'Submit Final Decision');
  await expect(page.getByText('This is the last stage')).toBeVisible();
  const last = await advance();
  const complete = page.getByRole('heading', { name: 'Simulation Complete!' });
  await expect(complete).toBeInViewport({ ratio: 1 });
  await expect(complete).toBeFocused();
  await expect(page.getByRole('main').getByText(`The group chose: ${last}.`)).toBeInViewport();
  await expectToast(page, 'The simulation is over', `The group chose: ${last}.`);
  await expect(page.getByRole('button', { name: 'Stay Here' })).toBeInViewport({ ratio: 1 });
});
