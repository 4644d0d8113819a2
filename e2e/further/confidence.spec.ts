import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { seatCast } from '../cast.ts';
import { type Desk, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { choose, dashboardOf, reasoning, someone } from '../on-a-run.ts';
import { changeStatus, closeWindows, confirmAddress, contextOf, type KnownPerson } from '../world.ts';

/* Voters say how sure they are and what the group will decide. After the stage, everybody sees totals. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const phone = { viewport: { width: 320, height: 720 }, colorScheme: 'dark' } as const;

async function windowOf(browser: Browser, person: keyof Desk['cast'], path: string, options: object = {}) {
  const { page } = await contextOf(browser, desk.world, desk.cast[person], options);
  await page.goto(path);
  return page;
}

/** Starts a run that asks for confidence, with the cast and `more` people in the legal room. */
async function askingRun(code: string, more: number): Promise<{ run: Run; people: KnownPerson[] }> {
  const { facilitator } = desk.world;
  const run = await seatCast(desk.world, desk.cast, code);
  const others: KnownPerson[] = [];
  for (let count = 0; count < more; count += 1) {
    const other = await someone(desk.world);
    await other.client.call('joinRun', { body: { access_code: code, room_name: 'legal' } });
    others.push(other);
  }
  await facilitator.call('setRunOptions', { params: params(run), body: { asks_confidence: true } });
  await changeStatus(desk.world, run, 'IN_PROGRESS');
  return { run: await desk.now(run), people: [...Object.values(desk.cast), ...others] };
}

/** Casts both votes of a person for these decisions, who expects the second one. */
async function voteSurely(run: Run, person: KnownPerson, [from, to]: [number, number], confidence: 40 | 80) {
  const ids = (run.current_scenario?.all_decisions ?? []).map(({ id }) => id);
  const reasoning = 'It holds.';
  const { client } = person;
  await client.call('castRoomVote', {
    params: params(run),
    body: { decision_chosen_id: ids[from] ?? 0, reasoning, confidence, forecast: ids[1] ?? 0 },
  });
  await client.call('castFinalVote', {
    params: params(run),
    body: { decision_chosen_id: ids[to] ?? 0, reasoning, confidence },
  });
}

const fold = (page: Page) => page.getByText('How sure the group was in stage 1');

const roomOf = (run: Run, room: string) => `/simulation/room/${room}?code=${run.access_code}`;
const sure = (page: Page) => page.getByRole('radiogroup', { name: 'How sure are you?' });
const forecast = (page: Page) => page.getByRole('radiogroup', { name: 'What will the group decide?' });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('voters answer by keyboard and on a phone, and the report shows the shift', async ({ browser }) => {
  const { facilitator } = desk.world;
  const run = await seatCast(desk.world, desk.cast, 'SURE01');
  const control = await desk.openRun(browser, run);
  const asks = control.getByRole('switch', { name: 'Ask how sure people are' });
  await asks.click();
  await expect(asks).toBeChecked();
  await changeStatus(desk.world, run, 'IN_PROGRESS');

  // With the keyboard alone: a missing answer is reported under its own field and gets the focus.
  const legal = await windowOf(browser, 'legal', roomOf(run, 'legal'));
  await choose(legal, 'Available Decision');
  await reasoning(legal).fill('The law is on our side.');
  await legal.getByRole('button', { name: 'Submit Decision' }).press('Enter');
  await expect(legal.getByText('Say how sure you are.')).toBeVisible();
  await expect(sure(legal).getByRole('radio', { name: '0, a guess' })).toBeFocused();
  expect(await findBarriers(legal)).toEqual([]);
  await legal.keyboard.press('Space');
  for (let step = 0; step < 7; step += 1) await legal.keyboard.press('ArrowRight');
  await expect(sure(legal).getByRole('radio', { name: '70' })).toBeChecked();
  await legal.reload();
  await expect(sure(legal).getByRole('radio', { name: '70' })).toBeChecked();
  await forecast(legal).getByRole('radio').first().press('Space');
  await legal.getByRole('button', { name: 'Submit Decision' }).press('Enter');
  await expect(legal.getByText('How sure you were: 70 of 100.')).toBeVisible();
  expect(await findBarriers(legal)).toEqual([]);

  // On a phone, the boxes are at least 44 pixels high and nothing scrolls sideways.
  const small = await windowOf(browser, 'economic', dashboardOf(run), phone);
  await choose(small, 'Your final decision');
  await reasoning(small).fill('Costs.');
  const certain = sure(small).getByRole('radio', { name: '100, certain' });
  await certain.check();
  expect((await certain.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await widthOf(small)).toBeLessThanOrEqual(320);
  expect(await findBarriers(small)).toEqual([]);
  await small.getByRole('button', { name: 'Submit Final Decision' }).click();
  await expect(small.getByText('How sure you were: 100 of 100.')).toBeVisible();

  // The others vote over HTTP. The report shows the shift with totals.
  const [first, second] = (await desk.now(run)).current_scenario?.all_decisions ?? [];
  const body = { decision_chosen_id: first?.id ?? 0, reasoning: 'It holds.' };
  for (const person of ['political', 'social', 'technological', 'environmental'] as const) {
    const { client } = desk.cast[person];
    const estimates = { confidence: 60, forecast: second?.id ?? 0 } as const;
    await client.call('castRoomVote', { params: params(run), body: { ...body, ...estimates } });
    await client.call('castFinalVote', { params: params(run), body: { ...body, confidence: 80 } });
  }
  await facilitator.call('advanceRun', { params: params(run), body: { force: true } });
  await changeStatus(desk.world, run, 'ENDED');
  const shift = control.getByRole('region', { name: 'From room vote to final decision' });
  await expect(shift.getByRole('img', { name: 'Nobody moved' }).first()).toBeVisible();
  await expect(shift.getByRole('table')).toContainText('No room vote');
  const bandsOfNobody = shift.locator('[data-empty] > i');
  await expect(bandsOfNobody.first()).toBeAttached();
  for (const band of await bandsOfNobody.all()) await expect(band).toHaveCSS('height', '0px');
  await expect(shift.getByRole('list', { name: 'With the final decision' })).toContainText('80 of 100: 4');
  await expect(shift).toContainText('4 of 5 expected it');
  expect(await findBarriers(control)).toEqual([]);
});

test('means appear with four who stayed and four who moved, and the next stage shows totals to everybody', async ({
  browser,
}) => {
  const { facilitator } = desk.world;
  const { run, people } = await askingRun('SURE08', 2);
  const observer = await someone(desk.world);
  await confirmAddress(desk.world, observer);
  const account = observer.session.email_address ?? '';
  await facilitator.call('addObserver', { params: params(run), body: { account } });
  const { page: watching } = await contextOf(browser, desk.world, observer);
  await watching.goto(`/observe/${run.id}`);
  for (const [index, person] of people.entries())
    await voteSurely(run, person, index < 4 ? [1, 1] : [0, 1], index < 4 ? 80 : 40);
  await expect(watching.getByRole('heading', { name: run.name })).toBeVisible();
  await expect(fold(watching)).toBeHidden();

  // In the next stage, the totals are folded in for participants, on a phone too, and for observers.
  await facilitator.call('advanceRun', { params: params(run), body: {} });
  const small = await windowOf(browser, 'economic', dashboardOf(run), phone);
  const room = await windowOf(browser, 'legal', roomOf(run, 'legal'));
  for (const page of [small, room, watching]) {
    await fold(page).click();
    await expect(page.getByRole('list', { name: 'With the room vote' })).toContainText('80 of 100: 4');
    await expect(page.getByRole('list', { name: 'With the final decision' })).toContainText('40 of 100: 4');
    await expect(page.getByRole('list', { name: 'What the group expected' })).toContainText(
      '8 of 8 expected it',
    );
    expect(await findBarriers(page)).toEqual([]);
  }
  expect(await widthOf(small)).toBeLessThanOrEqual(320);

  await changeStatus(desk.world, run, 'ENDED');
  const control = await desk.openRun(browser, run);
  const shift = control.getByRole('region', { name: 'From room vote to final decision' });
  await expect(shift).toContainText('4 of 8 changed their minds, all of them away from A');
  await expect(shift).toContainText('Stayed, 480');
  await expect(shift).toContainText('Moved, 440');
  await expect(shift).toContainText('8 of 8 expected it');
  expect(await findBarriers(control)).toEqual([]);
  await control.setViewportSize({ width: 320, height: 720 });
  expect(await widthOf(control)).toBeLessThanOrEqual(320);
});

test('only counts appear with three answers', async ({ browser }) => {
  const { facilitator } = desk.world;
  const { run, people } = await askingRun('SURE03', 0);
  for (const person of people.slice(0, 3)) await voteSurely(run, person, [0, 1], 40);
  await facilitator.call('advanceRun', { params: params(run), body: { force: true } });
  const tooFew = (question: string) =>
    `${question}: fewer than four people answered, so no totals are shown.`;
  const room = await windowOf(browser, 'legal', roomOf(run, 'legal'));
  await fold(room).click();
  await expect(room.getByText(tooFew('With the room vote'))).toBeVisible();

  await changeStatus(desk.world, run, 'ENDED');
  const control = await desk.openRun(browser, run);
  const shift = control.getByRole('region', { name: 'From room vote to final decision' });
  await expect(shift).toContainText('3 of 3 changed their minds, all of them away from A');
  await expect(shift.getByRole('table')).toContainText('No room vote');
  for (const question of ['With the room vote', 'With the final decision'])
    await expect(shift.getByText(tooFew(question))).toBeVisible();
  await expect(shift).not.toContainText('expected it');
  await expect(shift).not.toContainText('Means of what they said');
});
