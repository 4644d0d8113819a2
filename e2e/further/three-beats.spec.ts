import { expect, type Page } from '@playwright/test';
import { roles } from '@vincere/domain';
import { vote } from '../cast.ts';
import { button, Desk } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { closeWindows, contextOf, openWorld, type World } from '../world.ts';

/* A stage ends in three beats: the result, what came of it, and the next stage. */

let world: World;
let desk: Desk;
test.beforeAll(async () => {
  world = await openWorld();
  desk = await Desk.open(world);
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

const phone = { viewport: { width: 390, height: 844 } };

test('a result, its outcome and the next stage reach control, projector and phones one after the other', async ({
  browser,
}) => {
  const run = await desk.started('BEATS1');
  const code = run.access_code;
  const scenario = run.current_scenario;
  const decision = scenario?.all_decisions[0];
  await world.facilitator.call('updateDecision', {
    params: { decisionId: decision?.id ?? 0 },
    body: { outcome: 'The tow held until the harbour mouth.\n\nThen the second line parted.' },
  });
  const page = await desk.openRun(browser, run);
  const [wall] = await Promise.all([
    page.waitForEvent('popup'),
    button(page, 'Present in a New Window').click(),
  ]);
  const projector = wall.getByRole('dialog', { name: 'Projector view' });
  const phones: Page[] = [];
  for (const [role, path] of [
    ['political', `/simulation/room/political?code=${code}`],
    ['social', `/simulation/dashboard?code=${code}`],
    ['legal', `/simulation?code=${code}`],
  ] as const) {
    const { page: own } = await contextOf(browser, world, desk.cast[role], phone);
    await own.goto(path);
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
    phones.push(own);
  }
  const [inRoom, onDashboard, late] = phones as [Page, Page, Page];
  await inRoom.getByRole('button', { name: /^Notes/ }).click();
  await inRoom.getByLabel('Add a note').fill('Half a thought');
  await vote(desk.cast, run, roles);

  // The result: the decision and the votes, and nothing else. One phone has lost its connection.
  await late.context().setOffline(true);
  await expect(button(page, 'Next Stage')).toBeEnabled();
  await button(page, 'Next Stage').click();
  const chosen = decision?.title_of_decision ?? '';
  await expect(projector).toContainText('Stage 1: the decision');
  for (const own of [inRoom, onDashboard]) {
    await expect(own.getByRole('heading', { level: 1 })).toContainText(chosen);
    await expect(own.getByText('4 of 6 chose it.')).toBeVisible();
    await expect(own.getByText('Stage 2 has not begun.')).toBeVisible();
    await expect(own.getByText('The tow held until the harbour mouth.')).toHaveCount(0);
    expect(await findBarriers(own)).toEqual([]);
  }
  expect(await findBarriers(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('control-revealed.png') });
  await inRoom.screenshot({ path: test.info().outputPath('phone-revealed.png') });
  await late.context().setOffline(false);
  await expect(late.getByText('Stage 2 has not begun.')).toBeVisible({ timeout: 30_000 });

  // What came of it.
  await button(page, 'Show What Came of It').click();
  await expect(projector).toContainText('The tow held until the harbour mouth.');
  for (const own of phones) {
    await expect(own.getByText('The tow held until the harbour mouth.')).toBeVisible();
    await expect(own.getByText('Stage 2 has not begun.')).toBeVisible();
  }
  await page.screenshot({ path: test.info().outputPath('control-outcome.png') });
  await wall.screenshot({ path: test.info().outputPath('projector-outcome.png') });
  await onDashboard.emulateMedia({ colorScheme: 'dark' });
  await onDashboard.screenshot({ path: test.info().outputPath('phone-outcome-dark.png') });

  // The server dies before the next stage begins, and nothing has moved when it is back.
  await world.kill();
  await world.restart();
  await expect(button(page, 'Begin Stage 2')).toBeEnabled({ timeout: 30_000 });
  for (const own of phones) await expect(own.getByText('Stage 2 has not begun.')).toBeVisible();
  await expect(async () => {
    await button(page, 'Begin Stage 2').click({ timeout: 2_000 });
    await expect(button(page, 'Begin Stage 2')).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await expect(projector).toContainText('Stage 2 of 3');
  for (const own of phones) {
    await expect(own.getByText('Stage 2 has not begun.')).toHaveCount(0, { timeout: 30_000 });
    await expect(own.getByText('Stage 2 of 3').filter({ visible: true }).first()).toBeVisible();
  }
  // What was typed in the last stage waits where it can be used.
  await expect(inRoom.getByText('Half a thought')).toBeVisible();
  expect((await desk.now(run)).stage_clock?.running).toBe(true);
});
