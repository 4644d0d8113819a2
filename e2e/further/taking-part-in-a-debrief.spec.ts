import { expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { button, type Desk, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers, Looking } from '../looking.ts';
import { closeWindows, contextOf } from '../world.ts';

/* Participants take part in a debrief on their phones, which a facilitator leads over HTTP. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const [first, second] = [roles[0], roles[1]];
const phases = ['reactions', 'what-happened', 'why', 'lessons', 'commitment', 'done'] as const;
type Phase = (typeof phases)[number];
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const address = (run: Run) => `/simulation/debrief?runId=${run.id}`;

async function opened(code: string): Promise<Run> {
  const run = await desk.played(code);
  await desk.world.facilitator.call('openGuidedDebrief', { params: params(run) });
  return run;
}

/** Moves the debrief of a run on from one phase to a later one. */
async function move(run: Run, from: Phase, to: Phase): Promise<void> {
  for (let index = phases.indexOf(from); index < phases.indexOf(to); index++)
    await desk.world.facilitator.call('moveGuidedDebrief', {
      params: params(run),
      body: { from: phases[index] ?? from, to: phases[index + 1] ?? to },
    });
}

/** Writes a lesson of each of these people and shows it to everybody. */
async function releaseLessons(run: Run, texts: readonly string[]): Promise<void> {
  const entry_ids: string[] = [];
  for (const [index, text] of texts.entries()) {
    const { id } = await desk.cast[roles[index % roles.length] ?? first].client.call('writeDebriefEntry', {
      params: params(run),
      body: { phase: 'lessons', text, is_private: false, shows_name: index === 1 },
    });
    entry_ids.push(id);
  }
  await desk.world.facilitator.call('releaseDebriefEntries', {
    params: params(run),
    body: { entry_ids, is_released: true },
  });
}

test('typed texts of two people stay with them when the phase is closed', async ({ browser }) => {
  const run = await opened('TAKE01');
  await move(run, 'reactions', 'why');
  const ada = await contextOf(browser, desk.world, desk.cast[first], phone);
  const bob = await contextOf(browser, desk.world, desk.cast[second], phone);
  for (const { page } of [ada, bob]) {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Take Part in the Debrief' }).first().click();
    await expect(page).toHaveURL(new RegExp(`${address(run).replace('?', '\\?')}$`));
    await field(page).fill('We waited');
  }

  // One is offline and sends, the other has not sent yet.
  await ada.context.setOffline(true);
  await button(ada.page, 'Send').click();
  await expect(ada.page.getByText('Waiting to be sent')).toBeVisible();
  await bob.page.getByText('Only me', { exact: true }).click();
  await move(run, 'why', 'lessons');
  await expect(bob.page.getByText('The debrief has moved on: Lessons.')).toBeVisible();
  await expect(field(bob.page)).toHaveValue('We waited');
  expect(await findBarriers(bob.page)).toEqual([]);
  await button(bob.page, 'Go There').click();
  await expect(bob.page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  const left = 'You were still writing in the phase Why. It was not sent.';
  await expect(bob.page.getByRole('textbox', { name: left })).toHaveValue('We waited');

  await ada.context.setOffline(false);
  const refused = ada.page.getByText('Your answer of the phase Why was not sent.');
  await expect(refused).toBeVisible({ timeout: 30_000 });
  expect(await findBarriers(ada.page)).toEqual([]);
  await ada.page.reload();
  await expect(refused).toBeVisible();
  await expect(ada.page.getByText('We waited', { exact: true })).toBeVisible();
  await button(ada.page, 'Discard').click();
  await expect(refused).toBeHidden();
});

test('the mark of a lesson that is merged goes to the other lesson, and can be moved', async ({
  browser,
}) => {
  const run = await opened('TAKE02');
  await move(run, 'reactions', 'lessons');
  await releaseLessons(run, ['Ask every room.', 'Ask all rooms.', 'Put bad news first.']);
  const { page } = await contextOf(browser, desk.world, desk.cast[first], phone);
  await page.goto(address(run));
  const mark = (text: string) => button(page, `Mark: ${text}`);
  await mark('Ask all rooms.').click();
  await expect(page.getByText('2 of 3 marks left')).toBeVisible();
  const { debrief } = await desk.world.facilitator.call('getGuidedDebrief', { params: params(run) });
  const idOf = (text: string) => debrief?.lessons.find((lesson) => lesson.text === text)?.id ?? '';
  await desk.world.facilitator.call('mergeLesson', {
    params: { ...params(run), entryId: idOf('Ask all rooms.') },
    body: { into: idOf('Ask every room.') },
  });
  await expect(mark('Ask every room.')).toHaveAttribute('aria-pressed', 'true');
  await mark('Put bad news first.').press('Enter');
  await expect(page.getByText('1 of 3 marks left')).toBeVisible();
  await expect(mark('Put bad news first.')).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
});

test('the screens of participants in a debrief pass the screen checks', { tag: '@look' }, async ({
  browser,
}) => {
  const run = await opened('TAKE03');
  const looking = await Looking.begin(browser, desk.world);
  await looking.become(desk.cast[first]);
  await looking.open(address(run));
  await looking.see('Write something first, or just listen.');
  await looking.look('debrief-reactions');
  await move(run, 'reactions', 'why');
  await looking.see('Why did it make sense at the time?');
  await field(looking.page).fill('In our room the number that mattered was the daily loss.');
  await looking.press('Send');
  await looking.see('For everyone. Not shown yet.');
  await looking.look('debrief-own-answer');
  await move(run, 'why', 'lessons');
  await releaseLessons(run, ['Ask every room.', 'Put bad news first.', 'Watch the clock.']);
  await looking.press('Mark: Ask every room.');
  await looking.see('2 of 3 marks left');
  await looking.look('debrief-lessons');
  await move(run, 'lessons', 'commitment');
  await looking.see('Save Commitment');
  await looking.look('debrief-commitment');
  await move(run, 'commitment', 'done');
  await looking.see('6 questions left.');
  await looking.look('debrief-questions');
  await looking.press('Leave Out');
  await looking.see(/^Leave the questions out\?/);
  await looking.look('debrief-questions-left-out');
  await looking.press('Leave Out');
  await looking.see('The debrief is over.');
  await looking.look('debrief-over');
});
